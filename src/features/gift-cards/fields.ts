import type { FieldRules } from '#lib/forms/form-fields.ts'

/** The fields of the form for gift cards in bulk (spec:forms.bulk-fields), in its order. */
export const BULK_FIELDS = {
  fname: { label: 'First name', required: true, max: 80 },
  lname: { label: 'Last name', required: true, max: 80 },
  email: { label: 'Email', format: 'email', max: 254 },
  tel: { label: 'Phone number', required: true, max: 40 },
  businessName: { label: 'Legal business name', required: true },
  businessAddress: { label: 'Business address', required: true },
  city: { label: 'City', required: true, max: 80 },
  province: { label: 'Province', required: true, max: 80 },
  website: { label: 'Website', required: true },
} satisfies FieldRules

/**
 * What is said when it was sent, to the letter (spec:forms.bulk-success), unless the form's content says it
 * otherwise.
 */
export const BULK_SUCCESS = "Success! You're application has been submitted."
