import { specialRequest, withoutRequestPrefix } from '#lib/booking/special-request.ts'
import { emailMessage, isEmail, requiredMessage, tooLongMessage } from '#lib/forms/form-fields.ts'
import * as t from './messages.gen.ts'
import type { CheckedFields, Details, FieldMessages } from './state.ts'

/** The labels of the book form, which its messages name (spec:forms.messages). */
export const DETAIL_LABELS = {
  firstName: t.firstName,
  lastName: t.lastName,
  phone: t.phone,
  email: t.email,
  occasion: t.occasion,
  request: t.specialRequest,
} as const

/** The occasions of a reservation (spec:reservations.occasions): labels by the value that the restaurant gets. */
export const OCCASIONS = {
  Birthday: t.birthday,
  Anniversary: t.anniversary,
  'Business Meal': t.businessMeal,
  Celebration: t.celebration,
} as const

/**
 * What the location's provider asks of the form (spec:reservations.email-required); `requestLimit` is in
 * characters, `requestAsTyped` as in `BookingRules`.
 */
export type DetailRules = { emailRequired: boolean; requestLimit: number; requestAsTyped: boolean }

/** Characters that a booking takes of each field; a provider may take less of the request. */
export const DETAIL_MAX_LENGTH = {
  firstName: 80,
  lastName: 80,
  phone: 40,
  email: 254,
  request: 1000,
} as const

/** Characters that the provider gets to read of the occasion and the request. */
export function requestLength(details: Details, { requestAsTyped: asTyped }: DetailRules): number {
  const sent = specialRequest(details)
  return (asTyped ? withoutRequestPrefix(sent) : sent).length
}

/** What is wrong now with the fields of a change, and with what depends on them. */
export function recheckDetails(
  change: Partial<Details>,
  details: Details,
  rules: DetailRules,
): CheckedFields {
  const found = checkDetails(details, rules)
  const names = Object.keys(change) as (keyof Details)[]
  // The occasion counts with the request.
  if ('occasion' in change) names.push('request')
  return Object.fromEntries(names.map((name) => [name, found[name]]))
}

/** What is wrong with the form, by field; empty when it can be sent. */
export function checkDetails(details: Details, rules: DetailRules): FieldMessages {
  const messages: FieldMessages = {}
  for (const field of ['firstName', 'lastName', 'phone'] as const) {
    if (details[field].trim() === '') messages[field] = requiredMessage(DETAIL_LABELS[field]())
  }
  const email = details.email.trim()
  if (email === '' && rules.emailRequired) messages.email = requiredMessage(DETAIL_LABELS.email())
  if (email !== '' && !isEmail(email)) messages.email = emailMessage(DETAIL_LABELS.email())
  for (const field of ['firstName', 'lastName', 'phone', 'email'] as const) {
    const limit = DETAIL_MAX_LENGTH[field]
    if (details[field].trim().length > limit)
      messages[field] = tooLongMessage(DETAIL_LABELS[field](), limit)
  }
  const { requestLimit } = rules
  if (requestLength(details, rules) > requestLimit) {
    messages.request = t.requestTooLong({ limit: requestLimit })
  }
  return messages
}
