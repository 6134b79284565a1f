import type { Payload } from 'payload'
import { centsOf } from '#lib/money/cents.ts'
import type { MenuItem } from '#payload-types.ts'
import { readAllEdited } from '../../content/read-all-edited.ts'
import { readZones } from '../../content/zones.ts'
import { dishIdsOf } from '../arrange.ts'
import type { PricedDish, PriceRow } from './price-cells.ts'

/** Every price of the group: dishes in the order of the categories, those of no category last. */
export type PriceGrid = {
  zones: { id: number; title: string }[]
  categories: { id: number; title: string }[]
  dishes: PricedDish[]
}

/** Reads every price of the group. */
export async function readPriceGrid(payload: Payload): Promise<PriceGrid> {
  const [zones, { docs: categories }, { docs: dishes, standing }] = await Promise.all([
    readZones(payload),
    readAllEdited(payload, 'menu-categories', {
      select: { title: true, items: true },
      ...{ sort: 'title', depth: 0 },
    }),
    readAllEdited(payload, 'menu-items', {
      select: { title: true, price: true, zonePrices: true, variants: true },
      ...{ sort: 'title', depth: 0 },
    }),
  ])
  const listing = new Map<number, number[]>()
  for (const category of categories) {
    for (const id of dishIdsOf(category)) {
      listing.set(id, [...(listing.get(id) ?? []), category.id])
    }
  }
  return {
    zones: zones.map(({ id, title }) => ({ id: Number(id), title })),
    categories: categories.map(({ id, title }) => ({ id, title })),
    dishes: inOrder(dishes, listing).map((dish) => ({
      id: dish.id,
      title: dish.title,
      isDraft: standing.get(dish.id) === 'draft',
      categories: listing.get(dish.id) ?? [],
      rows: rowsOf(dish),
    })),
  }
}

type PricedItem = Pick<MenuItem, 'id' | 'title' | 'price' | 'zonePrices' | 'variants'>

function inOrder<T extends { id: number }>(
  dishes: readonly T[],
  listing: ReadonlyMap<number, number[]>,
): T[] {
  const order = [...listing.keys()]
  const places = new Map(order.map((id, at) => [id, at]))
  const placeOf = ({ id }: T) => places.get(id) ?? order.length
  return dishes.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** A dish with sizes has no price of its own that guests see; its row is then the heading of theirs. */
function rowsOf({ id, title, price, zonePrices, variants }: PricedItem): PriceRow[] {
  const own = { dish: id, size: null, title, base: centsOf(price), zones: zonesOf(zonePrices) }
  const sizes = (variants ?? []).map((size) => ({
    dish: id,
    size: size.id ?? null,
    title: size.title,
    base: centsOf(size.price),
    zones: zonesOf(size.zonePrices),
  }))
  return [own, ...sizes]
}

function zonesOf(prices: MenuItem['zonePrices']): Record<number, number> {
  // Of two rows for one zone the first counts, as for guests.
  return Object.fromEntries(
    (prices ?? []).toReversed().flatMap(({ zone, price }) => {
      const id = typeof zone === 'object' ? zone?.id : zone
      const cents = centsOf(price)
      return id && cents !== null ? [[id, cents]] : []
    }),
  )
}
