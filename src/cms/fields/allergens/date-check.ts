import { isDeepStrictEqual } from 'node:util'
import type { FieldHook } from 'payload'
import { localOf } from '#lib/time/time.ts'
import type { MenuItem } from '#payload-types.ts'
import { timeZones } from '../time-zones.ts'

/**
 * Dates the check of a dish's allergens today where a save states other ones and names no day. Forms name one: they
 * offer today, and their editor decides.
 */
export const dateAllergenCheck: FieldHook<MenuItem> = ({
  siblingData,
  data,
  originalDoc,
  value,
}) => {
  const isNamed = siblingData.allergensCheckedAt !== undefined
  if (isNamed || !data?.allergens?.statement) return value
  const before = originalDoc?.allergens
  const isSame = isDeepStrictEqual(statedIn({ ...before, ...data.allergens }), statedIn(before))
  return isSame ? value : earliestToday()
}

function statedIn(allergens: MenuItem['allergens']) {
  const { statement = null, contains, mayContain, species } = allergens ?? {}
  const sorted = (list: readonly string[] | null | undefined) => [...(list ?? [])].sort()
  return [statement, sorted(contains), sorted(mayContain), species || null]
}

/** Today where the group's day begins last: its zones are listed west to east. */
function earliestToday(): string {
  return localOf(Date.now(), timeZones[0] as string).slice(0, 10)
}
