import { collectionSlug } from '#cms/fields/collection-slug.ts'
import { defineSlice } from '../define.ts'

export type MenuSection = {
  variation?: 'default' | 'food' | 'drink' | null
  title?: string | null
  items: { id?: string | null; menuCategory: { id: string | number } }[]
}

/** Menu categories in the editor's order, with their items (spec:menus.order). */
export const menuSection = defineSlice({
  slug: 'menu_section',
  label: 'Menu section',
  group: 'menu',
  previewText: 'Categories of the menu with their dishes and prices.',
  heading: 'title',
  fields: [
    {
      name: 'variation',
      type: 'select',
      defaultValue: 'default',
      options: [
        { label: 'Food and drink', value: 'default' },
        { label: 'Food', value: 'food' },
        { label: 'Drink', value: 'drink' },
      ],
    },
    { name: 'title', type: 'text', maxLength: 80 },
    {
      name: 'items',
      type: 'array',
      label: 'Categories',
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
