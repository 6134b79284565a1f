import { describe, expect, it } from 'vitest'
import { type Allergen, statedAllergens } from './allergens.ts'
import { contradictedBy, isDenied, marksOf, type StoredMark } from './marks.ts'

const mark = (id: number, uid: string, kind: StoredMark['kind'], ...allergens: Allergen[]) => ({
  ...{ id, uid, kind, allergens },
})
const nuts = mark(1, 'nuts', 'allergen')
const fish = mark(2, 'fish', 'allergen', 'fish')
const glutenFree = mark(3, 'gluten-free', 'diet', 'wheat', 'oats')
const all = [nuts, fish, glutenFree]
const some = (contains: Allergen[], mayContain: Allergen[] = []) =>
  statedAllergens({ statement: 'some', contains, mayContain })
const none = statedAllergens({ statement: 'none' })

describe('the marks of a dish', () => {
  it('are those that were chosen and those of what it contains', () => {
    const dish = marksOf([glutenFree], some(['fish']), all)
    expect(dish.tags.map(({ uid }) => uid)).toEqual(['gluten-free', 'fish'])
    expect(marksOf([], some([], ['fish']), all).mayContainTags).toEqual(['fish'])
  })

  it('are unknown where a mark stands for nothing and something else was stated', () => {
    expect(marksOf([], some(['peanuts']), all).unknownTags).toEqual(['nuts'])
    expect(marksOf([], none, all).unknownTags).toEqual(['nuts'])
    expect(marksOf([nuts], some(['peanuts']), all)).toMatchObject({ tags: [nuts], unknownTags: [] })
    // Where nothing is stated, the chosen marks are what the day of a check is about.
    expect(marksOf([], null, all).unknownTags).toEqual([])
  })

  it('are no diet that rules out what it contains or may contain', () => {
    for (const stated of [some(['wheat']), some(['milk'], ['oats'])])
      expect(marksOf([glutenFree], stated, all).tags).toEqual([])
    expect(marksOf([glutenFree], none, all).tags).toEqual([glutenFree])
    expect(contradictedBy(glutenFree, some(['wheat'], ['oats']))).toEqual(['wheat', 'oats'])
  })

  it('are no diet that is another one, too, which rules it out', () => {
    const vegan = mark(4, 'vegan', 'diet')
    const vegetarian = mark(5, 'vegetarian', 'diet', 'fish')
    const group = [...all, vegan, vegetarian]
    expect(marksOf([vegan], some(['fish']), group).tags).toEqual([fish])
    expect(marksOf([vegan], some(['soy']), group).tags).toEqual([vegan])
  })

  it('are denied by a statement that has nothing of them', () => {
    expect(isDenied(nuts, none)).toBe(true)
    expect(isDenied(fish, some(['milk']))).toBe(true)
    expect(isDenied(fish, some(['milk'], ['fish']))).toBe(false)
    expect(isDenied(nuts, some(['milk']))).toBe(false)
    expect(isDenied(fish, null)).toBe(false)
    expect(isDenied(glutenFree, none)).toBe(false)
  })
})

it('that a dish contains none takes lists back that were left', () => {
  const left = { statement: 'none' as const, contains: ['milk' as const], species: 'cod' }
  expect(statedAllergens(left)).toEqual({ contains: [], mayContain: [], species: null })
  expect(statedAllergens({ statement: null, contains: ['milk'] })).toBeNull()
})
