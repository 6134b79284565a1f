import type { NumberField, TextField } from 'payload'
import * as t from './messages.gen.ts'

/** A permanent name for programs. */
export const code = (description?: string): TextField => ({
  name: 'code',
  label: t.code(),
  type: 'text',
  required: true,
  maxLength: 32,
  admin: { width: '20%', description },
})

/** A number of guests. */
export const party = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  min: 1,
  max: 40,
  admin: { width: '20%' },
})

/** Pacing: how many covers may start in one slot. */
export const coversPerSlot: NumberField = {
  name: 'coversPerSlot',
  label: t.coversPer15Minutes(),
  type: 'number',
  min: 1,
  max: 400,
  admin: {
    width: '25%',
    description: t.coversHint(),
  },
}
