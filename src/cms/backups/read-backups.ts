import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { env } from '#env.ts'
import { BACKUP_LOCK_HELD, isBackupLocked } from '#lib/data-lock/backup-lock.ts'
import { type BackupRecord, readBackups } from '#lib/system/backup-record.ts'
import { type BackupRun, readRun } from '#lib/system/backup-run.ts'
import { bookingDatabase } from '#storage/process.ts'

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

/** Reads the backups of this site. */
export async function readBackupState(): Promise<BackupState> {
  const read = () => (env.backupDir === null ? null : readRun(env.backupDir))
  const before = read()
  const isUnderWay = await isBackupUnderWay()
  // A process that makes a backup writes down how it ended and frees the lock afterwards, so this is read once more.
  const run = before?.state === 'running' && !isUnderWay ? read() : before
  const isCutOff = run?.state === 'running' && run.begun === before?.begun && !isUnderWay
  return {
    isPossible: env.backupDir !== null,
    isUnderWay,
    run: isCutOff ? { begun: run.begun, state: 'interrupted' } : run,
    backups: listBackups(),
  }
}

/** The backups that were written down, with whether they are where they were put. */
export function listBackups(): ListedBackup[] {
  return readBackups(env).map((one) => ({
    ...one,
    id: createHash('sha256').update(`${one.made}\n${one.file}`).digest('base64url').slice(0, 16),
    isThere: lstatSync(one.file, { throwIfNoEntry: false })?.isFile() === true,
  }))
}

async function isBackupUnderWay(): Promise<boolean> {
  if (!env.databaseUrl) return isBackupLocked(env.dataDir)
  const database = await bookingDatabase()
  return (await database.all(BACKUP_LOCK_HELD)).length > 0
}
