import type { ArrayField, Field } from 'payload'
import { code, party } from './common-fields.ts'
import * as t from './messages.gen.ts'

const seatingAttributes = [
  { value: 'default', label: t.standard() },
  { value: 'bar', label: t.bar() },
  { value: 'counter', label: t.counter() },
  { value: 'highTop', label: t.highTop() },
  { value: 'outdoor', label: t.outdoor() },
]

const areas: ArrayField = {
  name: 'areas',
  label: t.areas(),
  type: 'array',
  required: true,
  minRows: 1,
  labels: { singular: t.oneArea(), plural: t.manyAreas() },
  fields: [
    {
      type: 'row',
      fields: [code(), { name: 'name', label: t.name(), type: 'text', required: true }],
    },
  ],
}

/** Tab “Tables”: areas, tables and combinations. */
export const floorPlanFields: Field[] = [
  areas,
  {
    name: 'tables',
    label: t.tables(),
    type: 'array',
    required: true,
    minRows: 1,
    labels: { singular: t.oneTable(), plural: t.manyTables() },
    admin: { description: t.tablesHint() },
    fields: [
      {
        type: 'row',
        fields: [
          code(),
          {
            name: 'area',
            label: t.codeOfTheArea(),
            type: 'text',
            required: true,
            admin: { width: '20%' },
          },
          {
            name: 'attribute',
            label: t.seating(),
            type: 'select',
            required: true,
            defaultValue: 'default',
            options: seatingAttributes,
            admin: { width: '20%' },
          },
          party('minParty', t.smallestParty()),
          party('maxParty', t.largestParty()),
        ],
      },
    ],
  },
  {
    name: 'combinations',
    label: t.tablesThatCanBeCombined(),
    type: 'array',
    labels: { singular: t.oneCombination(), plural: t.manyCombinations() },
    fields: [
      {
        type: 'row',
        fields: [
          code(),
          {
            name: 'tables',
            label: t.codesOfTheTables(),
            type: 'text',
            hasMany: true,
            required: true,
            admin: { width: '40%' },
          },
          party('minParty', t.smallestParty()),
          party('maxParty', t.largestParty()),
        ],
      },
    ],
  },
]
