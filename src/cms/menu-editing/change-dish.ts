import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { MenuItem } from '#payload-types.ts'
import { withLocked } from '../documents/locked-documents.ts'
import { saveDocument } from '../documents/save-document.ts'
import { amountOf, centsOf } from './cents.ts'
import { descriptionFrom, plainDescription } from './plain-description.ts'
import type { DishChange } from './request-schemas.ts'

/** How a field that is edited in place is read from a dish, and what of the dish it becomes. */
const FIELDS = {
  title: {
    read: ({ title }: MenuItem) => title,
    write: (value: string | number | null): Partial<MenuItem> => ({ title: String(value ?? '') }),
  },
  description: {
    read: ({ description }: MenuItem) => plainDescription(description),
    write: (value: string | number | null): Partial<MenuItem> => ({
      description: descriptionFrom(String(value ?? '')),
    }),
  },
  price: {
    read: ({ price }: MenuItem) => centsOf(price),
    write: (value: string | number | null): Partial<MenuItem> => ({
      price: amountOf(value === null ? null : Number(value)),
    }),
  },
}

type Value = string | number | null

/**
 * Changes one field of a dish, and answers with what is stored of it. Where it is not what was seen any more, the change
 * is refused (`changed_meanwhile`) with what it is now; where it is there already, it is done: the answer to its first
 * save may have been lost.
 */
export async function changeDish(
  req: PayloadRequest,
  { id, field, before, after }: DishChange,
): Promise<Result<{ stored: Value }, 'changed_meanwhile' | 'not_found'>> {
  const { read, write } = FIELDS[field]
  return withLocked(req, 'menu_items', [id], async (own) => {
    const { docs } = await own.payload.find({
      collection: 'menu-items',
      where: { id: { equals: id } },
      ...{ depth: 0, limit: 1, pagination: false, req: own },
    })
    const [dish] = docs
    if (!dish) return refuse('not_found', { id })
    const now = read(dish)
    const wanted = write(after)
    const stored = read({ ...dish, ...wanted })
    if (now === stored) return ok({ stored })
    if (now !== before) return refuse('changed_meanwhile', { id, now })
    await saveDocument(own, 'menu-items', id, wanted)
    return ok({ stored })
  })
}
