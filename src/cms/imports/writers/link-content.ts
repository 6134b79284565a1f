import type { PayloadRequest } from 'payload'
import { lockDocument } from '../../documents/lock-document.ts'
import type { Versions } from '../../documents/versions.ts'
import { leaveUnstated } from '../../fields/allergens/unstated.ts'
import { type ReadDocument, readOne } from '../../find-replace/read-documents.ts'
import { saveParts } from '../../find-replace/save-parts.ts'
import type { ImportDocument, Undo } from '../documents.ts'
import { idOf, readThere, sourceOf } from './content-source.ts'
import { formerOf, withFormer, withSaid } from './content-versions.ts'
import { saidReader } from './said-reader.ts'

/** Sets the links of a written document of the content (`ImportWriter.link`). */
export async function linkContent(
  req: PayloadRequest,
  document: ImportDocument,
  id: string,
): Promise<Undo | null> {
  const { undo } = document
  const read = await lockUnedited(req, document)
  if (!read || !undo) return null
  const next = await withSaid(read, saidReader(req, id, document), undo)
  const { published, draft } = formerOf(read, next)
  const seen = await saveAgain(req, read, next)
  return { ...undo, isPending: false, unlinked: { published, draft }, seen }
}

/** Sets them to what they were (`ImportWriter.unlink`). */
export async function unlinkContent(
  req: PayloadRequest,
  document: ImportDocument,
): Promise<Undo | null> {
  if (!document.undo?.unlinked) return null
  const { unlinked, ...former } = document.undo
  const read = await lockUnedited(req, document)
  if (!read) return null
  return { ...former, seen: await saveAgain(req, read, withFormer(read, unlinked)) }
}

/** Locks a written document and reads it; null where it is gone, or was saved since. */
async function lockUnedited(
  req: PayloadRequest,
  document: ImportDocument,
): Promise<ReadDocument | null> {
  const { target, undo } = document
  if (target === null || undo === null) return null
  const source = await sourceOf(req, document)
  await lockDocument(req, source, idOf(source, target))
  const read = await readThere(req, source, target)
  return read?.seen === undo.seen ? read : null
}

/** Saves versions of a document that was written before; returns its new fingerprint. */
async function saveAgain(req: PayloadRequest, read: ReadDocument, next: Versions): Promise<string> {
  leaveUnstated(req)
  await saveParts(req, read, next)
  return (await readOne(req, read.source, read.id))?.seen ?? ''
}
