import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SPACE_PROBE_FILE } from '../data-lock/lock-files.ts'
import { causeOf, type Outage, type OutageCode, type Probe } from './outage.ts'

/** As much as a small picture. */
const BYTES = Buffer.alloc(256 * 1024)

const CODES: Record<string, OutageCode> = {
  EACCES: 'database_read_only',
  EDQUOT: 'disk_full',
  EIO: 'disk_failing',
  ENOSPC: 'disk_full',
  EROFS: 'database_read_only',
}

/** Looks whether the data folder takes files. */
export function folderProbe(folder: string): Probe {
  const home = path.resolve(folder)
  const file = path.join(home, SPACE_PROBE_FILE)
  return {
    name: home,
    check: async () => {
      try {
        await writeFile(file, BYTES, { flush: true })
        return null
      } catch (error) {
        return folderOutage(home, error)
      } finally {
        await rm(file, { force: true }).catch(() => {})
      }
    },
  }
}

function folderOutage(home: string, error: unknown): Outage | null {
  const code = CODES[(error as NodeJS.ErrnoException).code ?? '']
  if (!code) return null
  const cause = causeOf(error)
  if (code === 'disk_full') {
    return { code, cause, message: `${home} cannot store files: free up space on its disk.` }
  }
  return {
    code,
    cause,
    message: `${home} cannot store files: make it writable for the site, on a disk that is writable too.`,
  }
}
