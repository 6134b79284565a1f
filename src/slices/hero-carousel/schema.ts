import { linkField } from '#cms/fields/link.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { Video } from '#lib/media/video.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, films, picture } from '../fields.ts'

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
  label: 'Hero carousel',
  group: 'openings',
  previewText: 'A full-width picture or video with a headline, and others that follow it.',
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
        linkField({ name: 'cta', label: 'Call to action' }),
        picture({
          name: 'image',
          required: true,
          description: 'Shown behind the text, and before a video plays.',
        }),
        picture({
          name: 'mobileImage',
          label: 'Image for phones',
          description: 'Phones show it instead of the video, unless there is a video for phones.',
        }),
        films({ name: 'video', label: 'Video', description: 'A silent loop, as WebM and MP4.' }),
        films({ name: 'mobileVideo', label: 'Video for phones' }),
      ],
    },
  ],
})
