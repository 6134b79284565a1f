import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { MenuItem } from '#payload-types.ts'
import { withLocked } from '../../documents/locked-documents.ts'
import { saveDocument } from '../../documents/save-document.ts'
import { applyChanges } from './apply-changes.ts'
import type { PriceChange } from './price-cells.ts'

/**
 * Saves changes of prices, all of them or none: one save for each dish, in one transaction. The first price that is not
 * what was seen refuses the whole (`changed_meanwhile`), with its place and what it is now.
 */
export async function savePrices(
  req: PayloadRequest,
  changes: readonly PriceChange[],
): Promise<Result<null, 'changed_meanwhile' | 'not_found'>> {
  const byDish = Map.groupBy(changes, ({ dish }) => dish)
  const ids = [...byDish.keys()]
  return withLocked(req, 'menu_items', ids, async (own) => {
    const stored = await readDishes(own, ids)
    const saves: [number, Partial<MenuItem>][] = []
    for (const [id, wanted] of byDish) {
      const dish = stored.get(id)
      if (!dish) return refuse('not_found', { id })
      const applied = applyChanges(dish, wanted)
      if ('conflict' in applied) {
        const { at, now, gone } = applied.conflict
        return refuse('changed_meanwhile', { id, size: at.size, zone: at.zone, now, gone })
      }
      if (!isDeepStrictEqual(applied.data, pricesOf(dish))) saves.push([id, applied.data])
    }
    for (const [id, data] of saves) await saveDocument(own, 'menu-items', id, data)
    return ok(null)
  })
}

const pricesOf = ({ price, zonePrices, variants }: MenuItem) => ({ price, zonePrices, variants })

async function readDishes(req: PayloadRequest, ids: number[]): Promise<Map<number, MenuItem>> {
  const { docs } = await req.payload.find({
    collection: 'menu-items',
    where: { id: { in: ids } },
    ...{ depth: 0, pagination: false, req },
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}
