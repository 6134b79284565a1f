import type { PaymentDecision } from './payment-decision.ts'
import type { LateCancellationCost, ReservationPayment } from './types.ts'

/** What a late cancellation costs, as the money of the visit stands. */
export function lateCostOf(money: ReservationPayment | null): LateCancellationCost {
  switch (money?.state) {
    case 'taken':
    case 'paid':
      return { does: 'keep', amount: money.amount }
    case 'kept':
      return { does: 'charge', amount: money.amount }
    default:
      return { does: 'nothing' }
  }
}

/** Whether a guest was told just that. */
export function isSameCost(one: LateCancellationCost, other: LateCancellationCost): boolean {
  return one.does === other.does && amountOf(one) === amountOf(other)
}

function amountOf(cost: LateCancellationCost): number {
  return cost.does === 'nothing' ? 0 : cost.amount
}

/** What becomes of the money at a late cancellation by the guest: a kept card waits for the staff. */
export function decisionFor({ does }: LateCancellationCost): PaymentDecision {
  return { does: does === 'nothing' ? 'return' : 'keep' }
}
