import { linkField } from '#cms/fields/link.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, picture } from '../fields.ts'

export type HeroGrid = {
  eyebrow?: string | null
  title: string
  cta?: ResolvedLink | null
  images: { id?: string | null; image: Picture }[]
}

/** A wall of up to nine pictures to drag along (spec:slices.hero-grid). */
export const heroGrid = defineSlice({
  slug: 'hero_grid',
  label: 'Hero grid',
  group: 'openings',
  previewText: 'A headline beside a wall of pictures that guests can drag.',
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    linkField({ name: 'cta', label: 'Call to action' }),
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
