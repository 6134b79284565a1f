import type { FieldRules } from '#lib/forms/form-fields.ts'

/** The fields of the form for groups, in its order. */
export const GROUP_FIELDS = {
  fname: { label: 'First name', required: true, max: 80 },
  lname: { label: 'Last name', required: true, max: 80 },
  email: { label: 'Email', required: true, format: 'email', max: 254 },
  tel: { label: 'Phone number', required: true, max: 40 },
  location: { label: 'Restaurant', required: true },
  date: { label: 'Date', required: true, max: 10 },
  partySize: { label: 'Party size', required: true, max: 4 },
  message: { label: 'Occasion and special requests', max: 2000 },
} satisfies FieldRules

/** What is said when it was sent. */
export const GROUP_SUCCESS = 'Thank you. The restaurant has your enquiry and will be in touch.'

/** A restaurant that plans its groups by this form. */
export type GroupPlace = {
  uid: string
  title: string
  city: string
  /** Uids that it had before. */
  former?: readonly string[] | undefined
}
