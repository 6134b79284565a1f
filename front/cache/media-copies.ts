import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ByteRange } from './byte-range.ts'

/** Ends the name of a file that is being written. */
const PART = '.part'
/** No file takes as long as this to be written. */
const ABANDONED_MS = 60 * 60_000

/** An open file, which its receiver closes; `size` in bytes. It is read once. */
export type OpenMedia = {
  size: number
  stream(part: ByteRange): Readable
  close(): Promise<void>
}

/** A copy on the disk; `size` in bytes, `confirmedAt` in epoch ms. */
export type Copy = { name: string; size: number; confirmedAt: number }

/** The files of a cache's folder, oldest first. Removes what a write that never ended left behind. */
export async function readCopies(folder: string): Promise<Copy[]> {
  const files: Copy[] = []
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

/** Makes a cache's folder where it is missing. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** Writes a copy that appears when it is whole. Throws if the body has not the size that was said. */
export async function writeCopy(
  folder: string,
  name: string,
  { size, body }: { size: number; body: Readable },
): Promise<void> {
  await makeFolder(folder).catch((error) => {
    body.destroy()
    throw error
  })
  const part = path.join(folder, `${randomBytes(8).toString('hex')}${PART}`)
  const file = createWriteStream(part, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(body, file)
    if (file.bytesWritten !== size) throw new Error('a file came with another size than was said')
    await rename(part, path.join(folder, name))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Opens a copy; null where somebody else removed it. */
export async function openCopy(file: string): Promise<OpenMedia | null> {
  const handle = await open(file).catch(missing)
  if (!handle) return null
  return {
    size: (await handle.stat()).size,
    stream: (part) => handle.createReadStream({ ...part, autoClose: false }),
    close: () => handle.close(),
  }
}

/** Another process that shares the folder may remove a file at any time. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

const DISK_ERRORS = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ENOTDIR',
  'EEXIST',
])

/** Whether the disk takes no file, and not the source failed that it comes from. */
export function isDiskError(error: unknown): boolean {
  return error instanceof Error && DISK_ERRORS.has((error as NodeJS.ErrnoException).code ?? '')
}
