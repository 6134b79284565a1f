import type { Field } from 'payload'
import { calendarDay, daysOfWeek } from '../../fields/opening-hours.ts'
import { timeOfDay } from '../../fields/time-of-day.ts'
import { code, coversPerSlot } from './common-fields.ts'

const period: Field[] = [
  {
    type: 'row',
    fields: [
      code(),
      { name: 'name', label: 'Name', type: 'text', required: true, admin: { width: '25%' } },
      timeOfDay('firstSeating', 'First table at'),
      timeOfDay('lastSeating', 'Last table at'),
      coversPerSlot,
    ],
  },
  {
    name: 'outsideHours',
    label: 'Also outside opening hours',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      description:
        'For anything not open to everyone, such as a private brunch. Otherwise tables can be booked only within the opening hours.',
    },
  },
]

/** Tab “Booking hours”: weekly periods, days with different ones, and days without bookings. */
export const periodFields: Field[] = [
  {
    name: 'periods',
    label: 'Weekly periods',
    type: 'array',
    labels: { singular: 'period', plural: 'periods' },
    admin: {
      description:
        'Times are in 15-minute steps, in the location’s time zone and within its opening hours. A last table earlier than the first is after midnight. On special days, the first and last tables stay as far from opening and closing as usual; closed days take no bookings.',
    },
    fields: [daysOfWeek('weekdays'), ...period],
  },
  {
    name: 'specialDays',
    label: 'Days with different periods',
    type: 'array',
    labels: { singular: 'day', plural: 'days' },
    admin: {
      description:
        'Only for what opening hours cannot express. Enter holidays and shorter days as special days of the location or the group, not here. These periods replace the weekly ones on that day.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          calendarDay('date', 'Date'),
          { name: 'name', label: 'Name', type: 'text', maxLength: 80 },
        ],
      },
      {
        name: 'periods',
        label: 'Periods',
        type: 'array',
        required: true,
        minRows: 1,
        labels: { singular: 'period', plural: 'periods' },
        fields: period,
      },
    ],
  },
  {
    name: 'closures',
    label: 'Days without bookings',
    type: 'array',
    labels: { singular: 'line', plural: 'lines' },
    admin: {
      description:
        'The restaurant is open but takes no bookings, for a private party, for example. Enter days when it is closed as special days of the location.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          calendarDay('from', 'First day'),
          calendarDay('to', 'Last day'),
          { name: 'reason', label: 'Reason', type: 'text', maxLength: 200 },
        ],
      },
    ],
  },
]
