import { defineSlice } from '../define.ts'
import { type MenuItemRef, menuItem } from '../fields.ts'
import * as t from './messages.gen.ts'

export type ItemVariant = { menuItem: MenuItemRef }

/** Sizes or choices of one dish with their prices (spec:menus.variants). */
export const itemVariant = defineSlice({
  slug: 'item_variant',
  label: t.variantsOfADish(),
  group: 'menu',
  previewText: t.previewText(),
  fields: [menuItem],
})
