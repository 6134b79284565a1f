import type { MenuItemsData } from '../load-menu-items.ts'
import { sampleItems } from '../sample-items.ts'
import type { ItemNutritionalInfo } from './schema.ts'

export const full: ItemNutritionalInfo = { menuItem: { id: 'oysters' } }

export const minimal: ItemNutritionalInfo = { menuItem: { id: 'tart' } }

/** The item that the sample names. */
export function data({ menuItem }: ItemNutritionalInfo): MenuItemsData {
  const { oysters, tart } = sampleItems
  return { items: [menuItem.id === tart.id ? tart : oysters], currency: 'CAD', soldOut: new Set() }
}
