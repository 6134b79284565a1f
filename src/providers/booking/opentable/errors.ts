import type { CardAction } from '../payment.ts'
import { errorReply } from './wire.ts'

/** The kinds of failed calls, the same for all of them. */
export type FailureKind =
  | 'unavailable'
  | 'too_many_requests'
  | 'forbidden'
  | 'unknown_restaurant'
  | 'slot_gone'
  | 'token_invalid'
  | 'in_the_past'
  | 'party_size'
  | 'party_too_small'
  | 'name_refused'
  | 'email_refused'
  | 'phone_refused'
  | 'overlapping'
  | 'card_required'
  | 'card_action'
  | 'card_refused'
  | 'past_cut_off'
  | 'no_reservation'
  | 'not_bookable'

/**
 * Patterns of OpenTable's messages and codes (its tables of common errors) and some spellings that its
 * servers use instead; the first that matches decides, so the specific ones come first.
 */
const BY_MESSAGE: [RegExp, FailureKind][] = [
  [/Slot\W?Not\W?Available|NoAvailability|no availability found/i, 'slot_gone'],
  [/reservation[\s_-]?token|slot[\s_-]?lock/i, 'token_invalid'],
  [/OverlappingReservations/i, 'overlapping'],
  [/CreditCardCutoff|RedirectToHost|Human intervention/i, 'past_cut_off'],
  [/InThePast|NotFarEnoughInAdvance/i, 'in_the_past'],
  [/CreditCardRequired/i, 'card_required'],
  [/SCA ?Required|SCAForPayment/i, 'card_action'],
  [/INVALID_PAYMENT_DATA|UNAUTHORIZED_PROVIDER|ACCESS_DENIED/i, 'card_refused'],
  [/PAYMENT_VALIDATION_FAILED|INTERNAL_ERROR|CreditCard|\bcard\b/i, 'card_refused'],
  [/BelowMinPartySize/i, 'party_too_small'],
  [/AboveMaxPartySize|party_size should not/i, 'party_size'],
  [/date_time should not/i, 'slot_gone'],
  [/Resource not found Restaurant|restaurant_id should not/i, 'unknown_restaurant'],
  [/MissingResource|InvalidRidOrReservationId/i, 'no_reservation'],
  [/\[Email\]|email_address/i, 'email_refused'],
  [/Phone|NoCountryID/i, 'phone_refused'],
  [/first_name|last_name/i, 'name_refused'],
  [/expired/i, 'token_invalid'],
]

export type Failure = {
  kind: FailureKind
  /** OpenTable's own id of the request, for its support. */
  vendorRequestId: string
  cardAction: CardAction | null
}

/** The failure that a reply means which is no success; null, no reply at all, is `unavailable`. */
export function failureOf(reply: { status: number; body: unknown } | null): Failure {
  if (!reply) return { kind: 'unavailable', vendorRequestId: '', cardAction: null }
  const parsed = errorReply.safeParse(reply.body)
  const errors = parsed.success ? parsed.data.errors : []
  const said = errors.flatMap(({ code, message }) => [code, message])
  const words = [...said, parsed.data?.message ?? ''].join(' ')
  const known = BY_MESSAGE.find(([pattern]) => pattern.test(words))?.[1]
  // A token that is invalid or expired is the site's own where the status says so.
  const ours = reply.status === 401 && known === 'token_invalid'
  const kind = ours ? 'forbidden' : (known ?? byStatus(reply.status))
  const details = errors[0]?.details ?? {}
  return {
    kind,
    vendorRequestId: parsed.data?.requestid ?? '',
    cardAction: kind === 'card_action' ? cardActionOf(details, words) : null,
  }
}

function byStatus(status: number): FailureKind {
  if (status === 404) return 'unknown_restaurant'
  if (status === 410) return 'token_invalid'
  if (status === 429) return 'too_many_requests'
  if (status === 402 || status === 422 || status === 424) return 'card_refused'
  // Not our guest's fault: a key that is wrong, or one that may not ask for this restaurant.
  if (status === 401 || status === 403) return 'forbidden'
  // A success that cannot be read says as little as none.
  return status >= 500 || status < 400 ? 'unavailable' : 'not_bookable'
}

function cardActionOf(details: Record<string, unknown>, words: string): CardAction {
  const word = (name: string) => (typeof details[name] === 'string' ? details[name] : '')
  return {
    clientSecret: word('client_secret'),
    redirectUrl: null,
    paymentMethod: word('payment_method'),
    connectedAccount: word('connected_account_pk'),
    kind: /SCAForPayment/i.test(words) ? 'payment' : 'hold',
  }
}
