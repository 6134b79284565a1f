import { linkField } from '#cms/fields/link.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, picture, type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type Slider = {
  eyebrow?: string | null
  title?: string | null
  slides: {
    id?: string | null
    image: Picture
    title?: string | null
    text?: string | null
    cta?: ResolvedLink | null
  }[]
  tone?: SliceTone | null
}

/** Pictures to leaf through: 1.1 in view on phones, 1.5 from there on, 300 ms a change (spec:slices.slider). */
export const slider = defineSlice({
  slug: 'slider',
  label: t.slider(),
  group: 'pictures',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', maxLength: 80 },
    {
      name: 'slides',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        picture({ name: 'image', required: true }),
        { name: 'title', type: 'text', maxLength: 80 },
        { name: 'text', type: 'textarea', maxLength: 280 },
        linkField({ name: 'cta', label: t.callToAction() }),
      ],
    },
    tone,
  ],
})
