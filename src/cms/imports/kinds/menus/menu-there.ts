import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { slugify } from '../../../addresses/slugify.ts'
import { readKey } from '../../keys.ts'
import { idsIn, sectionsIn } from '../../listed-ids.ts'
import { keyOf } from '../key-of.ts'
import { idInSiteId, siteId } from '../site-id.ts'

/** Ids of the sections and dishes of a menu that is there, by their names; null where there is none of a name, or several. */
export type MenuThere = {
  section(title: string): number | null
  dish(section: string, title: string): number | null
}

type Titled = { id: number; title: string }

/** The menu that an earlier import made of this name, or the one with the name in its address. */
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
  }
}

/** The id of the dish that an export of this site names so (`siteId`); null where it names none, or one that is gone. */
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
  const uid = slugify(name)
  const where: Where = known !== null ? { id: { equals: known } } : { uid: { equals: uid } }
  const { docs } = await req.payload.find({
    ...{ collection: 'menus', where, draft: true, depth: 0, limit: 1, pagination: false, req },
    select: { slices: true },
  })
  const found = await readTitled(req, 'menu-categories', sectionsIn(docs[0]?.slices))
  return found.map(({ id, title, items }) => ({ id, title, items: idsIn(items) }))
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

/** Finds the only one of a name, whatever its case. */
function byTitle(all: readonly Titled[]): (title: string) => number | null {
  const ids = new Map<string, number | null>()
  for (const { id, title } of all) ids.set(keyOf(title), ids.has(keyOf(title)) ? null : id)
  return (title) => ids.get(keyOf(title)) ?? null
}
