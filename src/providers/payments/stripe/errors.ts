import Stripe from 'stripe'
import { type Refusal, refuse } from '#lib/result.ts'
import type { CardRefusedCode, Unavailable } from '../contract.ts'

const {
  StripeAPIError,
  StripeCardError,
  StripeConnectionError,
  StripeError,
  StripeRateLimitError,
} = Stripe.errors

/** What Stripe says of a token that is not, or not any more, worth a card. */
const SPENT = new Set(['resource_missing', 'token_already_used', 'token_in_use'])
const OUT_OF_TURN = new Set(['payment_intent_unexpected_state', 'setup_intent_unexpected_state'])

/** Takes one line for each request that Stripe rejects. */
export type Log = (line: string) => void

/**
 * What an error of Stripe means where a card is given: that it is refused, or that Stripe cannot be asked.
 * What makes one such request invalid and not another is its card. Faults of our own are thrown.
 */
export function cardRefusal(error: unknown, log: Log): Refusal<CardRefusedCode | Unavailable> {
  if (error instanceof StripeCardError) return refuse('card_refused', { reason: reasonOf(error) })
  const refused = unavailableRefusal(error, log)
  const invalid = error instanceof StripeError && error.statusCode === 400
  if (refused.code !== 'payment_rejected' || !invalid) return refused
  return refuse('card_refused', { reason: error.code || 'invalid_request' })
}

/** As `refusalOf`, for calls to which no card is given. */
export function unavailableRefusal(error: unknown, log: Log): Refusal<Unavailable> {
  const passing =
    error instanceof StripeConnectionError ||
    error instanceof StripeRateLimitError ||
    error instanceof StripeAPIError ||
    // Another call under the same key is under way.
    (error instanceof StripeError && (error.statusCode === 409 || (error.statusCode ?? 0) >= 500))
  if (passing) return refuse('provider_unavailable')
  if (!(error instanceof StripeError) || error.statusCode === undefined) throw error
  log(rejectionLine(error))
  return refuse('payment_rejected')
}

/** Whether a card's token is what Stripe does not take. */
export function isUsedToken(error: unknown): boolean {
  return error instanceof StripeError && SPENT.has(error.code ?? '')
}

/** Whether a payment is past what was asked of it: then only how it stands is worth knowing. */
export function isUnexpectedState(error: unknown): boolean {
  return error instanceof StripeError && OUT_OF_TURN.has(error.code ?? '')
}

/** Whether the bank of a card says no. */
export function isCardRefused(error: unknown): boolean {
  return error instanceof StripeCardError
}

/** Whether what was named does not exist (any more). */
export function isMissing(error: unknown): boolean {
  return error instanceof StripeError && error.code === 'resource_missing'
}

/** Whether more was to be given back than was left. */
export function isBeyondPaid(error: unknown): boolean {
  if (!(error instanceof StripeError) || error.statusCode !== 400) return false
  return error.code === 'charge_already_refunded' || error.param === 'amount'
}

/** The word for a refusal: what the bank says, else what Stripe says. */
export function reasonOf(error: { decline_code?: string | null; code?: string | null }): string {
  // The library has '' where there is none.
  return error.decline_code || error.code || 'card_declined'
}

/** Without Stripe's message: that may repeat what it was sent. */
function rejectionLine(error: InstanceType<typeof StripeError>): string {
  const { type, code, param, statusCode, requestId } = error
  const about = [type, code, param].filter(Boolean).join(', ')
  return `stripe: rejected, status ${statusCode}, ${about}, theirs ${requestId ?? '-'}`
}
