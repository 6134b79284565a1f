import { linkField } from '#cms/fields/link.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { callToAction, eyebrow, picture, type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type GiftCards = {
  eyebrow?: string | null
  title: string
  cta?: ResolvedLink | null
  cards: { id?: string | null; image?: Picture | null; title: string; link?: ResolvedLink | null }[]
  tone?: SliceTone | null
}

/** An introduction, and the kinds of gift card with a picture, a title and a link each. */
export const giftCards = defineSlice({
  slug: 'gift_cards',
  label: t.giftCards(),
  group: 'offers',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    callToAction(),
    {
      name: 'cards',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        picture({ name: 'image' }),
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        linkField({ name: 'link' }),
      ],
    },
    tone,
  ],
})
