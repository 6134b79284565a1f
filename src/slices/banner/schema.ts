import { collectionSlug } from '#cms/fields/collection-slug.ts'
import { cookieName } from '#cms/fields/cookie-name.ts'
import { linkField } from '#cms/fields/link.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { type Schedule, schedule } from '../fields.ts'
import * as t from './messages.gen.ts'

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
  label: t.banner(),
  group: 'offers',
  previewText: t.previewText(),
  allowedIn: [],
  fields: [
    {
      name: 'text',
      label: t.text(),
      type: 'text',
      required: true,
      maxLength: 200,
      admin: {
        description: t.phonesCutOffTheRest(),
      },
    },
    linkField({ name: 'link', label: t.link() }),
    {
      name: 'items',
      label: t.onlyForTheseLocations(),
      type: 'relationship',
      relationTo: collectionSlug('locations'),
      hasMany: true,
      admin: { description: t.leaveEmptyForAllLocations(), allowCreate: false },
    },
    schedule,
    cookieName,
  ],
})
