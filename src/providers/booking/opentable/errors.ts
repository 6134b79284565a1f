import type { CardAction } from '../payment.ts'
import { errorReply } from './wire.ts'

/** What a reply that is no success means, whichever call it answers. */
export type Trouble =
  | 'unavailable'
  | 'too_many_requests'
  | 'unknown_restaurant'
  | 'slot_gone'
  | 'token_invalid'
  | 'in_the_past'
  | 'party_size'
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

/** Words of OpenTable's messages (its tables of common errors), the most telling first. */
const BY_MESSAGE: [RegExp, Trouble][] = [
  [/SlotNotAvailable/i, 'slot_gone'],
  [/reservation_token/i, 'token_invalid'],
  [/OverlappingReservations/i, 'overlapping'],
  [/CreditCardCutoff|RedirectToHost/i, 'past_cut_off'],
  [/InThePast/i, 'in_the_past'],
  [/CreditCardRequired/i, 'card_required'],
  [/SCARequired|SCAForPayment/i, 'card_action'],
  [/INVALID_PAYMENT_DATA|UNAUTHORIZED_PROVIDER|ACCESS_DENIED/i, 'card_refused'],
  [/PAYMENT_VALIDATION_FAILED|INTERNAL_ERROR|CreditCard|card was declined/i, 'card_refused'],
  [/(Above|Below)M(ax|in)PartySize|party_size should not/i, 'party_size'],
  [/date_time should not/i, 'slot_gone'],
  [/MissingResource/i, 'no_reservation'],
  [/\[Email\]|email_address/i, 'email_refused'],
  [/Phone|NoCountryID/i, 'phone_refused'],
  [/first_name|last_name/i, 'name_refused'],
]

export type Failure = {
  trouble: Trouble
  /** OpenTable's own id of the request, for its support. */
  theirId: string
  cardAction: CardAction | null
}

/** Reads a reply that is no success. No reply at all is `unavailable`. */
export function failureOf(reply: { status: number; body: unknown } | null): Failure {
  if (!reply) return { trouble: 'unavailable', theirId: '', cardAction: null }
  const parsed = errorReply.safeParse(reply.body)
  const errors = parsed.success ? parsed.data.errors : []
  const words = [...errors.map(({ message }) => message), parsed.data?.message ?? ''].join(' ')
  const known = BY_MESSAGE.find(([pattern]) => pattern.test(words))
  const trouble = known?.[1] ?? byStatus(reply.status)
  const details = errors[0]?.details ?? {}
  return {
    trouble,
    theirId: parsed.data?.requestid ?? '',
    cardAction: trouble === 'card_action' ? cardActionOf(details, words) : null,
  }
}

function byStatus(status: number): Trouble {
  if (status === 404) return 'unknown_restaurant'
  if (status === 429) return 'too_many_requests'
  if (status === 402 || status === 422 || status === 424) return 'card_refused'
  // Not our guest's fault: a key that is wrong, or one that may not ask for this restaurant.
  if (status === 401 || status === 403) return 'unavailable'
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
