import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { readPlans } from '../content/publication-plans.ts'
import * as t from './messages.gen.ts'
import { readUsesOfReusableSlice } from './uses.ts'

/** Places that a refusal names. */
const NAMED = 5

/**
 * Refuses to put a reusable slice into the trash, or to delete it, while guests see it on a page, or a page that has it
 * is planned to be published, and names those pages. Other drafts that have it keep nothing from being deleted.
 */
export const refuseWhileUsed: {
  beforeChange: CollectionBeforeChangeHook[]
  beforeDelete: CollectionBeforeDeleteHook[]
} = {
  beforeChange: [
    async ({ data, operation, originalDoc, req }) => {
      const isThrownAway = Boolean(data.deletedAt) && !originalDoc?.deletedAt
      if (operation === 'update' && isThrownAway) await refuseUsed(Number(originalDoc.id), req)
      return data
    },
  ],
  beforeDelete: [({ id, req }) => refuseUsed(Number(id), req)],
}

type Stored = { id: number; title?: string | null; _status?: string; deletedAt?: string | null }

async function refuseUsed(id: number, req: PayloadRequest): Promise<void> {
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<Stored>({
    ...{ collection: 'reusable-slices', where, req },
  })
  const uses = await readUsesOfReusableSlice(req.payload, id, req)
  if (!stored || uses.length === 0) return
  // Guests see nothing of what is not published, whichever pages have it.
  const isShown = stored._status === 'published' && !stored.deletedAt
  const { plans } = await readPlans(req, { limit: 0 })
  const planned = uses.filter((use) =>
    plans.some(
      ({ publishes, document }) =>
        publishes && document?.collection === use.collection && document.id === use.id,
    ),
  )
  const shown = uses.filter((use) => (isShown && !use.isDraft) || planned.includes(use))
  if (shown.length === 0) return
  const named = shown.slice(0, NAMED).map((use) => use.title)
  const more = shown.length - named.length
  const list = named.join(', ')
  const places = more > 0 ? t.andMore({ places: list, count: more }) : list
  const text = planned.length > 0 ? t.usedAsPlanned : t.stillUsed
  const message = text({ title: stored.title ?? '', count: shown.length, places })
  throw new APIError(message, 409, null, true)
}
