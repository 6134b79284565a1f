import { defineSlice } from '../define.ts'
import { type SliceTone, tone } from '../fields.ts'
import * as t from './messages.gen.ts'

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
  label: t.stats(),
  group: 'words',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    { name: 'title', type: 'text', maxLength: 80 },
    {
      name: 'items',
      type: 'array',
      label: t.counters(),
      required: true,
      minRows: 1,
      maxRows: 3,
      fields: [
        { name: 'title', type: 'text', label: t.whatIsCounted(), required: true, maxLength: 60 },
        { name: 'startNumber', type: 'number', label: t.countsFrom(), defaultValue: 0 },
        { name: 'endNumber', type: 'number', label: t.countsTo(), required: true },
        {
          name: 'useGrouping',
          type: 'checkbox',
          label: t.separateThousands(),
          defaultValue: true,
        },
      ],
    },
    tone,
  ],
})
