import type { BackupState } from '#cms/backups/read-backups.ts'

/** Whether a backup is being made, and how the last one stands that an administrator began. */
export type BackupProgress = Pick<BackupState, 'isUnderWay' | 'run'>

/** `forbidden`: whoever asks is no administrator, or is signed out; null where the site does not answer. */
export async function readBackupProgress(): Promise<BackupProgress | 'forbidden' | null> {
  try {
    const reply = await fetch('/admin/api/backups/state', { cache: 'no-store' })
    if (reply.status === 401 || reply.status === 403) return 'forbidden'
    return reply.ok ? ((await reply.json()) as BackupProgress) : null
  } catch {
    return null
  }
}
