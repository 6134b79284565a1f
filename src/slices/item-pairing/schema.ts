import { defineSlice } from '../define.ts'
import { type MenuItemRef, menuItem } from '../fields.ts'

export type ItemPairing = { menuItem: MenuItemRef }

/** What goes with one dish: columns A to D of a category and three items (spec:menus.pairings). */
export const itemPairing = defineSlice({
  slug: 'item_pairing',
  label: 'Pairings of a dish',
  group: 'menu',
  previewText: 'What goes well with a dish.',
  fields: [menuItem],
})
