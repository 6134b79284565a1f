import type { ArrayField } from 'payload'
import { webLink } from './link.ts'
import * as t from './messages.gen.ts'

/** Kinds of employment by their names in schema.org's `employmentType`. */
export const employmentTypes = [
  { value: 'FULL_TIME', label: t.fullTime() },
  { value: 'PART_TIME', label: t.partTime() },
  { value: 'CONTRACTOR', label: t.contract() },
  { value: 'TEMPORARY', label: t.temporary() },
  { value: 'INTERN', label: t.internship() },
  { value: 'VOLUNTEER', label: t.volunteer() },
  { value: 'PER_DIEM', label: t.casual() },
  { value: 'OTHER', label: t.other() },
] as const

/** Open positions of a location, shown on its careers page and to job searches. */
export const jobs: ArrayField = {
  name: 'jobs',
  label: t.openPositions(),
  type: 'array',
  labels: { singular: t.onePosition(), plural: t.manyPositions() },
  maxRows: 30,
  fields: [
    { name: 'title', label: t.position(), type: 'text', required: true, maxLength: 80 },
    {
      name: 'description',
      label: t.description(),
      type: 'textarea',
      required: true,
      maxLength: 2000,
    },
    {
      name: 'employmentType',
      label: t.type(),
      type: 'select',
      required: true,
      defaultValue: 'FULL_TIME',
      options: [...employmentTypes],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'datePosted',
          label: t.postedOn(),
          type: 'date',
          required: true,
          defaultValue: () => new Date().toISOString(),
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        {
          name: 'validThrough',
          label: t.until(),
          type: 'date',
          admin: {
            date: { pickerAppearance: 'dayOnly' },
            description: t.untilHint(),
          },
        },
      ],
    },
    webLink('link', t.whereToApply(), t.whereToApplyHint()),
  ],
}
