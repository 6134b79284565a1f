import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isDatabaseFile } from './data-files.ts'
import { isLockFile } from './lock-files.ts'

/** Has this process, and those that it starts, make files that their owner alone reads and writes. */
export function restrictUmask(): void {
  process.umask(0o077)
}

/** Folders of an installation's data in addition to the databases. */
const DATA_FOLDERS = new Set(['media', 'private', 'secrets', 'secrets.accepted'])

/**
 * Shuts everybody but the owner out of a data folder and of what an installation keeps in it; other files of
 * the operator's stay as they are. Answers with a sentence about what it may not change, for the operator.
 */
export function restrictToOwner(folder: string): string[] {
  const home = path.resolve(folder)
  const refused: string[] = []
  restrict(home, refused)
  for (const name of namesIn(home)) {
    const ours = DATA_FOLDERS.has(name) || isDatabaseFile(name) || isLockFile(name)
    if (ours) restrictAll(path.join(home, name), refused)
  }
  const [first] = refused
  if (!first) return []
  const others = refused.length === 1 ? '' : ` and ${refused.length - 1} more in ${home}`
  return [
    `Other users of this machine can access ${first}${others}: it belongs to someone else, who must remove ` +
      'their access (chmod -R go-rwx).',
  ]
}

function restrictAll(file: string, refused: string[]): void {
  restrict(file, refused)
  for (const name of namesIn(file)) restrictAll(path.join(file, name), refused)
}

const OTHERS = 0o077

function restrict(file: string, refused: string[]): void {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return
  try {
    chmodSync(file, found.mode & (found.isDirectory() ? 0o700 : 0o600))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EPERM' || code === 'EROFS') refused.push(file)
    // A journal goes when its database is closed.
    else if (code !== 'ENOENT') throw error
  }
}

/** Names in a folder; none for a file, a link, and what is not there any more. */
function namesIn(folder: string): string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder)
}
