import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { IS_LATEST } from '../documents/versions.ts'

/** A document that has a name in its address; `isDraft` where only its latest draft has it. */
export type NamedDocument = { title: string; isDraft: boolean }

type Stored = { id: number; title?: string | null; uid?: string | null }

/** Another document of a collection that has this name, in the trash or in its latest draft too; null where none has. */
export async function documentNamed(
  req: PayloadRequest,
  collection: CollectionSlug,
  uid: string,
  except: number | null,
): Promise<NamedDocument | null> {
  const { db, collections } = req.payload
  const others = (field: string): Where[] =>
    except === null ? [] : [{ [field]: { not_equals: except } }]
  const stored = await db.findOne<Stored>({
    ...{ collection, req, select: { title: true, uid: true } },
    where: { and: [{ uid: { equals: uid } }, ...others('id')] },
  })
  if (stored) return { title: stored.title || uid, isDraft: false }
  if (!collections[collection].config.versions?.drafts) return null
  const { docs } = await db.findVersions<Stored>({
    ...{ collection, req, limit: 1, pagination: false },
    where: {
      and: [{ 'version.uid': { equals: uid } }, IS_LATEST, ...others('parent')],
    },
  })
  const [draft] = docs
  return draft ? { title: draft.version.title || uid, isDraft: true } : null
}

/** Returns a name that no document of a collection has: the one that is asked for, or it with a number, `soup-2`. */
export async function freeUid(
  req: PayloadRequest,
  collection: CollectionSlug,
  wanted: string,
): Promise<string> {
  for (let number = 1; ; number++) {
    const uid = number === 1 ? wanted : `${wanted.slice(0, 95)}-${number}`
    if (!(await documentNamed(req, collection, uid, null))) return uid
  }
}
