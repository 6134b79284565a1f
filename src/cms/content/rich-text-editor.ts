import { LinkFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import { type RichTextHooks, ValidationError } from 'payload'
import { isSafeHref } from '#lib/routing/safe-href.ts'
import { linkable } from '../fields/link.ts'
import * as t from './messages.gen.ts'
import { isFormattedText } from './text-nodes.ts'

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

/** Refuses at its field what is no formatted text, which the content system's own checks break on; also of a draft. */
const refuseOtherValues: NonNullable<RichTextHooks['beforeValidate']>[number] = (args) => {
  const { value, path, req, collection, global } = args
  if (value === null || value === undefined || isFormattedText(value)) return value
  const errors = [{ path: path.join('.'), message: t.unreadableText() }]
  throw new ValidationError({ collection: collection?.slug, global: global?.slug, errors, req })
}

const lexical = lexicalEditor({
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

/** The editor of formatted text. */
export const richTextEditor: typeof lexical = async (given) => {
  const adapter = await lexical(given)
  const { hooks } = adapter
  const beforeValidate = [refuseOtherValues, ...(hooks?.beforeValidate ?? [])]
  return { ...adapter, hooks: { ...hooks, beforeValidate } }
}
