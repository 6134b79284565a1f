import type { MenuItem } from '#lib/menus/menu.ts'
import { sampleItem, sampleTag } from '#lib/menus/sample-menu.ts'
import { samplePicture, sampleText } from './samples.ts'

const glutenFree = sampleTag('gluten-free', { title: 'Gluten free', abbreviation: 'GF' })
const vegetarian = sampleTag('vegetarian', { title: 'Vegetarian', abbreviation: 'V' })

const item = (uid: string, title: string, more: Partial<MenuItem>): MenuItem =>
  sampleItem(uid, { title, ...more })

/** Dishes for the samples of slices that show the menu. */
export const sampleItems = {
  oysters: item('oysters', 'Oysters on ice', {
    description: sampleText('This morning’s beds, seaweed mignonette, lemon.'),
    image: { desktop: samplePicture('oysters'), mobile: null },
    tags: [glutenFree],
    variants: [
      { title: 'Half a dozen', price: 2400 },
      { title: 'One dozen', price: 4600 },
    ],
    pairings: [
      {
        category: 'Wine',
        items: [{ uid: 'sparkling', title: 'Coastal sparkling', zones: [] }],
      },
      {
        category: 'Cocktails',
        items: [{ uid: 'martini', title: 'Low tide martini', zones: [] }],
      },
    ],
    nutrition: [
      {
        title: 'Per serving',
        items: [
          { name: 'Protein', value: '12 g' },
          { name: 'Calories', value: '120' },
          { name: 'Fibre', value: null },
        ],
      },
    ],
  }),
  crudo: item('crudo', 'Albacore crudo', {
    price: 2150,
    description: sampleText('Yuzu, green chili, puffed rice.'),
    tags: [glutenFree],
  }),
  sourdough: item('sourdough', 'Hearth sourdough', {
    price: 900,
    description: sampleText('Cultured butter, smoked salt.'),
    tags: [vegetarian],
  }),
  olives: item('olives', 'Ember olives', { price: 900 }),
  tart: item('tart', 'Blackberry tart', {
    price: 1400,
    description: sampleText('Burnt honey, sour cream.'),
    image: { desktop: samplePicture('tart'), mobile: null },
    variants: [
      { title: 'A slice', price: 1400 },
      { title: 'Whole, to take home', price: 6800 },
    ],
    pairings: [{ category: 'After', items: [{ uid: 'amaro', title: 'Alpine amaro', zones: [] }] }],
    nutrition: [{ title: 'Per slice', items: [{ name: 'Calories', value: '410' }] }],
  }),
}
