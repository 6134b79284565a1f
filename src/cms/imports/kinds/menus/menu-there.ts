import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { slugify } from '../../../addresses/slugify.ts'
import { readKey } from '../../keys.ts'
import { idsIn, sectionsIn } from '../../listed-ids.ts'
import { keyOf } from '../key-of.ts'
import { idInSiteId, siteId } from '../site-id.ts'

/** Looks up the sections and dishes of an existing menu by title. Returns document ids; null if no title matches, or several do. */
export type MenuThere = {
  section(title: string): number | null
  dish(section: string, title: string): number | null
  /** Whether one of its sections lists a dish. */
  lists(id: number): boolean
}

type Titled = { id: number; title: string }

/** Reads the existing menu for a name: the one that an earlier import made for it, or the one whose `uid` is made of it. Finds nothing if there is no such menu. */
export async function readMenuThere(req: PayloadRequest, name: string): Promise<MenuThere> {
  const sections = await sectionsOf(req, name)
  const section = byTitle(sections)
  const dishes = await readTitled(
    req,
    'menu-items',
    sections.flatMap(({ items }) => items),
  )
  const dishesOf = new Map(
    sections.map(({ id, items }) => [id, byTitle(dishes.filter((one) => items.includes(one.id)))]),
  )
  return {
    section,
    dish: (of, title) => dishesOf.get(section(of) ?? 0)?.(title) ?? null,
    lists: (id) => sections.some(({ items }) => items.includes(id)),
  }
}

/** Document id of the dish that `text` identifies (`siteId`). Null if `text` is no such id, or the dish has been deleted. */
export async function readExported(req: PayloadRequest, text: string): Promise<number | null> {
  const id = idInSiteId(text)
  if (id === null) return null
  const { docs } = await req.payload.find({
    ...{ collection: 'menu-items', where: { id: { equals: id } }, draft: true, depth: 0, req },
    ...{ limit: 1, pagination: false, select: { createdAt: true } },
  })
  const [dish] = docs
  return dish && siteId(dish) === text.trim() ? id : null
}

async function sectionsOf(req: PayloadRequest, name: string) {
  const known = await readKey({ payload: req.payload, req }, `menus/${keyOf(name)}`)
  const menu =
    (known === null ? null : await findMenu(req, { id: { equals: known } })) ??
    (await findMenu(req, { uid: { equals: slugify(name) } }))
  const found = await readTitled(req, 'menu-categories', sectionsIn(menu?.slices))
  return found.map(({ id, title, items }) => ({ id, title, items: idsIn(items) }))
}

async function findMenu(req: PayloadRequest, where: Where) {
  const { docs } = await req.payload.find({
    ...{ collection: 'menus', where, draft: true, depth: 0, limit: 1, pagination: false, req },
    select: { slices: true },
  })
  return docs[0] ?? null
}

async function readTitled(
  req: PayloadRequest,
  collection: Extract<CollectionSlug, 'menu-categories' | 'menu-items'>,
  ids: readonly number[],
): Promise<(Titled & { items?: unknown })[]> {
  if (ids.length === 0) return []
  const where = { id: { in: [...new Set(ids)] } }
  const { docs } = await req.payload.find({
    ...{ collection, where, draft: true, depth: 0, pagination: false, req },
    select: { title: true, ...(collection === 'menu-categories' ? { items: true } : {}) },
  })
  return docs as (Titled & { items?: unknown })[]
}

/** Makes a lookup by title, regardless of case. It returns null for a title that several documents have. */
function byTitle(all: readonly Titled[]): (title: string) => number | null {
  const ids = new Map<string, number | null>()
  for (const { id, title } of all) ids.set(keyOf(title), ids.has(keyOf(title)) ? null : id)
  return (title) => ids.get(keyOf(title)) ?? null
}
