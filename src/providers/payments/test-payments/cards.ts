import { ok, type Result, refuse } from '#lib/result.ts'
import type { Card, CardRefusedCode } from '../contract.ts'

/**
 * How the bank of a test card behaves. `ask`: it asks the owner first · `late`: the card can be stored, but
 * not charged later · any other value but `good` is the reason of its refusal.
 */
export type CardBehaviour = 'good' | 'ask' | 'late' | Reason
type Reason = (typeof REASONS)[number]

const REASONS = [
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'incorrect_zip',
  'insufficient_funds',
  'lost_card',
  'processing_error',
  'stolen_card',
] as const

const BEHAVIOURS: ReadonlySet<string> = new Set(['good', 'ask', 'late', ...REASONS])

/** Stripe's published test numbers, the only ones that the test ledger takes. */
const TEST_CARDS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'good',
  '5555555555554444': 'good',
  '378282246310005': 'good',
  '6011111111111117': 'good',
  '4000002760003184': 'ask',
  '4000000000000341': 'late',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000009987': 'lost_card',
  '4000000000009979': 'stolen_card',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
  '4000000000000036': 'incorrect_zip',
}

/** How long after its end in UTC a month still lasts somewhere on Earth, ms. */
const ANYWHERE = 12 * 60 * 60_000

export function isCardBehaviour(text: string): text is CardBehaviour {
  return BEHAVIOURS.has(text)
}

/**
 * How the bank of a card behaves; refuses a card that is filled in wrongly, with Stripe's reasons. `now` in
 * ms.
 */
export function cardBehaviourOf(card: Card, now: number): Result<CardBehaviour, CardRefusedCode> {
  const behaviour = TEST_CARDS[card.number]
  if (!behaviour) return refuse('card_refused', { reason: 'not_a_test_card' })
  const month = Number(card.month)
  if (!/^\d{1,2}$/.test(card.month) || month < 1 || month > 12)
    return refuse('card_refused', { reason: 'invalid_expiry_month' })
  // The month after it, because a card is good to the end of its month.
  const ends = Date.UTC(2000 + Number(card.year), month) + ANYWHERE
  if (!/^\d{2}$/.test(card.year) || ends <= now)
    return refuse('card_refused', { reason: 'invalid_expiry_year' })
  if (!/^\d{3,4}$/.test(card.cvc)) return refuse('card_refused', { reason: 'invalid_cvc' })
  return ok(behaviour)
}

/** Why a card is refused for a payment of this kind; null where it is accepted. */
export function refusalAtOnce(behaviour: CardBehaviour, kind: 'charge' | 'hold'): string | null {
  if (behaviour === 'good' || behaviour === 'ask') return null
  if (behaviour === 'late') return kind === 'hold' ? null : 'card_declined'
  return behaviour
}

/** Why a stored card is refused when it is charged without its owner; null where it is accepted. */
export function refusalLater(behaviour: CardBehaviour): string | null {
  if (behaviour === 'good') return null
  return behaviour === 'ask' ? 'authentication_required' : 'card_declined'
}
