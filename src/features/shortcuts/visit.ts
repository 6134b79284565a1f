import { type Cookies, parseCookie } from 'cookie'
import { readChoosableLocations } from '#data/locations/choosable-locations.ts'
import { renderContext } from '#lib/front/render-context.ts'
import { COOKIES } from '#lib/geo/location-cookies.ts'
import { type ChoosableLocation, findLocation } from '#lib/geo/visitor-locations.ts'
import { locate } from '#providers/geolocation/registry.ts'
import type { Visit } from './decide.ts'

/** Reads a request's location cookies and the visitor's place, and the locations to choose from. */
export async function visitOf({ headers }: Pick<Request, 'headers'>): Promise<Visit> {
  const locations = await readChoosableLocations()
  const address = renderContext()?.address ?? null
  return {
    cookies: presentCookies(parseCookie(headers.get('cookie') ?? ''), locations),
    locations,
    coordinates: () => locate({ address, headers })?.coordinates ?? null,
    random: Math.random,
  }
}

/** The location cookies, with the uids of today; of a location that is gone with the uid as sent. */
function presentCookies(
  cookies: Cookies,
  locations: readonly ChoosableLocation[],
): Map<string, string> {
  const present = new Map<string, string>()
  for (const name of Object.values(COOKIES)) {
    const uid = cookies[name]
    if (uid !== undefined) present.set(name, findLocation(locations, uid)?.uid ?? uid)
  }
  return present
}
