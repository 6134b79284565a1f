import { existsSync } from 'node:fs'
import path from 'node:path'
import { freeBytesOf, LITTLE_SPACE, TOO_LITTLE_SPACE } from '#lib/system/free-space.ts'
import { error, type Finding, type Installation, warning } from './finding.ts'

const MB = 1024 ** 2

/** Whether the disk of the data folder has room. */
export function checkDisk({ env }: Pick<Installation, 'env'>): Finding[] {
  const folder = path.resolve(env.dataDir)
  if (!existsSync(folder)) return []
  return spaceFindings(folder, freeBytesOf(folder))
}

/** What is said of so many free bytes. */
export function spaceFindings(folder: string, free: number): Finding[] {
  const said = `${Math.floor(free / MB)} MB are free on the disk of ${folder}`
  if (free < TOO_LITTLE_SPACE)
    return [error(`${said}: when it is full, nothing can be booked or saved.`)]
  return free < LITTLE_SPACE ? [warning(`${said}: free some, or enlarge it.`)] : []
}
