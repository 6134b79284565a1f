import { processSingleton } from '#lib/process/process-singleton.ts'
import { withTimeout } from '#lib/process/with-timeout.ts'

/** How long the folders of the backups are waited for, ms. */
const PATIENCE_MS = 3000

/** A folder of the backups, which may lie on another machine, does not answer. */
export class SilentFolderError extends Error {}

/** The read that was begun last, by whatever part of the site. */
const queue = () => processSingleton('backup-folders', () => ({ last: Promise.resolve() }))

/**
 * Reads from the folders of the backups, one read after the other: a folder that does not answer takes one of the few
 * threads that the process has for files, and no more. Throws a `SilentFolderError` after 3 s.
 */
export function fromFolders<T>(read: () => Promise<T>): Promise<T> {
  let isGivenUp = false
  const reads = queue()
  const mine = reads.last.then(() => {
    if (isGivenUp) throw new SilentFolderError()
    return read()
  })
  // How a read ends is for whoever asked for it.
  reads.last = mine.then(
    () => {},
    () => {},
  )
  return withTimeout(mine, PATIENCE_MS, () => {
    isGivenUp = true
    throw new SilentFolderError('A folder of the backups does not answer.')
  })
}

/** As `fromFolders`, of what may be missing and nothing else: a folder that fails is one that does not answer. */
export function readFolders<T>(read: () => Promise<T>): Promise<T> {
  return fromFolders(async () => {
    try {
      return await read()
    } catch (error) {
      if (!(error as NodeJS.ErrnoException).syscall) throw error
      throw new SilentFolderError('A folder of the backups cannot be read.', { cause: error })
    }
  })
}
