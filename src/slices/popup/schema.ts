import { collectionSlug } from '#cms/fields/collection-slug.ts'
import { linkField } from '#cms/fields/link.ts'
import { slugText } from '#cms/fields/slug-text.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { picture, type Schedule, schedule } from '../fields.ts'

export type Popup = Schedule & {
  /** Makes the name of the cookie that remembers that it was closed (spec:shell.notice-cookies). */
  uid: string
  variation: 'newsletter' | 'call-to-action'
  title: string
  description?: string | null
  image?: Picture | null
  cta?: ResolvedLink | null
  /** Locations and zones that it is for; none = all (spec:shell.notices-location). */
  items?: { id: string | number; uid?: string | null }[] | null
  /**
   * What it waits for besides a quiet moment (spec:shell.popup-patience): seconds on the page, and percent of it
   * scrolled.
   */
  seconds?: number | null
  scrolled?: number | null
}

/** What is shown over a page once: a newsletter form or a call to action. */
export const popup = defineSlice({
  slug: 'popup',
  label: 'Popup',
  group: 'offers',
  previewText: 'A picture and an offer in a window over the page.',
  allowedIn: [],
  heading: 'title',
  fields: [
    slugText('uid', 'Cookie name', 'A new name shows it again to those who closed it.'),
    {
      name: 'variation',
      label: 'Type',
      type: 'select',
      required: true,
      defaultValue: 'call-to-action',
      options: [
        { value: 'newsletter', label: 'Newsletter form' },
        { value: 'call-to-action', label: 'Call to action' },
      ],
    },
    { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 80 },
    { name: 'description', label: 'Text', type: 'textarea', maxLength: 400 },
    picture({ name: 'image' }),
    linkField({ name: 'cta', label: 'Call to action' }),
    {
      name: 'items',
      label: 'Only for these locations or zones',
      type: 'relationship',
      relationTo: [collectionSlug('locations'), collectionSlug('zones')],
      hasMany: true,
      admin: { description: 'Leave empty for all locations.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'seconds',
          label: 'Seconds on the page before it appears',
          type: 'number',
          min: 0,
          max: 600,
          admin: {
            description: 'Leave empty for none. It never interrupts something a guest is doing.',
          },
        },
        {
          name: 'scrolled',
          label: 'Percent of the page scrolled before it appears',
          type: 'number',
          min: 0,
          max: 100,
          admin: { description: 'Leave empty for none.' },
        },
      ],
    },
    schedule,
  ],
})
