import type { Field } from 'payload'
import { calendarDay, daysOfWeek } from '#cms/fields/opening-hours.ts'
import { image } from '#cms/fields/picture.ts'
import { timeOfDay } from '#cms/fields/time-of-day.ts'
import { code, party } from './common-fields.ts'
import { addOns, description, priceFields } from './experience-price-fields.ts'

/** How it is presented: the site reads it, bookings go by none of it. */
const presentation: Field[] = [
  image('picture', { description: 'What guests will have on their table, or the table itself.' }),
  {
    name: 'includes',
    label: 'What is included',
    type: 'textarea',
    maxLength: 600,
    admin: { description: 'One item per line.' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'suits',
        label: 'Who it is for',
        type: 'text',
        maxLength: 120,
        admin: { width: '67%', placeholder: 'Groups of five to eight who like to share' },
      },
      {
        name: 'minutes',
        label: 'Duration in minutes',
        type: 'number',
        min: 15,
        max: 720,
        admin: {
          width: '33%',
          description: 'Approximate. How long the table is kept is set under Rules.',
        },
      },
    ],
  },
]

const when: Field[] = [
  daysOfWeek('weekdays'),
  {
    type: 'row',
    fields: [
      calendarDay('from', 'First day (optional)', { required: false }),
      calendarDay('to', 'Last day (optional)', { required: false }),
    ],
  },
  {
    name: 'exceptions',
    label: 'Except on these days',
    type: 'array',
    labels: { singular: 'day', plural: 'days' },
    fields: [calendarDay('date', 'Date')],
  },
  {
    type: 'row',
    fields: [
      timeOfDay('firstSeating', 'First seating'),
      timeOfDay('lastSeating', 'Last seating'),
      {
        name: 'everyMinutes',
        label: 'Minutes between seatings',
        type: 'number',
        required: true,
        defaultValue: 15,
        min: 15,
        max: 720,
        admin: {
          width: '33%',
          description: 'A multiple of 15. Only times when tables can be booked are offered.',
        },
      },
    ],
  },
  {
    name: 'exclusive',
    label: 'At these times, book tables only with this experience',
    type: 'checkbox',
    defaultValue: false,
  },
]

const seats: Field = {
  type: 'row',
  fields: [
    {
      name: 'seats',
      label: 'Seats',
      type: 'number',
      required: true,
      min: 1,
      max: 400,
      admin: { width: '20%', description: 'Number of guests it can be served to.' },
    },
    {
      name: 'seatsPer',
      label: 'Per',
      type: 'select',
      required: true,
      defaultValue: 'slot',
      options: [
        { value: 'slot', label: 'Seating' },
        { value: 'day', label: 'Day' },
      ],
      admin: { width: '20%' },
    },
    { ...party('minParty', 'Smallest party'), defaultValue: 1 },
    party('maxParty', 'Largest party'),
  ],
}

/** Tab “Experiences”: what guests can book with their table. */
export const experienceFields: Field[] = [
  {
    name: 'experiences',
    label: 'Experiences',
    type: 'array',
    labels: { singular: 'experience', plural: 'experiences' },
    admin: {
      description:
        'What guests can book with their table. A code is permanent, because bookings refer to it. New prices and terms apply to bookings made from then on.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          code(),
          { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 80 },
        ],
      },
      description,
      ...presentation,
      ...when,
      seats,
      ...priceFields,
      addOns,
    ],
  },
]
