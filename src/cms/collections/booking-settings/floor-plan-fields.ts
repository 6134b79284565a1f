import type { ArrayField, Field } from 'payload'
import { code, party } from './common-fields.ts'

const seatingAttributes = [
  { value: 'default', label: 'Standard' },
  { value: 'bar', label: 'Bar' },
  { value: 'counter', label: 'Counter' },
  { value: 'highTop', label: 'High-top' },
  { value: 'outdoor', label: 'Outdoor' },
]

const areas: ArrayField = {
  name: 'areas',
  label: 'Areas',
  type: 'array',
  required: true,
  minRows: 1,
  labels: { singular: 'area', plural: 'areas' },
  fields: [
    {
      type: 'row',
      fields: [code(), { name: 'name', label: 'Name', type: 'text', required: true }],
    },
  ],
}

/** Tab “Tables”: areas, tables and combinations. */
export const floorPlanFields: Field[] = [
  areas,
  {
    name: 'tables',
    label: 'Tables',
    type: 'array',
    required: true,
    minRows: 1,
    labels: { singular: 'table', plural: 'tables' },
    admin: {
      description:
        'A code is permanent, because bookings refer to it. Never give it to another table.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          code(),
          {
            name: 'area',
            label: 'Code of the area',
            type: 'text',
            required: true,
            admin: { width: '20%' },
          },
          {
            name: 'attribute',
            label: 'Seating',
            type: 'select',
            required: true,
            defaultValue: 'default',
            options: seatingAttributes,
            admin: { width: '20%' },
          },
          party('minParty', 'Smallest party'),
          party('maxParty', 'Largest party'),
        ],
      },
    ],
  },
  {
    name: 'combinations',
    label: 'Tables that can be combined',
    type: 'array',
    labels: { singular: 'combination', plural: 'combinations' },
    fields: [
      {
        type: 'row',
        fields: [
          code(),
          {
            name: 'tables',
            label: 'Codes of the tables',
            type: 'text',
            hasMany: true,
            required: true,
            admin: { width: '40%' },
          },
          party('minParty', 'Smallest party'),
          party('maxParty', 'Largest party'),
        ],
      },
    ],
  },
]
