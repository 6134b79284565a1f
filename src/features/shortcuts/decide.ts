import { defaultLocation } from '#lib/geo/default-location.ts'
import type { Coordinates } from '#lib/geo/distance.ts'
import { COOKIES } from '#lib/geo/location-cookies.ts'
import type { ChoosableLocation } from '#lib/geo/visitor-locations.ts'

/** A visitor whose location is to be chosen, and the locations to choose from. */
export type Visit = {
  /** The location cookies that the visitor has, by name. */
  cookies: ReadonlyMap<string, string>
  /** In content order. */
  locations: readonly ChoosableLocation[]
  /** Looks the visitor's place up; asked only where no cookie decides. Null = unknown. */
  coordinates(): Coordinates | null
  /** In [0, 1). */
  random(): number
}

/** The visitor's own location; `chosen` where it had to be chosen now and must be remembered. */
export type Decision = { location: ChoosableLocation; chosen: boolean }

/**
 * In this order (spec:routes.shortcut-location): the selected location, the default of this session, what
 * `defaultLocation` takes for where the visitor is. A selected location that is gone falls back to a flagship
 * (spec:shell.cookie-of-gone-location). Null where the group has no location
 * (spec:routes.shortcut-no-location).
 */
export function decideLocation(visit: Visit): Decision | null {
  const byCookie = (name: string) =>
    visit.locations.find(({ uid }) => uid === visit.cookies.get(name))
  const kept = byCookie(COOKIES.selected) ?? byCookie(COOKIES.fallback)
  if (kept) return { location: kept, chosen: false }
  const from = visit.cookies.has(COOKIES.selected) ? null : visit.coordinates()
  const location = defaultLocation(from, visit.locations, visit.random)
  return location ? { location, chosen: true } : null
}

/** The location being looked at, for news: its cookie, else the visitor's own. */
export function decideBrowsing(visit: Visit): Decision | null {
  const uid = visit.cookies.get(COOKIES.browsing)
  const location = visit.locations.find((one) => one.uid === uid)
  return location ? { location, chosen: false } : decideLocation(visit)
}
