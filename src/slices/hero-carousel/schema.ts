import { linkField } from '#cms/fields/link.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { Video } from '#lib/media/video.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, films, picture } from '../fields.ts'
import * as t from './messages.gen.ts'

export type HeroSlide = {
  id?: string | null
  eyebrow?: string | null
  title: string
  cta?: ResolvedLink | null
  image: Picture
  mobileImage?: Picture | null
  video?: Video[] | null
  mobileVideo?: Video[] | null
}

export type HeroCarousel = { slides: HeroSlide[] }

/** Up to five full-height slides of 7 s each (spec:slices.hero-carousel). */
export const heroCarousel = defineSlice({
  slug: 'hero_carousel',
  label: t.heroCarousel(),
  group: 'openings',
  previewText: t.previewText(),
  heading: 'slides.0.title',
  fields: [
    {
      name: 'slides',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 5,
      fields: [
        eyebrow,
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        linkField({ name: 'cta', label: t.callToAction() }),
        picture({
          name: 'image',
          required: true,
          description: t.shownBehindTheText(),
        }),
        picture({
          name: 'mobileImage',
          label: t.imageForPhones(),
          description: t.phonesShowTheImage(),
        }),
        films({ name: 'video', label: t.video(), description: t.silentLoop() }),
        films({ name: 'mobileVideo', label: t.videoForPhones() }),
      ],
    },
  ],
})
