import { defineSlice } from '../define.ts'
import { eyebrow, type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type FormVariation = 'newsletter' | 'careers' | 'bulkGiftCards'

export type Form = {
  variation: FormVariation
  eyebrow?: string | null
  title?: string | null
  text?: string | null
  toEmail?: string | null
  autofill?: boolean | null
  successText?: string | null
  tone?: SliceTone | null
}

/** A form: newsletter, careers application or bulk gift cards. */
export const form = defineSlice({
  slug: 'form',
  label: t.form(),
  group: 'forms',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    {
      name: 'variation',
      type: 'select',
      label: t.formType(),
      required: true,
      defaultValue: 'newsletter',
      options: [
        { label: t.newsletter(), value: 'newsletter' },
        { label: t.careersApplication(), value: 'careers' },
        { label: t.corporateGiftCards(), value: 'bulkGiftCards' },
      ],
    },
    eyebrow,
    { name: 'title', type: 'text', maxLength: 80 },
    { name: 'text', type: 'textarea', maxLength: 400 },
    {
      name: 'toEmail',
      type: 'email',
      label: t.sendTo(),
      admin: {
        description: t.whoGetsApplications(),
        condition: (_, siblings) => siblings?.variation !== 'newsletter',
      },
    },
    {
      name: 'autofill',
      type: 'checkbox',
      label: t.fillInFromTheAddress(),
      defaultValue: true,
    },
    {
      name: 'successText',
      type: 'text',
      label: t.successMessage(),
      maxLength: 200,
      admin: {
        // What is said then comes from where readers are kept (spec:forms.newsletter-message).
        condition: (_, siblings) => siblings?.variation !== 'newsletter',
      },
    },
    tone,
  ],
})
