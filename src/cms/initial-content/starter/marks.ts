import type { Allergen } from '#lib/menus/allergens.ts'

/** A mark of the legend. `allergens`: those that its diet rules out. */
type StarterMark = {
  uid: string
  title: string
  kind: 'diet'
  abbreviation: string
  description: string
  allergens: Allergen[]
}

/** Marks that nearly every menu has, so that a first import of one finds them. */
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
