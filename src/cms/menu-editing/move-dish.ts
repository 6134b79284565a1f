import type { Arrangement } from './request-schemas.ts'

/** The dishes of categories, by the category's id and in order. */
export type DishOrder = Readonly<Record<number, readonly number[]>>

/** A place in a category: the dish that stands there, or would. */
export type DishPlace = { category: number; at: number }

/**
 * The order with a dish moved, and what that changes of it. The place is counted without the dish where it stays in its
 * category; one beyond the end is the end. Null where nothing would change, and where the other category has it.
 */
export function moveDish(
  order: DishOrder,
  from: DishPlace,
  to: DishPlace,
): { order: DishOrder; changes: Arrangement[] } | null {
  const source = order[from.category]
  const target = order[to.category]
  const dish = source?.[from.at]
  if (!source || !target || dish === undefined) return null
  const left = source.toSpliced(from.at, 1)
  const isSame = from.category === to.category
  const others = isSame ? left : target
  if (!isSame && others.includes(dish)) return null
  const at = Math.max(0, Math.min(to.at, others.length))
  if (isSame && at === from.at) return null
  const placed = others.toSpliced(at, 0, dish)
  const changed: Record<number, number[]> = { [from.category]: left, [to.category]: placed }
  const changes = Object.entries(changed).map(([id, after]) => ({
    id: Number(id),
    before: [...(order[Number(id)] ?? [])],
    after,
  }))
  return { order: { ...order, ...changed }, changes }
}
