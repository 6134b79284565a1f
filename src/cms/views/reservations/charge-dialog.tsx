import { useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { ReservationPayment } from '#booking-engine/payments/types.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import { AmountField } from './amount-field.tsx'
import { Dialog } from './dialog.tsx'
import { guestName } from './labels.ts'
import * as t from './messages.gen.ts'
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
  const { last4 } = money
  const agreed = {
    guest: guestName(one),
    party: one.party,
    moment: momentLabel(one.at),
    amount: moneyLabel(money),
  }
  const consequences = [
    last4 ? t.agreedToChargeCard({ ...agreed, last4 }) : t.agreedToCharge(agreed),
    one.state === 'no_show' ? t.cardIsChargedOnceNoShow() : t.cardIsChargedOnce(),
    ...(one.guest.email ? [t.guestGetsEmailAboutIt()] : []),
  ]
  return (
    <Dialog
      title={
        one.state === 'cancelled' ? t.chargeForLateCancellationTitle() : t.chargeForNoShowTitle()
      }
      submit={t.charge({ amount: moneyLabel({ ...money, amount }) })}
      busy={actions.busy}
      error={actions.error?.at === one.id ? actions.error.text : null}
      close={close}
      send={() => actions.charge(one, amount)}
    >
      <p>{consequences.join(' ')}</p>
      <AmountField {...{ money, amount, setAmount }} />
    </Dialog>
  )
}
