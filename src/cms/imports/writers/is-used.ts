import type { PayloadRequest, Where } from 'payload'
import { type ImportDocument, readWrittenTargets } from '../documents.ts'
import type { ContentCollection } from '../types.ts'

/** Documents that somebody makes for one that is there, by its collection. */
const USES: Partial<
  Record<
    ImportDocument['collection'],
    { collection: ContentCollection | 'booking-settings'; where: (id: number) => Where }
  >
> = {
  locations: { collection: 'booking-settings', where: (id) => ({ location: { equals: id } }) },
  menus: { collection: 'zones', where: (id) => ({ menuLayout: { equals: id } }) },
  zones: {
    collection: 'menu-items',
    where: (id) => ({
      or: ['zones', 'zonePrices.zone'].map((field) => ({ [field]: { equals: id } })),
    }),
  },
}

/**
 * Whether a location has booking settings by now, a menu a zone that shows it, or a zone dishes with a price there. What the same import
 * wrote does not count: it is taken back first.
 */
export async function isUsed(
  req: PayloadRequest,
  { id, collection, target }: ImportDocument,
): Promise<boolean> {
  const use = USES[collection]
  if (!use || target === null) return false
  const { docs } = await req.payload.find({
    ...{ collection: use.collection, where: use.where(target), req },
    ...{ depth: 0, select: {}, pagination: false },
  })
  if (docs.length === 0 || use.collection === 'booking-settings') return docs.length > 0
  const own = await readWrittenTargets({ payload: req.payload, req }, id, use.collection)
  return docs.some((one) => !own.includes(Number(one.id)))
}
