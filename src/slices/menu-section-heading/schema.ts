import type { Picture } from '#lib/media/picture.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, picture } from '../fields.ts'
import * as t from './messages.gen.ts'

export type MenuSectionHeading = {
  eyebrow?: string | null
  title: string
  description?: string | null
  image?: Picture | null
}

/** Opens a part of a menu: its name, a sentence, a picture. */
export const menuSectionHeading = defineSlice({
  slug: 'menu_section_heading',
  label: t.menuSectionHeading(),
  group: 'menu',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    { name: 'description', type: 'textarea', maxLength: 280 },
    picture({ name: 'image' }),
  ],
})
