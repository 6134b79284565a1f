import { defineSlice } from '../define.ts'
import { eyebrow, type MenuItemRef, menuItem } from '../fields.ts'

export type MenuSectionFeaturesSlider = {
  eyebrow?: string | null
  title?: string | null
  items: { id?: string | null; menuItem: MenuItemRef }[]
}

/** Dishes that a menu is proud of, to leaf through. */
export const menuSectionFeaturesSlider = defineSlice({
  slug: 'menu_section_features_slider',
  label: 'Featured dishes',
  group: 'menu',
  previewText: 'Dishes to feature, with large pictures.',
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', maxLength: 80 },
    {
      name: 'items',
      type: 'array',
      label: 'Dishes and drinks',
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [menuItem],
    },
  ],
})
