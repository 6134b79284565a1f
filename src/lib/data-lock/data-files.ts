import { existsSync } from 'node:fs'
import path from 'node:path'

/** Opened by Payload's SQLite and, while that has it open, by no other one of the same process. */
export const CONTENT_DATABASE = 'content.db'
/** The SQLite files of a data folder. */
const DATABASES = ['booking.db', CONTENT_DATABASE]

/** Names of the SQLite files that a data folder has. */
export function databaseFilesIn(folder: string): string[] {
  return DATABASES.filter((name) => existsSync(path.join(folder, name)))
}

/** Whether a name in a data folder is a SQLite file, or one that SQLite keeps beside it. */
export function isDatabaseFile(name: string): boolean {
  return DATABASES.includes(name.replace(/-(?:wal|shm|journal)$/, ''))
}
