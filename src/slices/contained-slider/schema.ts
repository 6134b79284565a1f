import { linkField } from '#cms/fields/link.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, picture, type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type ContainedSlider = {
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

/** Up to five slides that turn by themselves every 7 s, but not on phones (spec:slices.contained-slider). */
export const containedSlider = defineSlice({
  slug: 'contained_slider',
  label: t.containedSlider(),
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
      maxRows: 5,
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
