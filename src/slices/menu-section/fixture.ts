import type { MenuCategory, MenuItem } from '#lib/menus/menu.ts'
import { sampleItems } from '../sample-items.ts'
import type { MenuSectionData } from './data.ts'
import type { MenuSection } from './schema.ts'

export const full = {
  variation: 'food',
  title: 'To begin',
  items: [{ menuCategory: { id: 'raw-bar' } }, { menuCategory: { id: 'hearth' } }],
} satisfies MenuSection

export const minimal = { items: [{ menuCategory: { id: 'bar-snacks' } }] } satisfies MenuSection

const category = (
  id: string,
  title: string,
  items: MenuItem[],
  more: Partial<MenuCategory> = {},
): MenuCategory => ({
  id,
  uid: id,
  title,
  description: null,
  hideInNavigation: false,
  served: [],
  items,
  ...more,
})

const categories: MenuCategory[] = [
  category('raw-bar', 'Raw bar', [sampleItems.oysters, sampleItems.crudo], {
    description: 'Opened to order.',
    served: [{ days: ['friday', 'saturday'], from: '17:00', until: null }],
  }),
  category('hearth', 'Hearth and bread', [sampleItems.sourdough]),
  category('bar-snacks', 'Bar snacks', [sampleItems.olives]),
]

/** The categories that a sample asks for. */
export function data({ items }: MenuSection): MenuSectionData {
  const asked = items.map(({ menuCategory }) => menuCategory.id)
  return {
    currency: 'CAD',
    everywhere: false,
    later: asked.includes('raw-bar') ? ['raw-bar'] : [],
    soldOut: new Set([sampleItems.sourdough.id]),
    categories: categories.filter(({ id }) => asked.includes(id)),
  }
}
