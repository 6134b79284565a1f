import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Writes what stands in the write-ahead logs of a data folder into its SQLite files, so that each file is
 * whole without its log. Answers the names of those that somebody is still using.
 */
export function mergeJournals(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => {
    if (!name.endsWith('.db')) return false
    const database = new DatabaseSync(path.join(folder, name), { timeout: 1000 })
    try {
      return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0
    } finally {
      database.close()
    }
  })
}
