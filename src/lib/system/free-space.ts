import { statfsSync } from 'node:fs'

const MB = 1024 ** 2

/** With fewer free bytes the next hours are at risk. */
export const TOO_LITTLE_SPACE = 500 * MB
/** With fewer free bytes it is time to see to it. */
export const LITTLE_SPACE = 2000 * MB

/** Bytes that the site may still write on the disk of a folder. Throws where there is no such folder. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
