import type { TextField } from 'payload'
import * as t from './messages.gen.ts'

/** A short name that stands in cookies and identifiers: lower-case letters, digits, hyphens. */
export function slugText(name: string, label: string, description: string): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    maxLength: 60,
    validate: (value: unknown) =>
      (typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value)) || t.slugCharacters(),
    admin: { description },
  }
}
