import type { ArrayField, Field, RowField } from 'payload'
import { collectionSlug } from './collection-slug.ts'
import { daysOfWeek } from './opening-hours.ts'
import { requiredRelationship } from './required-relationship.ts'
import { timeOfDay } from './time-of-day.ts'

const line: RowField = {
  type: 'row',
  fields: [
    daysOfWeek('days', '34%', false),
    timeOfDay('from', 'From', false),
    timeOfDay('until', 'Until', false),
  ],
}

function lines(name: string, label: string, description: string, fields: Field[]): ArrayField {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'line', plural: 'lines' },
    maxRows: 14,
    admin: { description, initCollapsed: false },
    fields,
  }
}

/** When a category is served, by the restaurant's clock, and where in some zones at other times. */
export const servedTimes: ArrayField[] = [
  lines(
    'served',
    'When it is served',
    'With no lines, it is always served. No days means every day. Without a start or end, it is served from the beginning or to the end of the day, which ends at 4 AM. An end at or before the start is on the next day.',
    [line],
  ),
  lines(
    'zoneServed',
    'Other times in some zones',
    'A zone’s lines replace those above at its locations. If a location is in several of these zones, the first in the order of the zones applies. A line with neither days nor times means always.',
    [
      {
        name: 'zone',
        label: 'Zone',
        type: 'relationship',
        relationTo: collectionSlug('zones'),
        validate: requiredRelationship,
      },
      line,
    ],
  ),
]
