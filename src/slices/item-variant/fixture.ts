import type { MenuItemsData } from '../load-menu-items.ts'
import { sampleItems } from '../sample-items.ts'
import type { ItemVariant } from './schema.ts'

export const full: ItemVariant = { menuItem: { id: 'oysters' } }

export const minimal: ItemVariant = { menuItem: { id: 'oysters' } }

/** The item that the sample names. */
export function data(): MenuItemsData {
  return { items: [sampleItems.oysters], currency: 'CAD' }
}
