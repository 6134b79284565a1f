import { withTimeout } from '#lib/process/with-timeout.ts'

/** How long the folders of the backups are waited for, ms. */
const PATIENCE_MS = 3000

/** A folder of the backups, which may lie on another machine, does not answer. */
export class SilentFolderError extends Error {}

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads from the folders of the backups, one read after the other: a folder that does not answer takes one of the few
 * threads that the process has for files, and no more. Throws a `SilentFolderError` after 3 s.
 */
export function fromFolders<T>(read: () => Promise<T>): Promise<T> {
  let isGivenUp = false
  const mine = last.then(() => {
    if (isGivenUp) throw new SilentFolderError()
    return read()
  })
  // How a read ends is for whoever asked for it.
  last = mine.then(
    () => {},
    () => {},
  )
  return withTimeout(mine, PATIENCE_MS, () => {
    isGivenUp = true
    throw new SilentFolderError('A folder of the backups does not answer.')
  })
}
