import type { SelectField } from 'payload'
import * as t from './messages.gen.ts'
import { allergenOptions } from './options.ts'

/** The allergens that a mark stands for, or that a diet rules out (spec:content.menu-tag). */
export const markedAllergens: SelectField = {
  name: 'allergens',
  label: t.markedAllergens(),
  type: 'select',
  hasMany: true,
  options: allergenOptions,
  admin: {
    description: t.markedAllergensHint(),
    condition: (data) => data?.kind !== 'note',
  },
}
