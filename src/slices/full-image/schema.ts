import type { Picture } from '#lib/media/picture.ts'
import { defineSlice } from '../define.ts'
import { picture } from '../fields.ts'
import * as t from './messages.gen.ts'

export type FullImage = {
  image: Picture
  mobileImage?: Picture | null
  caption?: string | null
}

/** One picture from edge to edge. */
export const fullImage = defineSlice({
  slug: 'full_image',
  label: t.fullImage(),
  group: 'pictures',
  previewText: t.previewText(),
  fields: [
    picture({ name: 'image', required: true }),
    picture({ name: 'mobileImage', label: t.imageForPhones() }),
    { name: 'caption', type: 'text', maxLength: 160 },
  ],
})
