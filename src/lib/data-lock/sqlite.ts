import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../operator-error.ts'
import { type Holder, inUse, type Lock, type Use } from './lock.ts'
import { HOLDER, LOCK, RESTORING } from './own-files.ts'

const SQLITE_BUSY = 5

/**
 * Locks a data folder, made where it is missing. The lock is SQLite's own on an empty database, which the
 * operating system takes from a process that ends; the files that stay behind mean nothing.
 */
export async function lockFolder(folder: string, use: Use): Promise<Lock> {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(path.join(folder, LOCK), { timeout: 0 })
  const note = path.join(folder, HOLDER)
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw inUse(`The data folder ${path.resolve(folder)}`, readHolder(note))
  }
  if (use !== 'restore' && existsSync(path.join(folder, RESTORING))) {
    database.close()
    throw cutOff(folder)
  }
  const holder: Holder = {
    use,
    process: `${process.pid} on ${os.hostname()}`,
    since: new Date().toISOString(),
  }
  writeFileSync(note, JSON.stringify(holder))
  return {
    release: async () => {
      rmSync(note, { force: true })
      database.close()
    },
  }
}

/** Null in the moment in which the lock is taken and its holder not written yet. */
function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

function cutOff(folder: string): OperatorError {
  const old = readFileSync(path.join(folder, RESTORING), 'utf8').trim()
  return new OperatorError(
    `A restore into ${path.resolve(folder)} was cut off: restore once more (npm run restore). ` +
      `What was there before is in ${old}.`,
  )
}
