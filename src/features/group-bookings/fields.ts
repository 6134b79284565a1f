import type { FieldRules } from '#lib/forms/form-fields.ts'
import * as t from './messages.gen.ts'

/** The fields of the form for groups, in its order. */
export const GROUP_FIELDS = {
  fname: { label: t.firstName, required: true, max: 80 },
  lname: { label: t.lastName, required: true, max: 80 },
  email: { label: t.email, required: true, format: 'email', max: 254 },
  tel: { label: t.phoneNumber, required: true, max: 40 },
  location: { label: t.restaurant, required: true },
  date: { label: t.date, required: true, max: 10 },
  partySize: { label: t.partySize, required: true, max: 4 },
  message: { label: t.occasionAndSpecialRequests, max: 2000 },
} satisfies FieldRules

/** A restaurant that plans its groups by this form. */
export type GroupPlace = {
  uid: string
  title: string
  city: string
  /** Uids that it had before. */
  former?: readonly string[] | undefined
}
