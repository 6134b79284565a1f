import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '#lib/process/operator-error.ts'
import {
  FILE_AREAS,
  type FileArea,
  type Files,
  isFilesUnavailable,
  type StoredFile,
} from '#providers/files/contract.ts'

/** Files that are moved at the same time. */
const AT_ONCE = 4

/** How many files were copied, were there already, and were deleted where they came from. */
export type Moved = { copied: number; present: number; deleted: number }

/**
 * Copies all files from one storage to another and compares each by its SHA-256, read back from where it went. One
 * that is there already is compared, and copied again where it differs; so a move that was cut off goes on when
 * it is run again. With `deleteSource` each file is deleted where it came from once its copy is proven. Throws an
 * `OperatorError` where a storage fails or a copy is not what it should be.
 */
export async function moveFiles(
  from: Files,
  to: Files,
  { deleteSource = false } = {},
): Promise<Moved> {
  const moved: Moved = { copied: 0, present: 0, deleted: 0 }
  try {
    for (const area of FILE_AREAS) {
      const there = await sizesIn(to, area)
      await inTurns(from.list(area), async (file) => {
        const had = there.get(file.name) === file.size && (await isSame(from, to, area, file.name))
        if (!had && !(await copyProven(from, to, area, file))) return
        moved[had ? 'present' : 'copied']++
        if (!deleteSource) return
        await from.remove(area, file.name)
        moved.deleted++
      })
    }
  } catch (error) {
    if (!isFilesUnavailable(error)) throw error
    throw new OperatorError(
      `${error.message}. Nothing is lost: run it again, and it goes on where it stopped.`,
    )
  }
  return moved
}

async function sizesIn(files: Files, area: FileArea): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { name, size } of files.list(area)) sizes.set(name, size)
  return sizes
}

/** Works on a few at a time; the first failure ends it once those under way have ended. */
async function inTurns<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>) {
  const iterator = items[Symbol.asyncIterator]()
  let failed = false
  const worker = async () => {
    for (;;) {
      const next = failed ? { done: true as const } : await iterator.next()
      if (next.done) return
      await work(next.value)
    }
  }
  const stopping = () =>
    worker().catch((error) => {
      failed = true
      throw error
    })
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, stopping))
  await iterator.return?.()
  const failure = ended.find((one) => one.status === 'rejected')
  if (failure) throw failure.reason
}

async function isSame(from: Files, to: Files, area: FileArea, name: string): Promise<boolean> {
  const [wanted, found] = [await digestOf(from, area, name), await digestOf(to, area, name)]
  return wanted !== null && wanted === found
}

/** False where the file was deleted meanwhile. */
async function copyProven(from: Files, to: Files, area: FileArea, { name }: StoredFile) {
  const opened = await from.open(area, name)
  if (!opened.ok) return false
  const hash = createHash('sha256')
  const body = hashed(opened.value.body, hash)
  await to.put(area, name, Readable.from(body, { objectMode: false }))
  if ((await digestOf(to, area, name)) === hash.digest('hex')) return true
  throw new OperatorError(`${area}/${name} is not the same in ${to.label} as in ${from.label}.`)
}

async function* hashed(body: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    hash.update(chunk)
    yield chunk
  }
}

async function digestOf(files: Files, area: FileArea, name: string): Promise<string | null> {
  const opened = await files.open(area, name)
  return opened.ok ? digestOfStream(opened.value.body) : null
}

async function digestOfStream(body: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(body, hash)
  return hash.digest('hex')
}
