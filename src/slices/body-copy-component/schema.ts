import type { RichText } from '#lib/text/rich-text.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, type SliceTone, tone } from '../fields.ts'

export type BodyCopyComponent = {
  eyebrow?: string | null
  title?: string | null
  body: RichText
  tone?: SliceTone | null
}

/** A few paragraphs under a heading. */
export const bodyCopyComponent = defineSlice({
  slug: 'body_copy_component',
  label: 'Body copy',
  group: 'words',
  previewText: 'A heading with one or two paragraphs in the middle of the page.',
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', maxLength: 120 },
    { name: 'body', type: 'richText', required: true },
    tone,
  ],
})
