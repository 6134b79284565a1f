import { type CollectionConfig, ValidationError } from 'payload'
import type { PageType } from '#lib/routing/route.ts'
import type { SliceBlock } from '#slices/define.ts'
import { draftedContentAccess } from '../access/content.ts'
import { documentPreviews } from '../addresses/preview.ts'
import { formerAddressesField } from '../fields/former-addresses.ts'
import { noIndex } from '../fields/no-index.ts'
import { searchPreview } from '../fields/search-preview.ts'
import { slices } from '../fields/slices.ts'
import { uid } from '../fields/uid.ts'
import { keepFormerAddresses } from '../hooks/content/former-addresses.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'
import { scheduledDrafts } from './versions.ts'

/** Document types that are pages (spec:content.pages); all but text pages exist once. */
export const pageTypes = [
  { value: 'homepage', label: t.homePage() },
  { value: 'about-page', label: t.aboutPage() },
  { value: 'contact-page', label: t.contactPage() },
  { value: 'gift-cards-page', label: t.giftCardsPage() },
  { value: 'bulk-gift-cards-page', label: t.corporateGiftCardsPage() },
  { value: 'location-listing-page', label: t.allLocationsPage() },
  { value: 'location-careers-page', label: t.careersPage() },
  { value: 'location-group-bookings-page', label: t.groupBookingsPage() },
  { value: 'news-listing-page', label: t.newsPage() },
  { value: 'success-page', label: t.thankYouPage() },
  { value: 'text-page', label: t.textPage() },
] as const satisfies readonly { value: PageType; label: string }[]

/** Every page of the group that is made of slices. */
export function pages(allowed: readonly SliceBlock[]): CollectionConfig {
  return {
    slug: 'pages',
    labels: { singular: t.page(), plural: t.pages() },
    admin: {
      ...documentPreviews('pages'),
      useAsTitle: 'title',
      defaultColumns: ['title', 'type', 'uid', '_status', 'updatedAt'],
      description: t.pagesHint(),
    },
    access: draftedContentAccess('pages'),
    defaultPopulate: { title: true, uid: true, type: true },
    defaultSort: 'title',
    trash: true,
    versions: scheduledDrafts,
    hooks: {
      ...keepFormerAddresses,
      beforeValidate: [nameSingleType],
      beforeChange: [
        existsOnce,
        ...keepFormerAddresses.beforeChange,
        ...raiseEpochHooks.beforeChange,
      ],
      afterChange: [...raiseEpochHooks.afterChange, ...keepFormerAddresses.afterChange],
      afterDelete: raiseEpochHooks.afterDelete,
    },
    fields: [
      { name: 'title', label: t.title(), type: 'text', required: true, maxLength: 120 },
      {
        name: 'type',
        label: t.pageType(),
        type: 'select',
        required: true,
        defaultValue: 'text-page',
        index: true,
        options: [...pageTypes],
        admin: { position: 'sidebar' },
      },
      uid({ topLevel: true, addressKept: true }),
      formerAddressesField,
      noIndex,
      searchPreview,
      slices(allowed),
    ],
  }
}

type BeforeValidate = NonNullable<NonNullable<CollectionConfig['hooks']>['beforeValidate']>[number]
type BeforeChange = NonNullable<NonNullable<CollectionConfig['hooks']>['beforeChange']>[number]

/** A page that exists once has its kind for a uid: its address is fixed. */
const nameSingleType: BeforeValidate = ({ data, originalDoc }) => {
  const type = data?.type ?? originalDoc?.type
  return data && type && type !== 'text-page' ? { ...data, uid: type } : data
}

const existsOnce: BeforeChange = async ({ data, originalDoc, req }) => {
  const type = data.type ?? originalDoc?.type
  if (!type || type === 'text-page') return data
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      type: { equals: type },
      ...(originalDoc?.id ? { id: { not_equals: originalDoc.id } } : {}),
    },
    depth: 0,
    limit: 1,
    select: { title: true },
    req,
  })
  const [other] = docs
  if (!other) return data
  const message = t.pageOfTypeExists({ title: other.title })
  throw new ValidationError({ collection: 'pages', errors: [{ path: 'type', message }], req })
}
