import type { Money } from '#lib/money/money.ts'
import type { ReserveRequest } from '../contract.ts'
import type { PaymentDue } from '../payment.ts'
import type { AvailabilityReply, PolicyReply } from './wire.ts'

/** What a card must give, before it is said when it is given back. */
export type CardDue = Omit<PaymentDue, 'policy'>

/** A slot of a search, and the kind of table that is wanted there. */
type Wanted = { at: string; party: number; kind: 'Standard' | 'Experience' }

/**
 * What a slot asks of a card by its cancellation policy, for the whole party: a deposit is paid at once, a
 * hold is charged only where nobody comes; null = nothing.
 */
export function cardPolicyAt(
  reply: AvailabilityReply,
  { at, party, kind }: Wanted,
): CardDue | null {
  const policy = typesAt(reply, at).find(({ type }) => type === kind)?.cancellation_policy
  if (!policy) return null
  const { currency, denominator: multiplier } = policy
  const covers = policy.deposit_type.toLowerCase() === 'perguest' ? party : 1
  return {
    kind: policy.type === 'Deposit' ? 'charge' : 'hold',
    money: { amount: policy.amount * covers, currency, multiplier },
  }
}

/** Id of the policy by which a card vouches for an experience at a time; null = it has none of its own. */
export function experiencePolicyAt(
  reply: AvailabilityReply,
  at: string,
  experience: string,
): string | null {
  const policies = typesAt(reply, at).flatMap((one) => one.experience_cancellation_policies)
  const own = policies.find(({ experience_id }) => experience_id === experience)
  return own && own.type !== 'Prepayment' ? (own.id ?? null) : null
}

function typesAt({ times_available }: AvailabilityReply, at: string) {
  return times_available.filter(({ time }) => time === at).flatMap((one) => one.availability_types)
}

/**
 * What a policy asks of a card for a party; null where it names no amount. `price` has the currency of a
 * hold. Nobody says whether a hold's amount is one guest's: as it is the most that may be charged, it is
 * counted for each.
 */
export function cardPolicyOf(
  { deposit_details: deposit, hold_details: hold }: PolicyReply,
  party: number,
  price: Money | null,
): CardDue | null {
  if (deposit) {
    const { currency, denominator: multiplier } = deposit
    const covers = deposit.type.toLowerCase() === 'perguest' ? party : 1
    return { kind: 'charge', money: { amount: deposit.amount * covers, currency, multiplier } }
  }
  if (!hold) return null
  const { currency, multiplier } = price ?? { currency: 'USD', multiplier: 100 }
  const amount = hold.cancellation_penalty_amount * party
  return { kind: 'hold', money: { amount, currency, multiplier } }
}

/** A card as `make` takes it: after the bank's question with what Stripe.js made of the answer. */
export function cardBody(card: NonNullable<ReserveRequest['card']>) {
  const { token, last4, answered } = card
  if (!answered) return { token, last4 }
  const { paymentMethod, kind, intent } = answered
  return {
    ...{ token, last4, paymentMethod },
    ...(kind === 'hold' ? { setupIntent: intent } : { paymentIntent: intent }),
  }
}
