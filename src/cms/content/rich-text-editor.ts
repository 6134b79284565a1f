import { LinkFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import { isSafeHref } from '#lib/routing/safe-href.ts'
import { linkable } from '../fields/link.ts'
import * as t from './messages.gen.ts'

/** Formatting features that pages can render; others are not offered. */
const OFFERED_FEATURES = new Set([
  'paragraph',
  'heading',
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'superscript',
  'subscript',
  'unorderedList',
  'orderedList',
  'blockquote',
  'horizontalRule',
  'upload',
  'inlineToolbar',
  'toolbarInline',
])

/** The editor of formatted text. */
export const richTextEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => OFFERED_FEATURES.has(key)),
    LinkFeature({
      enabledCollections: [...linkable],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          'name' in field && field.name === 'url' && field.type === 'text'
            ? {
                ...field,
                validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
                  const kind = (siblingData as { linkType?: string } | undefined)?.linkType
                  if (kind === 'internal') return true
                  return isSafeHref(value) || t.unusableAddress()
                },
              }
            : field,
        ),
    }),
  ],
})
