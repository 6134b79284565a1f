import { validUntil } from '#lib/render-context.ts'
import { readAll } from './read-all.ts'

/** A group of locations that share menus, news and popups. */
export type Zone = {
  id: string
  uid: string
  title: string
  /** uid of the menu that its locations show, if it has one. */
  menuLayout: string | null
  /** Ids of its locations. */
  locations: number[]
}

/** Every zone in content order. */
export async function readZones(): Promise<Zone[]> {
  const zones = await readAll('zones', { sort: '_order', depth: 1 })
  return zones.map((zone) => ({
    id: String(zone.id),
    uid: zone.uid,
    title: zone.title,
    menuLayout: (typeof zone.menuLayout === 'object' && zone.menuLayout?.uid) || null,
    locations: (zone.locations ?? []).flatMap(({ location }) => {
      const id = typeof location === 'object' ? location?.id : location
      return typeof id === 'number' ? [id] : []
    }),
  }))
}

/**
 * The zones, or null where they cannot be read: the failure is logged and the rest of the site goes
 * on without them (S1 §8). What is made of it is not true for any later request.
 */
export async function tryReadZones(): Promise<Zone[] | null> {
  try {
    return await readZones()
  } catch (error) {
    console.error('the zones could not be read', error)
    validUntil(0)
    return null
  }
}

/** Zones of a location: all of them count for items, the first with a menu gives the menu (D-94). */
export function zonesOf(zones: readonly Zone[], locationId: number) {
  const own = zones.filter((zone) => zone.locations.includes(locationId))
  return {
    zones: own.map((zone) => zone.id),
    menuLayout: own.find((zone) => zone.menuLayout !== null)?.menuLayout ?? null,
  }
}
