import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALLERGENS } from '#lib/menus/allergens.ts'
import type { MenuItem } from '#payload-types.ts'
import { dishValues, type SaidOfDish } from './dish-values.ts'

const stated = (allergens: MenuItem['allergens'], more: Partial<MenuItem> = {}) => ({
  ...{ allergens, allergensCheckedAt: '2026-01-02', ...more },
})

describe('what a file changes of a dish', () => {
  it('is nothing of the allergens that it does not speak of', () => {
    const before = stated({ statement: 'some', contains: ['milk'], mayContain: [] })
    expect(dishValues({ allergens: { mayContain: ['peanuts'] } }, before)).toEqual({
      allergens: {
        ...{ statement: 'some', contains: ['milk'], mayContain: ['peanuts'], species: null },
      },
      allergensCheckedAt: null,
    })
  })

  it('says that a dish has none only where it says what is in it', () => {
    expect(dishValues({ allergens: { mayContain: [] } }, {})).toMatchObject({
      allergens: { statement: null },
    })
    expect(dishValues({ allergens: { contains: [] } }, {})).toMatchObject({
      allergens: { statement: 'none' },
    })
    // Traces that were stated stay.
    const before = stated({ statement: 'some', contains: ['milk'], mayContain: ['soy'] })
    expect(dishValues({ allergens: { contains: [] } }, before)).toMatchObject({
      allergens: { statement: 'some', contains: [], mayContain: ['soy'] },
    })
  })

  it('takes back the species and the day of the check with the statement that they were of, and keeps them with the same one', () => {
    const before = stated({ statement: 'some', contains: ['fish'], species: 'salmon' })
    expect(dishValues({ allergens: { contains: ['crustaceans'] } }, before)).toMatchObject({
      allergens: { species: null },
      allergensCheckedAt: null,
    })
    const same = dishValues({ allergens: { contains: ['fish'] } }, before)
    expect(same).toMatchObject({ allergens: { species: 'salmon' } })
    expect(same).not.toHaveProperty('allergensCheckedAt')
  })

  const list = fc.option(fc.uniqueArray(fc.constantFrom(...ALLERGENS)), { nil: undefined })
  it('never takes an allergen off that the file does not speak of, nor leaves “none” beside one', () => {
    fc.assert(
      fc.property(list, list, list, list, (contains, mayContain, said, saidMay) => {
        const before = stated({ statement: 'some', contains, mayContain } as MenuItem['allergens'])
        const allergens = { contains: said, mayContain: saidMay } as SaidOfDish['allergens']
        const next = dishValues({ allergens }, before).allergens as NonNullable<
          MenuItem['allergens']
        >
        if (said === undefined) expect(next.contains ?? []).toEqual(contains ?? [])
        if (saidMay === undefined) expect(next.mayContain ?? []).toEqual(mayContain ?? [])
        const isEmpty = [next.contains, next.mayContain].every((one) => (one ?? []).length === 0)
        if (!isEmpty) expect(next.statement).toBe('some')
        if (next.statement === 'none') expect(isEmpty).toBe(true)
      }),
    )
  })

  it('is of the marks only those that it speaks of', () => {
    const before = { tags: [1, 2, 9] }
    expect(dishValues({ marks: { among: [1, 2, 3], has: [3] } }, before)).toEqual({ tags: [9, 3] })
    expect(dishValues({ marks: { among: [2], has: [] } }, before)).toEqual({ tags: [1, 9] })
    expect(dishValues({ title: 'Soup' }, before)).toEqual({ title: 'Soup' })
  })

  it('is one value of a card of nutrition, beside the others', () => {
    const before = {
      nutritionalInfo: [
        { id: 'a', title: 'Whole bottle', items: [{ name: 'Calories', value: '600' }] },
        { id: 'b', title: 'Per serving', items: [{ id: 'c', name: 'Fat', value: '9 g' }] },
      ],
    }
    const nutrition = { title: 'Per serving', values: [{ name: 'Calories', value: '320' }] }
    expect(dishValues({ nutrition }, before)).toEqual({
      nutritionalInfo: [
        before.nutritionalInfo[0],
        {
          ...{ id: 'b', title: 'Per serving' },
          items: [
            { id: 'c', name: 'Fat', value: '9 g' },
            { name: 'Calories', value: '320' },
          ],
        },
      ],
    })
  })

  it('is all variants of a list, and of columns those with a price', () => {
    const before = {
      variants: [
        { id: 'a', title: 'Glass', price: 10 },
        { id: 'b', title: 'Bottle', price: 40 },
      ],
    }
    const rows = [{ title: 'Bottle', price: 44 }]
    expect(dishValues({ variants: { isAll: true, rows } }, before)).toEqual({
      variants: [{ id: 'b', title: 'Bottle', price: 44 }],
    })
    expect(dishValues({ variants: { isAll: false, rows } }, before)).toEqual({
      variants: [
        { id: 'a', title: 'Glass', price: 10 },
        { id: 'b', title: 'Bottle', price: 44 },
      ],
    })
  })
})
