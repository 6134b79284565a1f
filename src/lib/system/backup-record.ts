import { existsSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readTextOrNull } from './read-text.ts'

/** A last backup older than this, ms, is said to be long ago: one is to be made every night. */
export const OLD_BACKUP_MS = 2 * 24 * 60 * 60_000

/** Backups that are remembered. */
const KEPT = 20

/** Archives of administrators that are kept; the command keeps as many as it is told. */
export const KEPT_OF_ADMINISTRATORS = 3

const record = z.object({
  file: z.string(),
  bytes: z.number(),
  made: z.iso.datetime(),
  /** Whether it was restored into a place of its own and compared. */
  verified: z.boolean(),
  /** By whom it was made; those of before this was written down were made by the command. */
  by: z.enum(['command', 'administrator']).default('command'),
})

/** A backup that was made on this machine, or in a folder that it shares. */
export type BackupRecord = z.output<typeof record>

/** The folders that records are kept in: that of the data, and that of the backups of all instances. */
type Folders = { dataDir: string; backupDir: string | null }

const fileOf = (folder: string) => path.join(folder, 'backups.json')

const foldersOf = ({ dataDir, backupDir }: Folders): string[] => [
  dataDir,
  ...(backupDir === null ? [] : [backupDir]),
]

type Made = { archive: string; made: Date } & Pick<BackupRecord, 'verified' | 'by'>

/** Writes down a backup of a site, before those of before, in each of the folders that is there. */
export async function recordBackup(
  folders: Folders,
  { archive, made, verified, by }: Made,
): Promise<void> {
  const bytes = statSync(archive).size
  const one = { file: archive, bytes, made: made.toISOString(), verified, by }
  for (const folder of foldersOf(folders).filter((one) => existsSync(one))) {
    // One that is to be deleted in its turn is not forgotten before.
    const all = [one, ...(await readRecords(folder))].filter(
      ({ by, file }, at) => at < KEPT || (by === 'administrator' && existsSync(file)),
    )
    const temporary = `${fileOf(folder)}.new`
    writeFileSync(temporary, JSON.stringify(all, null, 2), { mode: 0o600 })
    renameSync(temporary, fileOf(folder))
  }
}

/** The last backups that were made of a site, newest first, each once; none where nobody has written one down. */
export async function readBackups(folders: Folders): Promise<BackupRecord[]> {
  const all = (await Promise.all(foldersOf(folders).map(readRecords))).flat()
  const byFile = new Map(all.map((one) => [`${one.made} ${one.file}`, one]))
  return [...byFile.values()].sort((a, b) => b.made.localeCompare(a.made))
}

async function readRecords(folder: string): Promise<BackupRecord[]> {
  const text = await readTextOrNull(fileOf(folder))
  return text === null ? [] : z.array(record).parse(JSON.parse(text))
}
