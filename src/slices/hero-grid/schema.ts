import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { callToAction, eyebrow, picture } from '../fields.ts'
import * as t from './messages.gen.ts'

export type HeroGrid = {
  eyebrow?: string | null
  title: string
  cta?: ResolvedLink | null
  images: { id?: string | null; image: Picture }[]
}

/** A wall of up to nine pictures to drag along (spec:slices.hero-grid). */
export const heroGrid = defineSlice({
  slug: 'hero_grid',
  label: t.heroGrid(),
  group: 'openings',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    callToAction(),
    {
      name: 'images',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 9,
      fields: [picture({ name: 'image', required: true })],
    },
  ],
})
