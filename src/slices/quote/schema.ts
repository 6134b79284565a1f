import { defineSlice } from '../define.ts'
import { type SliceTone, tone } from '../fields.ts'

export type Quote = {
  quote: string
  author?: string | null
  authorRole?: string | null
  tone?: SliceTone | null
}

/** One sentence of somebody, set large. */
export const quote = defineSlice({
  slug: 'quote',
  label: 'Quote',
  group: 'words',
  previewText: 'One sentence that someone said, large on dark green.',
  fields: [
    { name: 'quote', type: 'textarea', required: true, maxLength: 400 },
    { name: 'author', type: 'text', maxLength: 80 },
    { name: 'authorRole', type: 'text', label: 'Author’s role', maxLength: 120 },
    tone,
  ],
})
