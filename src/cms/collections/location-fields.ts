import type { Field } from 'payload'
import { regions } from '#lib/geo/regions.ts'
import { bookingVendors } from '#providers/booking/vendors.ts'
import { bookingProviderFields } from '../booking/booking-provider-fields.ts'
import { orderPartners } from '../content/order-partners.ts'
import { geocoords } from '../fields/geocoords.ts'
import { webLink } from '../fields/link.ts'
import { NOT_WORDS } from '../fields/not-words.ts'
import { image } from '../fields/picture.ts'
import { pictureFocus } from '../fields/picture-focus.ts'
import { timeZones } from '../fields/time-zones.ts'
import { GALLERY_ROWS } from './gallery-rows.ts'
import * as t from './messages.gen.ts'

const provinces = regions.map(({ code, name, country }) => ({
  value: code,
  label: `${name} (${country})`,
}))

export const profileFields: Field[] = [
  { name: 'intro', label: t.introduction(), type: 'textarea', maxLength: 400 },
  image('image', { description: t.locationPictureHint() }),
  pictureFocus('image'),
  {
    name: 'gallery',
    label: t.morePictures(),
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows: GALLERY_ROWS,
  },
  pictureFocus('gallery', GALLERY_ROWS),
  {
    type: 'row',
    fields: [
      { name: 'address', label: t.streetAddress(), type: 'text', required: true },
      { name: 'city', label: t.city(), type: 'text', required: true },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'province',
        label: t.provinceOrState(),
        type: 'select',
        required: true,
        options: provinces,
      },
      { name: 'postalCode', label: t.postalCode(), type: 'text' },
      {
        name: 'country',
        label: t.country(),
        type: 'select',
        options: [
          { value: 'CA', label: t.canada() },
          { value: 'US', label: t.unitedStates() },
        ],
        admin: { readOnly: true, description: t.countryHint() },
      },
    ],
  },
  geocoords,
  {
    name: 'timeZone',
    label: t.timeZone(),
    type: 'select',
    required: true,
    options: [...timeZones],
    admin: { description: t.timeZoneHint() },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'phoneNumber',
        label: t.phone(),
        type: 'text',
        maxLength: 30,
        admin: { description: t.phoneHint() },
      },
      { name: 'emailAddress', label: t.email(), type: 'email' },
    ],
  },
]

export const bookingFields: Field[] = [
  ...bookingProviderFields(bookingVendors),
  webLink('reserveLink', t.externalBookingPage()),
  {
    name: 'reserveMessage',
    label: t.bookingPanelMessage(),
    type: 'textarea',
    maxLength: 500,
    admin: { description: t.bookingPanelMessageHint() },
  },
]

export const orderFields: Field[] = [
  webLink('orderLink', t.pickupOrderPage()),
  {
    type: 'row',
    fields: [
      { name: 'pickupTitle', label: t.pickupTitle(), type: 'text' },
      { name: 'pickupButtonText', label: t.pickupButton(), type: 'text' },
    ],
  },
  { name: 'pickupText', label: t.pickupText(), type: 'textarea' },
  webLink('xdine', t.directOrderingAtTheTable()),
  {
    type: 'row',
    fields: [
      { name: 'deliveryTitle', label: t.deliveryTitle(), type: 'text' },
      { name: 'orderButtonText', label: t.directOrderingButton(), type: 'text' },
    ],
  },
  { name: 'deliveryText', label: t.deliveryText(), type: 'textarea' },
  webLink('uberEats', t.uberEats()),
  webLink('skipTheDishes', t.skipTheDishes()),
  {
    name: 'customorderlinks',
    label: t.otherDeliveryPartners(),
    type: 'array',
    labels: { singular: t.onePartner(), plural: t.manyPartners() },
    maxRows: 8,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', label: t.name(), type: 'text', required: true },
          {
            name: 'logo',
            label: t.icon(),
            type: 'select',
            options: [...orderPartners],
            admin: { description: t.partnerIconHint() },
          },
        ],
      },
      image('ownLogo', {
        label: t.theirOwnLogo(),
        description: t.partnerLogoHint(),
      }),
      webLink('link', t.orderPage()),
    ],
  },
]

export const careersFields: Field[] = [
  {
    name: 'jobUnit',
    label: t.jobUnit(),
    type: 'text',
    maxLength: 40,
    custom: NOT_WORDS,
    admin: { description: t.jobUnitHint() },
  },
  webLink('externalCareersLink', t.externalCareersPage(), t.externalCareersPageHint()),
]
