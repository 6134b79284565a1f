import type { Payload, TypeWithID } from 'payload'
import { runSql } from '../database/sql.ts'
import { UNVERSIONED, withoutVersion } from './without-version.ts'

type Stored = TypeWithID & { createdAt: string; updatedAt: string }

/**
 * Gives documents that have no version what they are as their first one: the admin lists documents with drafts by their
 * versions, and their first save could not be taken back. Doing it again changes nothing.
 */
export async function addMissingVersions(payload: Payload): Promise<void> {
  for (const collection of UNVERSIONED) {
    const rows = await runSql(payload, withoutVersion(collection))
    for (const { id: parent } of rows) {
      const where = { id: { equals: parent } }
      const found = await payload.db.findOne<Stored>({ collection, where })
      if (!found) continue
      const { id, ...versionData } = found
      const { createdAt, updatedAt } = found
      await payload.db.createVersion({
        ...{ collectionSlug: collection, parent: id, autosave: false },
        ...{ createdAt, updatedAt, versionData: versionData as Stored },
      })
    }
  }
}
