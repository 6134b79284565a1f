import type { Field, NumberField } from 'payload'
import { timeOfDay } from '../../fields/time-of-day.ts'
import { bookingLimits } from './booking-limits-field.ts'
import { coversPerSlot, party } from './common-fields.ts'
import { guarantee } from './guarantee-field.ts'

const minutes = (name: string, label: string, description: string): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  min: 0,
  max: 43_200,
  defaultValue: 0,
  admin: { width: '33%', description },
})

/** Tab “Rules”: turn times, party sizes, deadlines, limits and guarantees. */
export const ruleFields: Field[] = [
  {
    name: 'turnTimes',
    label: 'How long a party has its table',
    type: 'array',
    required: true,
    minRows: 1,
    labels: { singular: 'line', plural: 'lines' },
    admin: {
      description: 'By party size, smallest first. The first line that is large enough applies.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          party('upTo', 'Parties up to'),
          { name: 'minutes', label: 'Minutes', type: 'number', required: true, min: 15, max: 600 },
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { ...party('minParty', 'Smallest party'), defaultValue: 1 },
      party('maxParty', 'Largest party'),
      coversPerSlot,
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'horizonDays',
        label: 'Days ahead',
        type: 'number',
        required: true,
        defaultValue: 90,
        min: 1,
        max: 730,
        admin: { width: '33%', description: 'How far ahead guests can book.' },
      },
      minutes(
        'noticeMinutes',
        'Notice in minutes',
        'Tables can be booked until this many minutes before.',
      ),
      minutes(
        'cancelCutOffMinutes',
        'Cancellation deadline in minutes',
        'Guests can cancel or change until this many minutes before.',
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        ...timeOfDay('remindAt', 'Remind guests at', false),
        defaultValue: '10:00',
        admin: {
          width: '33%',
          description:
            'By email, the day before their visit, at this local time of the restaurant. Leave empty for no reminder.',
        },
      },
      {
        name: 'emailRequired',
        label: 'Guests must give an email address',
        type: 'checkbox',
        defaultValue: false,
      },
      {
        name: 'specialRequestLimit',
        label: 'Longest special request',
        type: 'number',
        min: 1,
        max: 1000,
        admin: { description: 'In characters. If empty, as long as the form allows.' },
      },
    ],
  },
  bookingLimits,
  guarantee,
]
