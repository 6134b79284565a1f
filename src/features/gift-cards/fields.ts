import type { FieldRules } from '#lib/forms/form-fields.ts'
import * as t from './messages.gen.ts'

/** The fields of the form for gift cards in bulk (spec:forms.bulk-fields), in its order. */
export const BULK_FIELDS = {
  fname: { label: t.firstName, required: true, max: 80 },
  lname: { label: t.lastName, required: true, max: 80 },
  email: { label: t.email, format: 'email', max: 254 },
  tel: { label: t.phoneNumber, required: true, max: 40 },
  businessName: { label: t.legalBusinessName, required: true },
  businessAddress: { label: t.businessAddress, required: true },
  city: { label: t.city, required: true, max: 80 },
  province: { label: t.province, required: true, max: 80 },
  website: { label: t.website, required: true },
} satisfies FieldRules
