import type { RichText } from '#lib/text/rich-text.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type LargeBodyCopy = {
  eyebrow?: string | null
  title?: string | null
  body: RichText
  tone?: SliceTone | null
}

/** A long text set large; phones show its first 65 words until asked for more (spec:slices.large-body-copy). */
export const largeBodyCopy = defineSlice({
  slug: 'large_body_copy',
  label: t.largeBodyCopy(),
  group: 'words',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', maxLength: 120 },
    {
      name: 'body',
      type: 'richText',
      required: true,
      admin: { description: t.phonesShowTheFirstWords() },
    },
    tone,
  ],
})
