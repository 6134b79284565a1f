import type { ArrayField, Field, NumberField, TextField } from 'payload'
import type { BookingSetting } from '../../payload-types.ts'
import { clock } from '../fields/clock.ts'
import { calendarDay, daysOfWeek } from '../fields/hours.ts'

const seatingAttributes = [
  { value: 'default', label: 'Standard' },
  { value: 'bar', label: 'Bar' },
  { value: 'counter', label: 'Counter' },
  { value: 'highTop', label: 'High-top' },
  { value: 'outdoor', label: 'Outdoor' },
]

/** A permanent name for programs. */
export const code = (description?: string): TextField => ({
  name: 'code',
  label: 'Code',
  type: 'text',
  required: true,
  maxLength: 32,
  admin: { width: '20%', description },
})

/** A number of guests. */
export const party = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  min: 1,
  max: 40,
  admin: { width: '20%' },
})

const coversPerSlot: NumberField = {
  name: 'coversPerSlot',
  label: 'Covers per quarter of an hour',
  type: 'number',
  min: 1,
  max: 400,
  admin: {
    width: '25%',
    description: 'How many guests may sit down within 15 minutes. Empty: no limit but the tables.',
  },
}

const period: Field[] = [
  {
    type: 'row',
    fields: [
      code(),
      { name: 'name', label: 'Name', type: 'text', required: true, admin: { width: '25%' } },
      clock('firstSeating', 'First table at'),
      clock('lastSeating', 'Last table at'),
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
        'For what is not open to everybody, such as a private brunch. Without it tables are booked within the opening hours only.',
    },
  },
]

export const hoursFields: Field[] = [
  {
    name: 'periods',
    label: 'Periods of every week',
    type: 'array',
    labels: { singular: 'period', plural: 'periods' },
    admin: {
      description:
        'Times in quarters of an hour, in the zone of the location, within its opening hours. A last table earlier than the first one is after midnight. On a special day of the opening hours the first and the last table keep their distance from opening and closing, and a closed day takes no bookings.',
    },
    fields: [daysOfWeek('weekdays'), ...period],
  },
  {
    name: 'specialDays',
    label: 'Days with periods of their own',
    type: 'array',
    labels: { singular: 'day', plural: 'days' },
    admin: {
      description:
        'Only for what opening hours cannot say. Holidays and shorter days are special days of the location, or of the group, and need no line here. These periods replace the weekly ones.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          calendarDay('date', 'Day'),
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
        'The restaurant is open, and no table is booked: a private party, for example. Days on which it is closed are special days of the location.',
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

const areas: ArrayField = {
  name: 'areas',
  label: 'Areas',
  type: 'array',
  required: true,
  minRows: 1,
  labels: { singular: 'area', plural: 'areas' },
  fields: [
    {
      type: 'row',
      fields: [code(), { name: 'name', label: 'Name', type: 'text', required: true }],
    },
  ],
}

export const floorFields: Field[] = [
  areas,
  {
    name: 'tables',
    label: 'Tables',
    type: 'array',
    required: true,
    minRows: 1,
    labels: { singular: 'table', plural: 'tables' },
    admin: {
      description: 'A code is for good: bookings refer to it. Never give it to another table.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          code(),
          {
            name: 'area',
            label: 'Code of its area',
            type: 'text',
            required: true,
            admin: { width: '20%' },
          },
          {
            name: 'attribute',
            label: 'Seating',
            type: 'select',
            required: true,
            defaultValue: 'default',
            options: seatingAttributes,
            admin: { width: '20%' },
          },
          party('minParty', 'From party'),
          party('maxParty', 'Up to party'),
        ],
      },
    ],
  },
  {
    name: 'combinations',
    label: 'Tables that are pushed together',
    type: 'array',
    labels: { singular: 'combination', plural: 'combinations' },
    fields: [
      {
        type: 'row',
        fields: [
          code(),
          {
            name: 'tables',
            label: 'Codes of the tables',
            type: 'text',
            hasMany: true,
            required: true,
            admin: { width: '40%' },
          },
          party('minParty', 'From party'),
          party('maxParty', 'Up to party'),
        ],
      },
    ],
  },
]

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

const guarantee: Field = {
  name: 'guarantee',
  label: 'What larger parties give by card',
  type: 'group',
  admin: {
    description:
      'For a table, whatever is booked with it; an experience that is paid when it is booked wants no more. Guests are told before their card is asked for, and get it back when they cancel in time.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'What',
          type: 'select',
          options: [
            { value: 'deposit', label: 'A deposit, paid when they book' },
            { value: 'hold', label: 'A card, charged only if they do not come' },
          ],
          admin: { width: '40%', description: 'Empty: nothing.' },
        },
        {
          name: 'amount',
          label: 'Amount',
          type: 'number',
          min: 1,
          max: 100_000,
          admin: { width: '20%', condition: asked },
          validate: (value: unknown, { siblingData }: { siblingData: Partial<Guarantee> }) =>
            !siblingData.kind || typeof value === 'number' || 'This field is required.',
        },
        {
          name: 'per',
          label: 'For each',
          type: 'select',
          defaultValue: 'person',
          options: [
            { value: 'person', label: 'Guest' },
            { value: 'party', label: 'Party' },
          ],
          admin: { width: '20%', condition: asked },
        },
        {
          name: 'fromParty',
          label: 'From party',
          type: 'number',
          min: 1,
          max: 400,
          defaultValue: 6,
          admin: { width: '20%', condition: asked },
        },
      ],
    },
  ],
}

