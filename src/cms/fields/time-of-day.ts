import type { TextField } from 'payload'
import * as t from './messages.gen.ts'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** A local wall time, `HH:mm`. */
export function timeOfDay(name: string, label: string, required = true): TextField {
  return {
    name,
    label,
    type: 'text',
    required,
    validate: (value: unknown) =>
      (!required && !value) || (typeof value === 'string' && CLOCK.test(value)) || t.invalidTime(),
    admin: {
      placeholder: required ? t.timeExample() : undefined,
      width: '33%',
      components: { Field: '/cms/views/fields/time-field.client.tsx#TimeField' },
    },
  }
}
