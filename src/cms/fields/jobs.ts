import type { ArrayField } from 'payload'
import { webLink } from './link.ts'

/** Kinds of employment by their names in schema.org's `employmentType`. */
export const employmentTypes = [
  { value: 'FULL_TIME', label: 'Full time' },
  { value: 'PART_TIME', label: 'Part time' },
  { value: 'CONTRACTOR', label: 'Contract' },
  { value: 'TEMPORARY', label: 'Temporary' },
  { value: 'INTERN', label: 'Internship' },
  { value: 'VOLUNTEER', label: 'Volunteer' },
  { value: 'PER_DIEM', label: 'Casual' },
  { value: 'OTHER', label: 'Other' },
] as const

/** Open positions of a location, shown on its careers page and to job searches. */
export const jobs: ArrayField = {
  name: 'jobs',
  label: 'Open positions',
  type: 'array',
  labels: { singular: 'position', plural: 'positions' },
  maxRows: 30,
  fields: [
    { name: 'title', label: 'Position', type: 'text', required: true, maxLength: 80 },
    {
      name: 'description',
      label: 'Description',
      type: 'textarea',
      required: true,
      maxLength: 2000,
    },
    {
      name: 'employmentType',
      label: 'Type',
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
          label: 'Posted on',
          type: 'date',
          required: true,
          defaultValue: () => new Date().toISOString(),
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        {
          name: 'validThrough',
          label: 'Until',
          type: 'date',
          admin: {
            date: { pickerAppearance: 'dayOnly' },
            description: 'Not shown after this day. Leave empty to show it until you remove it.',
          },
        },
      ],
    },
    webLink('link', 'Where to apply', 'If empty, the location’s careers link.'),
  ],
}
