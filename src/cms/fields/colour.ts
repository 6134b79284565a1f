import type { TextField } from 'payload'
import { isHex } from '#lib/look/colour.ts'
import * as t from './messages.gen.ts'
import { NOT_WORDS } from './not-words.ts'

/** A colour as `#rrggbb`, chosen or typed. */
export function colour(
  name: string,
  { label, description, defaultValue }: Record<'label' | 'description' | 'defaultValue', string>,
): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    defaultValue,
    maxLength: 7,
    custom: NOT_WORDS,
    validate: (value: unknown) => (typeof value === 'string' && isHex(value)) || t.noColour(),
    admin: {
      description,
      components: { Field: '/cms/views/look/colour-field.client.tsx#ColourField' },
    },
  }
}
