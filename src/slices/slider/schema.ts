import { defineSlice } from '../define.ts'
import { eyebrow, type SliceTone, type Slide, slides, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type Slider = {
  eyebrow?: string | null
  title?: string | null
  slides: Slide[]
  tone?: SliceTone | null
}

/** Pictures to leaf through: 1.1 in view on phones, 1.5 from there on, 300 ms a change (spec:slices.slider). */
export const slider = defineSlice({
  slug: 'slider',
  label: t.slider(),
  group: 'pictures',
  previewText: t.previewText(),
  heading: 'title',
  fields: [eyebrow, { name: 'title', type: 'text', maxLength: 80 }, slides(), tone],
})
