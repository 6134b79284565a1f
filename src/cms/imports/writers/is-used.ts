import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { readAllEdited } from '../../content/read-all-edited.ts'
import { readMenuDraftsListing, readMenusListing } from '../../menu-check/usages.ts'
import { type ImportDocument, readWritten } from '../documents.ts'
import type { ImportedCollection } from '../types.ts'

/** The documents of a collection that use one, published or as a draft. */
type Uses = { by: CollectionSlug; find: (req: PayloadRequest, id: number) => Promise<number[]> }

const USES: Partial<Record<ImportedCollection, Uses>> = {
  locations: usesBy('booking-settings', (id) => ({ location: { equals: id } })),
  menus: usesBy('zones', (id) => ({ menuLayout: { equals: id } })),
  zones: usesBy('menu-items', (id) => ({
    or: ['zones', 'zonePrices.zone'].map((field) => ({ [field]: { equals: id } })),
  })),
  'menu-categories': {
    by: 'menus',
    find: async ({ payload }, id) => {
      const listing = [readMenusListing(payload, [id]), readMenuDraftsListing(payload, [id])]
      return (await Promise.all(listing)).flat().map((menu) => menu.id)
    },
  },
  'menu-items': {
    by: 'menu-categories',
    find: async ({ payload }, id) => {
      const where = { items: { equals: id } }
      const listing = await readAllEdited(payload, 'menu-categories', {
        ...{ where, select: {}, depth: 0 },
      })
      return listing.docs.map((category) => category.id)
    },
  },
}

function usesBy(
  by: 'booking-settings' | 'menu-items' | 'zones',
  where: (id: number) => Where,
): Uses {
  return {
    by,
    find: async (req, id) => {
      const { docs } = await req.payload.find({
        ...{ collection: by, where: where(id), select: {}, depth: 0, pagination: false, req },
      })
      return docs.map((one) => one.id)
    },
  }
}

/**
 * Whether a location has booking settings by now, a menu a zone that shows it, a zone dishes of its own, a section a menu and a dish a
 * section that lists it. What the import itself has written, and not taken back, does not count.
 */
export async function isUsed(
  req: PayloadRequest,
  { id, collection, target }: ImportDocument,
): Promise<boolean> {
  const uses = USES[collection]
  if (!uses || target === null) return false
  const found = await uses.find(req, target)
  if (found.length === 0) return false
  const own = await readWritten({ payload: req.payload, req }, id, uses.by)
  return found.some((one) => !own.has(one))
}
