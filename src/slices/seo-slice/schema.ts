import type { Picture } from '#lib/media/picture.ts'
import { defineSlice } from '../define.ts'
import { picture } from '../fields.ts'

export type SeoSlice = {
  title?: string
  description?: string
  keywords?: string
  image?: Picture
}

/** What search engines and shared links say of this page in place of the SEO template (spec:slices.seo-slice). */
export const seoSlice = defineSlice({
  slug: 'seo_slice',
  label: 'For search engines',
  group: 'behind',
  previewText:
    'What search engines and shared links say about the page; nothing on the page itself.',
  allowedIn: ['pages', 'locations', 'news-posts'],
  once: true,
  markup: false,
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Title in search results',
      maxLength: 120,
      admin: {
        description:
          'The whole title, with the name of the group. If empty, it follows the template under Search engines.',
      },
    },
    { name: 'description', type: 'textarea', maxLength: 320 },
    { name: 'keywords', type: 'text', maxLength: 320 },
    picture({
      name: 'image',
      label: 'Picture for shared links',
      description: 'If empty, the first picture on the page.',
    }),
  ],
})
