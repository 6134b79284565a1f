import type { RichText } from '#lib/text/rich-text.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type BodyCopyComponent = {
  eyebrow?: string | null
  title?: string | null
  body: RichText
  tone?: SliceTone | null
}

/** A few paragraphs under a heading. */
export const bodyCopyComponent = defineSlice({
  slug: 'body_copy_component',
  label: t.bodyCopy(),
  group: 'words',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', maxLength: 120 },
    { name: 'body', type: 'richText', required: true },
    tone,
  ],
})
