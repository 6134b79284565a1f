import type { ItemSlice } from './fields.ts'
import type { MenuItemsData } from './load-menu-items.ts'
import { sampleItems } from './sample-items.ts'

/** The samples of each slice about one item. */
export const full: ItemSlice = { menuItem: { id: 'oysters' } }

export const minimal: ItemSlice = { menuItem: { id: 'tart' } }

/** The item that a sample names. */
export function data({ menuItem }: ItemSlice): MenuItemsData {
  const { oysters, tart } = sampleItems
  return { items: [menuItem.id === tart.id ? tart : oysters], currency: 'CAD', soldOut: new Set() }
}
