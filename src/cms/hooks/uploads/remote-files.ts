import { buffer } from 'node:stream/consumers'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import {
  filesOf,
  type MediaNames,
  type TrackedFiles,
  trackFiles,
  untilRemoved,
} from '#cms/content/media-files.ts'
import { type Files, isFilesUnavailable } from '#providers/files/contract.ts'
import { remoteFiles } from '#providers/files/registry.ts'
import * as t from '../messages.gen.ts'

/**
 * Puts the file of an upload and all of its sizes into the bucket, before the document that names them is written:
 * all of them, or the save is refused and none stays.
 */
export const putUpload: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const files = await remoteFiles()
  if (!files || !req.file) return data
  const made = madeFiles(data, req)
  const before = new Set(filesOf((originalDoc ?? {}) as MediaNames))
  await trackInTransaction(req, {
    added: made.map(({ name }) => name).filter((name) => !before.has(name)),
  })
  await untilRemoved(made.map(({ name }) => name))
  const put = made.map(({ name, bytes }) => files.put('media', name, bytes))
  // All of them have ended before the ones that went in are taken back.
  const failed = (await Promise.allSettled(put)).find((one) => one.status === 'rejected')
  if (failed) refuseUnavailable(failed.reason, req)
  return data
}

/** Has the files that an upload replaced removed from the bucket, once it is saved. */
export const removeReplaced: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const kept = new Set(filesOf(doc))
  const dropped = filesOf((previousDoc ?? {}) as MediaNames).filter((name) => !kept.has(name))
  if (dropped.length > 0 && (await remoteFiles())) await trackInTransaction(req, { dropped })
  return doc
}

/** Has the files of a deleted document removed from the bucket, once it is gone. */
export const removeDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (await remoteFiles()) await trackInTransaction(req, { dropped: filesOf(doc) })
  return doc
}

/** Opens a picture of the bucket where its focal point was moved, as Payload does by itself on the disk. */
export const openForNewFocus: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const focus = focusOf(req)
  if (operation !== 'update' || req.file || !req.user || !focus || !('id' in args)) return args
  const files = await remoteFiles()
  if (!files) return args
  const query = { collection: 'media', id: args.id as number, depth: 0, req } as const
  const { filename, mimeType, focalX, focalY } = await req.payload.findByID(query)
  if (!filename || !mimeType || (focalX === focus.x && focalY === focus.y)) return args
  const data = await readFile(files, filename, req)
  if (!data) return args
  req.file = { data, name: filename, mimetype: mimeType, size: data.length }
  return { ...args, overwriteExistingFiles: true }
}

function madeFiles(data: MediaNames, { file, payloadUploadSizes = {} }: PayloadRequest) {
  const sizes = Object.entries(payloadUploadSizes).map(([size, bytes]) => {
    return { name: data.sizes?.[size]?.filename, bytes }
  })
  return [{ name: data.filename, bytes: file?.data }, ...sizes].map(({ name, bytes }) => {
    if (!name || !bytes) throw new Error('an upload has a file without a name or a content')
    return { name, bytes }
  })
}

async function trackInTransaction(req: PayloadRequest, tracked: TrackedFiles) {
  const transaction = await req.transactionID
  if (!transaction) throw new Error('a save of media has no transaction')
  trackFiles(req.payload, transaction, tracked)
}

/** The point that staff chose in the admin's editor of pictures; null where it was not used. */
function focusOf({ query }: PayloadRequest): { x: number; y: number } | null {
  const edits = query?.uploadEdits as { focalPoint?: { x?: unknown; y?: unknown } } | undefined
  if (!edits?.focalPoint) return null
  return { x: Number(edits.focalPoint.x), y: Number(edits.focalPoint.y) }
}

async function readFile(files: Files, name: string, req: PayloadRequest): Promise<Buffer | null> {
  try {
    const found = await files.open('media', name)
    return found.ok ? await buffer(found.value.body) : null
  } catch (error) {
    return refuseUnavailable(error, req)
  }
}

function refuseUnavailable(error: unknown, req: PayloadRequest): never {
  if (isFilesUnavailable(error)) {
    console.warn('media: an upload was refused, files_unavailable', { reason: error.reason })
    const errors = [{ path: 'file', message: t.fileStorageAway() }]
    throw new ValidationError({ collection: 'media', errors, req })
  }
  throw error
}
