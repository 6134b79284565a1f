import type { ArrayField, Field, NumberField, TextField } from 'payload'
import type { BookingSetting } from '../../payload-types.ts'
import { calendarDay, daysOfWeek } from '../fields/opening-hours.ts'
import { timeOfDay } from '../fields/time-of-day.ts'

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
  label: 'Covers per 15 minutes',
  type: 'number',
  min: 1,
  max: 400,
  admin: {
    width: '25%',
    description:
      'How many guests can be seated within 15 minutes. Leave empty for no limit other than the tables.',
  },
}

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

export const hoursFields: Field[] = [
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
      description:
        'A code is permanent, because bookings refer to it. Never give it to another table.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          code(),
          {
            name: 'area',
            label: 'Code of the area',
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
          party('minParty', 'Smallest party'),
          party('maxParty', 'Largest party'),
        ],
      },
    ],
  },
  {
    name: 'combinations',
    label: 'Tables that can be combined',
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
          party('minParty', 'Smallest party'),
          party('maxParty', 'Largest party'),
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
  label: 'Deposits and cards from larger parties',
  type: 'group',
  admin: {
    description:
      'For the table, whatever is booked with it; an experience that is paid when booked asks for nothing more. Guests are told before they enter a card, and get a refund if they cancel in time.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'Type',
          type: 'select',
          options: [
            { value: 'deposit', label: 'Deposit, paid when they book' },
            { value: 'hold', label: 'Card on file, charged only if they do not come' },
          ],
          admin: { width: '40%', description: 'Leave empty for neither.' },
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
          label: 'Per',
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
          label: 'Smallest party',
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
      fields: [bookings('check', 'Without a bot check', check), bookings('most', 'Most', most)],
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
  admin: { width: '33%', description: `If empty, ${defaultValue}.` },
})

/** What keeps one hand from booking the house out. */
const bookingLimits: Field = {
  name: 'bookingLimits',
  label: 'Upcoming bookings per guest',
  type: 'group',
  admin: {
    description:
      'Above the first number, bookings need an invisible bot check and are pointed out to hosts. Above the second, guests are asked to call. Bookings made by staff do not count.',
  },
  fields: [
    bookingLimit('phone', 'From one phone number', 5, 12),
    bookingLimit('email', 'From one email address', 5, 12),
    bookingLimit('network', 'From one network', 10, 60),
  ],
}

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
