import { defineSlice } from '../define.ts'
import { type MenuItemRef, menuItem } from '../fields.ts'

export type ItemNutritionalInfo = { menuItem: MenuItemRef }

/** Nutrition cards of one dish, calories first (spec:menus.nutrition). */
export const itemNutritionalInfo = defineSlice({
  slug: 'item_nutritional_info',
  label: 'Nutrition of a dish',
  group: 'menu',
  previewText: 'The nutrition facts of a dish.',
  fields: [menuItem],
})
