import type { ArrayField, Field, RowField } from 'payload'
import { collectionSlug } from './collection-slug.ts'
import * as t from './messages.gen.ts'
import { daysOfWeek } from './opening-hours.ts'
import { requiredRelationship } from './required-relationship.ts'
import { timeOfDay } from './time-of-day.ts'

const line: RowField = {
  type: 'row',
  fields: [
    daysOfWeek('days', '34%', false),
    timeOfDay('from', t.from(), false),
    timeOfDay('until', t.until(), false),
  ],
}

function lines(name: string, label: string, description: string, fields: Field[]): ArrayField {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: t.oneLine(), plural: t.manyLines() },
    maxRows: 14,
    admin: { description, initCollapsed: false },
    fields,
  }
}

/** When a category is served, by the restaurant's clock, and where in some zones at other times. */
export const servedTimes: ArrayField[] = [
  lines('served', t.whenItIsServed(), t.whenItIsServedHint(), [line]),
  lines('zoneServed', t.otherTimesInSomeZones(), t.otherTimesHint(), [
    {
      name: 'zone',
      label: t.zone(),
      type: 'relationship',
      relationTo: collectionSlug('zones'),
      validate: requiredRelationship,
    },
    line,
  ]),
]
