import { defineSlice } from '../define.ts'
import { type ItemSlice, menuItem } from '../fields.ts'
import * as t from './messages.gen.ts'

export type ItemVariant = ItemSlice

/** Sizes or choices of one dish with their prices (spec:menus.variants). */
export const itemVariant = defineSlice({
  slug: 'item_variant',
  label: t.variantsOfADish(),
  group: 'menu',
  previewText: t.previewText(),
  fields: [menuItem],
})
