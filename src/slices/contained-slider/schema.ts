import { defineSlice } from '../define.ts'
import { eyebrow, type SliceTone, type Slide, slides, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

export type ContainedSlider = {
  eyebrow?: string | null
  title?: string | null
  slides: Slide[]
  tone?: SliceTone | null
}

/** Up to five slides that turn by themselves every 7 s, but not on phones (spec:slices.contained-slider). */
export const containedSlider = defineSlice({
  slug: 'contained_slider',
  label: t.containedSlider(),
  group: 'pictures',
  previewText: t.previewText(),
  heading: 'title',
  fields: [eyebrow, { name: 'title', type: 'text', maxLength: 80 }, slides(5), tone],
})
