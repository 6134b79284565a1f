import { randomBytes } from 'node:crypto'
import { createWriteStream, type Dirent } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ok, refuse } from '#lib/result.ts'
import { type FileArea, type Files, FilesUnavailable, isFileName } from '../contract.ts'

/** Left behind by a write that never ended; no file, because no name ends so. */
const PART = '.part'
/** The age at which such a file is removed, ms: no write lasts a day. */
const PART_KEPT_MS = 24 * 60 * 60_000

/**
 * Files in folders of a data folder, each made when it is first needed. A file appears by a rename, once it is
 * written through. Listing an area removes what writes of killed processes have left behind there, once it is a day old.
 */
export function createDiskFiles(dataDir: string): Files {
  const label = `the folder ${path.resolve(dataDir)}`
  const folderOf = (area: FileArea) => path.resolve(dataDir, area)
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (isMissing(error)) throw error
      const { code } = error as NodeJS.ErrnoException
      throw code ? new FilesUnavailable(label, code, { cause: error }) : error
    }
  }
  return {
    label,
    async put(area, name, content) {
      if (!isFileName(name)) throw new TypeError('not the name of a file')
      await attempt(() => writeWhole(folderOf(area), name, content))
    },
    async open(area, name) {
      if (!isName(name)) return refuse('not_found')
      return orMissing(() =>
        attempt(async () => {
          const file = await open(path.join(folderOf(area), name))
          return { size: (await file.stat()).size, body: file.createReadStream() }
        }),
      )
    },
    async find(area, name) {
      if (!isName(name)) return refuse('not_found')
      return orMissing(() => attempt(() => describe(folderOf(area), name)))
    },
    async remove(area, name) {
      if (isFileName(name))
        await attempt(() => rm(path.join(folderOf(area), name), { force: true }))
    },
    async *list(area) {
      for await (const { name } of entriesOf(folderOf(area))) {
        if (name.endsWith(PART)) await attempt(() => removeOldPart(path.join(folderOf(area), name)))
        const found = isName(name) && (await orMissing(() => describe(folderOf(area), name)))
        if (found !== false && found.ok) yield found.value
      }
    },
  }
}

const isName = (text: string) => isFileName(text) && !text.endsWith(PART)

async function describe(folder: string, name: string) {
  const { size, mtime } = await stat(path.join(folder, name))
  return { name, size, storedAt: mtime }
}

async function writeWhole(folder: string, name: string, content: Uint8Array | Readable) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = path.join(folder, `${randomBytes(8).toString('hex')}${PART}`)
  try {
    const source = content instanceof Readable ? content : Readable.from([content])
    await pipeline(source, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(part, path.join(folder, name))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function removeOldPart(part: string) {
  const found = await orMissing(() => stat(part))
  if (found.ok && Date.now() - found.value.mtimeMs > PART_KEPT_MS) await rm(part, { force: true })
}

async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  const entries = await orMissing(() => opendir(folder))
  if (!entries.ok) return
  for await (const entry of entries.value) if (entry.isFile()) yield entry
}

async function orMissing<T>(work: () => Promise<T>) {
  try {
    return ok(await work())
  } catch (error) {
    if (isMissing(error)) return refuse('not_found')
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
