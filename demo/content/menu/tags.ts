import type { Allergen } from '#lib/menus/allergens.ts'
import type { TagUid } from './types.ts'

/** The legend of the menu: what a mark stands for. */
export const tags: {
  uid: TagUid
  title: string
  kind: 'diet' | 'allergen' | 'note'
  abbreviation: string
  description: string
  /** Those that an allergen's mark stands for, or that a diet rules out. */
  allergens?: Allergen[]
}[] = [
  {
    uid: 'vegan',
    kind: 'diet',
    title: 'Vegan',
    abbreviation: 'VG',
    description: 'Made without any animal products.',
    allergens: ['eggs', 'milk', 'fish', 'crustaceans', 'molluscs'],
  },
  {
    uid: 'vegetarian',
    kind: 'diet',
    title: 'Vegetarian',
    abbreviation: 'V',
    description: 'Made without meat or fish.',
    allergens: ['fish', 'crustaceans', 'molluscs'],
  },
  {
    uid: 'gluten-free',
    kind: 'diet',
    title: 'Gluten free',
    abbreviation: 'GF',
    description: 'Made without gluten, in a kitchen that bakes bread every day.',
    allergens: ['wheat', 'triticale', 'rye', 'barley', 'oats'],
  },
  {
    uid: 'dairy-free',
    kind: 'diet',
    title: 'Dairy free',
    abbreviation: 'DF',
    description: 'Made without milk, butter or cream.',
    allergens: ['milk'],
  },
  {
    uid: 'shellfish',
    kind: 'allergen',
    title: 'Shellfish',
    abbreviation: 'SH',
    description: 'Contains shellfish.',
    allergens: ['crustaceans', 'molluscs'],
  },
  {
    uid: 'fish',
    kind: 'allergen',
    title: 'Fish',
    abbreviation: 'F',
    description: 'Contains fish.',
    allergens: ['fish'],
  },
  {
    uid: 'nuts',
    kind: 'allergen',
    title: 'Nuts',
    abbreviation: 'N',
    description: 'Contains nuts.',
    allergens: [
      'peanuts',
      'almonds',
      'brazil-nuts',
      'cashews',
      'hazelnuts',
      'macadamia-nuts',
      'pecans',
      'pine-nuts',
      'pistachios',
      'walnuts',
    ],
  },
  {
    uid: 'spicy',
    kind: 'note',
    title: 'Spicy',
    abbreviation: 'SP',
    description: 'Has some heat.',
  },
  {
    uid: 'raw',
    kind: 'note',
    title: 'Raw',
    abbreviation: 'R',
    description: 'Served raw or lightly cured.',
  },
  {
    uid: 'zero-proof',
    kind: 'note',
    title: 'Zero proof',
    abbreviation: 'ZP',
    description: 'Made without alcohol.',
  },
]
