import { buffer } from 'node:stream/consumers'
import type { PayloadRequest } from 'payload'
import type { Media } from '#payload-types.ts'
import { siteFiles } from '#providers/files/registry.ts'
import { query } from '../../database/query.ts'
import { type ReadDocument, readOne } from '../../find-replace/read-documents.ts'
import { fileTypeOf } from '../../hooks/uploads/name-by-hash.ts'
import { leaveAltUnwritten } from '../../picture-library/alt-validation.ts'
import { readUses } from '../../picture-library/read-uses.ts'
import type { UsesIndex } from '../../picture-library/uses-index.ts'
import type { ImportDocument } from '../documents.ts'
import * as t from '../kinds/pictures/messages.gen.ts'
import { plainName } from './find-picture.ts'
import {
  type PicturePlan,
  pictureSource,
  planPicture,
  readStamp,
  type UploadedFile,
  valuesOf,
} from './picture-plan.ts'
import { DocumentRefused, type ImportWriter, type Written } from './writer.ts'

const collection = 'media'

/** Writes pictures into the library: a new one, or a file in place of the one of a picture that is there. */
export const pictureWriter: ImportWriter = {
  keepsKeys: true,
  isSlow: true,
  write: async (req, id, document) => {
    const plan = await planPicture(req, id, document)
    if (plan.target !== document.target) throw new DocumentRefused(t.libraryChanged())
    return plan.read === null ? make(req, plan) : change(req, plan, plan.read)
  },
  tryOut: async (req, id, document) => {
    const plan = await planPicture(req, id, document)
    const { target, verdict, notes } = plan
    return { target: target ?? 0, verdict, before: {}, after: {}, undo: null, notes }
  },
  takeBack,
  isEdited,
}

async function make(req: PayloadRequest, { values, file }: PicturePlan): Promise<Written> {
  if (!file) throw new Error('a new picture has no file')
  leaveAltUnwritten(req)
  const { id } = await req.payload.create({
    ...{ collection, data: { alt: '', ...values }, file },
    ...{ depth: 0, overrideAccess: false, req, user: req.user },
  })
  const stored = await readStored(req, id)
  const undo = { made: true, seen: stored.seen, published: null, draft: null }
  return { target: id, verdict: 'new', before: {}, after: {}, undo }
}

async function change(
  req: PayloadRequest,
  plan: PicturePlan,
  read: ReadDocument,
): Promise<Written> {
  const { target, file, verdict } = plan
  if (target === null) throw new Error('a picture that is there has no id')
  if (verdict === 'same') return { target, verdict, before: {}, after: {}, undo: null }
  const { alt, filename, focalX, focalY } = valuesOf(read)
  await save(req, plan, read)
  const stored = await readStored(req, target)
  const published = { alt, focalX, focalY, ...(file ? { filename } : {}) }
  const undo = { made: false, seen: stored.seen, published, draft: null }
  return { target, verdict, before: {}, after: {}, undo }
}

async function readStored(req: PayloadRequest, id: number): Promise<ReadDocument> {
  const stored = await readOne(req, await pictureSource(req), id)
  if (!stored) throw new Error(`picture ${id} was written and is not there`)
  return stored
}

/**
 * Saves a picture that was read without a lock: its sizes take seconds to be made, and nobody waits for that. Refused where
 * somebody else has saved it in the meantime. `stamp`: of before it was read.
 */
async function save(
  req: PayloadRequest,
  { values: data, file, stamp }: Pick<PicturePlan, 'values' | 'file' | 'stamp'>,
  read: ReadDocument,
): Promise<void> {
  const id = Number(read.id)
  leaveAltUnwritten(req)
  await req.payload.update({
    ...{ collection, id, data, ...(file ? { file } : {}), depth: 0, overrideLock: false },
    ...{ overrideAccess: false, req, user: req.user },
  })
  // Without the transaction: what others have committed. From the save on they wait for this one.
  if ((await readStamp(req, id)) !== stamp) throw new DocumentRefused(t.changedMeanwhile())
}

async function takeBack(req: PayloadRequest, document: ImportDocument): Promise<boolean> {
  const { target, undo } = document
  if (target === null || undo === null) return true
  const stamp = await readStamp(req, target)
  const read = await readOne(req, await pictureSource(req), target)
  if (!read) return true
  if (read.seen !== undo.seen) return false
  if (undo.made) {
    if (await isUsed(req, target)) return false
    const as = { depth: 0, overrideAccess: false, overrideLock: false, req, user: req.user }
    await req.payload.delete({ collection, id: target, ...as })
    return true
  }
  const { filename, ...values } = (undo.published ?? {}) as Partial<Media>
  const file = filename ? await formerFile(filename) : null
  if (filename && !file) return false
  await save(req, { values, file, stamp }, read)
  return true
}

/** A file that was replaced, as it was uploaded; null where it is not kept any more. */
async function formerFile(stored: string): Promise<UploadedFile | null> {
  const found = await (await siteFiles()).open('media', stored)
  if (!found.ok) return null
  const data = await buffer(found.value.body)
  const mimetype = fileTypeOf(data)?.mime ?? ''
  return { data, name: plainName(stored), mimetype, size: data.length }
}

async function isEdited(req: PayloadRequest, document: ImportDocument): Promise<boolean> {
  const { id, target, undo } = document
  if (target === null || undo === null) return false
  const read = await readOne(req, await pictureSource(req), target)
  if (!read) return false
  if (read.seen !== undo.seen) return true
  return undo.made && (await isUsedAtBegin(req, id, target))
}

/** Which documents use pictures, and what an import has given pictures to, by the context of a run on imports. */
const begun = new WeakMap<object, Promise<{ uses: UsesIndex; owners: ReadonlySet<string> }>>()

/** Whether others than the import used a picture when a run first asked for any; `takeBack` finds a use since then. */
async function isUsedAtBegin(req: PayloadRequest, id: string, target: number): Promise<boolean> {
  const read = async () => ({
    uses: await readUses(req.payload),
    owners: await ownersOf(req, id),
  })
  const found = begun.get(req.context) ?? read()
  begun.set(req.context, found)
  const { uses, owners } = await found
  return uses.usesOf(target).some(({ owner }) => !owners.has(owner))
}

/** Whether documents use a picture now. */
async function isUsed({ payload }: PayloadRequest, id: number): Promise<boolean> {
  const uses = await readUses(payload)
  return uses.usesOf(id).length > 0
}

/** What an import has given pictures to, as the uses of pictures name it. */
async function ownersOf({ payload }: PayloadRequest, id: string): Promise<Set<string>> {
  const rows = await query(
    payload,
    `SELECT collection, target FROM import_documents
     WHERE import = $1 AND state = 'done' AND target IS NOT NULL AND undo <> ''`,
    [id],
  )
  return new Set(rows.map((row) => `collections/${row.collection}/${row.target}`))
}
