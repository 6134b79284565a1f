import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const NAME = /^tableside-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz$/
const DAY = 24 * 60 * 60_000

/** Default file name of a backup: its time in UTC. */
export function backupName(made: Date): string {
  const moment = made.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return `tableside-${moment}.tar.gz`
}

/** Deletes the backups of a folder that are older than `days` by their names, and nothing else; answers their paths. */
export function deleteOldBackups(folder: string, now: Date, days: number): string[] {
  const old = readdirSync(folder).filter((name) => {
    const made = momentOf(name)
    return made !== null && made < now.getTime() - days * DAY
  })
  const files = old.map((name) => path.join(folder, name))
  for (const file of files) rmSync(file)
  return files
}

/** The newest backup of a folder by its name, and when it was made; null where there is none. */
export function newestBackup(folder: string): { file: string; made: Date } | null {
  const [newest] = namesIn(folder)
    .flatMap((name) => {
      const made = momentOf(name)
      return made === null ? [] : [{ file: path.join(folder, name), made: new Date(made) }]
    })
    .sort((a, b) => b.made.getTime() - a.made.getTime())
  return newest ?? null
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

const WORK_PREFIX = '.backup-'
/** No backup takes as long as this. */
const MAX_BACKUP_MS = 12 * 60 * 60_000

/** Whether what a backup made for itself at a moment (epoch ms) was left behind by one that was killed. */
export function isAbandoned(made: number): boolean {
  return made < Date.now() - MAX_BACKUP_MS
}

/**
 * A folder beside a backup for what it is made of, which its maker removes. What others that were killed
 * left behind, with guests' data in it, goes now.
 */
export function workFolder(beside: string): string {
  for (const name of readdirSync(beside)) {
    if (!name.startsWith(WORK_PREFIX)) continue
    const left = path.join(beside, name)
    const entry = statSync(left, { throwIfNoEntry: false })
    if (entry?.isDirectory() && isAbandoned(entry.mtimeMs)) {
      rmSync(left, { recursive: true, force: true })
    }
  }
  return mkdtempSync(path.join(beside, WORK_PREFIX))
}

function momentOf(name: string): number | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  return year ? Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null
}
