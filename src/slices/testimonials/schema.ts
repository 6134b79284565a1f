import type { Picture } from '#lib/media/picture.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, picture, type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type Testimonials = {
  eyebrow?: string | null
  title?: string | null
  items: {
    id?: string | null
    quote: string
    author: string
    authorRole?: string | null
    image?: Picture | null
  }[]
  tone?: SliceTone | null
}

/** What guests and papers say, one after another: 500 ms a change (spec:slices.testimonials). */
export const testimonials = defineSlice({
  slug: 'testimonials',
  label: t.testimonials(),
  group: 'words',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', maxLength: 80 },
    {
      name: 'items',
      type: 'array',
      label: t.testimonials(),
      required: true,
      minRows: 1,
      fields: [
        { name: 'quote', type: 'textarea', required: true, maxLength: 400 },
        { name: 'author', type: 'text', required: true, maxLength: 80 },
        { name: 'authorRole', type: 'text', label: t.authorsRole(), maxLength: 120 },
        picture({ name: 'image' }),
      ],
    },
    tone,
  ],
})
