import type { RichText } from '#lib/text/rich-text.ts'
import { defineSlice } from '../define.ts'
import * as t from './messages.gen.ts'

export type FrequentlyAskedQuestions = {
  title?: string | null
  items: { id?: string | null; q: string; a: RichText }[]
}

/** Questions and answers, one open at a time (spec:slices.faq). */
export const frequentlyAskedQuestions = defineSlice({
  slug: 'frequently_asked_questions',
  label: t.frequentlyAskedQuestions(),
  group: 'words',
  previewText: t.previewText(),
  heading: 'title',
  fields: [
    { name: 'title', type: 'text', maxLength: 80 },
    {
      name: 'items',
      type: 'array',
      label: t.questions(),
      required: true,
      minRows: 1,
      fields: [
        { name: 'q', type: 'text', label: t.question(), required: true },
        { name: 'a', type: 'richText', label: t.answer(), required: true },
      ],
    },
  ],
})
