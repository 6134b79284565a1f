import type { FieldRules } from '#lib/forms/form-fields.ts'

/**
 * The fields of the newsletter's form (spec:forms.newsletter-fields), in its order; `named` is what their messages
 * call them.
 */
export const NEWSLETTER_FIELDS = {
  firstname: { label: 'First name', messageLabel: 'First Name', required: true, max: 100 },
  lastname: { label: 'Last name', messageLabel: 'Last Name', required: true, max: 100 },
  email: { label: 'Email', required: true, format: 'email', max: 254 },
  birthMonth: { label: 'Birth month' },
  location: { label: 'Your restaurant' },
} satisfies FieldRules

/** Said where the provider took somebody without a word. */
export const NEWSLETTER_SUCCESS = 'Thank you for signing up.'
