import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Backups that are remembered. */
const KEPT = 20

const record = z.object({
  file: z.string(),
  bytes: z.number(),
  made: z.iso.datetime(),
  /** Whether it was restored into a place of its own and compared. */
  verified: z.boolean(),
})

/** A backup that was made on this machine. */
export type BackupRecord = z.output<typeof record>

const fileOf = (dataDir: string) => path.join(dataDir, 'backups.json')

/** Writes down a backup of a site, before those of before; where the machine has no data folder of it, nothing. */
export function recordBackup(
  dataDir: string,
  { archive, made, verified }: { archive: string; made: Date; verified: boolean },
): void {
  if (!existsSync(dataDir)) return
  const one = { file: archive, bytes: statSync(archive).size, made: made.toISOString(), verified }
  const all = [one, ...readBackups(dataDir)].slice(0, KEPT)
  const temporary = `${fileOf(dataDir)}.new`
  writeFileSync(temporary, JSON.stringify(all, null, 2), { mode: 0o600 })
  renameSync(temporary, fileOf(dataDir))
}

/** The last backups that were made of a site, newest first; none where nobody has written one down. */
export function readBackups(dataDir: string): BackupRecord[] {
  const file = fileOf(dataDir)
  return existsSync(file) ? z.array(record).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}
