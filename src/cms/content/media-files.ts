import type { Payload, Where } from 'payload'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { withTimeout } from '#lib/process/with-timeout.ts'
import { type Files, isFilesUnavailable } from '#providers/files/contract.ts'
import { siteFiles } from '#providers/files/registry.ts'

/** How long a save waits for files to be removed, ms; what takes longer goes on behind it. */
const SAVE_WAIT_MS = 5000

/** Files that are removed at a time: guests are answered meanwhile. */
const AT_ONCE = 10

/** As much of a media document as names files. */
export type MediaNames = {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined> | null
  /** Files that were replaced, which stay for a while; read with hidden fields. */
  formerFiles?: string[] | null
}

/** The names of the files that a media document shows, its own first. */
export function filesOf(media: MediaNames): string[] {
  const sizes = Object.values(media.sizes ?? {}).map((size) => size?.filename)
  return [media.filename, ...sizes].filter((name) => typeof name === 'string')
}

/** As `filesOf`, with the files that were replaced and are still kept. */
export function filesWithFormer(media: MediaNames): string[] {
  return [...filesOf(media), ...(media.formerFiles ?? [])]
}

/** The names of the files of an uploaded font. */
export function filesOfFont({
  file,
  restFile,
}: {
  file: string
  restFile?: string | null
}): string[] {
  return restFile ? [file, restFile] : [file]
}

/** Files that go when a transaction ends: added ones if it is rolled back, dropped ones if not. */
type OpenTransaction = { payload: Payload; added: string[]; dropped: string[] }

const openTransactions = () =>
  processSingleton('media-transactions', () => new Map<number | string, OpenTransaction>())

/** Removals that are under way, by the name of the file. */
const removals = () => processSingleton('media-removals', () => new Map<string, Promise<void>>())

/** Resolves when none of some files is being removed any more: what is put there after that stays. */
export async function untilRemoved(names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => removals().get(name)))
}

/** Notes files that a transaction stores, or that nobody names once it is committed. */
export function trackFiles(
  payload: Payload,
  id: number | string,
  { added = [], dropped = [] }: TrackedFiles,
): void {
  const open = openTransactions().get(id) ?? { payload, added: [], dropped: [] }
  open.added.push(...added)
  open.dropped.push(...dropped)
  openTransactions().set(id, open)
}

export type TrackedFiles = Partial<Pick<OpenTransaction, 'added' | 'dropped'>>

/** Removes what nobody names after a transaction; called by the database adapter. */
export async function removeFilesAfterTransaction(
  id: number | string,
  committed: boolean,
): Promise<void> {
  const open = openTransactions().get(id)
  openTransactions().delete(id)
  const names = open?.[committed ? 'dropped' : 'added'] ?? []
  if (!open || names.length === 0) return
  const removing = removeUnnamed(open.payload, await siteFiles(), names)
  await withTimeout(removing, SAVE_WAIT_MS, () => {})
}

/**
 * Removes what no document names by now, and no open transaction is about to: names are made of contents, so that the
 * same picture may be uploaded anew at any time. What cannot be asked about or removed is garbage at most, which
 * `npm run media -- check --delete` finds.
 */
async function removeUnnamed(payload: Payload, files: Files, names: string[]): Promise<void> {
  const failures: unknown[] = []
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE)
    const done = await Promise.allSettled(some.map((name) => removeOnce(payload, files, name)))
    failures.push(...done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
  }
  const [error] = failures
  if (failures.length === 0) return
  const said = isFilesUnavailable(error) ? error.reason : error
  console.warn('media: files may stay that nobody names', { reason: said })
}

function removeOnce(payload: Payload, files: Files, name: string): Promise<void> {
  const running = removals().get(name)
  if (running) return running
  const removing = removeOne(payload, files, name).finally(() => removals().delete(name))
  removals().set(name, removing)
  return removing
}

async function removeOne(payload: Payload, files: Files, name: string): Promise<void> {
  // In this order: an upload that is saved in between is named by the second.
  if (isBeingAdded(name) || (await isNamed(payload, name))) return
  await files.remove('media', name)
}

function isBeingAdded(name: string): boolean {
  return [...openTransactions().values()].some(({ added }) => added.includes(name))
}

async function isNamed(payload: Payload, name: string): Promise<boolean> {
  const sizes = payload.collections.media.config.upload.imageSizes ?? []
  const fields = ['filename', 'formerFiles', ...sizes.map(({ name }) => `sizes.${name}.filename`)]
  const where = { or: fields.map((field) => ({ [field]: { equals: name } })) }
  if ((await payload.count({ collection: 'media', where })).totalDocs > 0) return true
  const ofFont: Where = { or: [{ file: { equals: name } }, { restFile: { equals: name } }] }
  return (await payload.count({ collection: 'fonts', where: ofFont })).totalDocs > 0
}
