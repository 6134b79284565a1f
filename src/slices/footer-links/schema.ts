import { linkField } from '#cms/fields/link.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import * as t from './messages.gen.ts'

export type FooterLinks = {
  title?: string | null
  items: { id?: string | null; linkText: string; linkUrl?: ResolvedLink | null }[]
}

/** One column of the footer's links. */
export const footerLinks = defineSlice({
  slug: 'footer_links',
  label: t.linkColumn(),
  group: 'behind',
  previewText: t.previewText(),
  allowedIn: [],
  fields: [
    { name: 'title', label: t.title(), type: 'text', maxLength: 40 },
    {
      name: 'items',
      label: t.links(),
      type: 'array',
      labels: { singular: t.linkSingular(), plural: t.linkPlural() },
      required: true,
      minRows: 1,
      maxRows: 10,
      fields: [
        { name: 'linkText', label: t.text(), type: 'text', required: true, maxLength: 60 },
        linkField({ name: 'linkUrl', label: t.leadsTo(), required: true, textIn: 'linkText' }),
      ],
    },
  ],
})
