import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import type { RichText } from '#lib/text/rich-text.ts'
import { defineSlice } from '../define.ts'
import { callToAction, eyebrow, picture, type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type CardEyecatcher = {
  eyebrow?: string | null
  title: string
  body?: RichText | null
  image?: Picture | null
  cta?: ResolvedLink | null
  imageSide?: 'left' | 'right' | null
  tone?: SliceTone | null
}

/** One large picture with a few words and one call to action beside it. */
export const cardEyecatcher = defineSlice({
  slug: 'card_eyecatcher',
  label: t.eyecatcherCard(),
  group: 'offers',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    { name: 'body', type: 'richText' },
    picture({ name: 'image' }),
    callToAction(),
    {
      name: 'imageSide',
      type: 'select',
      label: t.pictureSide(),
      defaultValue: 'left',
      options: [
        { label: t.left(), value: 'left' },
        { label: t.right(), value: 'right' },
      ],
    },
    tone,
  ],
})
