import type { Field } from 'payload'
import { calendarDay, daysOfWeek } from '#cms/fields/opening-hours.ts'
import { image } from '#cms/fields/picture.ts'
import { pictureFocus } from '#cms/fields/picture-focus.ts'
import { timeOfDay } from '#cms/fields/time-of-day.ts'
import { code, party } from './common-fields.ts'
import { addOns, description, priceFields } from './experience-price-fields.ts'
import * as t from './messages.gen.ts'

/** How it is presented: the site reads it, bookings go by none of it. */
const presentation: Field[] = [
  image('picture', { description: t.experiencePictureHint() }),
  pictureFocus('picture'),
  {
    name: 'includes',
    label: t.whatIsIncluded(),
    type: 'textarea',
    maxLength: 600,
    admin: { description: t.oneItemPerLine() },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'suits',
        label: t.whoItIsFor(),
        type: 'text',
        maxLength: 120,
        admin: { width: '67%', placeholder: t.whoItIsForExample() },
      },
      {
        name: 'minutes',
        label: t.durationInMinutes(),
        type: 'number',
        min: 15,
        max: 720,
        admin: {
          width: '33%',
          description: t.durationHint(),
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
      calendarDay('from', t.firstDayOptional(), { required: false }),
      calendarDay('to', t.lastDayOptional(), { required: false }),
    ],
  },
  {
    name: 'exceptions',
    label: t.exceptOnTheseDays(),
    type: 'array',
    labels: { singular: t.oneDay(), plural: t.manyDays() },
    fields: [calendarDay('date', t.date())],
  },
  {
    type: 'row',
    fields: [
      timeOfDay('firstSeating', t.firstSeating()),
      timeOfDay('lastSeating', t.lastSeating()),
      {
        name: 'everyMinutes',
        label: t.minutesBetweenSeatings(),
        type: 'number',
        required: true,
        defaultValue: 15,
        min: 15,
        max: 720,
        admin: {
          width: '33%',
          description: t.minutesBetweenSeatingsHint(),
        },
      },
    ],
  },
  {
    name: 'exclusive',
    label: t.onlyWithThisExperience(),
    type: 'checkbox',
    defaultValue: false,
  },
]

const seats: Field = {
  type: 'row',
  fields: [
    {
      name: 'seats',
      label: t.seats(),
      type: 'number',
      required: true,
      min: 1,
      max: 400,
      admin: { width: '20%', description: t.seatsHint() },
    },
    {
      name: 'seatsPer',
      label: t.per(),
      type: 'select',
      required: true,
      defaultValue: 'slot',
      options: [
        { value: 'slot', label: t.seating() },
        { value: 'day', label: t.day() },
      ],
      admin: { width: '20%' },
    },
    { ...party('minParty', t.smallestParty()), defaultValue: 1 },
    party('maxParty', t.largestParty()),
  ],
}

/** Tab “Experiences”: what guests can book with their table. */
export const experienceFields: Field[] = [
  {
    name: 'experiences',
    label: t.experiences(),
    type: 'array',
    labels: { singular: t.oneExperience(), plural: t.manyExperiences() },
    admin: { description: t.experiencesHint() },
    fields: [
      {
        type: 'row',
        fields: [
          code(),
          { name: 'name', label: t.name(), type: 'text', required: true, maxLength: 80 },
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
