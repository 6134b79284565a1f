import type { Where } from 'payload'
import type { Zone } from '#cms/content/zones.ts'
import type { NewsPost as StoredPost } from '#payload-types.ts'
import { readLocations } from '../locations/locations.ts'
import { tryReadZones } from '../locations/zones.ts'
import { readPostIndex } from './post-index.ts'

/** Countries with a list of posts of their own, as its address names them. */
export type NewsCountry = 'ca' | 'us'

/** The posts of a country: those for all its locations, and those for one of its locations or zones. */
export async function ofCountry(country: NewsCountry): Promise<Where> {
  const [locations, posts, zones] = await Promise.all([
    readLocations(),
    readPostIndex(),
    tryReadZones(),
  ])
  const code = country.toUpperCase()
  const own = new Set(locations.filter((one) => one.country === code).map(({ id }) => id))
  const ids = posts
    .filter((post) => locationsOf(post, zones ?? []).some((id) => own.has(id)))
    .map(({ id }) => id)
  return { or: [{ type: { equals: `${country}-locations` } }, { id: { in: ids } }] }
}

/** Ids of the locations that a post is for, those of its zones included; empty = not limited. */
export function locationsOf(
  { type, locations }: Pick<StoredPost, 'type' | 'locations'>,
  zones: readonly Zone[],
): number[] {
  if (type !== 'location-or-zone-based') return []
  const ids = (locations ?? []).flatMap(({ relationTo, value }) => {
    const id = typeof value === 'object' ? value.id : value
    if (relationTo === 'locations') return [id]
    return zones.find((zone) => zone.id === String(id))?.locations ?? []
  })
  return [...new Set(ids)]
}
