import type { Field } from 'payload'
import { regions } from '#lib/geo/regions.ts'
import { bookingVendors } from '#providers/booking/vendors.ts'
import { bookingProviderFields } from '../booking/booking-provider-fields.ts'
import { orderPartners } from '../content/order-partners.ts'
import { geocoords } from '../fields/geocoords.ts'
import { webLink } from '../fields/link.ts'
import { image } from '../fields/picture.ts'
import { timeZones } from '../fields/time-zones.ts'

const provinces = regions.map(({ code, name, country }) => ({
  value: code,
  label: `${name} (${country})`,
}))

export const profileFields: Field[] = [
  { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 400 },
  image('image', { description: 'Shown on tiles and at the top of the location’s page.' }),
  {
    name: 'gallery',
    label: 'More pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows: 12,
  },
  {
    type: 'row',
    fields: [
      { name: 'address', label: 'Street address', type: 'text', required: true },
      { name: 'city', label: 'City', type: 'text', required: true },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'province',
        label: 'Province or state',
        type: 'select',
        required: true,
        options: provinces,
      },
      { name: 'postalCode', label: 'Postal code', type: 'text' },
      {
        name: 'country',
        label: 'Country',
        type: 'select',
        options: [
          { value: 'CA', label: 'Canada' },
          { value: 'US', label: 'United States' },
        ],
        admin: { readOnly: true, description: 'Set by the province or state.' },
      },
    ],
  },
  geocoords,
  {
    name: 'timeZone',
    label: 'Time zone',
    type: 'select',
    required: true,
    options: [...timeZones],
    admin: {
      description:
        'All hours and bookings of this location are in this time zone. If upcoming bookings stand in the way of a change, saving lists them first.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'phoneNumber',
        label: 'Phone',
        type: 'text',
        maxLength: 30,
        admin: { description: 'Ten digits are shown as 604-555-0101.' },
      },
      { name: 'emailAddress', label: 'Email', type: 'email' },
    ],
  },
]

export const bookingFields: Field[] = [
  ...bookingProviderFields(bookingVendors),
  webLink('reserveLink', 'External booking page'),
  {
    name: 'reserveMessage',
    label: 'Message in the booking panel',
    type: 'textarea',
    maxLength: 500,
    admin: {
      description: 'Shown above the form, or instead of it where nothing can be booked here.',
    },
  },
]

export const orderFields: Field[] = [
  webLink('orderLink', 'Pickup: order page'),
  {
    type: 'row',
    fields: [
      { name: 'pickupTitle', label: 'Pickup: title', type: 'text' },
      { name: 'pickupButtonText', label: 'Pickup: button', type: 'text' },
    ],
  },
  { name: 'pickupText', label: 'Pickup: text', type: 'textarea' },
  webLink('xdine', 'Direct ordering at the table or at home'),
  {
    type: 'row',
    fields: [
      { name: 'deliveryTitle', label: 'Delivery: title', type: 'text' },
      { name: 'orderButtonText', label: 'Direct ordering: button', type: 'text' },
    ],
  },
  { name: 'deliveryText', label: 'Delivery: text', type: 'textarea' },
  webLink('uberEats', 'Uber Eats'),
  webLink('skipTheDishes', 'SkipTheDishes'),
  {
    name: 'customorderlinks',
    label: 'Other delivery partners',
    type: 'array',
    labels: { singular: 'partner', plural: 'partners' },
    maxRows: 8,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', label: 'Name', type: 'text', required: true },
          {
            name: 'logo',
            label: 'Icon',
            type: 'select',
            options: [...orderPartners],
            admin: { description: 'Or the logo entered for this partner in the header.' },
          },
        ],
      },
      image('ownLogo', {
        label: 'Their own logo',
        description: 'Shown instead of the icon, at this location only.',
      }),
      webLink('link', 'Order page'),
    ],
  },
]

export const careersFields: Field[] = [
  {
    name: 'jobUnit',
    label: 'Job unit',
    type: 'text',
    maxLength: 40,
    admin: { description: 'The unit that the job search filters by.' },
  },
  webLink(
    'externalCareersLink',
    'External careers page',
    'Replaces the job search for this location.',
  ),
]
