import type { RelationshipFieldSingleValidation } from 'payload'
import { type SlicePlace, slicePlaces } from '#slices/define.ts'
import { isAllowedIn, sliceName, storedBlocks } from './allowed-slices.ts'
import * as t from './messages.gen.ts'

/**
 * Validation of the choice of a reusable slice: refuses, with their names, one whose latest draft has slices that the
 * collection of the document may not have. One that is gone is refused by the check of all references.
 */
export const mayStandHere: RelationshipFieldSingleValidation = async (
  value,
  { collectionSlug, req },
) => {
  if (value === null || value === undefined) return t.pleaseChooseOne()
  const place = slicePlaces.find((one) => one === collectionSlug)
  const id = Number(typeof value === 'object' ? value.value : value)
  if (!place || !Number.isInteger(id)) return true
  const names = await namesNotAllowed(req.payload, id, place)
  return names.length === 0 || t.notAllowedHere({ slices: names.join(', ') })
}

/** Names of the slices of a reusable one that documents of a collection may not have, each once. */
async function namesNotAllowed(
  payload: Parameters<typeof isAllowedIn>[0],
  id: number,
  place: SlicePlace,
): Promise<string[]> {
  const chosen = await payload.findByID({
    ...{ collection: 'reusable-slices', id, draft: true, depth: 0 },
    ...{ select: { slices: true }, disableErrors: true },
  })
  const kinds = storedBlocks(chosen?.slices).map(({ blockType }) => blockType)
  const refused = kinds.filter((slug) => !isAllowedIn(payload, slug, place))
  return [...new Set(refused)].map((slug) => sliceName(payload, slug))
}
