import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { isLockFile } from '#lib/data-lock/lock-files.ts'
import { beginRestore, endRestore } from '#lib/data-lock/restore-marker.ts'
import { directUrlOf, type PostgresAddresses } from '#lib/postgres/addresses.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { exitWhenLockLost, lockData } from '../../src/lib/data-lock/data-lock.ts'
import { restrictToOwner } from '../../src/lib/data-lock/owner-only.ts'
import { readManifest, unpack } from './backup-checks.ts'
import { DUMP, MANIFEST } from './backup-manifest.ts'
import { loadPostgres } from './postgres-tools.ts'

type Where = PostgresAddresses & { dataDir: string; backupDir?: string | null }

/**
 * Puts a backup in the place of the site's data, which nobody else may be using. What was there is
 * kept in the folder whose path is answered (null where there was nothing), but for a Postgres
 * database, which is replaced in one transaction. A damaged archive changes nothing.
 */
export async function restoreBackup(where: Where, archive: string): Promise<string | null> {
  refuseOtherKind(where, archive)
  const data = await lockData(where, 'restore')
  exitWhenLockLost(data)
  try {
    return restore(where, archive)
  } finally {
    await data.release()
  }
}

function refuseOtherKind(where: Where, archive: string) {
  const { database } = readManifest(path.resolve(archive))
  const wanted = where.databaseUrl ? 'postgres' : 'sqlite'
  if (database === wanted) return
  throw new OperatorError(`The backup is from a site on ${database}; this one is on ${wanted}.`)
}

function restore(where: Where, archive: string): string | null {
  const home = path.resolve(where.dataDir)
  mkdirSync(home, { recursive: true })
  const folder = mkdtempSync(`${home}.restore-`)
  try {
    unpack(path.resolve(archive), folder)
    // tar gives files the rights that they had, whatever this process asks for.
    restrictToOwner(folder)
    const old = `${home}.before-${Date.now()}`
    // From here on, nobody takes for a site what one that is cut off leaves.
    const mark = beginRestore(home, old)
    const url = directUrlOf(where)
    if (url) loadDump(url, path.join(folder, DUMP), mark.undo)
    rmSync(path.join(folder, MANIFEST))
    rmSync(path.join(folder, DUMP), { force: true })
    const backups = where.backupDir ? path.resolve(where.backupDir) : null
    const kept = replaceContents(home, folder, old, backups) ? old : null
    endRestore(home)
    return kept
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Replaces a database in one transaction: where that fails it is as it was. */
function loadDump(url: string, dump: string, undo: () => void) {
  try {
    loadPostgres(url, dump)
  } catch (error) {
    undo()
    throw error
  }
}

/**
 * Puts what is in `folder` in the place of what is in `home`, which is moved to `old`; says whether there
 * was anything. The data folder itself stays: it may be mounted, and the lock on it is held. So do the folder of `backups`,
 * where it lies in it.
 */
export function replaceContents(
  home: string,
  folder: string,
  old: string,
  backups: string | null = null,
): boolean {
  const entries = readdirSync(home).filter(
    (name) => !isLockFile(name) && path.join(home, name) !== backups,
  )
  if (entries.length > 0) mkdirSync(old, { mode: 0o700 })
  for (const name of entries) move(path.join(home, name), path.join(old, name))
  for (const name of readdirSync(folder)) move(path.join(folder, name), path.join(home, name))
  return existsSync(old)
}

function move(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    cpSync(from, to, { recursive: true, preserveTimestamps: true })
    rmSync(from, { recursive: true })
  }
}
