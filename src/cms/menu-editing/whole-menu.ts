import type { Payload } from 'payload'
import { findRegion } from '#lib/geo/regions.ts'
import { statedAllergens } from '#lib/menus/allergens.ts'
import { allergensText } from '#lib/menus/allergens-text.ts'
import { centsOf } from '#lib/money/cents.ts'
import type { MenuItem } from '#payload-types.ts'
import { readAll } from '../content/read-all.ts'
import { readAllEdited, type Standing } from '../content/read-all-edited.ts'
import { readZones, zonesOfLocation } from '../content/zones.ts'
import { withReusableSlices } from '../reusable-slices/with-reusable-slices.ts'
import { dishIdsOf } from './arrange.ts'
import type { DishOrder } from './move-dish.ts'
import { plainDescription } from './plain-description.ts'

/** A dish as the page of the whole menu has it; amounts are cents. */
export type WholeDish = {
  id: number
  title: string
  standing: Standing
  price: number | null
  /** Plain text; null where it has more to it than words. */
  description: string | null
  sizes: { title: string; price: number | null }[]
  zonePrices: { zone: number; price: number }[]
  /** Ids of the zones where it is served; empty = everywhere. */
  zones: number[]
  tags: string[]
  allergens: string | null
}

export type WholeSection = { title: string | null; categories: number[] }

/** A published menu: its sections in order, with what they list. */
export type WholeMenu = {
  id: number
  uid: string
  title: string
  sections: WholeSection[]
  titles: Record<number, string>
  order: DishOrder
  dishes: Record<number, WholeDish>
}

/** A restaurant that shows the menu, with its zones in content order. */
export type MenuPlace = {
  id: number
  uid: string
  title: string
  zones: number[]
  /** ISO code of the currency of its prices. */
  currency: 'CAD' | 'USD'
}

/** The menus of the group, by title. */
export async function readMenuTitles(payload: Payload): Promise<{ id: number; title: string }[]> {
  const menus = await readAll(payload, 'menus', {
    select: { title: true },
    ...{ sort: 'title', depth: 0 },
  })
  return menus.map(({ id, title }) => ({ id, title }))
}

/** The restaurants that show a menu, by title. */
export async function readPlaces(payload: Payload, menu: string): Promise<MenuPlace[]> {
  return (await readPlacesByMenu(payload)).get(menu) ?? []
}

/** The restaurants that show menus, by title, by the uid of the menu. */
export async function readPlacesByMenu(payload: Payload): Promise<Map<string, MenuPlace[]>> {
  const [zones, locations] = await Promise.all([
    readZones(payload),
    readAll(payload, 'locations', {
      select: { title: true, uid: true, country: true, province: true },
      ...{ sort: 'title', depth: 0 },
    }),
  ])
  const places = new Map<string, MenuPlace[]>()
  for (const { id, uid, title, country, province } of locations) {
    const { zones: own, menuLayout } = zonesOfLocation(zones, id)
    if (menuLayout === null) continue
    const isUs = (country ?? findRegion(province ?? '')?.country) === 'US'
    const place: MenuPlace = {
      ...{ id, uid, title, zones: own.map(Number), currency: isUs ? 'USD' : 'CAD' },
    }
    places.set(menuLayout, [...(places.get(menuLayout) ?? []), place])
  }
  return places
}

/**
 * A menu as guests get it, with every dish that its categories list, those too that are not published; null where it is
 * gone.
 */
export async function readWholeMenu(payload: Payload, id: number): Promise<WholeMenu | null> {
  const [menu] = await readAll(payload, 'menus', { where: { id: { equals: id } }, depth: 0 })
  if (!menu) return null
  const slices = await withReusableSlices(payload, menu.slices, {
    place: 'menus',
    depth: 0,
    previewed: false,
  })
  const sections = sectionsOf(slices as Slice[])
  const ids = [...new Set(sections.flatMap(({ categories }) => categories))]
  const categories = await readAll(payload, 'menu-categories', {
    where: { id: { in: ids } },
    select: { title: true, items: true },
    depth: 0,
  })
  const listed = [...new Set(categories.flatMap(dishIdsOf))]
  const { docs: dishes, standing } = await readAllEdited(payload, 'menu-items', {
    where: { id: { in: listed } },
    depth: 1,
  })
  const known = new Set(categories.map((category) => category.id))
  return {
    id: menu.id,
    uid: menu.uid,
    title: menu.title,
    sections: sections.map((section) => ({
      ...section,
      categories: section.categories.filter((one) => known.has(one)),
    })),
    titles: Object.fromEntries(categories.map((category) => [category.id, category.title])),
    order: Object.fromEntries(categories.map((category) => [category.id, dishIdsOf(category)])),
    dishes: Object.fromEntries(
      dishes.map((dish) => [dish.id, toWholeDish(dish, standing.get(dish.id) ?? 'published')]),
    ),
  }
}

type Slice = { blockType?: string; title?: unknown; items?: { menuCategory?: unknown }[] }

/** A heading begins a section; categories before the first heading stand in one without a title. */
function sectionsOf(slices: readonly Slice[]): WholeSection[] {
  const sections: WholeSection[] = []
  for (const { blockType, title, items } of slices) {
    const named = typeof title === 'string' && title !== '' ? title : null
    if (blockType === 'menu_section_heading') sections.push({ title: named, categories: [] })
    if (blockType !== 'menu_section') continue
    const ids = (items ?? []).map(({ menuCategory }) => Number(menuCategory))
    if (sections.length === 0) sections.push({ title: named, categories: [] })
    sections.at(-1)?.categories.push(...ids.filter(Number.isInteger))
  }
  return sections.filter(({ categories }) => categories.length > 0)
}

function toWholeDish(dish: MenuItem, standing: Standing): WholeDish {
  return {
    id: dish.id,
    title: dish.title,
    standing,
    price: centsOf(dish.price),
    description: plainDescription(dish.description),
    sizes: (dish.variants ?? []).map(({ title, price }) => ({ title, price: centsOf(price) })),
    zonePrices: (dish.zonePrices ?? []).flatMap(({ zone, price }) => {
      const amount = centsOf(price)
      return zone && amount !== null ? [{ zone: idOf(zone), price: amount }] : []
    }),
    zones: (dish.zones ?? []).map(idOf),
    tags: (dish.tags ?? []).flatMap((tag) => (typeof tag === 'object' ? [tag.title] : [])),
    allergens: allergensText(statedAllergens(dish.allergens), dish.allergensCheckedAt || null),
  }
}

const idOf = (value: number | { id: number }) => (typeof value === 'object' ? value.id : value)
