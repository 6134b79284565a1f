import type { TextField } from 'payload'

/** A short name that stands in cookies and identifiers: lower-case letters, digits, hyphens. */
export function slugText(name: string, label: string, description: string): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    maxLength: 60,
    validate: (value: unknown) =>
      (typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value)) ||
      'Lower-case letters, digits and hyphens.',
    admin: { description },
  }
}
