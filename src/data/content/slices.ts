import type { Payload } from 'payload'
import { toDto } from './dto.ts'

/** A content block of a page: its slug, and its fields as DTOs. */
export type SliceData = { blockType: string; id: string | null } & Record<string, unknown>

/** The blocks of a document in order; those that the site no longer knows are left out. */
export function toSlices(payload: Payload, blocks: unknown): SliceData[] {
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block: { blockType?: unknown; id?: unknown } | null) => {
    const schema = payload.blocks[block?.blockType as keyof typeof payload.blocks]
    if (!block || !schema) return []
    const id = typeof block.id === 'string' ? block.id : null
    return [{ ...toDto(schema.flattenedFields, block), blockType: schema.slug, id }]
  })
}
