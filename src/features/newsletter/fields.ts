import type { FieldRules } from '#lib/forms/form-fields.ts'
import * as t from './messages.gen.ts'

/**
 * The fields of the newsletter's form (spec:forms.newsletter-fields), in its order; `messageLabel` is what their
 * messages call them.
 */
export const NEWSLETTER_FIELDS = {
  firstname: { label: t.firstName, messageLabel: t.firstNameInMessages, required: true, max: 100 },
  lastname: { label: t.lastName, messageLabel: t.lastNameInMessages, required: true, max: 100 },
  email: { label: t.email, required: true, format: 'email', max: 254 },
  birthMonth: { label: t.birthMonth },
  location: { label: t.yourRestaurant },
} satisfies FieldRules
