import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import type { MenuCategory, MenuItem } from '#payload-types.ts'
import { runSql } from '../database/sql.ts'
import { explainInvalid } from './invalid-document.ts'
import { type LatestVersion, readLatestVersions, type Versions, versionsOf } from './versions.ts'

/** Documents that are edited many at a time, where guests see them. */
type Edited = { 'menu-categories': MenuCategory; 'menu-items': MenuItem }

/** A document of which `shown` is edited: what is published, or the draft where nothing is. */
export type EditedDocument<T> = {
  id: number
  shown: T
  stored: Versions<T>
  latest: LatestVersion<T> | null
}

/** Documents as they are stored (ids for relations), by their ids; what is gone is left out. */
export async function readEdited<Slug extends keyof Edited>(
  req: PayloadRequest,
  collection: Slug,
  ids: readonly number[],
): Promise<Map<number, EditedDocument<Edited[Slug]>>> {
  const [{ docs }, versions] = await Promise.all([
    req.payload.db.find<Edited[Slug]>({
      ...{ collection, where: { id: { in: [...ids] } } },
      ...{ limit: 0, pagination: false, req },
    }),
    readLatestVersions<Edited[Slug]>(req, collection, ids),
  ])
  return new Map(
    docs.map((doc) => {
      const latest = versions.get(doc.id) ?? null
      const stored = versionsOf<Edited[Slug]>(doc, latest)
      const shown = (stored.published ?? stored.draft) as Edited[Slug]
      return [doc.id, { id: doc.id, shown, stored, latest }]
    }),
  )
}

/**
 * Saves the fields that `change` gives of a document, as whoever asks, in the transaction of `req`: of what is published,
 * which stays published, and of the draft beside it, which stays a draft. For the draft `change` is asked apart, as that
 * may have changed the same already; it is not validated, so that a draft never stands in the way of what guests get.
 */
export async function saveEdited<Slug extends keyof Edited>(
  req: PayloadRequest,
  collection: Slug,
  { id, stored, latest }: EditedDocument<Edited[Slug]>,
  change: (values: Edited[Slug]) => Partial<Edited[Slug]>,
): Promise<void> {
  const { published, draft } = stored
  const shown = published ?? (draft as Edited[Slug])
  const changed = change(shown)
  if (isDeepStrictEqual({ ...shown, ...changed }, shown)) return
  const table = `_${collection.replaceAll('-', '_')}_v`
  const notLatest = `UPDATE ${table} SET latest = false WHERE parent_id = ${Number(id)}`
  // Without a latest version Payload goes by the row that guests get: its hooks, validators and the fields that are not said.
  if (published) await runSql(req.payload, notLatest, req)
  await explainInvalid(id, async () => {
    await req.payload.update({
      ...{ collection, id, draft: published === null },
      data: { ...changed, _status: published ? 'published' : 'draft' } as never,
      ...{ depth: 0, req, user: req.user, overrideAccess: false },
    })
  })
  if (!published || !draft || !latest) return
  await runSql(req.payload, notLatest, req)
  const updatedAt = new Date().toISOString()
  const version = { ...draft, ...change(draft), updatedAt }
  await req.payload.db.updateVersion({
    ...{ collection, id: Number(latest.id), req },
    versionData: {
      ...{ createdAt: latest.createdAt, updatedAt, parent: id, latest: true },
      version: version as never,
    } as never,
  })
}
