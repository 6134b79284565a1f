import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { MenuCategory } from '#payload-types.ts'
import { withLocked } from '../documents/locked-documents.ts'
import { saveDocument } from '../documents/save-document.ts'
import type { Arrangement } from './request-schemas.ts'

/**
 * Puts the dishes of categories into another order, or into other categories: all of it or nothing. A category whose
 * dishes are not those that were seen any more refuses the whole (`changed_meanwhile`, with its id), and so does a dish
 * that is gone (`unknown_dish`). A category that has them already is done: the answer to its first save may have been lost.
 */
export async function arrange(
  req: PayloadRequest,
  categories: readonly Arrangement[],
): Promise<Result<null, 'changed_meanwhile' | 'not_found' | 'unknown_dish'>> {
  const ids = categories.map(({ id }) => id)
  return withLocked(req, 'menu_categories', ids, async (own) => {
    const { payload } = own
    const { docs } = await payload.find({
      collection: 'menu-categories',
      where: { id: { in: ids } },
      select: { items: true },
      ...{ depth: 0, pagination: false, req: own },
    })
    const stored = new Map(docs.map((doc) => [doc.id, dishIdsOf(doc)]))
    const wanted: Arrangement[] = []
    for (const category of categories) {
      const { id, before, after } = category
      const now = stored.get(id)
      if (!now) return refuse('not_found', { category: id })
      if (isSame(now, after)) continue
      if (!isSame(now, before)) return refuse('changed_meanwhile', { category: id })
      wanted.push(category)
    }
    const added = wanted.flatMap(({ before, after }) =>
      after.filter((dish) => !before.includes(dish)),
    )
    if (!(await areKnown(own, added))) return refuse('unknown_dish')
    for (const { id, after } of wanted) {
      await saveDocument(own, 'menu-categories', id, { items: after })
    }
    return ok(null)
  })
}

/** Ids of the dishes that a category lists, in order. */
export function dishIdsOf({ items }: Pick<MenuCategory, 'items'>): number[] {
  return (items ?? []).map((item) => (typeof item === 'object' ? item.id : item))
}

async function areKnown(req: PayloadRequest, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const where = { id: { in: wanted } }
  const { totalDocs } = await req.payload.count({ collection: 'menu-items', where, req })
  return totalDocs === wanted.length
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at])
}
