import type { MenuItemsData } from '../load-menu-items.ts'
import { sampleItems } from '../sample-items.ts'
import type { ItemVariant } from './schema.ts'

export const full: ItemVariant = { menuItem: { id: 'oysters' } }

export const minimal: ItemVariant = { menuItem: { id: 'tart' } }

/** The item that the sample names. */
export function data({ menuItem }: ItemVariant): MenuItemsData {
  const { oysters, tart } = sampleItems
  return { items: [menuItem.id === tart.id ? tart : oysters], currency: 'CAD', soldOut: new Set() }
}
