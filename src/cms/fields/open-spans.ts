import type { ArrayField } from 'payload'
import type { OpenSpan } from '#lib/time/opening-hours.ts'
import * as t from './messages.gen.ts'
import { timeOfDay } from './time-of-day.ts'

/** Opening times of one day. */
export const openSpans = (description: string): ArrayField => ({
  name: 'spans',
  label: t.open(),
  type: 'array',
  labels: { singular: t.oneOpeningTime(), plural: t.manyOpeningTimes() },
  maxRows: 4,
  admin: { description },
  fields: [{ type: 'row', fields: [timeOfDay('opens', t.from()), timeOfDay('closes', t.to())] }],
})

/** The opening times of an editor's lines; nothing for a line of a draft that is half typed. */
export function toOpenSpans(lines: readonly Partial<OpenSpan>[] | null | undefined): OpenSpan[] {
  return (lines ?? []).flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
}
