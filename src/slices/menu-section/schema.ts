import { collectionSlug } from '#cms/fields/collection-slug.ts'
import { defineSlice } from '../define.ts'
import * as t from './messages.gen.ts'

export type MenuSection = {
  variation?: 'default' | 'food' | 'drink' | null
  title?: string | null
  items: { id?: string | null; menuCategory: { id: string | number } }[]
}

/** Menu categories in the editor's order, with their items (spec:menus.order). */
export const menuSection = defineSlice({
  slug: 'menu_section',
  label: t.menuSection(),
  group: 'menu',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    {
      name: 'variation',
      type: 'select',
      defaultValue: 'default',
      options: [
        { label: t.foodAndDrink(), value: 'default' },
        { label: t.food(), value: 'food' },
        { label: t.drink(), value: 'drink' },
      ],
    },
    { name: 'title', type: 'text', maxLength: 80 },
    {
      name: 'items',
      type: 'array',
      label: t.categories(),
      required: true,
      minRows: 1,
      fields: [
        {
          name: 'menuCategory',
          type: 'relationship',
          relationTo: collectionSlug('menu-categories'),
          required: true,
        },
      ],
    },
  ],
})
