import type { ArrayField, Field, GroupField } from 'payload'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** A local wall time, `HH:mm`. */
export function clock(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'text',
    required: true,
    validate: (value: unknown) =>
      (typeof value === 'string' && CLOCK.test(value)) || 'Please enter a time such as 17:30.',
    admin: { placeholder: '17:30', width: '33%' },
  }
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** A calendar day of the restaurant, `YYYY-MM-DD`, without any time zone. */
export function calendarDay(name: string, label: string, required = true): Field {
  return {
    name,
    label,
    type: 'text',
    required,
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '') {
        return required ? 'Please enter a day.' : true
      }
      const real = typeof value === 'string' && DATE.test(value) && isDay(value)
      return real || 'Please enter a day such as 2027-12-24.'
    },
    admin: { placeholder: '2027-12-24', width: '33%' },
  }
}

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export const weekdays = [
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
  { value: 'wednesday', label: 'Wednesday' },
  { value: 'thursday', label: 'Thursday' },
  { value: 'friday', label: 'Friday' },
  { value: 'saturday', label: 'Saturday' },
  { value: 'sunday', label: 'Sunday' },
] as const

const spans = (description: string): ArrayField => ({
  name: 'spans',
  label: 'Open',
  type: 'array',
  labels: { singular: 'opening time', plural: 'opening times' },
  maxRows: 4,
  admin: { description },
  fields: [{ type: 'row', fields: [clock('opens', 'From'), clock('closes', 'To')] }],
})

const weekly: ArrayField = {
  name: 'weekly',
  label: 'Every week',
  type: 'array',
  labels: { singular: 'line', plural: 'lines' },
  admin: {
    description:
      'One line for each opening time. Two lines for a day with a break. A closing time at or before the opening time is on the next day. Days without a line are closed.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'days',
          label: 'Days',
          type: 'select',
          hasMany: true,
          required: true,
          options: [...weekdays],
          admin: { width: '34%' },
        },
        clock('opens', 'From'),
        clock('closes', 'To'),
      ],
    },
  ],
}

const holidays: ArrayField = {
  name: 'holidays',
  label: 'Holidays and other special days',
  type: 'array',
  labels: { singular: 'special day', plural: 'special days' },
  fields: [
    {
      type: 'row',
      fields: [
        calendarDay('date', 'Day'),
        { name: 'name', label: 'Name', type: 'text', maxLength: 80 },
      ],
    },
    spans('Replaces the weekly hours on this day. Empty = closed.'),
  ],
}

/** Public opening hours: weekly, split, past midnight, special days, temporary closure. */
export const hours: GroupField = {
  name: 'hours',
  label: false,
  type: 'group',
  interfaceName: 'HoursField',
  fields: [
    weekly,
    holidays,
    {
      name: 'temporaryClosure',
      label: 'Temporary closure',
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            calendarDay('from', 'First closed day', false),
            calendarDay('until', 'Last closed day', false),
          ],
        },
        {
          name: 'message',
          label: 'What guests read',
          type: 'text',
          maxLength: 200,
          admin: { description: 'For example: “Closed for renovation, back in March.”' },
        },
      ],
    },
  ],
}
