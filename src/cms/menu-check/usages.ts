import type { CollectionSlug, Payload, Where } from 'payload'
import type { Menu } from '#payload-types.ts'
import { readAll } from '../content/read-all.ts'
import { readAllEdited } from '../content/read-all-edited.ts'
import { withReusableSlices } from '../reusable-slices/with-reusable-slices.ts'
import * as t from './messages.gen.ts'

/** A document of the admin that lists something, and what it is to it. */
export type Usage = { role: string; title: string; url: string }

type MenuWithSlices = Pick<Menu, 'id' | 'uid' | 'title'> & { slices: Slice[] }

type Slice = { blockType?: unknown; items?: unknown }

/**
 * Usages of an item beside its categories: the menus that list or feature it, drafts too, and the published items that
 * suggest it.
 */
export async function usagesOfItem(payload: Payload, id: number): Promise<Usage[]> {
  const named = (collection: 'menu-categories' | 'menu-items', where: Where) =>
    readAll(payload, collection, { where, select: { title: true }, sort: 'title', depth: 0 })
  const [categories, suggesting] = await Promise.all([
    readAllEdited(payload, 'menu-categories', {
      ...{ where: { items: { equals: id } }, select: {}, depth: 0 },
    }),
    named('menu-items', { 'pairings.items': { equals: id } }),
  ])
  const listed = new Set(categories.docs.map((category) => category.id))
  const having = (slice: Slice) =>
    hasRowOf(slice, 'menuCategory', listed) || hasRowOf(slice, 'menuItem', [id])
  return [
    ...(await usagesInMenus(payload, having)),
    ...suggesting.map((one) => toUsage(payload, 'menu-items', t.suggestedWith(), one)),
  ]
}

/** The menus that list a category, drafts too. */
export function usagesOfCategory(payload: Payload, id: number): Promise<Usage[]> {
  return usagesInMenus(payload, (slice) => hasRowOf(slice, 'menuCategory', [id]))
}

/** The menus with such a slice as they are published, and those that have it in their draft alone, which say so. */
async function usagesInMenus(payload: Payload, has: (slice: Slice) => boolean): Promise<Usage[]> {
  const published = (await readMenus(payload)).filter(({ slices }) => slices.some(has))
  const shown = new Set(published.map(({ id }) => id))
  const drafts = (await readMenuDrafts(payload)).filter(
    ({ id, slices }) => !shown.has(id) && slices.some(has),
  )
  return [
    ...published.map((one) => toUsage(payload, 'menus', t.menu(), one)),
    ...drafts.map((one) => toUsage(payload, 'menus', t.menuInDraftOnly(), one)),
  ]
}

/** The published menus that list any of these categories, by title. */
export async function readMenusListing(payload: Payload, categories: readonly number[]) {
  return listing(await readMenus(payload), categories)
}

/** The drafts of menus that list any of these categories, by title. */
export async function readMenuDraftsListing(payload: Payload, categories: readonly number[]) {
  return listing(await readMenuDrafts(payload), categories)
}

function listing(menus: MenuWithSlices[], categories: readonly number[]): MenuWithSlices[] {
  return menus.filter(({ slices }) =>
    slices.some((slice) => hasRowOf(slice, 'menuCategory', categories)),
  )
}

/** Slices are JSON, which no query looks into (decision 4); a group has a handful of menus. */
async function readMenus(payload: Payload): Promise<MenuWithSlices[]> {
  return withSlices(payload, await readAll(payload, 'menus', { sort: 'title', depth: 0 }))
}

/** The latest drafts of menus: of those that guests never saw, and of those that somebody works on. */
async function readMenuDrafts(payload: Payload): Promise<MenuWithSlices[]> {
  const { docs } = await payload.find({
    ...{ collection: 'menus', draft: true, where: { _status: { equals: 'draft' } } },
    ...{ sort: 'title', depth: 0, pagination: false },
  })
  return withSlices(payload, docs)
}

function withSlices(payload: Payload, menus: readonly Menu[]): Promise<MenuWithSlices[]> {
  return Promise.all(
    menus.map(async ({ id, uid, title, slices }) => ({
      // A draft may have no title yet.
      ...{ id, uid, title: title || String(id) },
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
