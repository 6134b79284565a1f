import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DishOrder, moveDish } from './move-dish.ts'

const dishes = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })
const orders = fc.record({ 1: dishes, 2: dishes, 3: dishes })
const places = fc.record({
  category: fc.integer({ min: 1, max: 4 }),
  at: fc.integer({ min: 0, max: 9 }),
})

it('moves one dish and nothing else, and says of each category what was before and is after', () => {
  fc.assert(
    fc.property(orders, places, places, (order: DishOrder, from, to) => {
      const moved = moveDish(order, from, to)
      if (!moved) return
      const dish = order[from.category]?.[from.at] as number
      const others = (all: readonly number[] | undefined) => all?.filter((id) => id !== dish)
      for (const id of [1, 2, 3]) expect(others(moved.order[id])).toEqual(others(order[id]))
      expect(moved.order[to.category]).toContain(dish)
      if (from.category !== to.category) expect(moved.order[from.category]).not.toContain(dish)
      expect(new Set(moved.changes.map(({ id }) => id))).toEqual(
        new Set([from.category, to.category]),
      )
      for (const { id, before, after } of moved.changes) {
        expect(before).toEqual(order[id])
        expect(after).toEqual(moved.order[id])
      }
    }),
  )
})

it('is nothing where the dish stands there already, or is listed there', () => {
  const order = { 1: [7, 8], 2: [8] }
  expect(moveDish(order, { category: 1, at: 0 }, { category: 1, at: 0 })).toBeNull()
  expect(moveDish(order, { category: 1, at: 1 }, { category: 2, at: 0 })).toBeNull()
  expect(moveDish(order, { category: 1, at: 5 }, { category: 2, at: 0 })).toBeNull()
  expect(moveDish(order, { category: 1, at: 1 }, { category: 1, at: 9 })).toBeNull()
})
