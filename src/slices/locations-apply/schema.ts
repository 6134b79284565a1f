import { defineSlice } from '../define.ts'
import { eyebrow, type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type LocationsApply = {
  eyebrow?: string | null
  title: string
  text?: string | null
  tone?: SliceTone | null
}

/** A choice of restaurants, and where to apply at the one chosen. */
export const locationsApply = defineSlice({
  slug: 'locations_apply',
  label: t.applyAtALocation(),
  group: 'forms',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', maxLength: 400 },
    tone,
  ],
})
