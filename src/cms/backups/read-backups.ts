import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { env } from '#env.ts'
import { BACKUP_LOCK_HELD, isBackupLocked } from '#lib/data-lock/backup-lock.ts'
import { type BackupRecord, readBackups } from '#lib/system/backup-record.ts'
import { type BackupRun, readRun } from '#lib/system/backup-run.ts'
import { bookingDatabase } from '#storage/process.ts'
import { readFolders } from './from-folders.ts'

/** A backup as administrators are shown it: `id` names it, and says nothing of where it is. */
export type ListedBackup = BackupRecord & { id: string; isThere: boolean }

/** How the last backup that an administrator began stands; `interrupted`: the process that made it was ended. */
export type ShownRun = BackupRun | { state: 'interrupted'; begun: string }

/** The backups of a site, newest first; `run` is null where no administrator has begun one. */
export type BackupState = {
  /** Whether administrators can make one here, or only the command can. */
  isPossible: boolean
  /** Whether one is being made now, by whomever. */
  isUnderWay: boolean
  run: ShownRun | null
  backups: ListedBackup[]
}

/** Whether administrators can make one here, or only the command can. */
export function isBackupPossible(): boolean {
  return env.backupDir !== null
}

/** Reads the backups of this site. Throws a `SilentFolderError` where their folders do not answer. */
export async function readBackupState(): Promise<BackupState> {
  const { backupDir } = env
  const read = async () => (backupDir === null ? null : readFolders(() => readRun(backupDir)))
  const before = await read()
  const isUnderWay = await isBackupUnderWay()
  // A process that makes a backup writes down how it ended and frees the lock afterwards, so this is read once more.
  const run = before?.state === 'running' && !isUnderWay ? await read() : before
  const isCutOff = run?.state === 'running' && run.begun === before?.begun && !isUnderWay
  return {
    isPossible: isBackupPossible(),
    isUnderWay,
    run: isCutOff ? { begun: run.begun, state: 'interrupted' } : run,
    backups: await listBackups(),
  }
}

/** The backups that were written down, with whether they are where they were put. Throws as `readBackupState` does. */
export function listBackups(): Promise<ListedBackup[]> {
  return readFolders(async () => {
    const all: ListedBackup[] = []
    // Each takes a thread while its folder is silent.
    for (const one of await readBackups(env)) all.push(await listed(one))
    return all
  })
}

async function listed(one: BackupRecord): Promise<ListedBackup> {
  const id = createHash('sha256')
    .update(`${one.made}\n${one.file}`)
    .digest('base64url')
    .slice(0, 16)
  return { ...one, id, isThere: await isFile(one.file) }
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await lstat(file)).isFile()
  } catch {
    // Whatever keeps it from being looked at, it cannot be downloaded.
    return false
  }
}

async function isBackupUnderWay(): Promise<boolean> {
  if (!env.databaseUrl) return isBackupLocked(env.dataDir)
  const database = await bookingDatabase()
  return (await database.all(BACKUP_LOCK_HELD)).length > 0
}
