import type { Picture } from '#lib/media/picture.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, picture } from '../fields.ts'

export type SmallHero = {
  eyebrow?: string | null
  title: string
  image?: Picture | null
  mobileImage?: Picture | null
  showLocation?: boolean | null
}

/** A page's opening: a title over a picture, with the current location if wished. */
export const smallHero = defineSlice({
  slug: 'small_hero',
  label: 'Small hero',
  group: 'openings',
  previewText: 'A low, wide picture with the title of the page on it.',
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    picture({ name: 'image' }),
    picture({ name: 'mobileImage', label: 'Image for phones' }),
    {
      name: 'showLocation',
      type: 'checkbox',
      label: 'Show the current location',
      defaultValue: false,
    },
  ],
})
