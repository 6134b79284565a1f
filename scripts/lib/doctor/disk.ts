import { existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { error, type Finding, type Installation, warning } from './finding.ts'

const MB = 1024 ** 2
const TOO_LITTLE = 500 * MB
const LITTLE = 2000 * MB

/** Whether the disk of the data folder has room. */
export function checkDisk({ env }: Pick<Installation, 'env'>): Finding[] {
  const folder = path.resolve(env.dataDir)
  if (!existsSync(folder)) return []
  const { bavail, bsize } = statfsSync(folder)
  return spaceFindings(folder, bavail * bsize)
}

/** What is said of so many free bytes. */
export function spaceFindings(folder: string, free: number): Finding[] {
  const said = `${Math.floor(free / MB)} MB are free on the disk of ${folder}`
  if (free < TOO_LITTLE) return [error(`${said}: when it is full, nothing can be booked or saved.`)]
  return free < LITTLE ? [warning(`${said}: free some, or enlarge it.`)] : []
}
