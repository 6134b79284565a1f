import type { Picture } from '#lib/media/picture.ts'
import { defineSlice } from '../define.ts'
import { eyebrow, picture } from '../fields.ts'
import * as t from './messages.gen.ts'

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
  label: t.smallHero(),
  group: 'openings',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    picture({ name: 'image' }),
    picture({ name: 'mobileImage', label: t.imageForPhones() }),
    {
      name: 'showLocation',
      type: 'checkbox',
      label: t.showTheCurrentLocation(),
      defaultValue: false,
    },
  ],
})
