import type { PayloadRequest } from 'payload'
import { siteFiles } from '#providers/files/registry.ts'
import { type TrackedFiles, trackFiles, untilRemoved } from './media-files.ts'

/** A file that a document is about to name. */
export type NewFile = { name: string; bytes: Uint8Array }

/**
 * Stores files under `/media` before the document that names them is written, in the transaction of `req`: all of them
 * are there then, or it throws what the storage says and none stays.
 *
 * @param known - names of files that are there already, and stay whatever becomes of the save.
 */
export async function putFiles(
  req: Partial<PayloadRequest>,
  made: readonly NewFile[],
  known: ReadonlySet<string> = new Set(),
): Promise<void> {
  const files = await siteFiles()
  const names = made.map(({ name }) => name)
  await trackInTransaction(req, { added: names.filter((name) => !known.has(name)) })
  await untilRemoved(names)
  const put = made.map(({ name, bytes }) => files.put('media', name, bytes))
  // All of them have ended before the ones that went in are taken back.
  const failed = (await Promise.allSettled(put)).find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

/** Has files removed when the transaction of `req` ends, as `trackFiles` says. Throws where there is none. */
export async function trackInTransaction(
  { payload, transactionID }: Partial<PayloadRequest>,
  tracked: TrackedFiles,
): Promise<void> {
  const transaction = await transactionID
  if (!payload || !transaction) throw new Error('a save of files has no transaction')
  trackFiles(payload, transaction, tracked)
}
