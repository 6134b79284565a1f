import type { Picture } from '#lib/media/picture.ts'
import { defineSlice } from '../define.ts'
import { picture } from '../fields.ts'

export type FullImage = {
  image: Picture
  mobileImage?: Picture | null
  caption?: string | null
}

/** One picture from edge to edge. */
export const fullImage = defineSlice({
  slug: 'full_image',
  label: 'Full image',
  group: 'pictures',
  previewText: 'A picture from edge to edge with a caption.',
  fields: [
    picture({ name: 'image', required: true }),
    picture({ name: 'mobileImage', label: 'Image for phones' }),
    { name: 'caption', type: 'text', maxLength: 160 },
  ],
})
