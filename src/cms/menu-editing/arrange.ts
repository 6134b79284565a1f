import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { MenuCategory } from '#payload-types.ts'
import { type EditedDocument, readEdited, saveEdited } from '../documents/edited-documents.ts'
import { withLocked } from '../documents/locked-documents.ts'
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
  return withLocked(req, 'menu-categories', ids, async (own) => {
    const stored = await readEdited(own, 'menu-categories', ids)
    const wanted: { document: EditedDocument<MenuCategory>; before: number[]; after: number[] }[] =
      []
    for (const category of categories) {
      const { id, before, after } = category
      const document = stored.get(id)
      if (!document) return refuse('not_found', { category: id })
      const now = dishIdsOf(document.shown)
      if (isSame(now, after)) continue
      if (!isSame(now, before)) return refuse('changed_meanwhile', { category: id })
      wanted.push({ document, before, after })
    }
    const added = wanted.flatMap(({ before, after }) =>
      after.filter((dish) => !before.includes(dish)),
    )
    if (!(await areKnown(own, added))) return refuse('unknown_dish')
    for (const { document, before, after } of wanted) {
      await saveEdited(own, 'menu-categories', document, (values) =>
        isSame(dishIdsOf(values), before) ? { items: after } : {},
      )
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
