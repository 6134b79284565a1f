import type { Payload } from 'payload'
import type { MenuItem } from '#payload-types.ts'
import { readAll } from '../content/read-all.ts'

/** Information that a menu item can lack. */
export type MissingPart = 'price' | 'statement' | 'allergens' | 'picture'

export const MISSING_PARTS: readonly MissingPart[] = ['price', 'statement', 'allergens', 'picture']

/** An item with its gaps, and the titles of the categories that list it. */
export type IncompleteItem = {
  id: number
  title: string
  missing: MissingPart[]
  categories: string[]
}

type CheckedFields = Pick<
  MenuItem,
  'price' | 'variants' | 'allergens' | 'allergensCheckedAt' | 'image'
>

/**
 * Missing information of an item: a price (of its own, or of each variant), which allergens it contains, the
 * day of an allergen check, a picture. Allergens without that day do not count: they may be incomplete.
 */
export function missingPartsOf({
  price,
  variants,
  allergens,
  allergensCheckedAt,
  image,
}: CheckedFields): MissingPart[] {
  const prices = variants?.length ? variants.map((variant) => variant.price) : [price]
  const lacks: Record<MissingPart, boolean> = {
    price: prices.some((amount) => typeof amount !== 'number'),
    statement: !allergens?.statement,
    allergens: !allergensCheckedAt,
    picture: !image?.desktop,
  }
  return MISSING_PARTS.filter((gap) => lacks[gap])
}

/** Every item with a gap, by title. */
export async function readIncompleteItems(payload: Payload): Promise<IncompleteItem[]> {
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
    const missing = missingPartsOf(item)
    const { id, title } = item
    return missing.length > 0 ? [{ id, title, missing, categories: listing.get(id) ?? [] }] : []
  })
}
