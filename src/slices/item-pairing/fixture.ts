import type { MenuItemsData } from '../load-menu-items.ts'
import { sampleItems } from '../sample-items.ts'
import type { ItemPairing } from './schema.ts'

export const full: ItemPairing = { menuItem: { id: 'oysters' } }

export const minimal: ItemPairing = { menuItem: { id: 'tart' } }

/** The item that the sample names. */
export function data({ menuItem }: ItemPairing): MenuItemsData {
  const { oysters, tart } = sampleItems
  return { items: [menuItem.id === tart.id ? tart : oysters], currency: 'CAD', soldOut: new Set() }
}
