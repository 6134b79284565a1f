import type { Payload } from 'payload'
import { readFields } from './read-fields.ts'

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
  const [zones, menus] = await Promise.all([
    readFields(payload, 'zones', { select: ZONE_FIELDS, sort: '_order' }),
    readFields(payload, 'menus', { select: { uid: true } }),
  ])
  const menuUids = new Map(menus.map(({ id, uid }) => [id, uid]))
  return zones.map((zone) => ({
    id: String(zone.id),
    uid: zone.uid,
    title: zone.title,
    menuLayout: menuUids.get(idOf(zone.menuLayout)) ?? null,
    locations: (zone.locations ?? []).flatMap(({ location }) => idOf(location) || []),
  }))
}

const ZONE_FIELDS = { uid: true, title: true, locations: true, menuLayout: true } as const

/** The id of a reference; 0 where it leads to nothing. */
function idOf(reference: number | { id: number } | null | undefined): number {
  return (typeof reference === 'object' ? reference?.id : reference) ?? 0
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
