import { defineSlice } from '../define.ts'
import { eyebrow, type MenuItemRef, menuItem } from '../fields.ts'
import * as t from './messages.gen.ts'

export type MenuSectionFeaturesSlider = {
  eyebrow?: string | null
  title?: string | null
  items: { id?: string | null; menuItem: MenuItemRef }[]
}

/** Dishes that a menu is proud of, to leaf through. */
export const menuSectionFeaturesSlider = defineSlice({
  slug: 'menu_section_features_slider',
  label: t.featuredDishes(),
  group: 'menu',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', maxLength: 80 },
    {
      name: 'items',
      type: 'array',
      label: t.dishesAndDrinks(),
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [menuItem],
    },
  ],
})
