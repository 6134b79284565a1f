import type { Payload } from 'payload'
import { readAll } from '../content/read-all.ts'
import * as t from './messages.gen.ts'
import { readMenuDraftsListing, readMenusListing } from './usages.ts'

type Listed = { id: number; title: string }

/** In words, what would have to be done so that guests see a dish or a category on a menu: the first thing that is missing. */
export async function whyNotListed(
  payload: Payload,
  collection: 'menu-categories' | 'menu-items',
  id: number,
): Promise<string> {
  if (collection === 'menu-categories')
    return (await whyOnNoMenu(payload, [id])) ?? t.categoryOnNoMenu()
  const where = { items: { equals: id } }
  const select = { title: true } as const
  const published = await readAll(payload, 'menu-categories', { where, select, depth: 0 })
  const [first] = published
  if (first) {
    const ids = published.map((category) => category.id)
    return (await whyOnNoMenu(payload, ids)) ?? t.categoryIsOnNoMenu({ category: first.title })
  }
  const [draft] = await draftsListing(payload, id)
  return draft ? t.onlyDraftCategory({ category: draft.title }) : t.noCategory()
}

/** Why guests see none of these categories on a menu; null where no menu has any of them. */
async function whyOnNoMenu(payload: Payload, ids: readonly number[]): Promise<string | null> {
  const [shown] = await readMenusListing(payload, ids)
  if (shown) return t.menuAtNoRestaurant({ menu: shown.title })
  const [draft] = await readMenuDraftsListing(payload, ids)
  return draft ? t.onlyDraftMenu({ menu: draft.title }) : null
}

/** The categories of which a draft lists a dish. */
async function draftsListing(payload: Payload, dish: number): Promise<Listed[]> {
  const { docs } = await payload.find({
    ...{ collection: 'menu-categories', draft: true, depth: 0, limit: 1 },
    ...{ where: { items: { equals: dish } }, select: { title: true }, sort: 'title' },
  })
  return docs
}
