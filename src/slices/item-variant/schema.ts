import { defineSlice } from '../define.ts'
import { type MenuItemRef, menuItem } from '../fields.ts'

export type ItemVariant = { menuItem: MenuItemRef }

/** Sizes or choices of one dish with their prices (spec:menus.variants). */
export const itemVariant = defineSlice({
  slug: 'item_variant',
  label: 'Variants of a dish',
  group: 'menu',
  previewText: 'The sizes of a dish and their prices.',
  fields: [menuItem],
})
