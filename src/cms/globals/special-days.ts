import type { GlobalConfig } from 'payload'
import { addDays } from '#lib/time/dates.ts'
import { globalContentAccess } from '../access/content.ts'
import { openSpans } from '../fields/open-spans.ts'
import { calendarDay } from '../fields/opening-hours.ts'
import { keepBookings } from '../fields/save-anyway.ts'
import { handOverSpecialDays, refuseConflictingSpecialDays } from '../hooks/booking/special-days.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import { MAX_DAYS } from '../hours/group-special-days.ts'
import * as t from './messages.gen.ts'

/**
 * Days on which the whole group, or a part of it, has other hours: entered once
 * (spec:locations.group-special-days).
 */
export const specialDays: GlobalConfig = {
  slug: 'special-days',
  label: t.specialDaysOfTheGroup(),
  admin: { description: t.specialDaysHint() },
  access: globalContentAccess,
  hooks: {
    beforeChange: [refuseConflictingSpecialDays, ...raiseEpochGlobalHooks.beforeChange],
    afterChange: [...raiseEpochGlobalHooks.afterChange, handOverSpecialDays],
  },
  fields: [
    keepBookings,
    {
      name: 'days',
      label: t.specialDays(),
      type: 'array',
      maxRows: 400,
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
            calendarDay('from', t.date()),
            lastDay(),
            { name: 'name', label: t.name(), type: 'text', maxLength: 80, admin: { width: '33%' } },
          ],
        },
        openSpans(t.hoursOfTheDayHint()),
        {
          type: 'row',
          fields: [
            {
              name: 'places',
              label: t.forWhom(),
              type: 'select',
              required: true,
              defaultValue: 'all',
              options: [
                { value: 'all', label: t.allRestaurants() },
                { value: 'except', label: t.allButThese() },
                { value: 'only', label: t.onlyThese() },
              ],
              admin: { width: '33%' },
            },
            {
              name: 'locations',
              label: t.restaurants(),
              type: 'relationship',
              relationTo: 'locations',
              hasMany: true,
              admin: {
                allowCreate: false,
                width: '67%',
                condition: (_, own) => Boolean(own?.places) && own.places !== 'all',
              },
            },
          ],
        },
      ],
    },
  ],
}

function lastDay() {
  const field = calendarDay('until', t.lastDay(), { required: false })
  const { validate } = field
  return {
    ...field,
    validate: (value: unknown, options: { siblingData: { from?: string } }) => {
      const valid = validate?.(value as never, options as never) ?? true
      const { from } = options.siblingData
      if (valid !== true || !value || !from) return valid
      if (String(value) < from) return t.beforeTheFirstDay()
      const longest = addDays(from, MAX_DAYS - 1)
      return String(value) <= longest || t.tooManyDays({ days: MAX_DAYS })
    },
    admin: { ...field.admin, description: t.leaveEmptyForOneDay() },
  } as typeof field
}
