import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ok, refuse } from '#lib/result.ts'
import type { KeptFile, PrivateFiles } from '../contract.ts'

const NAME = /^[0-9a-f]{32}$/
const UNDER_WAY = /^[0-9a-f]{32}\.part$/

/** Private files in a folder (0700) that is made when it is first needed; each is its owner's only (0600). */
export function createDisk(folder: string): PrivateFiles {
  const place = (name: string) => path.join(folder, name)
  return {
    async keep(bytes) {
      await makeFolder(folder)
      const name = randomBytes(16).toString('hex')
      const part = place(`${name}.part`)
      try {
        await writeThrough(part, bytes)
        await rename(part, place(name))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      await sync(folder)
      return name
    },
    async read(name) {
      if (!NAME.test(name)) return refuse('not_found')
      return readFile(place(name)).then(ok, (error) => {
        if (isMissing(error)) return refuse('not_found')
        throw error
      })
    },
    async remove(name) {
      if (NAME.test(name) || UNDER_WAY.test(name)) await rm(place(name), { force: true })
    },
    async list() {
      const names = await readdir(folder).catch((error) => {
        if (isMissing(error)) return []
        throw error
      })
      const ours = names.filter((name) => NAME.test(name) || UNDER_WAY.test(name))
      const files = await Promise.all(ours.map((name) => keptFile(name, place(name))))
      return files.filter((file) => file !== null)
    },
  }
}

/** Makes the folder and what is above it, so that a power cut takes none of them away again. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let at = folder; ; at = path.dirname(at)) {
    await sync(path.dirname(at))
    if (at === first) return
  }
}

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A name is only in its folder for good when the folder itself is written. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function keptFile(name: string, file: string): Promise<KeptFile | null> {
  return stat(file).then(
    ({ mtime }) => ({ name, keptAt: mtime }),
    (error) => {
      if (isMissing(error)) return null
      throw error
    },
  )
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
