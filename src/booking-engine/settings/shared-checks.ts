import * as t from './messages.gen.ts'
import type { SettingsProblem } from './settings.ts'

/** A problem if the smallest party is larger than the largest. */
export function partyOrderProblems(
  place: { minParty: number; maxParty: number },
  path: string,
): SettingsProblem[] {
  if (place.minParty <= place.maxParty) return []
  const message = t.minAboveMax()
  return [{ path: path ? `${path}.minParty` : 'minParty', message }]
}

/** A problem for each item of a list whose key another item before it has. */
export function duplicates<T>(
  list: T[],
  key: (item: T) => string,
  path: string,
  field: string,
): SettingsProblem[] {
  const seen = new Set<string>()
  return list.flatMap((item, index) => {
    const value = key(item)
    if (seen.has(value)) {
      return [{ path: `${path}.${index}.${field}`, message: t.usedTwice({ value }) }]
    }
    seen.add(value)
    return []
  })
}
