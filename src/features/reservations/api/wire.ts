import * as z from 'zod/mini'
import type { CardToken } from '#providers/payments/contract.ts'
import { DETAIL_LABELS } from '../flow/details.ts'
import type {
  Confirmation,
  FieldMessages,
  FlowError,
  Offer,
  Prepayment,
  Question,
} from '../flow/state.ts'
import { invalidMessage } from '../texts.ts'
import { amount, moneyOf } from './experience-wire.ts'

/** Vendors send one string or several (spec:api.times-available asks for several). */
const strings = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.transform((value: string | string[]) => (typeof value === 'string' ? [value] : value)),
)

const timesAvailable = z.object({
  time: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)),
  availabilityType: strings,
  attribute: strings,
  experience_ids: z.optional(z.array(z.string())),
})

const availability = z.object({
  response: z.object({
    no_availability_reasons: z._default(z.array(z.string()), []),
    times_available: z._default(z.array(timesAvailable), []),
  }),
})

const slot = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))

const alternatives = z.object({
  response: z.object({
    before: z.nullable(slot),
    after: z.nullable(slot),
    days: z.array(slot),
    nearby: z.array(z.object({ uid: z.string(), title: z.string(), time: slot })),
    /** Whether a guest can be written to when a table frees up. */
    notifies: z._default(z.boolean(), false),
  }),
})

const hold = z.object({
  response: z.object({
    expires_at: z.nullish(z.string()),
    reservation_token: z.string().check(z.minLength(1)),
    policies: z._default(z.array(z.string()), []),
    payment: z.nullish(
      z.object({
        kind: z.enum(['charge', 'hold']),
        amount,
        policy: z._default(z.array(z.string()), []),
      }),
    ),
  }),
})

const cardToken = z.object({
  success: z.literal(true),
  response: z.object({ id: z.string(), card: z.object({ last4: z.string() }) }),
})

const reserve = z.object({
  success: z.boolean(),
  paymentFailed: z.optional(z.boolean()),
  response: z.nullish(
    z.object({
      manage_reservation_url: z.nullish(z.string()),
      confirmation_mailed: z.nullish(z.boolean()),
      expires_at: z.nullish(z.string()),
      total: z.optional(amount),
      requires_action: z.nullish(
        z.object({
          client_secret: z.string(),
          redirect_url: z.nullish(z.string()),
          kind: z.optional(z.enum(['hold', 'payment'])),
          payment_method: z.nullish(z.string()),
          connected_account: z.nullish(z.string()),
        }),
      ),
    }),
  ),
})

const refused = z.object({
  error: z.object({
    code: z.string(),
    message: z.optional(z.string()),
    fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
})

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
  const parsed = availability.safeParse(body)
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
export type Alternatives = z.infer<typeof alternatives>['response']

/** Reads the answer of get-alternatives; null when it is not one. */
export function readAlternatives(body: unknown): Alternatives | null {
  return alternatives.safeParse(body).data?.response ?? null
}

/** Reads the answer of lock-availability; null when it is not one. */
export function readHold(body: unknown): HeldTable | null {
  const parsed = hold.safeParse(body)
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
  const answer = cardToken.safeParse(body).data?.response
  return answer ? { token: answer.id, last4: answer.card.last4 } : null
}

/** Reads the answer of reserve; null when it is not one. */
export function readOutcome(body: unknown): Outcome | null {
  const parsed = reserve.safeParse(body)
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

type Asked = NonNullable<NonNullable<z.infer<typeof reserve>['response']>['requires_action']>

function questionOf(asked: Asked): Question {
  const { connected_account: account, payment_method: paymentMethod, kind = 'payment' } = asked
  const question = { clientSecret: asked.client_secret, redirectUrl: asked.redirect_url ?? null }
  return account && paymentMethod
    ? { ...question, connected: { account, paymentMethod, kind } }
    : question
}

/** Reads the body of a refusal (`lib/http/respond.ts`); anything else is `unreadable`. */
export function readRefused(body: unknown): Refused {
  const parsed = refused.safeParse(body)
  if (!parsed.success) return { code: 'unreadable', fields: [] }
  const { code, message, fields = [] } = parsed.data.error
  return { code, fields, ...(message ? { message } : {}) }
}

/** What a refusal means to the guest. */
export function problemOf(code: string): FlowError {
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

/**
 * `is required` becomes the sentence of the form (spec:forms.messages); what is a sentence already stays one
 * (spec:reservations.email-required). Anything else is a validator's note to programmers.
 */
function sentence(field: keyof typeof DETAIL_LABELS, message: string): string {
  if (/^[a-z]/.test(message)) return `The ${DETAIL_LABELS[field]} field ${message}.`
  return /[.!?]$/.test(message) ? message : invalidMessage(DETAIL_LABELS[field])
}
