import type { Payload } from 'payload'
import type { SliceBlock, SliceCollection } from '#slices/define.ts'

/** A block as it is stored: its slug, and its fields. */
export type StoredBlock = { blockType?: unknown; id?: unknown } & Record<string, unknown>

/** Whether documents of a collection may have a slice of this kind. */
export function isAllowedIn(payload: Payload, slug: unknown, place: SliceCollection): boolean {
  return traitsOf(payload, slug)?.custom.allowedIn.includes(place) ?? false
}

/** Whether a slice of this kind draws something on its page; false for one that the site does not know. */
export function isDrawn(payload: Payload, slug: unknown): boolean {
  return traitsOf(payload, slug)?.custom.markup ?? false
}

/** The name of a kind of slice in the editor. */
export function sliceName(payload: Payload, slug: unknown): string {
  return String(traitsOf(payload, slug)?.labels?.singular ?? slug)
}

function traitsOf(payload: Payload, slug: unknown): SliceBlock | undefined {
  return payload.blocks[slug as keyof typeof payload.blocks] as unknown as SliceBlock | undefined
}

/** The blocks of a stored list; none of what is no list. */
export function storedBlocks(slices: unknown): StoredBlock[] {
  return Array.isArray(slices) ? slices.filter((one) => typeof one === 'object' && one) : []
}

/** Id of the document that a block puts on its page; null for every other block, and where none is chosen. */
export function reusedId({ blockType, reusable }: StoredBlock): number | null {
  if (blockType !== 'reusable_slice') return null
  const id = typeof reusable === 'object' && reusable ? (reusable as { id?: unknown }).id : reusable
  return typeof id === 'number' ? id : null
}
