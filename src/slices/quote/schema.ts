import { defineSlice } from '../define.ts'
import { type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type Quote = {
  quote: string
  author?: string | null
  authorRole?: string | null
  tone?: SliceTone | null
}

/** One sentence of somebody, set large. */
export const quote = defineSlice({
  slug: 'quote',
  label: t.quote(),
  group: 'words',
  previewText: t.previewText(),
  fields: [
    { name: 'quote', type: 'textarea', required: true, maxLength: 400 },
    { name: 'author', type: 'text', maxLength: 80 },
    { name: 'authorRole', type: 'text', label: t.authorsRole(), maxLength: 120 },
    tone,
  ],
})
