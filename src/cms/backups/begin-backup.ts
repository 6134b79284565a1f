import { fork } from 'node:child_process'
import path from 'node:path'
import { withTimeout } from '#lib/process/with-timeout.ts'
import { type BackupAnswer, backupAnswer } from '#lib/system/backup-run.ts'

/** How long it is waited for that a backup begins, ms: a process starts, and takes a lock. */
const START_MS = 30_000
const FAILED: BackupAnswer = { fault: { code: 'unknown' } }

/**
 * Begins a backup in a process of its own, which goes on by itself and writes down how it stands; answers once it has
 * begun, or with the reason for which it does not.
 */
export function beginBackup(): Promise<BackupAnswer> {
  const child = fork(path.resolve(/* turbopackIgnore: true */ 'scripts/admin-backup.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Its output goes to the log of the site.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const answer = new Promise<BackupAnswer>((resolve) => {
    child.once('message', (said) => resolve(backupAnswer.parse(said)))
    child.once('error', () => resolve(FAILED))
    child.once('exit', () => resolve(FAILED))
  })
  return withTimeout(answer, START_MS, () => {
    child.kill()
    return FAILED
  }).finally(() => {
    // A site that ends does not wait for it.
    child.unref()
    if (child.connected) child.disconnect()
  })
}
