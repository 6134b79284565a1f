import { expect, it } from 'vitest'
import { gapsOf } from './incomplete-items.ts'

const whole = { price: 12, allergensCheckedAt: '2026-11-03', image: { desktop: 4 } }

it('is nothing where price, allergen check and picture are there', () => {
  expect(gapsOf(whole)).toEqual([])
  expect(gapsOf({ ...whole, price: 0 })).toEqual([])
})

it('is what is not there', () => {
  expect(gapsOf({ ...whole, price: null })).toEqual(['price'])
  expect(gapsOf({ ...whole, allergensCheckedAt: '' })).toEqual(['allergens'])
  expect(gapsOf({ ...whole, image: {} })).toEqual(['picture'])
  expect(gapsOf({})).toEqual(['price', 'allergens', 'picture'])
})

it('asks each variant for its price, and then none of the item', () => {
  const variants = [{ title: 'Half', price: 12 }, { title: 'Whole' }]
  expect(gapsOf({ ...whole, variants })).toEqual(['price'])
  expect(gapsOf({ ...whole, price: null, variants: variants.slice(0, 1) })).toEqual([])
})
