import { collectionSlug } from '#cms/fields/collection-slug.ts'
import { linkField } from '#cms/fields/link.ts'
import { slugText } from '#cms/fields/slug-text.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { type Schedule, schedule } from '../fields.ts'

export type Banner = Schedule & {
  /** Makes the name of the cookie that remembers that it was closed (spec:shell.notice-cookies). */
  uid: string
  text: string
  link?: ResolvedLink | null
  /** Locations that it is for; none = all. */
  items?: { id: string | number; uid?: string | null }[] | null
}

/** A line above every page, for all locations or some. */
export const banner = defineSlice({
  slug: 'banner',
  label: 'Banner',
  group: 'offers',
  previewText: 'One line above every page.',
  allowedIn: [],
  fields: [
    slugText('uid', 'Cookie name', 'A new name shows it again to those who closed it.'),
    {
      name: 'text',
      label: 'Text',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: {
        description: 'One line: phones show 35 characters beside a link and cut off the rest.',
      },
    },
    linkField({ name: 'link', label: 'Link' }),
    {
      name: 'items',
      label: 'Only for these locations',
      type: 'relationship',
      relationTo: collectionSlug('locations'),
      hasMany: true,
      admin: { description: 'Leave empty for all locations.' },
    },
    schedule,
  ],
})
