import type { Money } from '#lib/money/money.ts'
import type { ReserveRequest } from '../contract.ts'
import type { PaymentDue } from '../payment.ts'
import type { AvailabilityReply, PolicyReply } from './wire.ts'

/** What a card must give, without the words of the policy, which are read later. */
export type CardDue = Omit<PaymentDue, 'policy'>

/** A slot, the party, and the kind of availability that is to be booked. */
type Wanted = { at: string; party: number; kind: 'Standard' | 'Experience' }

/**
 * What the cancellation policy of a slot asks of a card, for the whole party: a `charge` is paid at once, a
 * `hold` is charged only if nobody comes. Null = nothing.
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

/**
 * Id of the policy by which a card is stored for an experience at a time; null where the experience has none
 * of its own, or is prepaid.
 */
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
 * What a policy asks of a card for a party; null where it names no amount. A hold has the currency of
 * `price`. OpenTable does not document whether the amount of a hold is for one guest: as it is the most that
 * may be charged, it is multiplied by the party.
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

/**
 * The `credit_card` of a reservation: the card token, or, after a question of the bank, the intent that
 * Stripe.js returned.
 */
export function cardBody(card: NonNullable<ReserveRequest['card']>) {
  const { token, last4, answered } = card
  if (!answered) return { token, last4 }
  const { paymentMethod, kind, intent } = answered
  return {
    ...{ token, last4, paymentMethod },
    ...(kind === 'hold' ? { setupIntent: intent } : { paymentIntent: intent }),
  }
}
