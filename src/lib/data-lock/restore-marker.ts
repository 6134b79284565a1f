import { appendFileSync, existsSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from '../process/operator-error.ts'
import { RESTORE_MARKER_FILE } from './lock-files.ts'

/**
 * Marks a data folder as one whose contents are being replaced; those that were there are kept in `old`.
 * One that was marked already keeps what it says of earlier ones. `undo` takes back what was said here.
 */
export function beginRestore(folder: string, old: string): { undo(): void } {
  const mark = path.join(folder, RESTORE_MARKER_FILE)
  const before = existsSync(mark) ? readFileSync(mark) : null
  appendFileSync(mark, `${old}\n`, { flush: true })
  return {
    undo: () => (before ? truncateSync(mark, before.length) : rmSync(mark)),
  }
}

/** Says that all of a data folder has been replaced. */
export function endRestore(folder: string): void {
  rmSync(path.join(folder, RESTORE_MARKER_FILE))
}

/** Whether the contents of a data folder are being replaced, or were so by halves. */
export function isRestoring(folder: string): boolean {
  return existsSync(path.join(folder, RESTORE_MARKER_FILE))
}

/** Throws an `OperatorError` where a restore was cut off. */
export function refuseInterruptedRestore(folder: string): void {
  if (!isRestoring(folder)) return
  const old = readFileSync(path.join(folder, RESTORE_MARKER_FILE), 'utf8').trim().split('\n')
  throw new OperatorError(
    `A restore into ${path.resolve(folder)} was interrupted: please restore again (npm run restore). ` +
      `What was there before is in ${old.join(' and ')}.`,
  )
}
