import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { MenuItem } from '#payload-types.ts'
import { type EditedDocument, readEdited, saveEdited } from '../../documents/edited-documents.ts'
import { withLocked } from '../../documents/locked-documents.ts'
import { applyChanges, type Priced } from './apply-changes.ts'
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
  return withLocked(req, 'menu-items', ids, async (own) => {
    const stored = await readEdited(own, 'menu-items', ids)
    const saves: [EditedDocument<MenuItem>, PriceChange[]][] = []
    for (const [id, wanted] of byDish) {
      const dish = stored.get(id)
      if (!dish) return refuse('not_found', { id })
      const applied = applyChanges(dish.shown, wanted)
      if ('conflict' in applied) {
        const { at, now, gone } = applied.conflict
        return refuse('changed_meanwhile', { id, size: at.size, zone: at.zone, now, gone })
      }
      if (!isDeepStrictEqual(applied.data, pricesOf(dish.shown))) saves.push([dish, wanted])
    }
    for (const [dish, wanted] of saves) {
      await saveEdited(own, 'menu-items', dish, (values) => applyWhereSeen(values, wanted))
    }
    return ok(null)
  })
}

const pricesOf = ({ price, zonePrices, variants }: Priced) => ({ price, zonePrices, variants })

/** The prices with the changes that have seen them; a draft that has a price of its own keeps it. */
function applyWhereSeen(values: Priced, changes: readonly PriceChange[]): Priced {
  return changes.reduce<Priced>((prices, change) => {
    const applied = applyChanges(prices, [change])
    return 'data' in applied ? applied.data : prices
  }, pricesOf(values))
}
