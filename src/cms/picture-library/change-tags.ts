import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import { withLocked } from '../documents/locked-documents.ts'
import { readTags } from './find-pictures.ts'
import { MOST_TAGS } from './limits.ts'
import type { TagsChange } from './request-schemas.ts'
import { saveMedia } from './save-media.ts'
import { storedPictures } from './stored-pictures.ts'
import { asKnown, changedTags } from './tags.ts'

type Code = 'not_found' | 'too_many_tags'

/**
 * Gives tags to several pictures and takes others from them: all of them, or none where one is gone (`not_found`) or
 * would have too many (`too_many_tags`). What others tag at the same moment stays. Answers with the tags of each.
 */
export async function changeTags(
  req: PayloadRequest,
  { ids, add, remove }: TagsChange,
): Promise<Result<{ tags: Record<number, string[]> }, Code>> {
  return withLocked(req, 'media', ids, async (own) => {
    const pictures = await storedPictures(own, [...new Set(ids)])
    const gone = ids.find((id) => !pictures.some((picture) => picture.id === id))
    if (gone !== undefined) return refuse('not_found', { id: gone })
    const change = { add: asKnown(add, await readTags(own.payload, own)), remove }
    const wanted = pictures.map(({ id, tags }) => ({
      ...{ id, before: tags ?? [], after: changedTags(tags ?? [], change) },
    }))
    const full = wanted.find(({ after }) => after.length > MOST_TAGS)
    if (full) return refuse('too_many_tags', { id: full.id })
    for (const { id, before, after } of wanted) {
      if (!isDeepStrictEqual(before, after)) await saveMedia(own, id, { tags: after })
    }
    return ok({ tags: Object.fromEntries(wanted.map(({ id, after }) => [id, after])) })
  })
}
