import type { PayloadRequest } from 'payload'
import type { MenuCategory, MenuItem } from '#payload-types.ts'
import { explainInvalid } from './save-document.ts'
import { saveVersions } from './save-versions.ts'
import { readLatestVersions, type Versions, versionsOf } from './versions.ts'

/** Documents that are edited many at a time, where guests see them. */
type Edited = { 'menu-categories': MenuCategory; 'menu-items': MenuItem }

/** A document of which `shown` is edited: what is published, or the draft where nothing is. */
export type EditedDocument<T> = { id: number; shown: T; stored: Versions<T> }

/** Documents as they are stored (ids for relations), by their ids; what is gone is left out. */
export async function readEdited<Slug extends keyof Edited>(
  req: PayloadRequest,
  collection: Slug,
  ids: readonly number[],
): Promise<Map<number, EditedDocument<Edited[Slug]>>> {
  const [{ docs }, latest] = await Promise.all([
    req.payload.db.find<Edited[Slug]>({
      ...{ collection, where: { id: { in: [...ids] } } },
      ...{ limit: 0, pagination: false, req },
    }),
    readLatestVersions<Edited[Slug]>(req, collection, ids),
  ])
  return new Map(
    docs.map((doc) => {
      const stored = versionsOf<Edited[Slug]>(doc, latest.get(doc.id) ?? null)
      const shown = (stored.published ?? stored.draft) as Edited[Slug]
      return [doc.id, { id: doc.id, shown, stored }]
    }),
  )
}

/**
 * Saves what `change` says of a version, in the transaction of `req`: of what is published, which stays published, and of
 * the draft beside it, which stays a draft. `change` gives the fields that shall be others; for the draft it is asked
 * apart, as that may have changed the same already.
 */
export async function saveEdited<Slug extends keyof Edited>(
  req: PayloadRequest,
  collection: Slug,
  { id, stored }: EditedDocument<Edited[Slug]>,
  change: (values: Edited[Slug]) => Partial<Edited[Slug]>,
): Promise<void> {
  const next = (values: Edited[Slug] | null) => values && { ...values, ...change(values) }
  const { flattenedFields: allFields } = req.payload.collections[collection].config
  const kind = { in: 'collections', slug: collection, hasDrafts: true, allFields } as const
  const versions = { published: next(stored.published), draft: next(stored.draft) }
  await explainInvalid(id, () => saveVersions(req, { kind, id, stored }, versions))
}
