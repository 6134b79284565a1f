import type { GroupField } from 'payload'
import { image } from './picture.ts'

/** What search engines and shared links show of a page. Empty fields follow the SEO template. */
export const seo: GroupField = {
  name: 'seo',
  label: false,
  type: 'group',
  interfaceName: 'SeoField',
  fields: [
    {
      name: 'title',
      label: 'Title in search results',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Empty: made by the SEO template from the title of the page.' },
    },
    { name: 'description', label: 'Description', type: 'textarea', maxLength: 320 },
    { name: 'keywords', label: 'Keywords', type: 'text', maxLength: 320 },
    image('image', { label: 'Picture for shared links' }),
    {
      name: 'noIndex',
      label: 'Keep this page out of search engines',
      type: 'checkbox',
      defaultValue: false,
    },
  ],
}
