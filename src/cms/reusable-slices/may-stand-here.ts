import type { Payload, RelationshipFieldSingleValidation } from 'payload'
import { type SlicePlace, slicePlaces } from '#slices/define.ts'
import { isAllowedIn, sliceName, storedBlocks } from './allowed-slices.ts'
import * as t from './messages.gen.ts'

/**
 * Validation of the choice of a reusable slice: refuses one that is deleted or in the trash, and, with their names, one
 * whose latest draft has slices that the collection of the document may not have.
 */
export const mayStandHere: RelationshipFieldSingleValidation = async (
  value,
  { collectionSlug, req },
) => {
  if (value === null || value === undefined) return t.pleaseChooseOne()
  const place = slicePlaces.find((one) => one === collectionSlug)
  const id = Number(typeof value === 'object' ? value.value : value)
  if (!place || !Number.isInteger(id)) return true
  const chosen = await req.payload.findByID({
    ...{ collection: 'reusable-slices', id, draft: true, depth: 0, req },
    ...{ select: { slices: true }, disableErrors: true },
  })
  if (!chosen) return t.isGone()
  const names = namesNotAllowed(req.payload, chosen.slices, place)
  return names.length === 0 || t.notAllowedHere({ slices: names.join(', ') })
}

/** Names of the slices that documents of a collection may not have, each once. */
function namesNotAllowed(payload: Payload, slices: unknown, place: SlicePlace): string[] {
  const kinds = storedBlocks(slices).map(({ blockType }) => blockType)
  const refused = kinds.filter((slug) => !isAllowedIn(payload, slug, place))
  return [...new Set(refused)].map((slug) => sliceName(payload, slug))
}
