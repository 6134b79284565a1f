import type { ArrayField, GroupField, SelectField, TextField } from 'payload'
import { isLocalDateTime, localOf } from '#lib/time/time.ts'
import { openSpans } from './open-spans.ts'
import { timeOfDay } from './time-of-day.ts'
import { timeZones } from './time-zones.ts'

const LOCAL_DATE_TIME = /^\S+ \S+$/
const DATE = /^\d{4}-\d{2}-\d{2}$/

type DayRules = {
  required?: boolean
  /** Refuses days that have not begun at any of the group's places. */
  past?: boolean
}

/** A calendar day of the restaurant, `YYYY-MM-DD`, without any time zone. */
export function calendarDay(name: string, label: string, rules: DayRules = {}): TextField {
  const { required = true, past = false } = rules
  return {
    name,
    label,
    type: 'text',
    required,
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '') {
        return required ? 'Please enter a date.' : true
      }
      const real = typeof value === 'string' && DATE.test(value) && isDay(value)
      if (!real) return 'Please enter a date such as 2027-12-24.'
      return !past || value <= latestToday() || 'This date is in the future.'
    },
    admin: { placeholder: '2027-12-24', width: '33%' },
  }
}

/** A moment on a restaurant's wall, `YYYY-MM-DD HH:mm`, without any time zone. */
export function localDateTimeField(name: string, label: string, description: string): TextField {
  return {
    name,
    label,
    type: 'text',
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      value === '' ||
      (typeof value === 'string' &&
        LOCAL_DATE_TIME.test(value) &&
        isLocalDateTime(toLocalDateTime(value))) ||
      'Please enter a date and time such as 2027-12-24 17:30.',
    admin: { placeholder: '2027-12-24 17:30', width: '50%', description },
  }
}

/** A moment as the editors type it as a wall time `YYYY-MM-DDTHH:mm`. */
export function toLocalDateTime(moment: string): string {
  return moment.replace(' ', 'T')
}

/** Today where the group's day begins first: its zones are listed west to east. */
function latestToday(): string {
  const zone = timeZones[timeZones.length - 1] as string
  return localOf(Date.now(), zone).slice(0, 10)
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

/** Days of the week, one or more, or none where they are not required. */
export function daysOfWeek(name: string, width?: string, required = true): SelectField {
  return {
    name,
    label: 'Days',
    type: 'select',
    hasMany: true,
    required,
    options: [...weekdays],
    admin: { width },
  }
}

const weekly: ArrayField = {
  name: 'weekly',
  label: 'Weekly hours',
  type: 'array',
  labels: { singular: 'line', plural: 'lines' },
  admin: {
    description:
      'One line for each time the restaurant is open; two lines for a day with a break. A closing time at or before the opening time is on the next day. Days without a line are closed.',
  },
  fields: [
    {
      type: 'row',
      fields: [daysOfWeek('days', '34%'), timeOfDay('opens', 'From'), timeOfDay('closes', 'To')],
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
    openSpans('These replace the weekly hours on this day. Leave empty if closed.'),
  ],
}

/** Public opening hours: weekly, split, past midnight, special days, temporary closure. */
export const openingHours: GroupField = {
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
            calendarDay('from', 'First closed day', { required: false }),
            calendarDay('until', 'Last closed day', { required: false }),
          ],
        },
        {
          name: 'message',
          label: 'Message to guests',
          type: 'text',
          maxLength: 200,
          admin: { description: 'For example: “Closed for renovation, back in March.”' },
        },
      ],
    },
  ],
}
