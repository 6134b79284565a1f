import type { CollectionSlug, Payload, Where } from 'payload'
import { readAll } from '../content/read-all.ts'
import { withReusableSlices } from '../reusable-slices/with-reusable-slices.ts'
import * as t from './messages.gen.ts'

/** A document of the admin that lists something, and what it is to it. */
export type Usage = { role: string; title: string; url: string }

type Slice = { blockType?: unknown; items?: unknown }

/** Usages of an item beside its categories: the menus that list or feature it, and items that suggest it. */
export async function usagesOfItem(payload: Payload, id: number): Promise<Usage[]> {
  const named = (collection: 'menu-categories' | 'menu-items', where: Where) =>
    readAll(payload, collection, { where, select: { title: true }, sort: 'title', depth: 0 })
  const [categories, suggesting, menus] = await Promise.all([
    named('menu-categories', { items: { equals: id } }),
    named('menu-items', { 'pairings.items': { equals: id } }),
    readMenus(payload),
  ])
  const listed = new Set(categories.map((category) => category.id))
  const having = menus.filter(({ slices }) =>
    slices.some(
      (slice) => hasRowOf(slice, 'menuCategory', listed) || hasRowOf(slice, 'menuItem', [id]),
    ),
  )
  return [
    ...having.map((one) => toUsage(payload, 'menus', t.menu(), one)),
    ...suggesting.map((one) => toUsage(payload, 'menu-items', t.suggestedWith(), one)),
  ]
}

/** The menus that list a category. */
export async function usagesOfCategory(payload: Payload, id: number): Promise<Usage[]> {
  const menus = await readMenusListing(payload, [id])
  return menus.map((one) => toUsage(payload, 'menus', t.menu(), one))
}

/** The published menus that list any of these categories, by title. */
export async function readMenusListing(payload: Payload, categories: readonly number[]) {
  const menus = await readMenus(payload)
  return menus.filter(({ slices }) =>
    slices.some((slice) => hasRowOf(slice, 'menuCategory', categories)),
  )
}

/** Slices are JSON, which no query looks into (decision 4); a group has a handful of menus. */
async function readMenus(payload: Payload) {
  const menus = await readAll(payload, 'menus', { sort: 'title', depth: 0 })
  return Promise.all(
    menus.map(async ({ id, uid, title, slices }) => ({
      ...{ id, uid, title },
      slices: await withReusableSlices(payload, slices, {
        place: 'menus',
        depth: 0,
        previewed: false,
      }),
    })),
  )
}

function hasRowOf({ items }: Slice, field: string, ids: Iterable<number>): boolean {
  const wanted = new Set(ids)
  const rows: Record<string, unknown>[] = Array.isArray(items) ? items : []
  return rows.some((row) => wanted.has(Number(row[field])))
}

function toUsage(
  payload: Payload,
  collection: CollectionSlug,
  as: string,
  { id, title }: { id: number; title: string },
): Usage {
  return { role: as, title, url: `${payload.config.routes.admin}/collections/${collection}/${id}` }
}
