import type { BlockSlug, BlocksField, BlocksFieldValidation } from 'payload'
import { blocks as checkBlocks } from 'payload/shared'
import type { SliceBlock } from '#slices/define.ts'
import * as t from './messages.gen.ts'

/** The page's content blocks, in the order of the page. Blocks are defined once and referenced. */
export function slices(
  allowed: readonly SliceBlock[],
  label = t.content(),
  more: Pick<BlocksField, 'maxRows' | 'minRows' | 'required' | 'labels'> = {},
): BlocksField {
  return {
    name: 'slices',
    label,
    labels: { singular: t.oneSlice(), plural: t.manySlices() },
    ...more,
    type: 'blocks',
    blocks: [],
    blockReferences: allowed.map(({ slug }) => slug) as BlockSlug[],
    validate: atMostOnce(allowed.filter(({ custom }) => custom.once)),
    admin: { initCollapsed: true },
  }
}

/** Refuses a second slice of a kind that a document may have once. */
function atMostOnce(single: readonly SliceBlock[]): BlocksFieldValidation {
  return (value, options) => {
    const rows: unknown[] = Array.isArray(value) ? value : []
    const count = (slug: string) =>
      rows.filter((row) => (row as { blockType?: string }).blockType === slug).length
    const twice = single.find(({ slug }) => count(slug) > 1)
    if (twice) return t.onlyOneSliceAllowed({ slice: String(twice.labels?.singular) })
    return checkBlocks(value, options)
  }
}
