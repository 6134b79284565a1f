import type { ArrayField, Field, NumberField, TextareaField } from 'payload'
import { price } from '../../fields/price.ts'
import { code } from './common-fields.ts'
import * as t from './messages.gen.ts'

/** Description of an experience or an add-on for guests. */
export const description: TextareaField = {
  name: 'description',
  label: t.descriptionForGuests(),
  type: 'textarea',
  maxLength: 600,
  admin: { description: t.descriptionHint() },
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
      amount(t.price(), t.priceHint()),
      {
        name: 'pricePer',
        label: t.per(),
        type: 'select',
        required: true,
        defaultValue: 'person',
        options: [
          { value: 'person', label: t.guest() },
          { value: 'party', label: t.party() },
        ],
        admin: { width: '33%' },
      },
      percent('serviceChargePercent', t.serviceCharge(), t.serviceChargeHint()),
    ],
  },
  {
    name: 'taxes',
    label: t.taxes(),
    type: 'array',
    maxRows: 4,
    labels: { singular: t.oneTax(), plural: t.manyTaxes() },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', label: t.name(), type: 'text', required: true, maxLength: 80 },
          { ...percent('percent', '%'), required: true },
        ],
      },
    ],
  },
  {
    name: 'prepaymentRequired',
    label: t.paidInFullWhenBooked(),
    type: 'checkbox',
    defaultValue: false,
    admin: { description: t.paidInFullHint() },
  },
]

/** Extras that guests can order with an experience. */
export const addOns: ArrayField = {
  name: 'addOns',
  label: t.addOns(),
  type: 'array',
  maxRows: 50,
  labels: { singular: t.oneAddOn(), plural: t.manyAddOns() },
  fields: [
    {
      type: 'row',
      fields: [
        code(),
        { name: 'name', label: t.name(), type: 'text', required: true, maxLength: 80 },
        amount(t.priceEach()),
        {
          name: 'maxPerReservation',
          label: t.mostPerReservation(),
          type: 'number',
          required: true,
          defaultValue: 0,
          min: 0,
          max: 100,
          admin: { width: '20%', description: t.zeroMeansNoLimit() },
        },
      ],
    },
    description,
  ],
}
