import * as z from 'zod/mini'
import { formatPhone } from '#lib/phone.ts'
import { LABEL, specialRequest } from './details.ts'
import type { AddOn, Booking, Details, FieldMessages, Offer, Problem } from './state.ts'
import { invalidMessage } from './texts.ts'
import { dateParts } from './times.ts'

/** Vendors send one string or several (D-90 asks for several). */
const strings = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.transform((value: string | string[]) => (typeof value === 'string' ? [value] : value)),
)

const timesAvailable = z.object({
  time: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)),
  availabilityType: strings,
  attribute: strings,
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
  }),
})

const lock = z.object({
  response: z.object({
    expires_at: z.nullish(z.string()),
    reservation_token: z.string().check(z.minLength(1)),
    policies: z._default(z.array(z.string()), []),
  }),
})

const reserve = z.object({
  success: z.boolean(),
  paymentFailed: z.optional(z.boolean()),
  response: z.nullish(z.object({ manage_reservation_url: z.nullish(z.string()) })),
})

const refused = z.object({
  error: z.object({
    code: z.string(),
    fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
})

/** What a refusal says: a stable code and the fields at fault by their wire names. */
export type Refused = { code: string; fields: { path: string; message: string }[] }

export type Found = { offers: Offer[]; reasons: string[] }
export type Locked = { token: string; expiresAt: string | null; policies: string[] }
export type Outcome = { success: boolean; paymentFailed: boolean; manageUrl: string | null }

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
export function readLock(body: unknown): Locked | null {
  const parsed = lock.safeParse(body)
  if (!parsed.success) return null
  const { reservation_token: token, expires_at: expiresAt, policies } = parsed.data.response
  return { token, expiresAt: expiresAt ?? null, policies }
}

/** Reads the answer of reserve; null when it is not one. */
export function readOutcome(body: unknown): Outcome | null {
  const parsed = reserve.safeParse(body)
  if (!parsed.success) return null
  const { success, paymentFailed, response } = parsed.data
  return {
    success,
    paymentFailed: paymentFailed ?? false,
    manageUrl: response?.manage_reservation_url ?? null,
  }
}

/** Reads the body of a refusal (`lib/http.ts`); anything else is `unreadable`. */
export function readRefused(body: unknown): Refused {
  const parsed = refused.safeParse(body)
  if (!parsed.success) return { code: 'unreadable', fields: [] }
  return { code: parsed.data.error.code, fields: parsed.data.error.fields ?? [] }
}

/** What a refusal means to the guest. */
export function problemOf(code: string): Problem {
  switch (code) {
    case 'slot_taken':
    case 'hold_lost':
    case 'invalid':
    case 'too_many_requests':
      return code
    case 'too_many_held':
      return 'too_many_requests'
    case 'overlapping_reservation':
      return 'overlapping'
    case 'email_refused':
    case 'phone_refused':
    case 'email_required':
    case 'request_too_long':
      return 'invalid'
    default:
      return 'generic'
  }
}

const FIELDS: Record<string, keyof typeof LABEL> = {
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
 * `is required` becomes the sentence of D-27; what is a sentence already stays one (D-58). Anything
 * else is a validator's note to programmers.
 */
function sentence(field: keyof typeof LABEL, message: string): string {
  if (/^[a-z]/.test(message)) return `The ${LABEL[field]} field ${message}.`
  return /[.!?]$/.test(message) ? message : invalidMessage(LABEL[field])
}

/** Body of get-availability; `slot` is local, without a zone (D-49). */
export function availabilityBody(rid: string, slot: string, people: number) {
  return { rid, startDateTime: slot, partySize: people }
}

export type LockInput = {
  rid: string
  people: number
  slot: string
  seating: string
  booking: Booking
  addOns: AddOn[]
}

/** Body of lock-availability (S2 §7, D-50, D-53, D-56). */
export function lockBody({ rid, people, slot, seating, booking, addOns }: LockInput) {
  return {
    restaurant_id: rid,
    party_size: String(people),
    date_time: slot,
    reservation_attribute: seating,
    selected_date: dateParts(slot),
    selected_time: slot.slice(11, 16),
    ...experience(booking, addOns),
  }
}

export type ReserveInput = {
  rid: string
  token: string
  seating: string
  /** `CA` or `US`: where a number without a country code is at home (D-54). */
  country: string | null
  details: Details
  booking: Booking
  addOns: AddOn[]
}

/** Body of reserve (S2 §7). Cards come with prepaid experiences. */
export function reserveBody(input: ReserveInput) {
  const { rid, token, seating, country, details, booking, addOns } = input
  return {
    restaurant_id: rid,
    reservation_token: token,
    first_name: details.firstName.trim(),
    last_name: details.lastName.trim(),
    email_address: details.email.trim(),
    phone_number: formatPhone(details.phone.trim()),
    ...(country ? { phone_country_code: country } : {}),
    reservation_attribute: seating,
    special_request: specialRequest(details),
    restaurant_email_marketing_opt_in: details.marketing,
    is_third_party: false,
    add_ons: [],
    ...experience(booking, addOns),
  }
}

function experience(booking: Booking, addOns: AddOn[]) {
  if (booking.kind === 'standard') return {}
  return {
    experience_id: booking.id,
    experience_version: booking.version,
    add_ons: addOns
      .filter((item) => item.quantity > 0)
      .map((item) => ({ item_id: item.itemId, quantity: item.quantity })),
  }
}
