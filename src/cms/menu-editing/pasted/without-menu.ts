import type { PayloadRequest } from 'payload'
import type { Zone } from '#payload-types.ts'

/** A location without a menu. `shared`: the others, by name, that get a menu together with it. */
export type WithoutMenu = { id: number; title: string; shared: string[] }

type StoredZone = Pick<Zone, 'id' | 'locations' | 'menuLayout'>

/** The locations that no zone gives a menu, drafts included, by name. */
export async function readWithoutMenu(req: PayloadRequest): Promise<WithoutMenu[]> {
  const [zones, { docs }] = await Promise.all([
    readStoredZones(req),
    req.payload.find({
      ...{ collection: 'locations', draft: true, select: { title: true }, sort: 'title' },
      ...{ pagination: false, depth: 0, req },
    }),
  ])
  const titles = new Map(docs.map(({ id, title }) => [id, title]))
  return docs.flatMap(({ id, title }) => {
    if (hasMenu(zones, id)) return []
    const zone = zoneForMenu(zones, id)
    const others = zone ? locationsOf(zone).filter((other) => other !== id) : []
    return [{ id, title, shared: others.flatMap((other) => titles.get(other) ?? []) }]
  })
}

/** Every zone in content order, as it is stored: with menus that are only drafts, too. */
export async function readStoredZones(req: PayloadRequest): Promise<StoredZone[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'zones', select: { locations: true, menuLayout: true }, sort: '_order' },
    ...{ pagination: false, depth: 0, req },
  })
  return docs
}

/** Whether a zone of a location has a menu. */
export function hasMenu(zones: readonly StoredZone[], location: number): boolean {
  return zones.some((zone) => Boolean(zone.menuLayout) && locationsOf(zone).includes(location))
}

/** The zone by which a location without a menu can get one without changing that of others; null: it needs one of its own. */
export function zoneForMenu(zones: readonly StoredZone[], location: number): StoredZone | null {
  const isFree = (zone: StoredZone) => locationsOf(zone).every((other) => !hasMenu(zones, other))
  return zones.find((zone) => locationsOf(zone).includes(location) && isFree(zone)) ?? null
}

function locationsOf({ locations }: StoredZone): number[] {
  return (locations ?? []).flatMap(({ location }) => {
    const id = typeof location === 'object' ? location?.id : location
    return id ? [id] : []
  })
}
