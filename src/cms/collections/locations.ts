import type { CollectionConfig, Tab } from 'payload'
import { findRegion } from '#lib/geo/regions.ts'
import type { SliceBlock } from '#slices/define.ts'
import { draftedContentAccess } from '../access/content.ts'
import { documentPreviews } from '../addresses/preview.ts'
import { formerAddressesField } from '../fields/former-addresses.ts'
import { jobs } from '../fields/jobs.ts'
import { webLink } from '../fields/link.ts'
import { locationMissing } from '../fields/location-missing.ts'
import { noIndex } from '../fields/no-index.ts'
import { openingHours } from '../fields/opening-hours.ts'
import { keepBookings, moveVisits } from '../fields/save-anyway.ts'
import { searchPreview } from '../fields/search-preview.ts'
import { slices } from '../fields/slices.ts'
import { uid } from '../fields/uid.ts'
import {
  handOverLocation,
  refuseConflictingHours,
  releaseLocationBookings,
} from '../hooks/booking/location-bookings.ts'
import { keepFormerAddresses } from '../hooks/content/former-addresses.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import { bookingFields, careersFields, orderFields, profileFields } from './location-fields.ts'
import * as t from './messages.gen.ts'
import { drafts } from './versions.ts'

type BeforeChange = NonNullable<NonNullable<CollectionConfig['hooks']>['beforeChange']>[number]

/** The country follows from the province. */
const setCountry: BeforeChange = ({ data }) => {
  const region = data.province ? findRegion(data.province) : undefined
  return region ? { ...data, country: region.country } : data
}

/** Every restaurant of the group (spec:content.location), in the order of the listing. */
export function locations(allowed: readonly SliceBlock[]): CollectionConfig {
  return {
    slug: 'locations',
    labels: { singular: t.location(), plural: t.locations() },
    orderable: true,
    admin: {
      ...documentPreviews('locations'),
      useAsTitle: 'title',
      defaultColumns: ['title', 'city', 'province', 'isFlagship', 'comingSoon', '_status'],
      pagination: { defaultLimit: 50 },
      listSearchableFields: ['title', 'uid', 'city'],
      description: t.locationsHint(),
    },
    access: draftedContentAccess('locations'),
    defaultPopulate: { title: true, uid: true },
    trash: true,
    versions: drafts,
    hooks: {
      beforeChange: [
        setCountry,
        refuseConflictingHours,
        ...keepFormerAddresses.beforeChange,
        ...raiseEpochHooks.beforeChange,
      ],
      afterChange: [
        ...raiseEpochHooks.afterChange,
        ...keepFormerAddresses.afterChange,
        handOverLocation,
      ],
      afterRead: keepFormerAddresses.afterRead,
      beforeDelete: [releaseLocationBookings, ...keepFormerAddresses.beforeDelete],
      afterDelete: raiseEpochHooks.afterDelete,
    },
    fields: [
      { name: 'title', label: t.name(), type: 'text', required: true, maxLength: 80 },
      locationMissing,
      uid({ addressKept: true }),
      formerAddressesField,
      ...flags,
      noIndex,
      searchPreview,
      ...[moveVisits, keepBookings].map((field) => ({
        ...field,
        admin: { ...field.admin, position: 'sidebar' as const },
      })),
      {
        type: 'tabs',
        tabs: tabs(allowed),
      },
    ],
  }
}

const flags: CollectionConfig['fields'] = [
  {
    name: 'isFlagship',
    label: t.flagship(),
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: {
      position: 'sidebar',
      description: t.flagshipHint(),
    },
  },
  {
    name: 'comingSoon',
    label: t.comingSoon(),
    type: 'checkbox',
    defaultValue: false,
    admin: { position: 'sidebar', description: t.comingSoonHint() },
  },
]

function tabs(allowed: readonly SliceBlock[]): Tab[] {
  return [
    { label: t.place(), fields: profileFields },
    { label: t.openingHours(), fields: [openingHours] },
    { label: t.booking(), fields: bookingFields },
    { label: t.ordering(), fields: orderFields },
    {
      label: t.careersAndGroups(),
      fields: [
        ...careersFields,
        jobs,
        webLink('groupBookingLink', t.externalGroupBookingPage(), t.groupBookingPageHint()),
      ],
    },
    { label: t.content(), fields: [slices(allowed, t.contentBelowTheRestaurant())] },
  ]
}
