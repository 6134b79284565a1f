import type { Field, NumberField } from 'payload'
import { timeOfDay } from '../../fields/time-of-day.ts'
import { bookingLimits } from './booking-limits-field.ts'
import { coversPerSlot, party } from './common-fields.ts'
import { guarantee } from './guarantee-field.ts'
import * as t from './messages.gen.ts'

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

const remindAt = timeOfDay('remindAt', t.remindGuestsAt(), false)

/** Tab “Rules”: turn times, party sizes, deadlines, limits and guarantees. */
export const ruleFields: Field[] = [
  {
    name: 'turnTimes',
    label: t.turnTimes(),
    type: 'array',
    required: true,
    minRows: 1,
    labels: { singular: t.oneLine(), plural: t.manyLines() },
    admin: { description: t.turnTimesHint() },
    fields: [
      {
        type: 'row',
        fields: [
          party('upTo', t.partiesUpTo()),
          {
            name: 'minutes',
            label: t.minutes(),
            type: 'number',
            required: true,
            min: 15,
            max: 600,
          },
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { ...party('minParty', t.smallestParty()), defaultValue: 1 },
      party('maxParty', t.largestParty()),
      coversPerSlot,
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'horizonDays',
        label: t.daysAhead(),
        type: 'number',
        required: true,
        defaultValue: 90,
        min: 1,
        max: 730,
        admin: { width: '33%', description: t.daysAheadHint() },
      },
      minutes('noticeMinutes', t.noticeInMinutes(), t.noticeHint()),
      minutes(
        'cancelCutOffMinutes',
        t.cancellationDeadlineInMinutes(),
        t.cancellationDeadlineHint(),
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        ...remindAt,
        defaultValue: '10:00',
        admin: { ...remindAt.admin, description: t.remindGuestsHint() },
      },
      {
        name: 'emailRequired',
        label: t.emailRequired(),
        type: 'checkbox',
        defaultValue: false,
      },
      {
        name: 'specialRequestLimit',
        label: t.longestSpecialRequest(),
        type: 'number',
        min: 1,
        max: 1000,
        admin: { description: t.longestSpecialRequestHint() },
      },
    ],
  },
  bookingLimits,
  guarantee,
]
