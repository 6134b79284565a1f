import type { PayloadRequest } from 'payload'
import { slugify } from '../../../addresses/slugify.ts'
import { readKeysOf } from '../../keys.ts'
import type { DocumentName } from '../../types.ts'
import type { NamedZone, StoredZone, Zones } from '../read-zones.ts'

type Sought = { name: DocumentName; title: string; uid: string | undefined }

/** Finds the zones that may give a location its menu now, but for the one that it is to be in. */
export type FormerZones = (location: Sought, zone: NamedZone) => StoredZone[]

/**
 * Reads which zones for menus list which locations. A location that stands for another one than its name and id say is found,
 * too: the zone itself is compared with what is written.
 */
export async function readFormerZones(req: PayloadRequest, zones: Zones): Promise<FormerZones> {
  const ofMenus = zones.all.filter(({ isOfMenus }) => isOfMenus)
  if (ofMenus.length === 0) return () => []
  const [keys, { docs }] = await Promise.all([
    readKeysOf({ payload: req.payload, req }, 'locations'),
    req.payload.find({
      ...{ collection: 'locations', draft: true, select: { title: true, uid: true } },
      ...{ pagination: false, depth: 0, req },
    }),
  ])
  return ({ name, title, uid }, zone) => {
    const known = keys.get(name)
    const names = [uid, slugify(title)]
    const own = docs.filter(
      (one) => one.id === known || one.title === title || names.includes(one.uid),
    )
    const isListed = ({ locations }: StoredZone) => own.some(({ id }) => locations.includes(id))
    return ofMenus.filter((one) => one.name !== zone.name && isListed(one))
  }
}