type Guarantee = NonNullable<BookingSetting['guarantee']>

/** Nothing else matters while nothing is asked of anybody. */
function asked(_: unknown, own: Partial<Guarantee>): boolean {
  return Boolean(own?.kind)
}

const bookingLimit = (name: string, label: string, check: number, most: number): Field => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [bookings('check', 'Without a check', check), bookings('most', 'At most', most)],
    },
  ],
})

const bookings = (name: string, label: string, defaultValue: number): NumberField => ({
  name,
  label,
  type: 'number',
  min: 1,
  max: 10_000,
  defaultValue,
  admin: { width: '33%', description: `Empty: ${defaultValue}.` },
})

/** What keeps one hand from booking the house out. */
const bookingLimits: Field = {
  name: 'bookingLimits',
  label: 'Bookings to come of one guest',
  type: 'group',
  admin: {
    description:
      'More than the first number are booked only with an invisible check for programs, and are shown to hosts; more than the second only by telephone. What staff book does not count.',
  },
  fields: [
    bookingLimit('phone', 'By one telephone', 5, 12),
    bookingLimit('email', 'By one e-mail address', 5, 12),
    bookingLimit('network', 'From one network', 10, 60),
  ],
}

export const ruleFields: Field[] = [
  {
    name: 'turnTimes',
    label: 'How long a party keeps its table',
    type: 'array',
    required: true,
    minRows: 1,
    labels: { singular: 'line', plural: 'lines' },
    admin: { description: 'By size, smallest first: the first line that is large enough counts.' },
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
      minutes('noticeMinutes', 'Notice in minutes', 'A table is bookable until this long before.'),
      minutes(
        'cancelCutOffMinutes',
        'Cancel until, in minutes',
        'Guests can cancel or change until this long before.',
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        ...clock('remindAt', 'Remind guests at', false),
        defaultValue: '10:00',
        admin: {
          width: '33%',
          description:
            'By e-mail, the day before their visit, at this time of the restaurant. Empty: no reminder.',
        },
      },
      {
        name: 'emailRequired',
        label: 'Guests must leave an e-mail address',
        type: 'checkbox',
        defaultValue: false,
      },
      {
        name: 'specialRequestLimit',
        label: 'Longest special request',
        type: 'number',
        min: 1,
        max: 1000,
        admin: { description: 'Characters. Empty: as long as the form allows.' },
      },
    ],
  },
  bookingLimits,
  guarantee,
]
