import { describe, expect, it } from 'vitest'
import { ALLERGENS, kindOf, lawsOf, type StatedAllergens } from './allergens.ts'
import { allergenNumbers, allergenNumbersText, allergensText } from './allergens-text.ts'

const GLUTEN = ['wheat', 'triticale', 'rye', 'barley', 'oats']
const NUTS_OF_ALL = 'almonds brazil-nuts cashews hazelnuts macadamia-nuts pecans pistachios walnuts'
const namedBy = (law: Parameters<ReturnType<typeof lawsOf>['includes']>[0]) =>
  ALLERGENS.filter((one) => lawsOf(one).includes(law)).toSorted()

describe('the allergens to choose from', () => {
  it('are Canada’s priority allergens, gluten sources and sulphites', () => {
    const others =
      'eggs milk mustard peanuts crustaceans molluscs fish sesame soy sulphites pine-nuts'
    expect(namedBy('canada')).toEqual(
      [...others.split(' '), ...NUTS_OF_ALL.split(' '), ...GLUTEN].toSorted(),
    )
  })

  it('are the nine of the United States, their tree nuts by name', () => {
    const nine = 'milk eggs fish crustaceans peanuts wheat triticale soy sesame pine-nuts'
    expect(namedBy('united-states')).toEqual(
      [...nine.split(' '), ...NUTS_OF_ALL.split(' ')].toSorted(),
    )
  })

  it('are the fourteen of the European Union, gluten and nuts by name', () => {
    const kinds = new Set(namedBy('european-union').map((one) => kindOf(one) ?? one))
    expect([...kinds].toSorted()).toEqual(
      [
        ...['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'tree-nuts'],
        ...['celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'],
      ].toSorted(),
    )
  })
})

describe('what guests read of a dish', () => {
  const stated = (more: Partial<StatedAllergens> = {}): StatedAllergens => ({
    contains: [],
    mayContain: [],
    species: null,
    ...more,
  })

  it('is what it contains and may contain, with fish by its species', () => {
    const all = stated({ contains: ['fish', 'milk'], mayContain: ['sesame'], species: 'halibut' })
    expect(allergensText(all, null)).toBe(
      'Contains: Fish, Milk. Fish and shellfish: halibut. May contain: Sesame.',
    )
    expect(allergensText(stated({ contains: ['milk'], species: 'halibut' }), null)).toBe(
      'Contains: Milk.',
    )
  })

  it('is numbers on paper, with what they mean once', () => {
    const dishes = [
      {
        allergens: stated({ contains: ['eggs', 'milk'], mayContain: ['sesame'] }),
        checkedAt: null,
      },
      { allergens: stated(), checkedAt: '2026-11-03' },
      { allergens: null, checkedAt: '2026-11-03' },
    ]
    const numbers = dishes.map(({ allergens, checkedAt }) => allergenNumbers(allergens, checkedAt))
    expect(numbers).toEqual(['1 2 (7)', '0', null])
    expect(allergenNumbersText(dishes)).toBe(
      'Allergens by number, in brackets: may contain. 0 none of them, 1 Eggs, 2 Milk, 7 Sesame.',
    )
    expect(allergenNumbersText(dishes.slice(2))).toBe('')
  })

  it('is that it contains none only where that was checked', () => {
    expect(allergensText(stated(), '2026-11-03')).toBe('Contains none of the listed allergens.')
    expect(allergensText(stated(), null)).toBeNull()
    expect(allergensText(null, '2026-11-03')).toBeNull()
  })
})
