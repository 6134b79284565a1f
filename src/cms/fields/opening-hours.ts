import type { ArrayField, GroupField, SelectField, TextField } from 'payload'
import { isDate } from '#lib/time/dates.ts'
import { isLocalDateTime } from '#lib/time/local-date-time.ts'
import { latestToday } from './latest-today.ts'
import * as t from './messages.gen.ts'
import { NOT_WORDS } from './not-words.ts'
import { openSpans } from './open-spans.ts'
import { timeOfDay } from './time-of-day.ts'

const LOCAL_DATE_TIME = /^\S+ \S+$/

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
    custom: NOT_WORDS,
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '') {
        return required ? t.pleaseEnterADate() : true
      }
      if (typeof value !== 'string' || !isDate(value)) return t.invalidDate()
      return !past || value <= latestToday() || t.dateInTheFuture()
    },
    admin: {
      width: '33%',
      components: { Field: '/cms/views/fields/day-field.client.tsx#DayField' },
    },
  }
}

/** A moment on a restaurant's wall, `YYYY-MM-DD HH:mm`, without any time zone. */
export function localDateTimeField(name: string, label: string, description: string): TextField {
  return {
    name,
    label,
    type: 'text',
    custom: NOT_WORDS,
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      value === '' ||
      (typeof value === 'string' &&
        LOCAL_DATE_TIME.test(value) &&
        isLocalDateTime(toLocalDateTime(value))) ||
      t.invalidDateAndTime(),
    admin: {
      ...{ width: '50%', description },
      components: { Field: '/cms/views/fields/day-field.client.tsx#MomentField' },
    },
  }
}

/** A moment as the editors type it as a wall time `YYYY-MM-DDTHH:mm`. */
export function toLocalDateTime(moment: string): string {
  return moment.replace(' ', 'T')
}

export const weekdays = [
  { value: 'monday', label: t.monday() },
  { value: 'tuesday', label: t.tuesday() },
  { value: 'wednesday', label: t.wednesday() },
  { value: 'thursday', label: t.thursday() },
  { value: 'friday', label: t.friday() },
  { value: 'saturday', label: t.saturday() },
  { value: 'sunday', label: t.sunday() },
] as const

/** Days of the week, one or more, or none where they are not required. */
export function daysOfWeek(name: string, width?: string, required = true): SelectField {
  return {
    name,
    label: t.days(),
    type: 'select',
    hasMany: true,
    required,
    options: [...weekdays],
    admin: { width },
  }
}

const weekly: ArrayField = {
  name: 'weekly',
  label: t.weeklyHours(),
  type: 'array',
  labels: { singular: t.oneLine(), plural: t.manyLines() },
  admin: {
    description: t.weeklyHoursHint(),
    components: {
      RowLabel: '/cms/views/fields/weekly-hours-row-label.client.tsx#WeeklyHoursRowLabel',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        // Most restaurants are open every day, and a day is taken off faster than seven are chosen.
        { ...daysOfWeek('days', '34%'), defaultValue: weekdays.map(({ value }) => value) },
        timeOfDay('opens', t.from()),
        timeOfDay('closes', t.to()),
      ],
    },
  ],
}

const holidays: ArrayField = {
  name: 'holidays',
  label: t.holidaysAndOtherSpecialDays(),
  type: 'array',
  labels: { singular: t.oneSpecialDay(), plural: t.manySpecialDays() },
  admin: {
    initCollapsed: true,
    components: {
      RowLabel: '/cms/views/fields/special-day-row-label.client.tsx#SpecialDayRowLabel',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        calendarDay('date', t.day()),
        { name: 'name', label: t.name(), type: 'text', maxLength: 80 },
      ],
    },
    openSpans(t.hoursOfTheDayHint()),
  ],
}

/** Public opening hours: weekly, split, past midnight, special days, temporary closure. */
export const openingHours: GroupField = {
  name: 'hours',
  label: false,
  type: 'group',
  interfaceName: 'HoursField',
  fields: [
    {
      name: 'week',
      type: 'ui',
      admin: { components: { Field: '/cms/views/fields/week-hours.client.tsx#WeekHours' } },
    },
    weekly,
    holidays,
    {
      name: 'temporaryClosure',
      label: t.temporaryClosure(),
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            calendarDay('from', t.firstClosedDay(), { required: false }),
            calendarDay('until', t.lastClosedDay(), { required: false }),
          ],
        },
        {
          name: 'message',
          label: t.messageToGuests(),
          type: 'text',
          maxLength: 200,
          admin: { description: t.messageToGuestsHint() },
        },
      ],
    },
  ],
}
