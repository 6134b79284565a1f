import type { ArrayField, Field, NumberField, TextareaField } from 'payload'
import { price } from '../../fields/price.ts'
import { code } from './common-fields.ts'

/** What guests read of an experience or an add-on. */
export const description: TextareaField = {
  name: 'description',
  label: 'Description for guests',
  type: 'textarea',
  maxLength: 600,
  admin: { description: 'Two or three sentences. After three lines, guests open the rest.' },
}

const percent = (name: string, label: string, description?: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: 100,
  admin: { width: '33%', description },
})

const amount = (label: string, description?: string): Field => ({
  ...price(label, description),
  required: true,
})

/** Price, service charge, taxes and prepayment of an experience. */
export const priceFields: Field[] = [
  {
    type: 'row',
    fields: [
      amount('Price', 'In the location’s currency, before tax and service.'),
      {
        name: 'pricePer',
        label: 'Per',
        type: 'select',
        required: true,
        defaultValue: 'person',
        options: [
          { value: 'person', label: 'Guest' },
          { value: 'party', label: 'Party' },
        ],
        admin: { width: '33%' },
      },
      percent(
        'serviceChargePercent',
        'Service charge, %',
        'Applied to the price and the add-ons, and taxed like them.',
      ),
    ],
  },
  {
    name: 'taxes',
    label: 'Taxes',
    type: 'array',
    maxRows: 4,
    labels: { singular: 'tax', plural: 'taxes' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 80 },
          { ...percent('percent', '%'), required: true },
        ],
      },
    ],
  },
  {
    name: 'prepaymentRequired',
    label: 'Paid in full when booked',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      description: 'Guests see it only while the site can take cards.',
    },
  },
]

/** Extras that guests can order with an experience. */
export const addOns: ArrayField = {
  name: 'addOns',
  label: 'Add-ons',
  type: 'array',
  maxRows: 50,
  labels: { singular: 'add-on', plural: 'add-ons' },
  fields: [
    {
      type: 'row',
      fields: [
        code(),
        { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 80 },
        amount('Price each'),
        {
          name: 'maxPerReservation',
          label: 'Most per reservation',
          type: 'number',
          required: true,
          defaultValue: 0,
          min: 0,
          max: 100,
          admin: { width: '20%', description: '0 means no limit.' },
        },
      ],
    },
    description,
  ],
}
