import type { PayloadRequest } from 'payload'
import type { Zone } from '#payload-types.ts'
import { slugify } from '../../addresses/slugify.ts'
import { keyIn, readKeysOf } from '../keys.ts'
import * as t from '../messages.gen.ts'
import type { DocumentName, StagedDocument } from '../types.ts'
import { isIdKey, keyOf, keyOfOwn } from './key-of.ts'
import { CellFault } from './read-cell.ts'

/** A zone as a document of an import. */
export type NamedZone = Pick<StagedDocument, 'name' | 'title' | 'data'>

/** A zone that is there. `isOfMenus`: it shows a menu, or was made by an import, which names zones for their menus. */
export type StoredZone = NamedZone & { id: number; locations: number[]; isOfMenus: boolean }

/** Zones by the names that cells say. */
export type Zones = {
  all: readonly StoredZone[]
  /** The zone of this name; null where there is none. Throws a `CellFault` where there are several. */
  find(text: string): StoredZone | null
}

/** Reads the zones that are there: each is found by the name of an earlier import, else by its title, else in the address. */
export async function readZones(req: PayloadRequest): Promise<Zones> {
  const [keys, { docs }] = await Promise.all([
    readKeysOf({ payload: req.payload, req }, 'zones'),
    req.payload.find({ collection: 'zones', sort: '_order', pagination: false, depth: 0, req }),
  ])
  // Those of a repository have ids, and can be for news.
  const named = [...keys].filter(([name]) => !isIdKey(keyIn(name as DocumentName)))
  const imported = new Set(named.map(([, id]) => id))
  const all = docs.map((zone) => ({ ...storedZone(zone, imported), uid: zone.uid }))
  return {
    all,
    find: (text) => {
      const known = keys.get(newZone(text).name)
      const byKey = all.find(({ id }) => id === known)
      if (byKey) return byKey
      const titled = all.filter(({ title }) => keyOf(title) === keyOf(text))
      if (titled.length > 1) throw new CellFault(t.severalZones({ name: text }))
      return titled[0] ?? all.find(({ uid }) => uid === slugify(text)) ?? null
    },
  }
}

/** A zone that an import makes. */
export const newZone = (title: string): NamedZone => ({
  ...{ name: `zones/${keyOf(title)}`, title, data: { title } },
})

function storedZone(
  { id, title, locations, menuLayout }: Zone,
  imported: ReadonlySet<number>,
): StoredZone {
  return {
    ...{ id, title, name: `zones/${keyOfOwn(id)}`, data: {} },
    locations: (locations ?? []).flatMap(({ location }) => Number(location) || []),
    isOfMenus: Boolean(menuLayout) || imported.has(id),
  }
}
