import type { PayloadRequest } from 'payload'
import { amountOf, centsOf } from '#lib/money/cents.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { MenuItem } from '#payload-types.ts'
import { readEdited, saveEdited } from '../documents/edited-documents.ts'
import { withLocked } from '../documents/locked-documents.ts'
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
  return withLocked(req, 'menu-items', [id], async (own) => {
    const dish = (await readEdited(own, 'menu-items', [id])).get(id)
    if (!dish) return refuse('not_found', { id })
    const now = read(dish.shown)
    const wanted = write(after)
    const stored = read({ ...dish.shown, ...wanted })
    if (now === stored) return ok({ stored })
    if (now !== before) return refuse('changed_meanwhile', { id, now })
    await saveEdited(own, 'menu-items', dish, (values) => (read(values) === now ? wanted : {}))
    return ok({ stored })
  })
}
