import type { FieldRules } from '#lib/form-fields.ts'

/** The fields of the newsletter's form (S1 §3, §5), in its order. */
export const NEWSLETTER_FIELDS = {
  firstname: { label: 'First Name', required: true, max: 100 },
  lastname: { label: 'Last Name', required: true, max: 100 },
  email: { label: 'Email', required: true, format: 'email', max: 254 },
  birthMonth: { label: 'Birth Month' },
  location: { label: 'Your Restaurant' },
} satisfies FieldRules

/** Said where the provider took somebody without a word. */
export const NEWSLETTER_SUCCESS = 'Thank you for signing up.'
