import type { Payload } from 'payload'
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
export async function readZones(payload: Payload): Promise<Zone[]> {
  const zones = await readAll(payload, 'zones', { sort: '_order', depth: 1 })
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
 * Zones of a location: all of them count for items, the first with a menu gives the menu
 * (spec:content.several-zones).
 */
export function zonesOfLocation(zones: readonly Zone[], locationId: number) {
  const own = zones.filter((zone) => zone.locations.includes(locationId))
  return {
    zones: own.map((zone) => zone.id),
    menuLayout: own.find((zone) => zone.menuLayout !== null)?.menuLayout ?? null,
  }
}
