import type { TextField } from 'payload'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** A local wall time, `HH:mm`. */
export function timeOfDay(name: string, label: string, required = true): TextField {
  return {
    name,
    label,
    type: 'text',
    required,
    validate: (value: unknown) =>
      (!required && !value) ||
      (typeof value === 'string' && CLOCK.test(value)) ||
      'Please enter a time such as 17:30.',
    admin: { placeholder: required ? '17:30' : undefined, width: '33%' },
  }
}
