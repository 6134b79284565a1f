import { isAt, type NamedPlace } from './places.ts'
import type { Found } from './search-site.ts'

/** What a map and a search do not agree in, a line each; none = the map is true. */
export function differences(found: Found, expected: readonly NamedPlace[]): string[] {
  const unknown = [...found].flatMap(([place, marks]) =>
    expected.some(({ name }) => isAt(place, name))
      ? []
      : [`${place} is not on the map, and has: ${[...marks].join(', ')}`],
  )
  const untrue = expected.flatMap(({ name }) =>
    [...found.keys()].some((place) => isAt(place, name))
      ? []
      : [`${name} is on the map, and nothing of the guest is there`],
  )
  return [...unknown, ...untrue]
}

/** What an erasure has left, and the map does not say; and what it says, and is not left. */
export function differencesAfterErasure(found: Found, all: readonly NamedPlace[]): string[] {
  const staying = all.filter(({ place }) => place.remains !== null)
  const beyond = [...found].flatMap(([place, marks]) => {
    const known = staying.filter(({ name }) => isAt(place, name))
    const left = [...marks].filter(
      (mark) => !known.some(({ place: { remains } }) => remains?.test(markOf(mark))),
    )
    return left.length > 0 && known.length > 0 ? [`${place} still has: ${left.join(', ')}`] : []
  })
  return [...differences(found, staying), ...beyond]
}

/** The marks of a search, without the forms in which they stand. */
export function marksOf(found: Found): Set<string> {
  return new Set([...found.values()].flatMap((marks) => [...marks].map(markOf)))
}

const markOf = (shown: string) => shown.replace(/ \([^()]*\)$/, '')
