import type { Payload } from 'payload'
import { storedBlocks } from '#cms/reusable-slices/allowed-slices.ts'
import { withReusableSlices } from '#cms/reusable-slices/with-reusable-slices.ts'
import type { SlicePlace } from '#slices/define.ts'
import { toDto } from './dto.ts'

/** A content block of a page: its slug, and its fields as DTOs. */
export type SliceData = { blockType: string; id: string | null } & Record<string, unknown>

/** The blocks of a document in order; those that the site no longer knows are left out. */
export function toSlices(payload: Payload, blocks: unknown): SliceData[] {
  return storedBlocks(blocks).flatMap((block) => {
    const schema = payload.blocks[block.blockType as keyof typeof payload.blocks]
    if (!schema) return []
    const id = typeof block.id === 'string' ? block.id : null
    return [{ ...toDto(schema.flattenedFields, block), blockType: schema.slug, id }]
  })
}

/** As `toSlices`, of a document of `place`, with the published slices of reusable ones in their place. */
export async function readSlices(
  payload: Payload,
  blocks: unknown,
  place: SlicePlace,
): Promise<SliceData[]> {
  return toSlices(payload, await withReusableSlices(payload, blocks, { place, depth: 1 }))
}
