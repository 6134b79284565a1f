import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeDish, placeOf } from './place-dish.ts'

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 20 })

it('a dish stands at its place, and the others in the order in which they were', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 50 }), fc.nat(20), (dishes, dish, wish) => {
      const others = dishes.filter((id) => id !== dish)
      const place = Math.min(wish, others.length)
      const placed = placeDish(dishes, dish, place)
      expect(placeOf(placed, dish)).toBe(place)
      expect(placed.filter((id) => id !== dish)).toEqual(others)
      expect(placeDish(placed, dish, null)).toEqual(others)
    }),
  )
})

it('a dish that is listed twice is listed once when it is moved', () => {
  expect(placeDish([7, 1, 7, 2], 7, 1)).toEqual([1, 7, 2])
  expect(placeDish([7, 1, 7], 7, null)).toEqual([1])
  expect(placeOf([1, 2], 7)).toBeNull()
})
