import type { PayloadRequest } from 'payload'
import { changesOf } from '../audit-log/changes.ts'
import { describeChanges } from '../audit-log/describe-changes.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { blockOf } from '../find-replace/sources.ts'
import { type ImportDocument, isWhole, readUntriedAfter, settleDocument } from './documents.ts'
import { inPages, pageOf } from './in-pages.ts'
import { collectionOf, keyIn } from './keys.ts'
import * as t from './messages.gen.ts'
import { readParts } from './parts.ts'
import { refusalText } from './refusal-text.ts'
import type { ChangedField, DocumentName, Import, Turn } from './types.ts'
import { newInZone } from './writers/new-in-zone.ts'
import { newPictures, showsPictures } from './writers/pictures-of.ts'
import { writerOf } from './writers/registry.ts'
import type { Written } from './writers/writer.ts'

/** Changed fields of a document that are shown. */
const MOST_CHANGES = 20

/** Ends the transaction of a trial with what it found. */
class Tried extends Error {
  readonly written: Written

  constructor(written: Written) {
    super('tried')
    this.written = written
  }
}

/**
 * Writes each document of an import and takes it back at once, in a transaction of its own, so that what is found is what a
 * write will find. Ends between two documents once `ended` says so; false then.
 */
export function checkDocuments(req: PayloadRequest, turn: Turn): Promise<boolean> {
  const { payload } = req
  const { one } = turn
  return inPages(
    payload,
    turn,
    (last) => readUntriedAfter({ payload }, one.id, last?.position ?? -1, pageOf(one)),
    (document) => checkDocument(req, one, document),
  )
}

/** Tries out one document, and writes down what was found. */
export async function checkDocument(req: PayloadRequest, one: Import, document: ImportDocument) {
  const { payload } = req
  const { id } = one
  const { name, position } = document
  const parts = isWhole(document) ? await readParts({ payload }, id, name) : []
  if (isWhole(document) && parts.length === 0) {
    const settled = { verdict: 'refused' as const, changes: [], fault: t.nothingOfIt() }
    await settleDocument({ payload }, id, position, 'staged', settled)
    return
  }
  try {
    const tried = await tryWrite(req, one, document)
    const { target, verdict, notes = [] } = tried
    const isSame = verdict === 'same'
    const changes = [...notes, ...(tried.changes ?? (await changesIn(req, document, tried)))]
    // Documents that are new, too, are not there yet for what lists them.
    const pending = parts.filter((part) => part.target === null && isOfContent(part))
    if (pending.length > 0 && (verdict !== 'new' || document.collection === 'zones'))
      changes.push(...(await addedParts(req, { ...document, target }, pending)))
    await settleDocument({ payload }, id, position, 'staged', {
      verdict: isSame && pending.length > 0 ? 'changed' : verdict,
      ...{ changes: changes.slice(0, MOST_CHANGES), fault: '' },
      target: verdict === 'new' ? null : target,
    })
  } catch (error) {
    const fault = await refusalText(error, document)
    await settleDocument({ payload }, id, position, 'staged', {
      verdict: 'refused',
      changes: [],
      fault,
    })
  }
}

/** Whether the content system keeps a part, and not the booking engine, whose things have no ids there. */
const isOfContent = ({ name }: { name: DocumentName }) => !writerOf(collectionOf(name)).isWritten

type Parts = Awaited<ReturnType<typeof readParts>>

async function addedParts(
  req: PayloadRequest,
  document: ImportDocument,
  pending: Parts,
): Promise<ChangedField[]> {
  if (document.collection === 'zones') return newInZone(req, document, pending)
  if (showsPictures(document)) return newPictures(req, document, pending)
  const after = t.newParts({ count: pending.length })
  return [{ label: t.listed(), before: '', after }]
}

async function tryWrite(
  req: PayloadRequest,
  one: Import,
  document: ImportDocument,
): Promise<Written> {
  const writer = writerOf(document.collection)
  if (writer.tryOut) return writer.tryOut(req, one.id, document, one.options)
  try {
    await inTransaction(req.payload.db, req, async (given) => {
      const own = given as PayloadRequest
      const trial = { isTrial: true }
      const written = await writer.write(own, one.id, document, one.options, trial)
      // Stand-ins for new documents exist until this transaction ends, so the changes are described inside of it.
      const changes = written.changes ?? (await changesIn(own, document, written))
      throw new Tried({ ...written, changes })
    })
  } catch (error) {
    if (error instanceof Tried) return error.written
    throw error
  }
  throw new Error('A trial was kept.')
}

async function changesIn(
  req: PayloadRequest,
  { name, collection }: ImportDocument,
  { verdict, before, after }: Written,
): Promise<ChangedField[]> {
  const { collections, globals } = req.payload.config
  const isGlobal = collection === 'globals'
  const own = isGlobal ? keyIn(name) : collection
  const config = (isGlobal ? globals : collections).find(({ slug }) => slug === own)
  if (!config || verdict === 'same') return []
  const changes = changesOf(
    { slug: own, fields: config.flattenedFields, blockOf: blockOf(req) },
    before,
    after,
  )
  // Ids of rows say nothing to anybody.
  const said = { ...changes, fields: changes.fields.filter(({ path }) => !path.endsWith('.id')) }
  const [described = []] = await describeChanges(req, [
    { subject: `${isGlobal ? 'globals' : 'collections'}/${own}`, changes: said },
  ])
  return described.map(({ label, before, after }) => ({ label, before, after }))
}
