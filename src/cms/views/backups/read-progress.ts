import type { BackupState } from '#cms/backups/read-backups.ts'

/** Whether a backup is being made, and how the last one stands that an administrator began. */
export type BackupProgress = Pick<BackupState, 'isUnderWay' | 'run'>

/** Null where the site does not answer. */
export async function readBackupProgress(): Promise<BackupProgress | null> {
  try {
    const reply = await fetch('/admin/api/backups/state', { cache: 'no-store' })
    return reply.ok ? ((await reply.json()) as BackupProgress) : null
  } catch {
    return null
  }
}
