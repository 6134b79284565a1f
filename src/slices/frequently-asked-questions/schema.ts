import type { RichText } from '#lib/text/rich-text.ts'
import { defineSlice } from '../define.ts'

export type FrequentlyAskedQuestions = {
  title?: string | null
  items: { id?: string | null; q: string; a: RichText }[]
}

/** Questions and answers, one open at a time (spec:slices.faq). */
export const frequentlyAskedQuestions = defineSlice({
  slug: 'frequently_asked_questions',
  label: 'Frequently asked questions',
  group: 'words',
  previewText: 'Questions that open to show their answers.',
  heading: 'title',
  fields: [
    { name: 'title', type: 'text', maxLength: 80 },
    {
      name: 'items',
      type: 'array',
      label: 'Questions',
      required: true,
      minRows: 1,
      fields: [
        { name: 'q', type: 'text', label: 'Question', required: true },
        { name: 'a', type: 'richText', label: 'Answer', required: true },
      ],
    },
  ],
})
