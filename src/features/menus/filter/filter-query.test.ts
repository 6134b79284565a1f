import { describe, expect, test } from 'vitest'
import {
  type MenuFilter,
  matchesFilter,
  readFilter,
  readSearch,
  sameFilter,
  withFilter,
} from './filter-query.ts'

const tags = [
  { uid: 'vegetarian', kind: 'diet' },
  { uid: 'gluten-free', kind: 'diet' },
  { uid: 'nuts', kind: 'allergen' },
  { uid: 'fish', kind: 'allergen' },
  { uid: 'spicy', kind: 'note' },
] as const

const filter = (more: Partial<MenuFilter>): MenuFilter => ({ diets: [], allergens: [], ...more })
const dish = (marks: string[], checkedAt: string | null = '2026-11-03') => ({
  ...{ marks, unknown: [], checkedAt },
})

describe('the filter in an address', () => {
  test('is sorted, and unknown values, and marks of another kind, are dropped', () => {
    const query = { diet: ['vegetarian', 'nuts', 'x'], allergen: 'nuts,fish,spicy' }
    expect(readFilter(query, tags)).toEqual({
      diets: ['vegetarian'],
      allergens: ['fish', 'nuts'],
    })
    expect(readFilter({}, tags)).toEqual(filter({}))
  })

  test('is written as it is read, and leaves the rest of the query alone', () => {
    const wanted = filter({ diets: ['vegetarian'], allergens: ['fish', 'nuts'] })
    const search = withFilter('?utm_source=card&diet=old', wanted)
    expect(search).toBe('?utm_source=card&allergen=fish&allergen=nuts&diet=vegetarian')
    expect(readSearch(search, tags)).toEqual(wanted)
    expect(withFilter(search, filter({}))).toBe('?utm_source=card')
    expect(withFilter('?diet=vegetarian', filter({}))).toBe('')
  })
})

describe('a dish', () => {
  test('is included by all of the diets that are asked for', () => {
    const both = filter({ diets: ['vegetarian', 'gluten-free'] })
    expect(matchesFilter(both, dish(['vegetarian', 'gluten-free']))).toBe('fits')
    expect(matchesFilter(both, dish(['vegetarian']))).toBe('out')
  })

  test('that is vegan is vegetarian, and not the other way round', () => {
    expect(matchesFilter(filter({ diets: ['vegetarian'] }), dish(['vegan']))).toBe('fits')
    expect(matchesFilter(filter({ diets: ['vegan'] }), dish(['vegetarian']))).toBe('out')
  })

  test('is excluded by any of the allergens', () => {
    const without = filter({ allergens: ['fish', 'nuts'] })
    expect(matchesFilter(without, dish(['nuts']))).toBe('out')
    expect(matchesFilter(without, dish(['spicy']))).toBe('fits')
  })

  test('whose allergens nobody has checked is never shown as free of one', () => {
    expect(matchesFilter(filter({ allergens: ['nuts'] }), dish([], null))).toBe('unchecked')
    expect(matchesFilter(filter({ allergens: ['nuts'] }), dish(['nuts'], null))).toBe('out')
    expect(matchesFilter(filter({ diets: ['vegan'] }), dish(['vegan'], null))).toBe('fits')
    expect(matchesFilter(filter({}), dish([], null))).toBe('fits')
  })
})

test('of which nobody knows whether it has an allergen is not shown to who avoids that one', () => {
  const tart = { ...dish(['fish']), unknown: ['nuts'] }
  expect(matchesFilter(filter({ allergens: ['nuts'] }), tart)).toBe('unchecked')
  expect(matchesFilter(filter({ allergens: ['fish', 'nuts'] }), tart)).toBe('out')
  expect(matchesFilter(filter({}), tart)).toBe('fits')
})

test('two filters are the same where they ask for the same', () => {
  const vegan = filter({ diets: ['vegan'] })
  expect(sameFilter(vegan, filter({ diets: ['vegan'] }))).toBe(true)
  expect(sameFilter(vegan, filter({ diets: ['vegan'], allergens: ['nuts'] }))).toBe(false)
})
