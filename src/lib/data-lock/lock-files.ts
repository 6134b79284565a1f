/** Empty; locked by SQLite's means as long as somebody uses the data folder. */
export const LOCK_FILE = 'in-use.lock'
/** Describes the holder of the lock; meaningless without the lock. */
export const HOLDER_FILE = 'in-use.json'
/** There while a restore replaces the contents; says where it keeps what was there before. */
export const RESTORE_MARKER_FILE = 'restore-under-way'
/** Empty; locked by SQLite's means while a backup is being made. */
export const BACKUP_LOCK_FILE = 'backup.lock'
/** There for a moment while it is tried whether the folder takes files. */
export const SPACE_PROBE_FILE = 'in-use.room'

const LOCK_FILES = new RegExp(
  `^(?:${LOCK_FILE}(?:-journal)?|${HOLDER_FILE}|${RESTORE_MARKER_FILE}|${SPACE_PROBE_FILE}|` +
    `${BACKUP_LOCK_FILE}(?:-journal)?)$`,
)

/** Whether a name in the data folder says who uses it, and is no part of what it keeps. */
export function isLockFile(name: string): boolean {
  return LOCK_FILES.test(name)
}
