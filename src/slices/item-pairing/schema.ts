import { defineSlice } from '../define.ts'
import { type ItemSlice, menuItem } from '../fields.ts'
import * as t from './messages.gen.ts'

export type ItemPairing = ItemSlice

/** What goes with one dish: columns A to D of a category and three items (spec:menus.pairings). */
export const itemPairing = defineSlice({
  slug: 'item_pairing',
  label: t.pairingsOfADish(),
  group: 'menu',
  previewText: t.previewText(),
  fields: [menuItem],
})
