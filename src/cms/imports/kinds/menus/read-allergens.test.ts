import { describe, expect, it } from 'vitest'
import { ALLERGENS, allergenName } from '#lib/menus/allergens.ts'
import { ok } from '#lib/result.ts'
import { readAllergens } from './read-allergens.ts'

describe('the allergens of a cell', () => {
  it.each([
    ['Milk, eggs', ['milk', 'eggs']],
    ['egg; Dairy', ['eggs', 'milk']],
    ['Soya and sesame seeds', ['soy', 'sesame']],
    ['Brazil nuts / pine nuts', ['brazil-nuts', 'pine-nuts']],
    ['sulfites', ['sulphites']],
    ['none', []],
  ])('%s', (text, found) => {
    expect(readAllergens(text)).toEqual(ok(found))
  })

  it.each([
    'nuts',
    'tree nuts',
    'gluten',
    'shellfish',
    'milk and something',
    'see server',
    'no nuts',
  ])('“%s” is no answer', (text) => {
    expect(readAllergens(text).ok).toBe(false)
  })

  it.each(ALLERGENS)('knows %s by its name', (allergen) => {
    expect(readAllergens(allergenName(allergen))).toEqual(ok([allergen]))
  })
})
