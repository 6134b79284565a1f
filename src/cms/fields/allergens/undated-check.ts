import type { FieldHook } from 'payload'
import type { MenuItem } from '#payload-types.ts'
import { isSameStatement } from './same-statement.ts'

/**
 * Takes the day of a dish's check back where a save states other allergens and names no day: the kitchen checked what
 * was stated then. Forms name one: they offer today, and their editor decides. A program is never taken for a check.
 */
export const takeBackCheck: FieldHook<MenuItem> = ({ siblingData, data, originalDoc, value }) => {
  const isNamed = siblingData.allergensCheckedAt !== undefined
  if (isNamed || !originalDoc || !data?.allergens) return value
  const before = originalDoc.allergens
  return isSameStatement({ ...before, ...data.allergens }, before) ? value : null
}
