import { DatabaseSync } from 'node:sqlite'
import { damagedDatabase } from './damaged-database.ts'
import { sqliteErrorCode } from './data-errors.ts'
import { causeOf, type Outage, type Probe } from './outage.ts'

/**
 * Statements that write 256 kB to the journal of a SQLite file and leave nothing: more than fits what is kept
 * in memory until a commit. `TAKE_BACK` comes after them, whether they went well or not.
 */
export const WRITE_PROBE = [
  'PRAGMA cache_size = 5',
  'BEGIN IMMEDIATE',
  `CREATE TABLE outage_probe AS
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 64)
     SELECT i, randomblob(4000) AS bytes FROM n`,
]
export const WRITE_PROBE_ROLLBACK = 'ROLLBACK'

/** Looks whether a SQLite file that Node's SQLite has open can be written. */
export function sqliteProbe(file: string): Probe {
  return {
    name: file,
    check: async () => {
      try {
        const database = new DatabaseSync(file, { timeout: 0 })
        try {
          for (const text of WRITE_PROBE) database.exec(text)
        } finally {
          // Without a commit, closing takes it back.
          database.close()
        }
        return null
      } catch (error) {
        return sqliteOutage(file, error)
      }
    },
  }
}

/** What an error of SQLite says of a file; null where it says nothing, as that somebody else is writing. */
export function sqliteOutage(file: string, error: unknown): Outage | null {
  const cause = causeOf(error)
  switch (sqliteErrorCode(error as object)) {
    case 'FULL':
      return {
        code: 'disk_full',
        cause,
        message: `${file} cannot grow: free up space on its disk.`,
      }
    case 'READONLY':
      return {
        ...{ code: 'database_read_only', cause },
        message: `${file} cannot be written: make it writable for the user who runs the site, and mount its disk writable.`,
      }
    case 'IOERR':
    case 'CANTOPEN':
      return {
        ...{ code: 'disk_failing', cause },
        message: `${file} cannot be written: check its disk and the limits of the process.`,
      }
    case 'CORRUPT':
    case 'NOTADB':
      return damagedDatabase(file, cause)
    default:
      return null
  }
}
