import { defineSlice } from '../define.ts'
import { eyebrow, type SliceTone, tone } from '../fields.ts'

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
  label: 'Form',
  group: 'forms',
  previewText: 'A form: newsletter, careers application or corporate gift cards.',
  heading: 'title',
  fields: [
    {
      name: 'variation',
      type: 'select',
      label: 'Form type',
      required: true,
      defaultValue: 'newsletter',
      options: [
        { label: 'Newsletter', value: 'newsletter' },
        { label: 'Careers application', value: 'careers' },
        { label: 'Corporate gift cards', value: 'bulkGiftCards' },
      ],
    },
    eyebrow,
    { name: 'title', type: 'text', maxLength: 80 },
    { name: 'text', type: 'textarea', maxLength: 400 },
    {
      name: 'toEmail',
      type: 'email',
      label: 'Send to',
      admin: {
        description:
          'Careers applications without an address go to the chosen location, or to the group’s address in the settings.',
        condition: (_, siblings) => siblings?.variation !== 'newsletter',
      },
    },
    {
      name: 'autofill',
      type: 'checkbox',
      label: 'Fill in fields from the page address',
      defaultValue: true,
    },
    {
      name: 'successText',
      type: 'text',
      label: 'Success message',
      maxLength: 200,
      admin: {
        // What is said then comes from where readers are kept (spec:forms.newsletter-message).
        condition: (_, siblings) => siblings?.variation !== 'newsletter',
      },
    },
    tone,
  ],
})
