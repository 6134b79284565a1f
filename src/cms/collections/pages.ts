import { type CollectionConfig, ValidationError } from 'payload'
import type { PageType } from '#lib/routing/route.ts'
import type { SliceBlock } from '#slices/define.ts'
import { draftedContentAccess } from '../access/content.ts'
import { documentPreviews } from '../addresses/preview.ts'
import { formerAddressesField } from '../fields/former-addresses.ts'
import { noIndex } from '../fields/no-index.ts'
import { slices } from '../fields/slices.ts'
import { uid } from '../fields/uid.ts'
import { keepFormerAddresses } from '../hooks/content/former-addresses.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import { scheduledDrafts } from './versions.ts'

/** Document types that are pages (spec:content.pages); all but text pages exist once. */
export const pageTypes = [
  { value: 'homepage', label: 'Home page (/)' },
  { value: 'about-page', label: 'About (/about)' },
  { value: 'contact-page', label: 'Contact (/contact)' },
  { value: 'gift-cards-page', label: 'Gift cards (/gift-cards)' },
  { value: 'bulk-gift-cards-page', label: 'Corporate gift cards (/corporate-gift-cards)' },
  { value: 'location-listing-page', label: 'All locations (/locations)' },
  { value: 'location-careers-page', label: 'Careers (/careers and at each location)' },
  { value: 'location-group-bookings-page', label: 'Group bookings (/group-bookings)' },
  { value: 'news-listing-page', label: 'News (/news)' },
  { value: 'success-page', label: 'Thank-you page (/success)' },
  { value: 'text-page', label: 'Text page (at its own address)' },
] as const satisfies readonly { value: PageType; label: string }[]

/** Every page of the group that is made of slices. */
export function pages(allowed: readonly SliceBlock[]): CollectionConfig {
  return {
    slug: 'pages',
    labels: { singular: 'Page', plural: 'Pages' },
    admin: {
      ...documentPreviews('pages'),
      useAsTitle: 'title',
      defaultColumns: ['title', 'type', 'uid', '_status', 'updatedAt'],
      description: 'The home page, the other fixed pages, and as many text pages as you like.',
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
      { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 120 },
      {
        name: 'type',
        label: 'Page type',
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
  const message = `There is already a page of this type: “${other.title}”. Please edit that one.`
  throw new ValidationError({ collection: 'pages', errors: [{ path: 'type', message }], req })
}
