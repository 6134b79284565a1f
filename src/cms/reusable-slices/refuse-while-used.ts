import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import * as t from './messages.gen.ts'
import { readUsesOfReusableSlice } from './uses.ts'

/** Places that a refusal names. */
const NAMED = 5

/**
 * Refuses to put a reusable slice into the trash, or to delete it, while guests see it on a page, and names those
 * pages. Drafts that have it keep nothing from being deleted.
 */
export const refuseWhileUsed: {
  beforeChange: CollectionBeforeChangeHook[]
  beforeDelete: CollectionBeforeDeleteHook[]
} = {
  beforeChange: [
    async ({ data, operation, originalDoc, req }) => {
      const isThrownAway = Boolean(data.deletedAt) && !originalDoc?.deletedAt
      if (operation === 'update' && isThrownAway) {
        await refuseUsed(originalDoc.id, String(originalDoc.title ?? ''), req)
      }
      return data
    },
  ],
  beforeDelete: [
    async ({ id, req }) => {
      const where = { id: { equals: id } }
      const stored = await req.payload.db.findOne<{ id: number; title?: string | null }>({
        ...{ collection: 'reusable-slices', where, req },
      })
      await refuseUsed(Number(id), stored?.title ?? '', req)
    },
  ],
}

async function refuseUsed(id: number, title: string, req: PayloadRequest): Promise<void> {
  const uses = await readUsesOfReusableSlice(req.payload, id, req)
  const shown = uses.filter(({ isDraft }) => !isDraft)
  if (shown.length === 0) return
  const named = shown.slice(0, NAMED).map((use) => use.title)
  const more = shown.length - named.length
  const list = named.join(', ')
  const places = more > 0 ? t.andMore({ places: list, count: more }) : list
  const message = t.stillUsed({ title, count: shown.length, places })
  throw new APIError(message, 409, null, true)
}
