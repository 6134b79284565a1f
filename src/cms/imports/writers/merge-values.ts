import { isDeepStrictEqual } from 'node:util'

/** Rows of a list among which those are sought that stand elsewhere now; of longer lists each is taken by its place. */
const MOST_SOUGHT = 200

type Values = Record<string, unknown>

/** Lists whose rows a file says only some of: the others stay. */
const PARTLY_SAID: ReadonlySet<string> = new Set(['zonePrices', 'customorderlinks', 'holidays'])

/** What names a row of a list, so that a row of a file is known as one that is there. */
const NAMES = ['zone', 'date', 'title', 'name'] as const

/**
 * The values of a document with those that a file says of it. What the file says nothing of stays, inside of groups too;
 * rows of lists keep their ids and what else they have.
 */
export function mergeValues(before: Values, said: Values): Values {
  // Nothing where there is nothing changes nothing.
  const given = Object.entries(said).filter(
    ([name, value]) => value !== null || before[name] !== undefined,
  )
  const merged = given.map(([name, value]) => [
    name,
    mergeValue(before[name], value, PARTLY_SAID.has(name)),
  ])
  return { ...before, ...Object.fromEntries(merged) }
}

function mergeValue(before: unknown, said: unknown, isPartlySaid: boolean): unknown {
  if (isRows(said)) return mergeRows(isRows(before) ? before : [], said, isPartlySaid)
  // Formatted text is said as a whole.
  if (isValues(said) && !('root' in said)) return mergeValues(isValues(before) ? before : {}, said)
  return said
}

/** Rows of different slices have nothing in common. */
const isAlike = (one: Values, other: Values) => one.blockType === other.blockType

function mergeRows(before: readonly Values[], said: readonly Values[], isPartlySaid: boolean) {
  const known = new Set<Values>()
  const free = (one: Values | undefined) => one !== undefined && !known.has(one)
  const take = (one: Values | undefined) => {
    if (one) known.add(one)
    return one
  }
  const nameOf = (row: Values) =>
    row.blockType ? undefined : NAMES.find((one) => row[one] !== undefined)
  // Rows that are there already are found wherever they stand now, before others take their places.
  const found = said.map((row, at) => {
    const name = nameOf(row)
    if (name) return take(before.find((one) => free(one) && one[name] === row[name]))
    // A slice of which nothing is said is like every other one of its kind.
    const says = Object.keys(row).some((one) => one !== 'blockType')
    if (!says || before.length > MOST_SOUGHT) return undefined
    const isSame = (one: Values) => isDeepStrictEqual(mergeValues(one, row), one)
    const near = [before[at], ...before].filter((one) => one !== undefined)
    return take(near.find((one) => free(one) && isSame(one)))
  })
  const rows = said.map((row, at) => {
    const there = before[at]
    const isInPlace = !nameOf(row) && there && free(there) && isAlike(there, row)
    const same = found[at] ?? (isInPlace ? take(there) : undefined)
    return { row: mergeValues(same ?? {}, row), same }
  })
  if (!isPartlySaid) return rows.map(({ row }) => row)
  const changed = new Map(rows.flatMap(({ row, same }) => (same ? [[same, row]] : [])))
  const added = rows.filter(({ same }) => !same).map(({ row }) => row)
  return [...before.map((row) => changed.get(row) ?? row), ...added]
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows of a list; ids of documents are none. */
const isRows = (value: unknown): value is Values[] => Array.isArray(value) && value.every(isValues)
