import { linkField } from '#cms/fields/link.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'

export type FooterLinks = {
  title?: string | null
  items: { id?: string | null; linkText: string; linkUrl?: ResolvedLink | null }[]
}

/** One column of the footer's links. */
export const footerLinks = defineSlice({
  slug: 'footer_links',
  label: 'Link column',
  group: 'behind',
  previewText: 'A column of links in the footer.',
  allowedIn: [],
  fields: [
    { name: 'title', label: 'Title', type: 'text', maxLength: 40 },
    {
      name: 'items',
      label: 'Links',
      type: 'array',
      labels: { singular: 'link', plural: 'links' },
      required: true,
      minRows: 1,
      maxRows: 10,
      fields: [
        { name: 'linkText', label: 'Text', type: 'text', required: true, maxLength: 60 },
        linkField({ name: 'linkUrl', label: 'Leads to', required: true, textIn: 'linkText' }),
      ],
    },
  ],
})
