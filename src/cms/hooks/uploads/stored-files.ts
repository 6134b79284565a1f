import { buffer } from 'node:stream/consumers'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type UploadConfig,
  ValidationError,
} from 'payload'
import { filesOf, filesWithFormer, type MediaNames } from '#cms/content/media-files.ts'
import { putFiles, trackInTransaction } from '#cms/content/put-files.ts'
import { mediaPath } from '#lib/media/media-path.ts'
import { type Files, isFilesUnavailable } from '#providers/files/contract.ts'
import { siteFiles } from '#providers/files/registry.ts'
import * as t from '../messages.gen.ts'

/**
 * Stores the file of an upload and all of its sizes before the document that names them is written: all of them, or
 * the save is refused and none stays.
 */
export const putUpload: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!req.file) return data
  const known = new Set(filesWithFormer((originalDoc ?? {}) as MediaNames))
  await putFiles(req, madeFiles(data, req), known).catch((error) => refuseUnavailable(error, req))
  return data
}

/**
 * Keeps the files that an upload replaces: copies of pages, browsers and mails ask for them for a while. The ticker
 * removes them by `replacedAt`.
 */
export const keepReplaced: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.file || !originalDoc) return data
  const kept = new Set(filesOf(data as MediaNames))
  const former = filesWithFormer(originalDoc as MediaNames).filter((name) => !kept.has(name))
  if (former.length === 0) return data
  return { ...data, formerFiles: [...new Set(former)], replacedAt: new Date().toISOString() }
}

/** Has the files of a deleted document removed, once it is gone. */
export const removeDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } }
  const doc = await req.payload.db.findOne<MediaNames & { id: number }>({
    ...{ collection: 'media', where, req },
  })
  if (doc) await trackInTransaction(req, { dropped: filesWithFormer(doc) })
}

/** Opens a picture whose focal point is moved, so that its cut for shared links is made afresh. */
export const openForNewFocus: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !('id' in args)) return args
  const focus = focusOf(req, args.data)
  if (!focus || !(req.user || args.overrideAccess)) return args
  const query = { collection: 'media', id: args.id as number, depth: 0, req } as const
  const { filename, mimeType, focalX, focalY } = await req.payload.findByID(query)
  if (!filename || !mimeType || (focalX === focus.x && focalY === focus.y)) return args
  const data = await readFile(await siteFiles(), filename, req)
  if (!data) return args
  req.file = { data, name: filename, mimetype: mimeType, size: data.length }
  return { ...args, overwriteExistingFiles: true }
}

/** Sends staff who look at a file in the admin to its public address, which knows where it lies. */
export const redirectToMedia: FileHandler = (_, { params }) => {
  const location = mediaPath(params.filename)
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

function madeFiles(data: MediaNames, { file, payloadUploadSizes = {} }: PayloadRequest) {
  const sizes = Object.entries(payloadUploadSizes).map(([size, bytes]) => {
    return { name: data.sizes?.[size]?.filename, bytes }
  })
  return [{ name: data.filename, bytes: file?.data }, ...sizes].map(({ name, bytes }) => {
    if (!name || !bytes) throw new Error('an upload has a file without a name or a content')
    return { name, bytes }
  })
}

type Focus = { x: number; y: number }

/** The point that staff chose in the admin's editor of pictures, or that the document names; null where neither is. */
function focusOf({ query }: PayloadRequest, data: unknown): Focus | null {
  const edits = query?.uploadEdits as { focalPoint?: { x?: unknown; y?: unknown } } | undefined
  if (edits?.focalPoint) return { x: Number(edits.focalPoint.x), y: Number(edits.focalPoint.y) }
  const { focalX, focalY } = (data ?? {}) as { focalX?: unknown; focalY?: unknown }
  return typeof focalX === 'number' && typeof focalY === 'number' ? { x: focalX, y: focalY } : null
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
