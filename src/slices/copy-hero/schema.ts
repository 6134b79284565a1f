import type { ResolvedLink } from '#lib/routing/link.ts'
import type { RichText } from '#lib/text/rich-text.ts'
import { defineSlice } from '../define.ts'
import { callToAction, eyebrow, type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type CopyHero = {
  eyebrow?: string | null
  title: string
  body?: RichText | null
  cta?: ResolvedLink | null
  tone?: SliceTone | null
}

/** A large statement in words alone. */
export const copyHero = defineSlice({
  slug: 'copy_hero',
  label: t.copyHero(),
  group: 'openings',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    { name: 'body', type: 'richText' },
    callToAction(),
    tone,
  ],
})
