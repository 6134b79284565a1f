import { useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { ReservationPayment } from '#booking-engine/payments/types.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { AmountField } from './amount-field.tsx'
import { Dialog } from './dialog.tsx'
import { chargeReasonOf, guestName, localMomentLabel } from './labels.ts'
import type { HostActions } from './use-host-actions.ts'

/** Asks before a kept card is charged, and how much of what its guest agreed to. */
export function ChargeDialog({
  one,
  money,
  actions,
  close,
}: {
  one: HostReservation
  money: ReservationPayment
  actions: HostActions
  close(): void
}) {
  const [amount, setAmount] = useState(money.amount)
  return (
    <Dialog
      title={`Charge the card for ${chargeReasonOf(one)}?`}
      submit={`Charge ${moneyLabel({ ...money, amount })}`}
      busy={actions.busy}
      error={actions.error?.at === one.id ? actions.error.text : null}
      close={close}
      send={() => actions.charge(one, amount)}
    >
      <p>
        {guestName(one)}, party of {one.party}, {localMomentLabel(one.at)}, agreed that up to{' '}
        {moneyLabel(money)} may be charged
        {money.last4 ? ` to the card ending in ${money.last4}` : ''}. The card is charged once
        {one.state === 'no_show' ? ', and the no-show cannot be undone afterwards' : ''}.
        {one.guest.email ? ' The guest gets an email about it.' : ''}
      </p>
      <AmountField {...{ money, amount, setAmount }} />
    </Dialog>
  )
}
