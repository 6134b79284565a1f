import { statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CONTENT_DATABASE, databaseFilesIn } from './data-files.ts'

/** A database that is not whole without its journal, and why. */
export type UnmergedDatabase = { name: string; why: string }

/**
 * Writes what stands in the write-ahead logs of a data folder into its SQLite files, so that each file is
 * whole without its log; answers for which that could not be done. The log of the content is merged by
 * Payload's SQLite when Payload ends, and only looked at here: two libraries in one process do not know of
 * each other's locks, and Payload's has its files open until the process has ended.
 */
export function mergeJournals(folder: string): UnmergedDatabase[] {
  return databaseFilesIn(folder).flatMap((name) => {
    const file = path.join(folder, name)
    const why = name === CONTENT_DATABASE ? null : merge(file)
    const left = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
    if (left === 0) return []
    return [{ name, why: why ?? `${left} bytes are left in it` }]
  })
}

/** Null where that went well, or why it did not. */
function merge(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { timeout: 1000 })
    try {
      const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
      return busy === 0 ? null : 'it is still in use'
    } finally {
      database.close()
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
