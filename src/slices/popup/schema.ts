import { collectionSlug } from '#cms/fields/collection-slug.ts'
import { cookieName } from '#cms/fields/cookie-name.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { callToAction, picture, type Schedule, schedule } from '../fields.ts'
import * as t from './messages.gen.ts'

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
  label: t.popup(),
  group: 'offers',
  previewText: t.previewText(),
  allowedIn: [],
  heading: 'title',
  fields: [
    {
      name: 'variation',
      label: t.type(),
      type: 'select',
      required: true,
      defaultValue: 'call-to-action',
      options: [
        { value: 'newsletter', label: t.newsletterForm() },
        { value: 'call-to-action', label: t.callToAction() },
      ],
    },
    { name: 'title', label: t.title(), type: 'text', required: true, maxLength: 80 },
    { name: 'description', label: t.text(), type: 'textarea', maxLength: 400 },
    picture({ name: 'image' }),
    callToAction(),
    {
      name: 'items',
      label: t.onlyForTheseLocationsOrZones(),
      type: 'relationship',
      relationTo: [collectionSlug('locations'), collectionSlug('zones')],
      hasMany: true,
      admin: { description: t.leaveEmptyForAllLocations(), allowCreate: false },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'seconds',
          label: t.secondsBeforeItAppears(),
          type: 'number',
          min: 0,
          max: 600,
          admin: {
            description: t.secondsHint(),
          },
        },
        {
          name: 'scrolled',
          label: t.percentBeforeItAppears(),
          type: 'number',
          min: 0,
          max: 100,
          admin: { description: t.percentHint() },
        },
      ],
    },
    schedule,
    cookieName,
  ],
})
