import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { directUrlOf, type PostgresAddresses } from '../postgres/addresses.ts'
import { PostgresSession } from '../postgres/session.ts'
import { BACKUP_LOCK_FILE } from './lock-files.ts'

type Where = PostgresAddresses & { dataDir: string }

/** A lock that is held until it is released, or until its process has ended, however that comes about. */
type BackupLock = { release(): Promise<void> }

/** Key of the advisory lock of a backup on a Postgres database. */
const BACKUP_LOCK_KEY = 7_741_004
const SQLITE_BUSY = 5
/** How long a look at the lock is waited for, ms; it lasts for a moment. */
const PATIENCE_MS = 2000

/**
 * Takes the lock that one backup of an installation has at a time, on whatever instance; null where another one has it.
 * Where a data folder takes no lock, because it can only be read, none is needed to copy it.
 */
export async function lockBackups(where: Where): Promise<BackupLock | null> {
  const url = directUrlOf(where)
  return url ? lockOnPostgres(url) : lockOnSqlite(where.dataDir)
}

/** One row where a backup has the lock, for any session of the same Postgres database. */
export const BACKUP_LOCK_HELD = `SELECT 1 FROM pg_locks
  WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = ${BACKUP_LOCK_KEY} AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

/** Whether a backup has the lock of a data folder on SQLite. */
export function isBackupLocked(dataDir: string): boolean {
  const file = path.join(dataDir, BACKUP_LOCK_FILE)
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { readOnly: true, timeout: 0 })
  try {
    database.prepare('SELECT count(*) FROM sqlite_schema').get()
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    database.close()
  }
}

function lockOnSqlite(dataDir: string): BackupLock | null {
  let database: DatabaseSync | null = null
  try {
    database = new DatabaseSync(path.join(dataDir, BACKUP_LOCK_FILE), { timeout: PATIENCE_MS })
    // A journal on the disk would need room there.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database?.close()
    return isBusy(error) ? null : { release: async () => {} }
  }
  const held = database
  return { release: async () => held.close() }
}

const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === SQLITE_BUSY

async function lockOnPostgres(url: string): Promise<BackupLock | null> {
  const name = `tableside backup ${process.pid} on ${os.hostname()}`.slice(0, 63)
  const session = new PostgresSession(url, name)
  try {
    await session.connect()
    const [row] = await session.query<{ ours: boolean }>(
      `SELECT pg_try_advisory_lock(${BACKUP_LOCK_KEY}) AS ours`,
    )
    if (row?.ours) return { release: () => session.end() }
  } catch (error) {
    session.drop()
    throw error
  }
  await session.end()
  return null
}
