import type { PayloadRequest } from 'payload'
import { lockDocument } from '../../documents/lock-document.ts'
import type { Values } from '../../documents/versions.ts'
import { leaveUnstated } from '../../fields/allergens/unstated.ts'
import { editorElsewhere } from '../../find-replace/document-lock.ts'
import { saveParts } from '../../find-replace/save-parts.ts'
import type { Source } from '../../find-replace/sources.ts'
import { type ImportDocument, isWhole } from '../documents.ts'
import * as t from '../messages.gen.ts'
import { readParts } from '../parts.ts'
import type { ContentCollection, ImportedCollection, ImportOptions } from '../types.ts'
import { idOf, readThere, sourceOf } from './content-source.ts'
import { formerOf, makeDraft, shown, withSaid } from './content-versions.ts'
import { findTarget } from './find-target.ts'
import { linkContent, unlinkContent } from './link-content.ts'
import { mergeValues } from './merge-values.ts'
import { type SaidReader, saidReader } from './said-reader.ts'
import { isContentEdited, takeBackContent } from './take-back-content.ts'
import { DocumentRefused, type ImportWriter, type WriteGiven, type Written } from './writer.ts'

/** Collections whose documents are published as soon as they are made: guests see them on a published menu only. */
const ALWAYS_PUBLISHED: ReadonlySet<ImportedCollection> = new Set(['menu-items', 'menu-categories'])

/** Writes documents of the content, in what is published and in their drafts. */
export const contentWriter: ImportWriter = {
  keepsKeys: true,
  write: writeDocument,
  takeBack: takeBackContent,
  link: linkContent,
  unlink: unlinkContent,
  isEdited: isContentEdited,
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

/** Of what was stored of a new document, what the file said, but for its title. */
function saidIn({ title: _, ...said }: Values, stored: Values): Values {
  return Object.fromEntries(Object.keys(said).map((name) => [name, stored[name]]))
}
