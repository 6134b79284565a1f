import type { PayloadRequest } from 'payload'
import { lockDocument } from '../../documents/lock-document.ts'
import { discardDraft, saveParts } from '../../find-replace/save-parts.ts'
import type { ImportDocument } from '../documents.ts'
import type { ContentCollection } from '../types.ts'
import { idOf, readThere, sourceOf } from './content-source.ts'
import { withFormer } from './content-versions.ts'
import { isUsed } from './is-used.ts'

/** Takes back what was written of a document of the content (`ImportWriter.takeBack`). */
export async function takeBackContent(
  req: PayloadRequest,
  document: ImportDocument,
): Promise<boolean> {
  const { target, undo } = document
  if (target === null || undo === null) return true
  const collection = document.collection as ContentCollection
  const source = await sourceOf(req, document)
  await lockDocument(req, source, idOf(source, target))
  const read = await readThere(req, source, target)
  // One in the trash can come back with what was written.
  if (!read) return !(await isInTrash(req, collection, target))
  if (read.seen !== undo.seen) return false
  if (undo.made) {
    if (await isUsed(req, document)) return false
    const as = { depth: 0, overrideAccess: false, overrideLock: false, req, user: req.user }
    await req.payload.delete({ collection, id: target, ...as })
    return true
  }
  if (undo.madeDraft && source.in === 'globals' && !read.parts.published)
    // It was never saved before: the draft is all that there is.
    await req.payload.db.deleteVersions({ globalSlug: source.slug, where: {}, req })
  else if (undo.madeDraft) await discardDraft(req, read)
  else await saveParts(req, read, withFormer(read, undo))
  return true
}

/** Whether somebody has edited, or uses, a written document of the content. */
export async function isContentEdited(
  req: PayloadRequest,
  document: ImportDocument,
): Promise<boolean> {
  const { target, undo } = document
  if (target === null || undo === null) return false
  const collection = document.collection as ContentCollection
  const read = await readThere(req, await sourceOf(req, document), target)
  if (!read) return isInTrash(req, collection, target)
  return read.seen !== undo.seen || (undo.made && (await isUsed(req, document)))
}

async function isInTrash(
  req: PayloadRequest,
  collection: ContentCollection,
  id: number,
): Promise<boolean> {
  const where = { id: { equals: id } }
  return (await req.payload.count({ collection, where, trash: true, req })).totalDocs > 0
}
