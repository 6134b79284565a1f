import type { Payload } from 'payload'
import { readAllEdited } from '../content/read-all-edited.ts'
import { dishIdsOf } from './arrange.ts'

/** A category with its dishes in order. */
export type ListingCategory = {
  id: number
  title: string
  isPublished: boolean
  dishes: { id: number; title: string }[]
}

/** Every category, by title and those that are not published last: those that list a dish, and those that could. */
export async function readListings(payload: Payload): Promise<ListingCategory[]> {
  const [categories, dishes] = await Promise.all([
    readAllEdited(payload, 'menu-categories', {
      select: { title: true, items: true },
      ...{ sort: 'title', depth: 0 },
    }),
    readAllEdited(payload, 'menu-items', { select: { title: true }, depth: 0 }),
  ])
  const titles = new Map(dishes.docs.map(({ id, title }) => [id, title]))
  return categories.docs.map((category) => ({
    id: category.id,
    title: category.title,
    isPublished: categories.standing.get(category.id) !== 'draft',
    dishes: dishIdsOf(category).map((id) => ({ id, title: titles.get(id) ?? String(id) })),
  }))
}
