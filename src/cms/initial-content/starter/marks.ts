import type { Allergen } from '#lib/menus/allergens.ts'

/** A diet mark of the menu's legend. `allergens` are those that the diet rules out. */
type StarterMark = {
  uid: string
  title: string
  kind: 'diet'
  abbreviation: string
  description: string
  allergens: Allergen[]
}

/** Common diet marks, which a first import of a menu needs. */
export const starterMarks: readonly StarterMark[] = [
  {
    ...{ uid: 'vegetarian', title: 'Vegetarian', kind: 'diet', abbreviation: 'V' },
    description: 'Made without meat or fish.',
    allergens: ['fish', 'crustaceans', 'molluscs'],
  },
  {
    ...{ uid: 'vegan', title: 'Vegan', kind: 'diet', abbreviation: 'VG' },
    description: 'Made without any animal products.',
    allergens: ['eggs', 'milk', 'fish', 'crustaceans', 'molluscs'],
  },
  {
    ...{ uid: 'gluten-free', title: 'Gluten free', kind: 'diet', abbreviation: 'GF' },
    description: 'Made without gluten.',
    allergens: ['wheat', 'triticale', 'rye', 'barley', 'oats'],
  },
  {
    ...{ uid: 'dairy-free', title: 'Dairy free', kind: 'diet', abbreviation: 'DF' },
    description: 'Made without milk, butter or cream.',
    allergens: ['milk'],
  },
]
