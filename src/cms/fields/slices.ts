import type { BlockSlug, BlocksField } from 'payload'

/** The page's content blocks, in the order of the page. Blocks are defined once and referenced. */
export function slices(slugs: readonly string[], label = 'Content'): BlocksField {
  return {
    name: 'slices',
    label,
    labels: { singular: 'slice', plural: 'slices' },
    type: 'blocks',
    blocks: [],
    blockReferences: slugs as BlockSlug[],
    admin: { initCollapsed: true },
  }
}
