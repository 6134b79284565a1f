import { defineSlice } from '../define.ts'
import { type SliceTone, tone } from '../fields.ts'

export type Stats = {
  title?: string | null
  items: {
    id?: string | null
    title: string
    startNumber?: number | null
    endNumber: number
    useGrouping?: boolean | null
  }[]
  tone?: SliceTone | null
}

/** Up to three numbers that count up once when they come into view (spec:slices.stats-count). */
export const stats = defineSlice({
  slug: 'stats',
  label: 'Stats',
  group: 'words',
  previewText: 'Three large numbers with a word below each.',
  heading: 'title',
  fields: [
    { name: 'title', type: 'text', maxLength: 80 },
    {
      name: 'items',
      type: 'array',
      label: 'Counters',
      required: true,
      minRows: 1,
      maxRows: 3,
      fields: [
        { name: 'title', type: 'text', label: 'What is counted', required: true, maxLength: 60 },
        { name: 'startNumber', type: 'number', label: 'Counts from', defaultValue: 0 },
        { name: 'endNumber', type: 'number', label: 'Counts to', required: true },
        {
          name: 'useGrouping',
          type: 'checkbox',
          label: 'Separate thousands (12,000)',
          defaultValue: true,
        },
      ],
    },
    tone,
  ],
})
