import { isDeepStrictEqual } from 'node:util'
import type { GlobalSlug, PayloadRequest } from 'payload'
import { lockDocument } from '../../documents/lock-document.ts'
import type { Values, Versions } from '../../documents/versions.ts'
import { leaveUnstated } from '../../fields/allergens/unstated.ts'
import { editorElsewhere } from '../../find-replace/document-lock.ts'
import { type ReadDocument, readOne } from '../../find-replace/read-documents.ts'
import { discardDraft, saveParts } from '../../find-replace/save-parts.ts'
import { collectionSource, globalSource, type Source } from '../../find-replace/sources.ts'
import { type ImportDocument, isWhole, type Undo } from '../documents.ts'
import { keyIn } from '../keys.ts'
import * as t from '../messages.gen.ts'
import { readParts } from '../parts.ts'
import type { ContentCollection, ImportedCollection, ImportOptions } from '../types.ts'
import { findTarget } from './find-target.ts'
import { isUsed } from './is-used.ts'
import { mergeValues } from './merge-values.ts'
import { type SaidReader, saidReader } from './said-reader.ts'
import { DocumentRefused, type ImportWriter, type WriteGiven, type Written } from './writer.ts'

/** Collections whose documents are published as soon as they are made: guests see them on a published menu only. */
const ALWAYS_PUBLISHED: ReadonlySet<ImportedCollection> = new Set(['menu-items', 'menu-categories'])

/** Writes documents of the content, in what is published and in their drafts. */
export const contentWriter: ImportWriter = {
  keepsKeys: true,
  write: writeDocument,
  takeBack,
  link,
  unlink,
  isEdited,
}

async function writeDocument(
  req: PayloadRequest,
  id: string,
  document: ImportDocument,
  options: ImportOptions,
  given?: WriteGiven,
): Promise<Written> {
  const source = await sourceOf(req, document)
  leaveUnstated(req)
  const target = await findTarget(req, document)
  const reader = saidReader(req, id, document, given)
  if (target !== null) return changeDocument(req, source, target, reader)
  const said = await reader.read({})
  if (
    isWhole(document) &&
    (await readParts({ payload: req.payload, req }, id, document.name)).length === 0
  )
    throw new DocumentRefused(t.nothingOfIt())
  const data = mergeValues({}, { ...document.defaults, ...said })
  const isWished = ALWAYS_PUBLISHED.has(document.collection) || options.publish
  const isPublished = isWished && !reader.isIncomplete({})
  const made = await req.payload.create({
    collection: document.collection as ContentCollection,
    data: { ...data, _status: isPublished ? 'published' : 'draft' } as never,
    ...{ draft: !isPublished, depth: 0, overrideAccess: false, req, user: req.user },
  })
  const stored = await readThere(req, source, made.id)
  if (!stored) throw new Error(`${document.name} was made and is not there`)
  const { isPending, notes } = reader.found(isWished && !isPublished)
  const undo = { made: true, seen: stored.seen, published: null, draft: null, isPending }
  const after = saidIn(data, shown(stored))
  return { target: made.id, verdict: 'new', before: {}, after, undo, notes }
}

async function changeDocument(
  req: PayloadRequest,
  source: Source,
  target: number,
  reader: SaidReader,
): Promise<Written> {
  await lockDocument(req, source, idOf(source, target))
  const read = await readThere(req, source, target)
  if (!read) throw new DocumentRefused(t.mayNotChange())
  const editor = await editorElsewhere(req, source, idOf(source, target))
  if (editor !== null) throw new DocumentRefused(editor ? t.isOpenBy({ name: editor }) : t.isOpen())
  const next = await withSaid(read, reader)
  const waits = read.parts.published !== null && reader.isIncomplete(read.parts.published.values)
  const { isPending, notes } = reader.found(waits)
  const madeDraft = next.draft !== null && read.parts.draft === null
  const undo = { made: false, madeDraft, ...formerOf(read, next), isPending }
  const isSame = undo.published === null && undo.draft === null && !madeDraft
  if (isSame && !isPending)
    return { target, verdict: 'same', before: {}, after: {}, undo: null, notes }
  if (madeDraft) await makeDraft(req, read, next)
  else if (!isSame) await saveParts(req, read, next)
  const stored = await readThere(req, source, target)
  if (!stored) throw new Error(`${source.slug} ${target} was changed and is not there`)
  return {
    ...{ target, verdict: 'changed', before: shown(read), after: shown(stored) },
    undo: { ...undo, seen: stored.seen },
    notes,
  }
}

