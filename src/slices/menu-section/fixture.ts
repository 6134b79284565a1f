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
  text?: string,
  served: MenuCategory['served'] = [],
): MenuCategory => ({
  id,
  uid: id,
  title,
  description: text ?? null,
  hideInNavigation: false,
  served,
  items,
})

const categories: MenuCategory[] = [
  category('raw-bar', 'Raw bar', [sampleItems.oysters, sampleItems.crudo], 'Opened to order.', [
    { days: ['friday', 'saturday'], from: '17:00', until: null },
  ]),
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
