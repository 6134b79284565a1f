import type { MenuCategory, MenuItem, MenuTag } from '#lib/menu.ts'
import { samplePicture, sampleText } from '../samples.ts'
import type { MenuSectionData } from './data.ts'
import type { MenuSection } from './schema.ts'

export const full = {
  variation: 'food',
  title: 'To begin',
  items: [{ menuCategory: { id: 'raw-bar' } }, { menuCategory: { id: 'hearth' } }],
} satisfies MenuSection

export const minimal = { items: [{ menuCategory: { id: 'bar-snacks' } }] } satisfies MenuSection

const tag = (uid: string, title: string, abbreviation: string): MenuTag => ({
  uid,
  title,
  abbreviation,
  description: null,
  kind: 'diet',
  icon: null,
})

const glutenFree = tag('gluten-free', 'Gluten free', 'GF')
const vegetarian = tag('vegetarian', 'Vegetarian', 'V')

const item = (uid: string, title: string, more: Partial<MenuItem>): MenuItem => ({
  id: uid,
  uid,
  title,
  price: null,
  description: null,
  image: null,
  tags: [],
  variants: [],
  pairingType: 'default',
  pairings: [],
  nutrition: [],
  zones: [],
  ...more,
})

const categories: MenuCategory[] = [
  {
    id: 'raw-bar',
    uid: 'raw-bar',
    title: 'Raw bar',
    description: 'Opened to order.',
    hideInNavigation: false,
    items: [
      item('oysters', 'Oysters on ice', {
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
      item('crudo', 'Albacore crudo', {
        price: 2150,
        description: sampleText('Yuzu, green chili, puffed rice.'),
        tags: [glutenFree],
      }),
    ],
  },
  {
    id: 'hearth',
    uid: 'hearth',
    title: 'Hearth and bread',
    description: null,
    hideInNavigation: false,
    items: [
      item('sourdough', 'Hearth sourdough', {
        price: 900,
        description: sampleText('Cultured butter, smoked salt.'),
        tags: [vegetarian],
      }),
    ],
  },
  {
    id: 'bar-snacks',
    uid: 'bar-snacks',
    title: 'Bar snacks',
    description: null,
    hideInNavigation: false,
    items: [item('olives', 'Ember olives', { price: 900 })],
  },
]

/** The categories that a sample asks for. */
export function data({ items }: MenuSection): MenuSectionData {
  const asked = items.map(({ menuCategory }) => menuCategory.id)
  return {
    currency: 'CAD',
    everywhere: false,
    categories: categories.filter(({ id }) => asked.includes(id)),
  }
}
