import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFilesIn } from './data-files.ts'
import { type DataUse, dataInUseError, type Holder, type Lock } from './lock.ts'
import { HOLDER_FILE, LOCK_FILE } from './lock-files.ts'
import { refuseReadOnly } from './refuse-read-only.ts'

/** A holder, and the number of the lock's file, which no copy of it has. */
type HolderNote = Holder & { file: number }

const SQLITE_BUSY = 5

/**
 * Locks a data folder, made where it is missing; throws where it cannot be written. The lock is SQLite's own
 * on an empty database, which the operating system takes from a process that ends; the files that stay
 * behind mean nothing.
 */
export async function lockDataFolder(folder: string, use: DataUse): Promise<Lock> {
  refuseReadOnly(folder)
  const hints = copyHints(folder)
  const inOrder = !existsSync(path.join(folder, HOLDER_FILE))
  const database = new DatabaseSync(path.join(folder, LOCK_FILE), { timeout: 0 })
  const note = path.join(folder, HOLDER_FILE)
  try {
    // A journal on the disk would need room there.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw dataInUseError(`The data folder ${path.resolve(folder)}`, readHolder(note))
  }
  const holder: HolderNote = {
    use,
    process: `${process.pid} on ${os.hostname()}`,
    since: new Date().toISOString(),
    file: inode(folder),
  }
  writeHolder(note, holder)
  return {
    hints,
    endedCleanly: inOrder,
    release: async () => {
      rmSync(note, { force: true })
      database.close()
    },
  }
}

/** Who comes second learns less of the holder where there is no room for the note; the lock needs none. */
function writeHolder(file: string, holder: HolderNote) {
  try {
    writeFileSync(file, JSON.stringify(holder))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error
    rmSync(file, { force: true })
  }
}

/** Null in the moment in which the lock is taken and its holder not written yet. */
function readHolder(file: string): HolderNote | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HolderNote
  } catch {
    return null
  }
}

const HOW_TO_COPY =
  'the latest changes may be missing. Copy a site with npm run backup, or after stopping it.'

/** What the files themselves say of having been copied beside a running site. */
function copyHints(folder: string): string[] {
  const lock = path.join(folder, LOCK_FILE)
  if (!existsSync(lock)) {
    const alone = databaseFilesIn(folder).filter(
      (name) => !existsSync(path.join(folder, `${name}-wal`)),
    )
    if (alone.length === 0) return []
    const files = alone.join(' and ')
    return [
      `${files} came without a journal. If that was copied while its site ran, ${HOW_TO_COPY}`,
    ]
  }
  const last = readHolder(path.join(folder, HOLDER_FILE))
  if (!last || last.file === inode(folder)) return []
  return [`The data folder was copied while its ${last.use} ran: ${HOW_TO_COPY}`]
}

function inode(folder: string): number {
  return statSync(path.join(folder, LOCK_FILE)).ino
}
