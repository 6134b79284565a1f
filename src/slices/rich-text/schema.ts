import type { RichText as RichTextValue } from '#lib/text/rich-text.ts'
import { defineSlice } from '../define.ts'

export type RichText = { content: RichTextValue }

/** Running text with headings, lists, links and pictures. */
export const richText = defineSlice({
  slug: 'rich_text',
  label: 'Text',
  group: 'words',
  previewText: 'Running text with headings, lists and pictures.',
  fields: [{ name: 'content', type: 'richText', required: true }],
})
