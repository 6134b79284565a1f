import type { MenuItemsData } from '../load-menu-items.ts'
import { sampleItems } from '../sample-items.ts'
import type { MenuSectionFeaturesSlider } from './schema.ts'

export const full: MenuSectionFeaturesSlider = {
  eyebrow: 'Tonight',
  title: 'Ask for these first',
  items: [
    { menuItem: { id: 'oysters' } },
    { menuItem: { id: 'tart' } },
    { menuItem: { id: 'crudo' } },
  ],
}

export const minimal: MenuSectionFeaturesSlider = { items: [{ menuItem: { id: 'tart' } }] }

const { oysters, tart, crudo } = sampleItems

/** The dishes that a sample names. */
export function data({ items }: MenuSectionFeaturesSlider): MenuItemsData {
  const asked = items.map(({ menuItem }) => menuItem.id)
  return {
    items: [oysters, tart, crudo].filter(({ id }) => asked.includes(id)),
    currency: 'CAD',
    soldOut: new Set(),
  }
}
