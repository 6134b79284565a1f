import { defineSlice } from '../define.ts'
import { eyebrow, type SliceTone, tone } from '../fields.ts'

export type LocationsApply = {
  eyebrow?: string | null
  title: string
  text?: string | null
  tone?: SliceTone | null
}

/** A choice of restaurants, and where to apply at the one chosen. */
export const locationsApply = defineSlice({
  slug: 'locations_apply',
  label: 'Apply at a location',
  group: 'forms',
  previewText: 'A list of restaurants to choose from and apply at.',
  heading: 'title',
  fields: [
    eyebrow,
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', maxLength: 400 },
    tone,
  ],
})
