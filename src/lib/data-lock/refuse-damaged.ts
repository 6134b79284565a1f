import { statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { damagedDatabase } from '../outage/damaged-database.ts'
import { sqliteErrorCode } from '../outage/data-errors.ts'
import { OperatorError } from '../process/operator-error.ts'
import { databaseFilesIn } from './data-files.ts'

/** Files up to this size are read wholly at every start, which takes a tenth of a second; in bytes. */
const SMALL_FILE_BYTES = 64 * 1024 * 1024

/**
 * Throws an `OperatorError` where a SQLite file of a data folder is damaged. Large ones are read wholly only
 * where the last process that used them did not end in order.
 */
export function refuseDamaged(folder: string, { endedCleanly }: { endedCleanly: boolean }): void {
  for (const name of databaseFilesIn(folder)) {
    const file = path.resolve(folder, name)
    const wholly = !endedCleanly || statSync(file).size <= SMALL_FILE_BYTES
    const why = damageOf(file, wholly ? 'PRAGMA quick_check(1)' : 'PRAGMA schema_version')
    if (why !== null) throw new OperatorError(damagedDatabase(file, why).message)
  }
}

function damageOf(file: string, check: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 30_000 })
  try {
    const said = database.prepare(check).get()?.quick_check ?? 'ok'
    return said === 'ok' ? null : String(said)
  } catch (error) {
    const word = sqliteErrorCode(error as object)
    if (word !== 'CORRUPT' && word !== 'NOTADB') throw error
    return (error as Error).message
  } finally {
    database.close()
  }
}
