import type { RichText as RichTextValue } from '#lib/text/rich-text.ts'
import { defineSlice } from '../define.ts'
import * as t from './messages.gen.ts'

export type RichText = { content: RichTextValue }

/** Running text with headings, lists, links and pictures. */
export const richText = defineSlice({
  slug: 'rich_text',
  label: t.text(),
  group: 'words',
  previewText: t.previewText(),
  fields: [{ name: 'content', type: 'richText', required: true }],
})
