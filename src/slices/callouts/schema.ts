import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { callToAction, eyebrow, picture, type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type Callouts = {
  eyebrow?: string | null
  title?: string | null
  cards: {
    id?: string | null
    title: string
    text?: string | null
    image?: Picture | null
    cta?: ResolvedLink | null
  }[]
  tone?: SliceTone | null
}

/** Up to three cards side by side (spec:slices.callouts). */
export const callouts = defineSlice({
  slug: 'callouts',
  label: t.callouts(),
  group: 'pictures',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', maxLength: 80 },
    {
      name: 'cards',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 3,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        { name: 'text', type: 'textarea', maxLength: 280 },
        picture({ name: 'image' }),
        callToAction(),
      ],
    },
    tone,
  ],
})
