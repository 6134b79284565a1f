import { isDeepStrictEqual } from 'node:util'
import { type CollectionBeforeChangeHook, type SelectField, ValidationError } from 'payload'
import type { MenuTag } from '#payload-types.ts'
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

/**
 * Refuses a mark of an allergen that staff make or change without saying for which allergens it stands. One from before
 * that was asked for can still be put into another order.
 */
export const refuseUnmappedMark: CollectionBeforeChangeHook<MenuTag> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const mark = { ...originalDoc, ...data }
  if (!req.user || mark.kind !== 'allergen' || mark.allergens?.length) return data
  const isChanged = CHECKED.some((name) => !isDeepStrictEqual(mark[name], originalDoc?.[name]))
  if (!isChanged) return data
  const errors = [{ path: 'allergens', message: t.markWithoutAllergens() }]
  throw new ValidationError({ collection: collection.slug, errors, req })
}

const CHECKED = ['title', 'kind', 'allergens', 'abbreviation', 'description'] as const
