import type { PaymentDecision } from './payment-decision.ts'
import type { LateCancellationCost, ReservationPayment } from './types.ts'

/** What a late cancellation costs, by the state of the visit's payment. */
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

/** Whether two costs are the same: the one that the guest was told, and the current one. */
export function isSameCost(one: LateCancellationCost, other: LateCancellationCost): boolean {
  return one.does === other.does && amountOf(one) === amountOf(other)
}

function amountOf(cost: LateCancellationCost): number {
  return cost.does === 'nothing' ? 0 : cost.amount
}

/**
 * The decision on the payment at a late cancellation by the guest: a stored card is left for the staff to
 * charge.
 */
export function decisionFor({ does }: LateCancellationCost): PaymentDecision {
  return { does: does === 'nothing' ? 'return' : 'keep' }
}
