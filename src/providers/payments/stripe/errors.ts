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

/** Codes of errors about a card token that does not exist or was used. */
const SPENT = new Set(['resource_missing', 'token_already_used', 'token_in_use'])
const OUT_OF_TURN = new Set(['payment_intent_unexpected_state', 'setup_intent_unexpected_state'])

/** Called with one log line for each request that Stripe rejects. */
export type Log = (line: string) => void

/**
 * The refusal that an error means for a call with a card: the card is refused, or Stripe cannot be reached.
 * An invalid request is the fault of its card, as nothing else in it varies. Other errors are thrown.
 */
export function cardRefusal(error: unknown, log: Log): Refusal<CardRefusedCode | Unavailable> {
  if (error instanceof StripeCardError) return refuse('card_refused', { reason: reasonOf(error) })
  const refused = unavailableRefusal(error, log)
  const invalid = error instanceof StripeError && error.statusCode === 400
  if (refused.code !== 'payment_rejected' || !invalid) return refused
  return refuse('card_refused', { reason: error.code || 'invalid_request' })
}

/**
 * The refusal that an error means for a call without a card: `provider_unavailable` where it may be repeated,
 * `payment_rejected`, with a log line, where Stripe rejects it. Other errors are thrown.
 */
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

/** Whether the error is about a card token that does not exist or was used. */
export function isUsedToken(error: unknown): boolean {
  return error instanceof StripeError && SPENT.has(error.code ?? '')
}

/** Whether the payment is in a state that does not allow the call; its state is then to be read. */
export function isUnexpectedState(error: unknown): boolean {
  return error instanceof StripeError && OUT_OF_TURN.has(error.code ?? '')
}

/** Whether the bank of a card says no. */
export function isCardRefused(error: unknown): boolean {
  return error instanceof StripeCardError
}

/** Whether the object of the call does not exist, or no longer. */
export function isMissing(error: unknown): boolean {
  return error instanceof StripeError && error.code === 'resource_missing'
}

/** Whether the refund was larger than what is left. */
export function isBeyondPaid(error: unknown): boolean {
  if (!(error instanceof StripeError) || error.statusCode !== 400) return false
  return error.code === 'charge_already_refunded' || error.param === 'amount'
}

/** The code of a refusal: the bank's, else Stripe's. */
export function reasonOf(error: { decline_code?: string | null; code?: string | null }): string {
  // The library has '' where there is none.
  return error.decline_code || error.code || 'card_declined'
}

/** The log line of a rejected request. It leaves out Stripe's message, which may contain what was sent. */
function rejectionLine(error: InstanceType<typeof StripeError>): string {
  const { type, code, param, statusCode, requestId } = error
  const about = [type, code, param].filter(Boolean).join(', ')
  return `stripe: rejected, status ${statusCode}, ${about}, theirs ${requestId ?? '-'}`
}