async function link(
  req: PayloadRequest,
  document: ImportDocument,
  id: string,
): Promise<Undo | null> {
  const { undo } = document
  const read = await lockUnedited(req, document)
  if (!read || !undo) return null
  const next = await withSaid(read, saidReader(req, id, document))
  const { published, draft } = formerOf(read, next)
  const seen = await saveAgain(req, read, next)
  return { ...undo, isPending: false, unlinked: { published, draft }, seen }
}

async function unlink(req: PayloadRequest, document: ImportDocument): Promise<Undo | null> {
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

async function takeBack(req: PayloadRequest, document: ImportDocument): Promise<boolean> {
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
  if (undo.madeDraft) await discardDraft(req, read)
  else await saveParts(req, read, withFormer(read, undo))
  return true
}

/** Saves a draft beside what is published, which has none yet. */
const makeDraft = (req: PayloadRequest, read: ReadDocument, { draft }: Versions) =>
  saveParts(
    req,
    { ...read, parts: { published: null, draft: read.parts.published } },
    { published: null, draft },
  )

/** The versions of a document with values that their fields had before. */
const withFormer = (
  { parts }: ReadDocument,
  former: Pick<Undo, 'published' | 'draft'>,
): Versions => ({
  published: parts.published && { ...parts.published.values, ...former.published },
  draft: parts.draft && { ...parts.draft.values, ...former.draft },
})

async function isEdited(req: PayloadRequest, document: ImportDocument): Promise<boolean> {
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

/** What may be changed, by the context of a request, which those of its transactions share. */
const known = new WeakMap<object, Map<string, Promise<Source | null>>>()

async function sourceOf(
  req: PayloadRequest,
  { name, collection }: ImportDocument,
): Promise<Source> {
  const sources = known.get(req.context) ?? new Map()
  known.set(req.context, sources)
  const slug = collection === 'globals' ? keyIn(name) : collection
  const source =
    sources.get(slug) ??
    (collection === 'globals'
      ? globalSource(req, slug as GlobalSlug)
      : collectionSource(req, slug as ContentCollection))
  sources.set(slug, source)
  const found = await source
  if (!found) throw new DocumentRefused(t.mayNotChange())
  return found
}

/** The id of a document by its source; a global has none. */
const idOf = (source: Source, target: number) => (source.in === 'globals' ? null : target)

/** A document as it is now; null where it is gone. A global that nobody has saved yet is there, and empty. */
async function readThere(
  req: PayloadRequest,
  source: Source,
  target: number,
): Promise<ReadDocument | null> {
  const read = await readOne(req, source, idOf(source, target))
  if (read || source.in === 'collections') return read
  const { kind: title } = source
  return {
    source,
    id: null,
    title,
    parts: { published: { values: {}, fields: [] }, draft: null },
    seen: '',
  }
}

/** The versions of a document with what the import says of them; what is not complete waits in its draft. */
async function withSaid({ parts }: ReadDocument, reader: SaidReader): Promise<Versions> {
  const merged = async (values: Values | undefined) =>
    values ? mergeValues(values, await reader.read(values)) : null
  const published = await merged(parts.published?.values)
  const draft = await merged(parts.draft?.values)
  const there = parts.published?.values
  if (!there || !reader.isIncomplete(there)) return { published, draft }
  const isSame = isDeepStrictEqual(there, published)
  return { published: there, draft: draft ?? (isSame ? null : published) }
}

/** The values of the fields that are others in `next`, as they are. */
function formerOf({ parts }: ReadDocument, next: Versions): Omit<Undo, 'made'> {
  const former = (before: Values | undefined, after: Values | null): Values | null => {
    if (!before || !after) return null
    const names = Object.keys(after).filter((one) => !isDeepStrictEqual(before[one], after[one]))
    return names.length === 0
      ? null
      : Object.fromEntries(names.map((one) => [one, before[one] ?? null]))
  }
  return {
    seen: '',
    published: former(parts.published?.values, next.published),
    draft: former(parts.draft?.values, next.draft),
  }
}

/** Of what was stored of a new document, what the file said, but for its title. */
function saidIn({ title: _, ...said }: Values, stored: Values): Values {
  return Object.fromEntries(Object.keys(said).map((name) => [name, stored[name]]))
}

/** The values that its form shows. */
const shown = ({ parts }: ReadDocument): Values => (parts.draft ?? parts.published)?.values ?? {}
