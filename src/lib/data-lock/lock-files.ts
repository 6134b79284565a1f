/** Empty; locked by SQLite's means as long as somebody uses the data folder. */
export const LOCK = 'in-use.lock'
/** Who holds the lock; means nothing without it. */
export const HOLDER = 'in-use.json'
/** There while a restore replaces the contents; says where it keeps what was there before. */
export const RESTORING = 'restore-under-way'
/** There for a moment while it is tried whether the folder takes files. */
export const ROOM = 'in-use.room'

const OWN = new RegExp(`^(?:${LOCK}(?:-journal)?|${HOLDER}|${RESTORING}|${ROOM})$`)

/** Whether a name in the data folder says who uses it, and is no part of what it keeps. */
export function notData(name: string): boolean {
  return OWN.test(name)
}
