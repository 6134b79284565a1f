import type { Picture } from '#lib/media/picture.ts'
import { defineSlice } from '../define.ts'
import { picture } from '../fields.ts'
import * as t from './messages.gen.ts'

export type SeoSlice = {
  title?: string
  description?: string
  keywords?: string
  image?: Picture
}

/** What search engines and shared links say of this page in place of the SEO template (spec:slices.seo-slice). */
export const seoSlice = defineSlice({
  slug: 'seo_slice',
  label: t.forSearchEngines(),
  group: 'behind',
  previewText: t.previewText(),
  allowedIn: ['pages', 'locations', 'news-posts'],
  once: true,
  markup: false,
  fields: [
    {
      name: 'title',
      type: 'text',
      label: t.titleInSearchResults(),
      maxLength: 120,
      admin: {
        description: t.titleFollowsTheTemplate(),
      },
    },
    { name: 'description', type: 'textarea', maxLength: 320 },
    { name: 'keywords', type: 'text', maxLength: 320 },
    picture({
      name: 'image',
      label: t.pictureForSharedLinks(),
      description: t.firstPictureIfEmpty(),
    }),
  ],
})
