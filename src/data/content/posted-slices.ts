import { asPublicSite } from '#cms/content/context.ts'
import { withReusableSlices } from '#cms/reusable-slices/with-reusable-slices.ts'
import { getPayload } from '../site/payload.ts'
import { type SliceData, toSlices } from './slices.ts'

/**
 * Blocks that are not stored, as the admin's form has them, with the documents that they refer to.
 * What is no block of the site is left out.
 */
export async function toPostedSlices(posted: readonly unknown[]): Promise<SliceData[]> {
  const payload = await getPayload()
  const known = posted.filter((block): block is { blockType: keyof typeof payload.blocks } => {
    const { blockType } = (block ?? {}) as { blockType?: unknown }
    return typeof blockType === 'string' && Object.hasOwn(payload.blocks, blockType)
  })
  // Payload fills in what the blocks of a document refer to; this one exists nowhere.
  const { slices } = await payload.findByID({
    collection: 'pages',
    id: 0,
    data: { slices: known },
    depth: 1,
    ...asPublicSite,
  })
  return toSlices(
    payload,
    await withReusableSlices(payload, slices, { place: 'pages', depth: 1, previewed: true }),
  )
}
