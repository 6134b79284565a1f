import type { CollectionConfig, Field } from 'payload'
import type { SliceBlock } from '#slices/define.ts'
import { draftedContentAccess } from '../access/content.ts'
import { documentPreviews } from '../addresses/preview.ts'
import { formerAddressesField } from '../fields/former-addresses.ts'
import { noIndex } from '../fields/no-index.ts'
import { picture } from '../fields/picture.ts'
import { searchPreview } from '../fields/search-preview.ts'
import { slices } from '../fields/slices.ts'
import { uid } from '../fields/uid.ts'
import { keepFormerAddresses } from '../hooks/content/former-addresses.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'
import { scheduledDrafts } from './versions.ts'

const forSome = (data: { type?: unknown }) => data?.type === 'location-or-zone-based'

/** Audience of a post; it decides the post's address. */
const audience: Field[] = [
  {
    name: 'type',
    label: t.audience(),
    type: 'select',
    required: true,
    defaultValue: 'general',
    options: [
      { value: 'general', label: t.everyone() },
      { value: 'ca-locations', label: t.locationsInCanada() },
      { value: 'us-locations', label: t.locationsInTheUnitedStates() },
      { value: 'location-or-zone-based', label: t.someLocationsOrZones() },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'locations',
    label: t.locationsAndZones(),
    type: 'relationship',
    relationTo: ['locations', 'zones'],
    hasMany: true,
    admin: { position: 'sidebar', condition: forSome, allowCreate: false },
  },
]

/** News of the group, of a country, or of some locations (spec:content.news-post). */
export function newsPosts(allowed: readonly SliceBlock[]): CollectionConfig {
  return {
    slug: 'news-posts',
    labels: { singular: t.newsPost(), plural: t.news() },
    admin: {
      ...documentPreviews('news-posts'),
      useAsTitle: 'title',
      description: t.newsHint(),
      defaultColumns: ['title', 'type', 'date', '_status'],
    },
    access: draftedContentAccess('news-posts'),
    defaultPopulate: { title: true, uid: true },
    defaultSort: '-date',
    trash: true,
    versions: scheduledDrafts,
    hooks: {
      ...keepFormerAddresses,
      beforeChange: [...keepFormerAddresses.beforeChange, ...raiseEpochHooks.beforeChange],
      afterChange: [...raiseEpochHooks.afterChange, ...keepFormerAddresses.afterChange],
      afterDelete: raiseEpochHooks.afterDelete,
    },
    fields: [
      { name: 'title', label: t.title(), type: 'text', required: true, maxLength: 160 },
      uid({ addressKept: true }),
      formerAddressesField,
      {
        name: 'date',
        label: t.date(),
        type: 'date',
        required: true,
        defaultValue: () => new Date().toISOString(),
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
      },
      ...audience,
      noIndex,
      searchPreview,
      { name: 'summary', label: t.summary(), type: 'textarea', maxLength: 320 },
      picture('image'),
      slices(allowed),
    ],
  }
}
