import type { TextField } from 'payload'
import { isClock } from '#lib/time/clock.ts'
import * as t from './messages.gen.ts'
import { NOT_WORDS } from './not-words.ts'

/** A local wall time, `HH:mm`. */
export function timeOfDay(name: string, label: string, required = true): TextField {
  return {
    name,
    label,
    type: 'text',
    required,
    custom: NOT_WORDS,
    validate: (value: unknown) =>
      (!required && !value) || (typeof value === 'string' && isClock(value)) || t.invalidTime(),
    admin: {
      placeholder: required ? t.timeExample() : undefined,
      width: '33%',
      components: { Field: '/cms/views/fields/time-field.client.tsx#TimeField' },
    },
  }
}
