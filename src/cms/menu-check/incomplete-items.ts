import type { Payload } from 'payload'
import type { MenuItem } from '#payload-types.ts'
import { readAll } from '../content/read-all.ts'

/** What an item lacks that guests look for. */
export type Gap = 'price' | 'allergens' | 'picture'

export const GAPS: readonly Gap[] = ['price', 'allergens', 'picture']

/** An item with its gaps, and the titles of the categories that list it. */
export type GappyItem = { id: number; title: string; gaps: Gap[]; categories: string[] }

type Checked = Pick<MenuItem, 'price' | 'variants' | 'allergensCheckedAt' | 'image'>

/**
 * What an item lacks: a price (of its own, or of each variant), the day of an allergen check, a picture.
 * Allergens that are tags without a day are no information: nobody has said that they are all.
 */
export function gapsOf({ price, variants, allergensCheckedAt, image }: Checked): Gap[] {
  const prices = variants?.length ? variants.map((variant) => variant.price) : [price]
  const lacks: Record<Gap, boolean> = {
    price: prices.some((amount) => typeof amount !== 'number'),
    allergens: !allergensCheckedAt,
    picture: !image?.desktop,
  }
  return GAPS.filter((gap) => lacks[gap])
}

/** Every item with a gap, by title. */
export async function readGaps(payload: Payload): Promise<GappyItem[]> {
  const [items, categories] = await Promise.all([
    readAll(payload, 'menu-items', { sort: 'title', depth: 0 }),
    readAll(payload, 'menu-categories', { select: { title: true, items: true }, depth: 0 }),
  ])
  const listing = new Map<number, string[]>()
  for (const { title, items: listed } of categories) {
    for (const item of listed ?? []) {
      const id = typeof item === 'object' ? item.id : item
      listing.set(id, [...(listing.get(id) ?? []), title])
    }
  }
  return items.flatMap((item) => {
    const gaps = gapsOf(item)
    const { id, title } = item
    return gaps.length > 0 ? [{ id, title, gaps, categories: listing.get(id) ?? [] }] : []
  })
}
