import { expect, it } from 'vitest'
import { missingPartsOf } from './incomplete-items.ts'

const whole = {
  price: 12,
  allergens: { statement: 'none' as const },
  allergensCheckedAt: '2026-11-03',
  image: { desktop: 4 },
}

it('is nothing where price, allergen check and picture are there', () => {
  expect(missingPartsOf(whole)).toEqual([])
  expect(missingPartsOf({ ...whole, price: 0 })).toEqual([])
})

it('is what is not there', () => {
  expect(missingPartsOf({ ...whole, price: null })).toEqual(['price'])
  expect(missingPartsOf({ ...whole, allergens: {} })).toEqual(['statement'])
  expect(missingPartsOf({ ...whole, allergensCheckedAt: '' })).toEqual(['allergens'])
  expect(missingPartsOf({ ...whole, image: {} })).toEqual(['picture'])
  expect(missingPartsOf({})).toEqual(['price', 'statement', 'allergens', 'picture'])
})

it('asks each variant for its price, and then none of the item', () => {
  const variants = [{ title: 'Half', price: 12 }, { title: 'Whole' }]
  expect(missingPartsOf({ ...whole, variants })).toEqual(['price'])
  expect(missingPartsOf({ ...whole, price: null, variants: variants.slice(0, 1) })).toEqual([])
})
