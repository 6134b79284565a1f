import { opendir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Ends the name of a file that is being written. */
export const PART = '.part'
/** No file takes as long as this to be written. */
const ABANDONED_MS = 60 * 60_000

export type CachedFile = { name: string; size: number; confirmedAt: number }

/** The files of a cache's folder, oldest first. Removes what a write that never ended left behind. */
export async function readCachedFiles(folder: string): Promise<CachedFile[]> {
  const files: CachedFile[] = []
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile()) continue
    const file = path.join(folder, entry.name)
    const found = await stat(file).catch(missing)
    if (!found) continue
    const { size, mtimeMs } = found
    if (!entry.name.endsWith(PART)) files.push({ name: entry.name, size, confirmedAt: mtimeMs })
    else if (mtimeMs < Date.now() - ABANDONED_MS) await rm(file, { force: true })
  }
  return files.sort((a, b) => a.confirmedAt - b.confirmedAt)
}

/** Another process that shares the folder may remove a file at any time. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
