import type { Payload, Where } from 'payload'
import type { SlicePlace } from '#slices/define.ts'
import { previewedDocumentId } from '../access/previewed-draft.ts'
import { asPublicSite } from '../content/context.ts'
import { isAllowedIn, reusedId, type StoredBlock, storedBlocks } from './allowed-slices.ts'

type Options = {
  /** Collection of the document that has the blocks. */
  place: SlicePlace
  /** How deep what their slices refer to is filled in, as Payload counts it. */
  depth: 0 | 1
  /** Whether the one that the request under way previews comes as its latest draft. */
  previewed: boolean
}

/**
 * Returns the blocks of a document as guests get them: in place of each reusable slice its own published slices that may
 * stand at this place; none where it is not published or gone. Ids are unique in the document, also where one stands
 * there twice.
 */
export async function withReusableSlices(
  payload: Payload,
  blocks: unknown,
  { place, depth, previewed }: Options,
): Promise<StoredBlock[]> {
  const own = storedBlocks(blocks)
  const ids = [...new Set(own.flatMap((block) => reusedId(block) ?? []))]
  const slicesOf =
    ids.length > 0 ? await readSlicesOf(payload, ids, { depth, previewed }) : new Map()
  return own.flatMap((block, index) => {
    if (block.blockType !== 'reusable_slice') return [block]
    const id = reusedId(block)
    const slices: StoredBlock[] = (id !== null && slicesOf.get(id)) || []
    return slices
      .filter(({ blockType }) => {
        const mayBeReused = isAllowedIn(payload, blockType, 'reusable-slices')
        return mayBeReused && isAllowedIn(payload, blockType, place)
      })
      .map((slice) => ({ ...slice, id: `${String(block.id ?? index)}-${String(slice.id)}` }))
  })
}

/** By their ids, the slices of the reusable ones that the site may show now. */
async function readSlicesOf(
  payload: Payload,
  ids: readonly number[],
  { depth, previewed }: Pick<Options, 'depth' | 'previewed'>,
): Promise<Map<number, StoredBlock[]>> {
  const drafted = previewed ? previewedDocumentId('reusable-slices') : null
  const inDraft = ids.filter((id) => drafted === '*' || drafted === id)
  const read = async (where: Where, draft: boolean) => {
    const { docs } = await payload.find({
      ...{ collection: 'reusable-slices', where, draft, depth },
      ...{ select: { slices: true }, pagination: false, limit: 0, ...asPublicSite },
    })
    return docs.map(({ id, slices }) => [id, storedBlocks(slices)] as const)
  }
  const [published, drafts] = await Promise.all([
    read({ id: { in: [...ids] } }, false),
    inDraft.length > 0 ? read({ id: { in: inDraft } }, true) : [],
  ])
  return new Map([...published, ...drafts])
}
