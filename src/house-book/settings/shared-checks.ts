import type { SettingsProblem } from './settings.ts'

/** The smallest party must not be larger than the largest. */
export function partyOrderProblems(
  place: { minParty: number; maxParty: number },
  path: string,
): SettingsProblem[] {
  if (place.minParty <= place.maxParty) return []
  const message = 'is larger than the largest party'
  return [{ path: path ? `${path}.minParty` : 'minParty', message }]
}

/** Entries of a list whose `field` another one before them has. */
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
      return [{ path: `${path}.${index}.${field}`, message: `${value} is used twice` }]
    }
    seen.add(value)
    return []
  })
}
