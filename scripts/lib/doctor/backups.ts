import { statSync } from 'node:fs'
import { newestBackup } from '../backup-names.ts'
import { error, type Finding, type Installation, warning } from './finding.ts'

const DAY_MS = 24 * 60 * 60_000
const OLD_MS = 2 * DAY_MS

/** Whether there is a backup of the last two days, and who can read it. */
export function checkBackups({
  backups,
  clock,
}: Pick<Installation, 'backups' | 'clock'>): Finding[] {
  const newest = newestBackup(backups)
  if (!newest) {
    return [
      warning(
        `There is no backup in ${backups}: npm run backup, every night by cron. Where they are elsewhere, name the ` +
          'folder (--backups); where your Postgres provider makes them, copy DATA_DIR, too.',
      ),
    ]
  }
  const { file, made } = newest
  const age = clock() - made.getTime()
  const days = Math.floor(age / DAY_MS)
  return [
    ...(age > OLD_MS ? [warning(`The newest backup, ${file}, is ${days} days old.`)] : []),
    ...((statSync(file).mode & 0o077) === 0
      ? []
      : [
          error(
            `Other users can read ${file}, which has guests’ data and the secret: chmod 600 it`,
          ),
        ]),
  ]
}
