import type * as z from 'zod/mini'
import { alternativesAnswer } from '#lib/api-contract/booking/answers/alternatives.ts'
import { availabilityAnswer } from '#lib/api-contract/booking/answers/availability.ts'
import { cardTokenAnswer } from '#lib/api-contract/booking/answers/card-token.ts'
import { errorAnswer } from '#lib/api-contract/booking/answers/error.ts'
import { holdAnswer } from '#lib/api-contract/booking/answers/hold.ts'
import { type requiredAction, reserveAnswer } from '#lib/api-contract/booking/answers/reserve.ts'
import { FIELD_FAULTS, longestOf } from '#lib/forms/field-faults.ts'
import { emailMessage, requiredMessage } from '#lib/forms/form-fields.ts'
import type { CardToken } from '#providers/payments/contract.ts'
import { DETAIL_LABELS } from '../flow/details.ts'
import type {
  Confirmation,
  FieldMessages,
  Offer,
  Prepayment,
  Problem,
  Question,
} from '../flow/state.ts'
import * as t from '../messages.gen.ts'
import { moneyOf } from './experience-wire.ts'

/** What a refusal says: a stable code, its own words, and the fields at fault by their wire names. */
export type Refused = {
  code: string
  message?: string
  fields: { path: string; message: string }[]
}

export type Found = { offers: Offer[]; reasons: string[] }

export type HeldTable = {
  token: string
  expiresAt: string | null
  policies: string[]
  payment: Prepayment | null
}

/**
 * `question`: nothing is decided before the card's bank has an answer to it. `expiresAt`: until when the table
 * is held from now on, for another card.
 */
export type Outcome = {
  success: boolean
  paymentFailed: boolean
  expiresAt: string | null
  question: Question | null
  confirmation: Confirmation
}

/** Reads the answer of get-availability; null when it is not one. */
export function readAvailability(body: unknown): Found | null {
  const parsed = availabilityAnswer.safeParse(body)
  if (!parsed.success) return null
  const { no_availability_reasons: reasons, times_available: times } = parsed.data.response
  const offers = times.map((entry) => ({
    slot: entry.time.slice(0, 16),
    standard: entry.availabilityType.includes('Standard'),
    experience: entry.availabilityType.includes('Experience'),
    seatings: [...new Set(entry.attribute)],
    ...(entry.experience_ids ? { experiences: entry.experience_ids } : {}),
  }))
  return { offers, reasons }
}

/** What there is instead of what was searched in vain; times as slots. */
export type Alternatives = z.infer<typeof alternativesAnswer>['response']

/** Reads the answer of get-alternatives; null when it is not one. */
export function readAlternatives(body: unknown): Alternatives | null {
  return alternativesAnswer.safeParse(body).data?.response ?? null
}

/** Reads the answer of lock-availability; null when it is not one. */
export function readHold(body: unknown): HeldTable | null {
  const parsed = holdAnswer.safeParse(body)
  if (!parsed.success) return null
  const { reservation_token: token, expires_at, policies, payment } = parsed.data.response
  return {
    ...{ token, expiresAt: expires_at ?? null, policies },
    payment: payment
      ? { kind: payment.kind, money: moneyOf(payment.amount), policy: payment.policy }
      : null,
  }
}

/** Reads the answer of get-card-tokens; null when it is not one, or the card was refused. */
export function readCardToken(body: unknown): CardToken | null {
  const answer = cardTokenAnswer.safeParse(body).data?.response
  return answer ? { token: answer.id, last4: answer.card.last4 } : null
}

/** Reads the answer of reserve; null when it is not one. */
export function readOutcome(body: unknown): Outcome | null {
  const parsed = reserveAnswer.safeParse(body)
  if (!parsed.success) return null
  const { success, paymentFailed, response } = parsed.data
  const total = response?.total && moneyOf(response.total)
  const asked = response?.requires_action
  return {
    success,
    paymentFailed: paymentFailed ?? false,
    expiresAt: response?.expires_at ?? null,
    question: asked ? questionOf(asked) : null,
    confirmation: {
      manageUrl: response?.manage_reservation_url ?? null,
      mailed: response?.confirmation_mailed ?? false,
      ...(total ? { total } : {}),
    },
  }
}

function questionOf(asked: z.infer<typeof requiredAction>): Question {
  const { connected_account: account, payment_method: paymentMethod, kind = 'payment' } = asked
  const question = { clientSecret: asked.client_secret, redirectUrl: asked.redirect_url ?? null }
  return account && paymentMethod
    ? { ...question, connected: { account, paymentMethod, kind } }
    : question
}

/** Reads the body of a refusal (`lib/http/respond.ts`); anything else is `unreadable`. */
export function readRefused(body: unknown): Refused {
  const parsed = errorAnswer.safeParse(body)
  if (!parsed.success) return { code: 'unreadable', fields: [] }
  const { code, message, fields = [] } = parsed.data.error
  return { code, fields, ...(message ? { message } : {}) }
}

/** What a refusal means to the guest. */
export function problemOf(code: string): Problem {
  switch (code) {
    case 'slot_taken':
    case 'hold_lost':
    case 'cancelled':
    case 'invalid':
    case 'too_many_requests':
    case 'too_many_bookings':
    case 'card_required':
    case 'not_bookable':
      return code
    case 'provider_forbids':
      return 'not_bookable'
    case 'party_size':
      return 'above_max_party_size'
    case 'party_too_small':
      return 'below_min_party_size'
    case 'unknown_experience':
    case 'unknown_add_on':
      return 'experience_changed'
    case 'overlapping_reservation':
      return 'overlapping'
    case 'name_refused':
    case 'email_refused':
    case 'phone_refused':
    case 'email_required':
    case 'request_too_long':
      return 'invalid'
    default:
      return 'generic'
  }
}

const FIELDS: Record<string, keyof typeof DETAIL_LABELS> = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone_number: 'phone',
  email_address: 'email',
  special_request: 'request',
}

/** The messages of a refusal at the form's own fields. */
export function fieldMessages(fields: Refused['fields']): FieldMessages {
  const messages: FieldMessages = {}
  for (const { path, message } of fields) {
    const field = FIELDS[path]
    if (field) messages[field] = sentence(field, message)
  }
  return messages
}

/** The form's sentences for what the interface says of a field (spec:forms.messages). */
const SENTENCES: Record<string, (values: { label: string }) => string> = {
  [FIELD_FAULTS.required]: ({ label }) => requiredMessage(label),
  [FIELD_FAULTS.notAnEmail]: ({ label }) => emailMessage(label),
  [FIELD_FAULTS.notAPhoneNumber]: t.fieldNotAPhoneNumber,
  [FIELD_FAULTS.tooLong]: t.fieldIsTooLong,
  [FIELD_FAULTS.notText]: t.fieldNotText,
  [FIELD_FAULTS.notOneLine]: t.fieldHasControlCharacters,
}

/**
 * The form's sentence about a field; what is a sentence already stays one (spec:reservations.email-required).
 * Anything else is a validator's note to programmers.
 */
function sentence(field: keyof typeof DETAIL_LABELS, message: string): string {
  const label = DETAIL_LABELS[field]()
  const most = longestOf(message)
  if (most !== null) return t.fieldTakesAtMost({ label, most })
  if (/[.!?]$/.test(message)) return message
  return (SENTENCES[message] ?? t.fieldNotValid)({ label })
}
