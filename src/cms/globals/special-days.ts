import type { GlobalConfig } from 'payload'
import { addDays } from '#lib/time/opening-hours.ts'
import { globalContentAccess } from '../access/content.ts'
import { openSpans } from '../fields/open-spans.ts'
import { calendarDay } from '../fields/opening-hours.ts'
import { keepBookings } from '../fields/save-anyway.ts'
import { handOverSpecialDays, refuseConflictingSpecialDays } from '../hooks/booking/special-days.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import { MAX_DAYS } from '../hours/group-special-days.ts'

/**
 * Days on which the whole group, or a part of it, has other hours: entered once
 * (spec:locations.group-special-days).
 */
export const specialDays: GlobalConfig = {
  slug: 'special-days',
  label: 'Special days of the group',
  admin: {
    description:
      'Christmas, New Year’s Eve and the like, for all restaurants at once. They apply to the site and to bookings as soon as they are saved. A restaurant’s own special day on the same date takes precedence there.',
  },
  access: globalContentAccess,
  hooks: {
    beforeChange: [refuseConflictingSpecialDays, ...raiseEpochGlobalHooks.beforeChange],
    afterChange: [...raiseEpochGlobalHooks.afterChange, handOverSpecialDays],
  },
  fields: [
    keepBookings,
    {
      name: 'days',
      label: 'Special days',
      type: 'array',
      maxRows: 400,
      labels: { singular: 'special day', plural: 'special days' },
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
            calendarDay('from', 'Date'),
            lastDay(),
            { name: 'name', label: 'Name', type: 'text', maxLength: 80, admin: { width: '33%' } },
          ],
        },
        openSpans('These replace the weekly hours on this day. Leave empty if closed.'),
        {
          type: 'row',
          fields: [
            {
              name: 'places',
              label: 'For',
              type: 'select',
              required: true,
              defaultValue: 'all',
              options: [
                { value: 'all', label: 'All restaurants' },
                { value: 'except', label: 'All but these' },
                { value: 'only', label: 'Only these' },
              ],
              admin: { width: '33%' },
            },
            {
              name: 'locations',
              label: 'Restaurants',
              type: 'relationship',
              relationTo: 'locations',
              hasMany: true,
              admin: {
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
  const field = calendarDay('until', 'Last day', { required: false })
  const { validate } = field
  return {
    ...field,
    validate: (value: unknown, options: { siblingData: { from?: string } }) => {
      const valid = validate?.(value as never, options as never) ?? true
      const { from } = options.siblingData
      if (valid !== true || !value || !from) return valid
      if (String(value) < from) return 'This is before the first day.'
      const longest = addDays(from, MAX_DAYS - 1)
      return (
        String(value) <= longest ||
        `At most ${MAX_DAYS} days. For longer, please use the restaurants’ temporary closure.`
      )
    },
    // An example would look like a day that was entered.
    admin: { ...field.admin, placeholder: '', description: 'Leave empty for one day.' },
  } as typeof field
}
