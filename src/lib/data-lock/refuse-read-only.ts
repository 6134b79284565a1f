import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from '../process/operator-error.ts'
import { databaseFilesIn } from './data-files.ts'
import { HOLDER_FILE, LOCK_FILE } from './lock-files.ts'

/**
 * Makes a data folder where it is missing; throws an `OperatorError` where the folder, its lock or a database
 * in it cannot be written: SQLite would open them for reading without a word, and two sites would each have
 * the lock.
 */
export function refuseReadOnly(folder: string): void {
  const home = path.resolve(folder)
  expectWritable(home, () => mkdirSync(home, { recursive: true }))
  const databases = databaseFilesIn(home).flatMap((name) => [name, `${name}-wal`, `${name}-shm`])
  const files = [LOCK_FILE, HOLDER_FILE, ...databases].map((name) => path.join(home, name))
  for (const file of [home, ...files.filter((name) => existsSync(name))]) {
    expectWritable(file, () => accessSync(file, constants.R_OK | constants.W_OK))
  }
}

function expectWritable(file: string, access: () => void) {
  try {
    access()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error
    const remedy =
      code === 'EROFS'
        ? 'mount its disk writable.'
        : `let the user who runs the site (${process.getuid?.() ?? 'you'}) write there.`
    throw new OperatorError(`${file} cannot be written (${code}): ${remedy}`)
  }
}
