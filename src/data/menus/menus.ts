import { staleAtMost } from '#lib/front/render-context.ts'
import { type StatedAllergens, statedAllergens } from '#lib/menus/allergens.ts'
import { marksOf } from '#lib/menus/marks.ts'
import type {
  GroupMenuCategory,
  GroupMenuItem,
  MenuPairing,
  MenuTag,
  ZonePrice,
} from '#lib/menus/menu.ts'
import type { ServedTime } from '#lib/menus/served-times.ts'
import type {
  MenuCategory as StoredCategory,
  MenuItem as StoredItem,
  MenuTag as StoredTag,
} from '#payload-types.ts'
import { toPicture, toPictures } from '../content/media.ts'
import { readDocument } from '../content/read-document.ts'
import { toRichText } from '../content/rich-text.ts'
import { type SliceData, toSlices } from '../content/slices.ts'
import { getPayload } from '../site/payload.ts'
import { readAll } from '../site/read-all.ts'
import { readShown } from './read-shown.ts'

/** For how long after a publish a page that shows dishes may be the one before it, in seconds. */
const STALE_AT_MOST = 10

/** A menu layout: its sections in order. */
export type Menu = { id: number; uid: string; title: string; slices: SliceData[] }

/** A published menu by its uid, or null. */
export async function readMenu(uid: string): Promise<Menu | null> {
  const menu = await readDocument('menus', { uid: { equals: uid } })
  if (!menu) return null
  const slices = toSlices(await getPayload(), menu.slices)
  return { id: menu.id, uid: menu.uid, title: menu.title, slices }
}

/**
 * Menu categories by document ids, in the requested order, with their items, tags and pairings
 * (spec:api.content-queries). Ids that are gone are left out.
 */
export async function readMenuCategories(
  ids: readonly (number | string)[],
): Promise<GroupMenuCategory[]> {
  const wanted = ids.map(Number).filter(Number.isInteger)
  if (wanted.length === 0) return []
  staleAtMost(STALE_AT_MOST)
  const categories = await readShown('menu-categories', wanted, 0)
  const itemIds = categories.flatMap((category) => (category.items ?? []).map(idOf))
  const [itemById, marks] = await Promise.all([storedItems(itemIds), groupMarks()])
  const categoryById = new Map(categories.map((category) => [category.id, category]))
  return wanted.flatMap((id) => {
    const category = categoryById.get(id)
    return category ? [toCategory(category, itemById, marks)] : []
  })
}

/** Menu items by document ids in the requested order, with tags and pairings; what is gone is left out. */
export async function readMenuItems(ids: readonly (number | string)[]): Promise<GroupMenuItem[]> {
  staleAtMost(STALE_AT_MOST)
  const [items, marks] = await Promise.all([
    storedItems(ids.map(Number).filter(Number.isInteger)),
    groupMarks(),
  ])
  return ids.flatMap((id) => {
    const item = items.get(Number(id))
    return item ? [toItem(item, marks)] : []
  })
}

/** All menu tags of the group, in the editors' order. */
export async function readMenuTags(): Promise<MenuTag[]> {
  staleAtMost(STALE_AT_MOST)
  return (await groupMarks()).map(toTag)
}

async function storedItems(ids: readonly number[]): Promise<Map<number, StoredItem>> {
  if (ids.length === 0) return new Map()
  const items = await readShown('menu-items', ids, 1)
  return new Map(items.map((item) => [item.id, item]))
}

/** The marks of the group, in the editors' order. */
function groupMarks(): Promise<StoredTag[]> {
  return readAll('menu-tags', { depth: 1, sort: '_order' })
}

function toCategory(
  category: StoredCategory,
  items: Map<number, StoredItem>,
  marks: readonly StoredTag[],
): GroupMenuCategory {
  return {
    id: String(category.id),
    uid: category.uid,
    title: category.title,
    description: category.description || null,
    hideInNavigation: category.hideInNavigation ?? false,
    served: (category.served ?? []).map(toServedTime),
    zoneServed: (category.zoneServed ?? []).flatMap(({ zone, ...line }) =>
      zone ? [{ zone: String(idOf(zone)), ...toServedTime(line) }] : [],
    ),
    items: (category.items ?? []).flatMap((item) => {
      const stored = items.get(idOf(item))
      return stored ? [toItem(stored, marks)] : []
    }),
  }
}

type ServedLine = Pick<NonNullable<StoredCategory['served']>[number], 'days' | 'from' | 'until'>

function toServedTime({ days, from, until }: ServedLine): ServedTime {
  return { days: days ?? [], from: from || null, until: until || null }
}

function toItem(item: StoredItem, marks: readonly StoredTag[]): GroupMenuItem {
  const allergens = statedAllergens(item.allergens)
  return {
    id: String(item.id),
    uid: item.uid,
    title: item.title,
    price: minorUnits(item.price),
    zonePrices: toZonePrices(item.zonePrices),
    description: toRichText(item.description),
    image: toPictures(item.image),
    ...toTags(item, allergens, marks),
    allergens,
    checkedAt: item.allergensCheckedAt || null,
    variants: (item.variants ?? []).map(({ title, price, zonePrices }) => ({
      title,
      price: minorUnits(price),
      zonePrices: toZonePrices(zonePrices),
    })),
    pairingType: item.pairingType ?? 'default',
    pairings: (item.pairings ?? []).flatMap(toPairing),
    nutrition: (item.nutritionalInfo ?? []).map((card) => ({
      title: card.title,
      items: (card.items ?? []).map(({ name, value }) => ({
        name,
        value: value || null,
      })),
    })),
    zones: (item.zones ?? []).map((zone) => String(idOf(zone))),
  }
}

/** The marks of a dish as guests get them (decision 108). */
function toTags(
  item: StoredItem,
  allergens: StatedAllergens | null,
  marks: readonly StoredTag[],
): Pick<GroupMenuItem, 'tags' | 'mayContainTags' | 'unknownTags'> {
  const chosen = (item.tags ?? []).flatMap((tag) => (typeof tag === 'object' ? [tag] : []))
  const { tags, ...others } = marksOf(chosen, allergens, marks)
  return { tags: tags.map(toTag), ...others }
}

function toTag(tag: StoredTag): MenuTag {
  return {
    uid: tag.uid,
    title: tag.title,
    abbreviation: tag.abbreviation,
    description: tag.description || null,
    kind: tag.kind,
    icon: toPicture(tag.icon),
  }
}

function toPairing(column: NonNullable<StoredItem['pairings']>[number]): MenuPairing[] {
  if (typeof column.category !== 'object' || column.category === null) return []
  return [
    {
      category: column.category.title,
      kind: column.category.kind ?? 'default',
      items: (column.items ?? []).flatMap((item) =>
        typeof item === 'object' && item !== null
          ? [
              {
                uid: item.uid,
                title: item.title,
                zones: (item.zones ?? []).map((zone) => String(idOf(zone))),
              },
            ]
          : [],
      ),
    },
  ]
}

/** A price whose zone has been deleted is nobody's. */
function toZonePrices(rows: StoredItem['zonePrices']): ZonePrice[] {
  return (rows ?? []).flatMap(({ zone, price }) => {
    const amount = minorUnits(price)
    return zone && amount !== null ? [{ zone: String(idOf(zone)), price: amount }] : []
  })
}

/** Editors enter dollars; pages count cents. */
function minorUnits(amount: number | null | undefined): number | null {
  return typeof amount === 'number' ? Math.round(amount * 100) : null
}

function idOf(value: number | { id: number }): number {
  return typeof value === 'object' ? value.id : value
}
