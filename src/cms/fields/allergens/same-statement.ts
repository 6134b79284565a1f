import { isDeepStrictEqual } from 'node:util'
import type { MenuItem } from '#payload-types.ts'

type Stated = MenuItem['allergens']

/** Whether two dishes state the same of their allergens, in any order. */
export function isSameStatement(one: Stated, other: Stated): boolean {
  return isDeepStrictEqual(statedIn(one), statedIn(other))
}

function statedIn(allergens: Stated) {
  const { statement = null, contains, mayContain, species } = allergens ?? {}
  const sorted = (list: readonly string[] | null | undefined) => [...(list ?? [])].sort()
  return [statement, sorted(contains), sorted(mayContain), species || null]
}
