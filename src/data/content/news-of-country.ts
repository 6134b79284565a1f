import type { Where } from 'payload'
import { tryReadZones } from '../locations/zones.ts'
import { readAll } from '../site/read-all.ts'
import { locationsOf } from './news-locations.ts'

/** Countries with a list of posts of their own, as its address names them. */
export type NewsCountry = 'ca' | 'us'

/** The posts of a country: those for all its locations, and those for one of its locations or zones. */
export async function ofCountry(country: NewsCountry): Promise<Where> {
  const type = 'location-or-zone-based'
  const [locations, posts, zones] = await Promise.all([
    readAll('locations', { select: { country: true }, depth: 0 }),
    readAll('news-posts', {
      where: { type: { equals: type } },
      select: { type: true, locations: true },
      depth: 0,
    }),
    tryReadZones(),
  ])
  const code = country.toUpperCase()
  const own = new Set(locations.filter((one) => one.country === code).map(({ id }) => id))
  const ids = posts
    .filter((post) => locationsOf(post, zones ?? []).some((id) => own.has(id)))
    .map(({ id }) => id)
  return { or: [{ type: { equals: `${country}-locations` } }, { id: { in: ids } }] }
}
