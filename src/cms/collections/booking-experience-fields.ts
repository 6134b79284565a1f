import type { ArrayField, Field, NumberField, TextareaField } from 'payload'
import { clock } from '../fields/clock.ts'
import { calendarDay, daysOfWeek } from '../fields/hours.ts'
import { image } from '../fields/picture.ts'
import { price } from '../fields/price.ts'
import { code, party } from './booking-settings-fields.ts'

const description: TextareaField = {
  name: 'description',
  label: 'What guests read',
  type: 'textarea',
  maxLength: 600,
  admin: { description: 'Two or three sentences; longer ones are folded after three lines.' },
}

/** How it is presented: the site reads it, bookings go by none of it. */
const presentation: Field[] = [
  image('picture', { description: 'What guests will find on their table, or the table itself.' }),
  {
    name: 'includes',
    label: 'What is in it',
    type: 'textarea',
    maxLength: 600,
    admin: { description: 'A line for each thing.' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'suits',
        label: 'For whom',
        type: 'text',
        maxLength: 120,
        admin: { width: '67%', placeholder: 'Five to eight who like to share' },
      },
      {
        name: 'minutes',
        label: 'How long, in minutes',
        type: 'number',
        min: 15,
        max: 720,
        admin: { width: '33%', description: 'About. The table is kept as long as the rules say.' },
      },
    ],
  },
]

const percent = (name: string, label: string, description?: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: 100,
  admin: { width: '33%', description },
})

const amount = (label: string, description?: string): Field => ({
  ...price(label, description),
  required: true,
})

const when: Field[] = [
  daysOfWeek('weekdays'),
  {
    type: 'row',
    fields: [
      calendarDay('from', 'First day, if it has one', { required: false }),
      calendarDay('to', 'Last day, if it has one', { required: false }),
    ],
  },
  {
    name: 'exceptions',
    label: 'Not on these days',
    type: 'array',
    labels: { singular: 'day', plural: 'days' },
    fields: [calendarDay('date', 'Day')],
  },
  {
    type: 'row',
    fields: [
      clock('firstSeating', 'First seating'),
      clock('lastSeating', 'Last seating'),
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
          description: 'In quarters of an hour. Only times at which tables can be booked count.',
        },
      },
    ],
  },
  {
    name: 'exclusive',
    label: 'No tables without it at these times',
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
      admin: { width: '20%', description: 'Guests it can be served to.' },
    },
    {
      name: 'seatsPer',
      label: 'for',
      type: 'select',
      required: true,
      defaultValue: 'slot',
      options: [
        { value: 'slot', label: 'each seating' },
        { value: 'day', label: 'the whole day' },
      ],
      admin: { width: '20%' },
    },
    { ...party('minParty', 'From party'), defaultValue: 1 },
    party('maxParty', 'Up to party'),
  ],
}

const money: Field[] = [
  {
    type: 'row',
    fields: [
      amount('Price', 'In the currency of the location, before tax and service.'),
      {
        name: 'pricePer',
        label: 'for',
        type: 'select',
        required: true,
        defaultValue: 'person',
        options: [
          { value: 'person', label: 'each person' },
          { value: 'party', label: 'the whole party' },
        ],
        admin: { width: '33%' },
      },
      percent(
        'serviceChargePercent',
        'Service charge, %',
        'Of the price and the add-ons. It is taxed like them.',
      ),
    ],
  },
  {
    name: 'taxes',
    label: 'Taxes',
    type: 'array',
    maxRows: 4,
    labels: { singular: 'tax', plural: 'taxes' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 80 },
          { ...percent('percent', '%'), required: true },
        ],
      },
    ],
  },
  {
    name: 'prepaymentRequired',
    label: 'Paid in full when it is booked',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      description: 'Guests see such an experience only while the site can take cards.',
    },
  },
]

const addOns: ArrayField = {
  name: 'addOns',
  label: 'Add-ons',
  type: 'array',
  maxRows: 50,
  labels: { singular: 'add-on', plural: 'add-ons' },
  fields: [
    {
      type: 'row',
      fields: [
        code(),
        { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 80 },
        amount('Price of one'),
        {
          name: 'maxPerReservation',
          label: 'Most in one reservation',
          type: 'number',
          required: true,
          defaultValue: 0,
          min: 0,
          max: 100,
          admin: { width: '20%', description: '0: no limit.' },
        },
      ],
    },
    description,
  ],
}

export const experienceFields: Field[] = [
  {
    name: 'experiences',
    label: 'Experiences',
    type: 'array',
    labels: { singular: 'experience', plural: 'experiences' },
    admin: {
      description:
        'What guests can book with their table. A code is for good: bookings refer to it. Another price or other terms hold for whoever books from then on.',
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
      ...money,
      addOns,
    ],
  },
]
