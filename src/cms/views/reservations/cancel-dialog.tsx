import { useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { PaymentDecision } from '#booking-engine/payments/payment-decision.ts'
import type { ReservationPayment } from '#booking-engine/payments/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { moneyLabel } from '#lib/money/money.ts'
import shared from '../board/board.module.css'
import { AmountField } from './amount-field.tsx'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { guestName, localMomentLabel } from './labels.ts'
import type { HostActions } from './use-host-actions.ts'

/** Asks before a reservation is cancelled, and what becomes of its money: it cannot be undone. */
export function CancelDialog({
  one,
  day,
  now,
  actions,
  close,
}: {
  one: HostReservation
  day: HostDayView
  now: number
  actions: HostActions
  close(): void
}) {
  const isWalkIn = one.source === 'walk_in'
  const money = one.money && isOpen(one.money) ? one.money : null
  const isLate = now > one.startsAt - day.cancelCutOffMinutes * 60_000
  const [does, setDoes] = useState<PaymentDecision['does']>(
    isLate && money?.kind === 'charge' ? 'keep' : 'return',
  )
  const [amount, setAmount] = useState(money?.amount ?? 0)
  const decision: PaymentDecision = does === 'charge' ? { does, amount } : { does }
  return (
    <Dialog
      title={isWalkIn ? 'Remove this walk-in?' : 'Cancel this reservation?'}
      submit={isWalkIn ? 'Remove walk-in' : submitText(money, decision)}
      busy={actions.busy}
      error={actions.error?.at === one.id ? actions.error.text : null}
      close={close}
      send={() => actions.act(one, 'cancel', money && decision)}
    >
      <p>
        {guestName(one)}, party of {one.party}, {localMomentLabel(one.at)}. The table is free right
        away, and this cannot be undone.
        {one.guest.email ? ' The guest gets an email.' : ''}
        {!isWalkIn && !one.guest.email ? ' The guest left no email address: please call.' : ''}
      </p>
      {money ? <Choices {...{ money, does, setDoes, isLate }} /> : null}
      {money && does === 'charge' ? <AmountField {...{ money, amount, setAmount }} /> : null}
    </Dialog>
  )
}

/** The label of the button that cancels, which says whether it charges a card. */
function submitText(money: ReservationPayment | null, decision: PaymentDecision): string {
  if (!money || decision.does !== 'charge') return 'Cancel reservation'
  return `Cancel and charge ${moneyLabel({ ...money, amount: decision.amount })}`
}

/** Whether there is anything to decide on it. */
function isOpen({ state }: ReservationPayment): boolean {
  return state === 'taken' || state === 'paid' || state === 'kept'
}

function Choices({
  money,
  does,
  setDoes,
  isLate,
}: {
  money: ReservationPayment
  does: PaymentDecision['does']
  setDoes(does: PaymentDecision['does']): void
  isLate: boolean
}) {
  const amount = moneyLabel(money)
  const choices: [PaymentDecision['does'], string][] =
    money.kind === 'charge'
      ? [
          ['return', `Refund ${amount}`],
          ['keep', `Keep ${amount}`],
        ]
      : [
          ['return', 'Charge nothing'],
          ['charge', 'Charge the card'],
        ]
  return (
    <fieldset className={styles.choices}>
      <legend className={shared.label}>
        {money.kind === 'charge' ? 'What was paid' : `The card on file, for up to ${amount}`}
      </legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="money"
            checked={does === value}
            onChange={() => setDoes(value)}
          />
          <span>{label}</span>
        </label>
      ))}
      <p className={styles.aside}>
        {isLate
          ? 'The deadline for guests to cancel online has passed.'
          : 'The guest could still cancel free of charge.'}
      </p>
    </fieldset>
  )
}
