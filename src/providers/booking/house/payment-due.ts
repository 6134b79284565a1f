import type { LateCancellationCost, ReservationPayment } from '#booking-engine/payments/types.ts'
import type { AmountDue } from '#booking-engine/pricing/amount-due.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { addMinutes, localOf } from '#lib/time/time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import * as t from '../messages.gen.ts'
import type { LateCost as BookingLateCost, BookingPayment, PaymentDue } from '../payment.ts'

/** A held table: its local time, and minutes before it until which its guest may cancel. */
type HeldTable = { at: string; timeZone: string; cutOff: number }

/** What a card must give for a held table, and when that is refunded or released. `now` is an instant in ms. */
export function paymentDue(
  { kind, ...money }: AmountDue,
  held: HeldTable,
  now: number,
): PaymentDue {
  return { kind, money, policy: [policyOf(kind, moneyLabel(money), held, now)] }
}

function policyOf(
  kind: AmountDue['kind'],
  amount: string,
  { at, timeZone, cutOff }: HeldTable,
  now: number,
): string {
  const until = addMinutes(at, -cutOff)
  const tooLate = localOf(now, timeZone) > until
  const moment = momentLabel(until)
  if (kind === 'charge') {
    return tooLate ? t.tooSoonForRefund() : t.refundUntil({ moment })
  }
  return tooLate ? t.chargedIfAbsent({ amount }) : t.freeUntil({ moment, amount })
}

/** The payment of a reservation in the port's shape: an authorised amount counts as paid. */
export function bookingPayment(money: ReservationPayment): BookingPayment {
  const { kind, state, last4, amount, currency, multiplier } = money
  const shown = state === 'taken' ? 'paid' : state
  return { kind, state: shown, last4, money: { amount, currency, multiplier } }
}

/** What a late cancellation costs, in the port's shape. */
export function bookingLateCost(
  cost: LateCancellationCost,
  money: ReservationPayment | null,
): BookingLateCost {
  if (cost.does === 'nothing' || !money) return { does: 'nothing' }
  const { currency, multiplier } = money
  return { does: cost.does, money: { amount: cost.amount, currency, multiplier } }
}

/** The cost that a guest accepts, in the engine's shape. */
export function acceptedCostOf(cost: BookingLateCost): LateCancellationCost {
  return cost.does === 'nothing' ? cost : { does: cost.does, amount: cost.money.amount }
}
