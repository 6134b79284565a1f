import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

const OWNER_EXECUTES = 0o100

/**
 * Lets every user read a folder and all that is in it, and run what its owner may run, as a package is run by another
 * user than the one who made it. What links lead to stays as it is.
 */
export function openModes(file: string): void {
  const found = lstatSync(file)
  if (found.isSymbolicLink()) return
  const isRun = found.isDirectory() || (found.mode & OWNER_EXECUTES) !== 0
  chmodSync(file, isRun ? 0o755 : 0o644)
  if (!found.isDirectory()) return
  for (const name of readdirSync(file)) openModes(path.join(file, name))
}
