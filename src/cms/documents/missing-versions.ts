import type { Payload, PayloadRequest, TypeWithID } from 'payload'
import { inTransaction } from '../database/atomic-writes.ts'
import { runSql } from '../database/sql.ts'
import { lockDocument } from './lock-document.ts'
import { UNVERSIONED, withoutVersion } from './without-version.ts'

type Stored = TypeWithID & { createdAt: string; updatedAt: string }

/**
 * Gives documents that have no version of what they are one: the admin lists documents with drafts by their versions, and
 * saves are filled in from the latest one. Doing it again, or two at once, changes nothing.
 */
export async function addMissingVersions(payload: Payload): Promise<void> {
  for (const slug of UNVERSIONED) {
    const rows = await runSql(payload, withoutVersion(slug))
    for (const { id } of rows) {
      await inTransaction(payload.db, { payload }, (req) =>
        addVersion(req as PayloadRequest, slug, Number(id)),
      )
    }
  }
}

async function addVersion(
  req: PayloadRequest,
  slug: (typeof UNVERSIONED)[number],
  parent: number,
): Promise<void> {
  const { db } = req.payload
  await lockDocument(req, { slug, hasDrafts: false }, parent)
  const [lacking] = await runSql(req.payload, `${withoutVersion(slug)} AND id = ${parent}`, req)
  const where = { id: { equals: parent } }
  const found = await db.findOne<Stored>({ collection: slug, where, req })
  if (!found || !lacking) return
  const { id, ...versionData } = found
  const { createdAt, updatedAt } = found
  await db.createVersion({
    ...{ collectionSlug: slug, parent: id, autosave: false, req },
    ...{ createdAt, updatedAt, versionData: versionData as Stored },
  })
}
