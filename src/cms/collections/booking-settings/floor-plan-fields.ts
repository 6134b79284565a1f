import type { ArrayField, Field, JSONField } from 'payload'
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

/** Drawings of the floor, as `parseBookingSettings` takes them. */
const layouts: JSONField = {
  name: 'layouts',
  label: t.floorPlan(),
  type: 'json',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/cms/views/floor-plan/floor-plan-field.client.tsx#FloorPlanField' },
  },
}

/** Tab “Tables”: the drawn floor, and the areas, tables and combinations as lists. */
export const floorPlanFields: Field[] = [
  layouts,
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
