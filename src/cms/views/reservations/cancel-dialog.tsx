import { useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { PaymentDecision } from '#booking-engine/payments/payment-decision.ts'
import type { ReservationPayment } from '#booking-engine/payments/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { AmountField } from './amount-field.tsx'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { guestName } from './labels.ts'
import * as t from './messages.gen.ts'
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
  const getsText = one.texts !== null && one.guest.phone !== ''
  const consequences = [
    t.tableFreeRightAway({
      guest: guestName(one),
      party: one.party,
      moment: momentLabel(one.at),
    }),
    ...(one.guest.email ? [t.guestGetsEmail()] : []),
    ...(!one.guest.email && getsText ? [t.guestGetsText()] : []),
    ...(!isWalkIn && !one.guest.email && !getsText ? [t.guestLeftNoEmail()] : []),
  ]
  return (
    <Dialog
      title={isWalkIn ? t.removeThisWalkInQuestion() : t.cancelReservationQuestion()}
      submit={isWalkIn ? t.removeWalkIn() : submitText(money, decision)}
      busy={actions.busy}
      error={actions.error?.at === one.id ? actions.error.text : null}
      close={close}
      send={() => actions.cancel(one, money && decision)}
    >
      <p>{consequences.join(' ')}</p>
      {money ? <Choices {...{ money, does, setDoes, isLate }} /> : null}
      {money && does === 'charge' ? <AmountField {...{ money, amount, setAmount }} /> : null}
    </Dialog>
  )
}

/** The label of the button that cancels, which says whether it charges a card. */
function submitText(money: ReservationPayment | null, decision: PaymentDecision): string {
  if (!money || decision.does !== 'charge') return t.cancelReservation()
  return t.cancelAndCharge({ amount: moneyLabel({ ...money, amount: decision.amount }) })
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
          ['return', t.refundAmount({ amount })],
          ['keep', t.keepAmount({ amount })],
        ]
      : [
          ['return', t.chargeNothing()],
          ['charge', t.chargeTheCard()],
        ]
  return (
    <fieldset className={styles.choices}>
      <legend className={shared.label}>
        {money.kind === 'charge' ? t.whatWasPaid() : t.theCardOnFile({ amount })}
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
      <p className={styles.aside}>{isLate ? t.deadlineHasPassed() : t.deadlineIsToCome()}</p>
    </fieldset>
  )
}
