import { defineSlice } from '../define.ts'
import { type ItemSlice, menuItem } from '../fields.ts'
import * as t from './messages.gen.ts'

export type ItemNutritionalInfo = ItemSlice

/** Nutrition cards of one dish, calories first (spec:menus.nutrition). */
export const itemNutritionalInfo = defineSlice({
  slug: 'item_nutritional_info',
  label: t.nutritionOfADish(),
  group: 'menu',
  previewText: t.previewText(),
  fields: [menuItem],
})
