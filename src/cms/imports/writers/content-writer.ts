import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { lockDocument } from '../../documents/lock-document.ts'
import type { Values, Versions } from '../../documents/versions.ts'
import { leaveUnstated } from '../../fields/allergens/unstated.ts'
import { editorElsewhere } from '../../find-replace/document-lock.ts'
import {
  type CollectionSource,
  type ReadDocument,
  readOne,
} from '../../find-replace/read-documents.ts'
import { saveParts } from '../../find-replace/save-parts.ts'
import { type Source, searchedSources } from '../../find-replace/sources.ts'
import { type ImportDocument, isWhole, type Undo } from '../documents.ts'
import { ownIdOf } from '../keys.ts'
import * as t from '../messages.gen.ts'
import { readParts } from '../parts.ts'
import type { ContentCollection, ImportedCollection, ImportOptions } from '../types.ts'
import { dishValues } from './dish-values.ts'
import { findTarget } from './find-target.ts'
import { isUsed } from './is-used.ts'
import { mergeValues } from './merge-values.ts'
import { partsOfWhole } from './parts-of-whole.ts'
import { picturesOf } from './pictures-of.ts'
import { DocumentRefused, type ImportWriter, type Written } from './writer.ts'

/** Collections whose documents are published as soon as they are made: guests see them on a published menu only. */
const ALWAYS_PUBLISHED: ReadonlySet<ImportedCollection> = new Set(['menu-items', 'menu-categories'])

/** Writes documents of the content, in what is published and in their drafts. */
export const contentWriter: ImportWriter = {
  keepsKeys: true,
  write: writeDocument,
  takeBack,
  isEdited,
}

async function writeDocument(
  req: PayloadRequest,
  id: string,
  document: ImportDocument,
  options: ImportOptions,
): Promise<Written> {
  const source = await sourceOf(req, document.collection)
  leaveUnstated(req)
  const target = await findTarget(req, document)
  if (target !== null) return changeDocument(req, id, source, target, document)
  const said = await saidOf(req, id, document, {})
  if (
    isWhole(document) &&
    (await readParts({ payload: req.payload, req }, id, document.name)).length === 0
  )
    throw new DocumentRefused(t.nothingOfIt())
  const data = mergeValues({}, { ...document.defaults, ...said })
  const isPublished = ALWAYS_PUBLISHED.has(document.collection) || options.publish
  const made = await req.payload.create({
    collection: document.collection as ContentCollection,
    data: { ...data, _status: isPublished ? 'published' : 'draft' } as never,
    ...{ draft: !isPublished, depth: 0, overrideAccess: false, req, user: req.user },
  })
  const stored = await readOne(req, source, made.id)
  if (!stored) throw new Error(`${document.name} was made and is not there`)
  const undo = { made: true, seen: stored.seen, published: null, draft: null }
  return { target: made.id, verdict: 'new', before: {}, after: saidIn(data, shown(stored)), undo }
}

async function changeDocument(
  req: PayloadRequest,
  id: string,
  source: CollectionSource,
  target: number,
  document: ImportDocument,
): Promise<Written> {
  await lockDocument(req, source, target)
  const read = await readOne(req, source, target)
  if (!read) throw new DocumentRefused(t.mayNotChange())
  const editor = await editorElsewhere(req, source, target)
  if (editor !== null) throw new DocumentRefused(editor ? t.isOpenBy({ name: editor }) : t.isOpen())
  const next: Versions = {
    published: await withSaid(req, id, document, read.parts.published?.values ?? null),
    draft: await withSaid(req, id, document, read.parts.draft?.values ?? null),
  }
  const undo = { made: false, ...formerOf(read, next) }
  const isSame = undo.published === null && undo.draft === null
  if (isSame) return { target, verdict: 'same', before: {}, after: {}, undo: null }
  await saveParts(req, read, next)
  const stored = await readOne(req, source, target)
  if (!stored) throw new Error(`${document.name} was changed and is not there`)
  return {
    ...{ target, verdict: 'changed', before: shown(read), after: shown(stored) },
    undo: { ...undo, seen: stored.seen },
  }
}

async function takeBack(req: PayloadRequest, document: ImportDocument): Promise<boolean> {
  const { target, undo } = document
  if (target === null || undo === null) return true
  const collection = document.collection as ContentCollection
  const source = await sourceOf(req, collection)
  await lockDocument(req, source, target)
  const read = await readOne(req, source, target)
  // One in the trash can come back with what was written.
  if (!read) return !(await isInTrash(req, collection, target))
  if (read.seen !== undo.seen) return false
  if (undo.made) {
    if (await isUsed(req, document)) return false
    const as = { depth: 0, overrideAccess: false, overrideLock: false, req, user: req.user }
    await req.payload.delete({ collection, id: target, ...as })
    return true
  }
  await saveParts(req, read, {
    published: read.parts.published && { ...read.parts.published.values, ...undo.published },
    draft: read.parts.draft && { ...read.parts.draft.values, ...undo.draft },
  })
  return true
}

async function isEdited(req: PayloadRequest, document: ImportDocument): Promise<boolean> {
  const { target, undo } = document
  if (target === null || undo === null) return false
  const collection = document.collection as ContentCollection
  const read = await readOne(req, await sourceOf(req, collection), target)
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
const known = new WeakMap<object, Promise<Source[]>>()

async function sourceOf(
  req: PayloadRequest,
  collection: ImportedCollection,
): Promise<CollectionSource> {
  const sources = known.get(req.context) ?? searchedSources(req)
  known.set(req.context, sources)
  const source = (await sources).find((one) => one.slug === collection)
  if (source?.in !== 'collections') throw new DocumentRefused(t.mayNotChange())
  return source
}

async function withSaid(
  req: PayloadRequest,
  id: string,
  document: ImportDocument,
  values: Values | null,
): Promise<Values | null> {
  return values && mergeValues(values, await saidOf(req, id, document, values))
}

/** The values of the fields that an import changes of a document with these values. */
async function saidOf(
  req: PayloadRequest,
  id: string,
  document: ImportDocument,
  before: Values,
): Promise<Values> {
  const { collection, data, name } = document
  if (ownIdOf(name) !== null && collection !== 'zones') return picturesOf(req, id, document, before)
  if (collection === 'menu-items') return dishValues(data, before)
  // The zone lists its locations.
  const { menuZone: _, ...said } = data
  return { ...said, ...(await partsOfWhole(req, id, document, before)) }
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
