import type { Field } from 'payload'
import { calendarDay, daysOfWeek } from '../../fields/opening-hours.ts'
import { timeOfDay } from '../../fields/time-of-day.ts'
import { code, coversPerSlot } from './common-fields.ts'
import * as t from './messages.gen.ts'

const period: Field[] = [
  {
    type: 'row',
    fields: [
      code(),
      { name: 'name', label: t.name(), type: 'text', required: true, admin: { width: '25%' } },
      timeOfDay('firstSeating', t.firstTableAt()),
      timeOfDay('lastSeating', t.lastTableAt()),
      coversPerSlot,
    ],
  },
  {
    name: 'outsideHours',
    label: t.alsoOutsideOpeningHours(),
    type: 'checkbox',
    defaultValue: false,
    admin: { description: t.outsideOpeningHoursHint() },
  },
]

/** Tab “Booking hours”: weekly periods, days with different ones, and days without bookings. */
export const periodFields: Field[] = [
  {
    name: 'periods',
    label: t.weeklyPeriods(),
    type: 'array',
    labels: { singular: t.onePeriod(), plural: t.manyPeriods() },
    admin: {
      description: t.weeklyPeriodsHint(),
      components: { RowLabel: '/cms/views/fields/period-row-label.client.tsx#PeriodRowLabel' },
    },
    fields: [daysOfWeek('weekdays'), ...period],
  },
  {
    name: 'specialDays',
    label: t.daysWithDifferentPeriods(),
    type: 'array',
    labels: { singular: t.oneDay(), plural: t.manyDays() },
    admin: {
      description: t.daysWithDifferentPeriodsHint(),
      initCollapsed: true,
      components: {
        RowLabel: '/cms/views/fields/special-day-row-label.client.tsx#PeriodDayRowLabel',
      },
    },
    fields: [
      {
        type: 'row',
        fields: [
          calendarDay('date', t.date()),
          { name: 'name', label: t.name(), type: 'text', maxLength: 80 },
        ],
      },
      {
        name: 'periods',
        label: t.periods(),
        type: 'array',
        required: true,
        minRows: 1,
        labels: { singular: t.onePeriod(), plural: t.manyPeriods() },
        admin: {
          components: { RowLabel: '/cms/views/fields/period-row-label.client.tsx#PeriodRowLabel' },
        },
        fields: period,
      },
    ],
  },
  {
    name: 'closures',
    label: t.daysWithoutBookings(),
    type: 'array',
    labels: { singular: t.oneLine(), plural: t.manyLines() },
    admin: {
      description: t.daysWithoutBookingsHint(),
      components: {
        RowLabel: '/cms/views/fields/special-day-row-label.client.tsx#ClosureRowLabel',
      },
    },
    fields: [
      {
        type: 'row',
        fields: [
          calendarDay('from', t.firstDay()),
          calendarDay('to', t.lastDay()),
          { name: 'reason', label: t.reason(), type: 'text', maxLength: 200 },
        ],
      },
    ],
  },
]
