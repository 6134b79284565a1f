import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { MenuItem } from '#payload-types.ts'
import { amountOf, centsOf } from './cents.ts'
import { withLocked } from './locked-documents.ts'
import { descriptionFrom, plainDescription } from './plain-description.ts'
import type { DishChange } from './request-schemas.ts'
import { saveDocument } from './save-document.ts'

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

/**
 * Changes one field of a dish. Where it is not what was seen any more, the change is refused (`changed_meanwhile`) with
 * what it is now.
 */
export async function changeDish(
  req: PayloadRequest,
  { id, field, before, after }: DishChange,
): Promise<Result<null, 'changed_meanwhile' | 'not_found'>> {
  return withLocked(req, 'menu_items', [id], async (own) => {
    const { docs } = await own.payload.find({
      collection: 'menu-items',
      where: { id: { equals: id } },
      ...{ depth: 0, limit: 1, pagination: false, req: own },
    })
    const [dish] = docs
    if (!dish) return refuse('not_found', { id })
    const now = FIELDS[field].read(dish)
    if (now !== before) return refuse('changed_meanwhile', { id, now })
    await saveDocument(own, 'menu-items', id, FIELDS[field].write(after))
    return ok(null)
  })
}
