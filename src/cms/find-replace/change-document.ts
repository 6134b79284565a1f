import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { unavailableRefusal } from '#lib/outage/outage-refusal.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { lockDocument } from '../documents/lock-document.ts'
import type { Versions } from '../documents/versions.ts'
import { editorElsewhere } from './document-lock.ts'
import * as t from './messages.gen.ts'
import { type ReadDocument, readOne } from './read-documents.ts'
import { saveParts } from './save-parts.ts'
import { nameOf, searchedSources } from './sources.ts'

/** Why a document was left as it is. `gone`: it cannot be changed any more by whoever asks. */
export type RefusedCode = 'changed' | 'gone' | 'locked' | 'invalid' | 'busy' | 'failed'

/** A document that was left as it is, and why in words. */
export type RefusedDocument = {
  document: string
  title: string
  code: RefusedCode
  message: string
}

/** Whether a document was changed: in how many places, or why not. */
export type Outcome =
  | { ok: true; document: string; places: number }
  | ({ ok: false } & RefusedDocument)

type Change = {
  /** Its name, `collections/pages/12`, and its title as far as it is known. */
  document: string
  title: string
  /** `ReadDocument.seen` of what the change was decided by. */
  seen: string
}

/**
 * Changes one document in a transaction of its own: all that `next` says of it, or nothing. It is left as it is where it
 * was saved since it was seen, where somebody else is editing it, and where Payload refuses it.
 */
export async function changeDocument(
  req: PayloadRequest,
  { document, title, seen }: Change,
  /** Null where the document has not what is to be changed. */
  next: (read: ReadDocument) => (Versions & { places: number }) | null,
  /** Runs in the transaction, with the document as it was stored. */
  afterwards: (own: PayloadRequest, stored: ReadDocument) => Promise<void>,
): Promise<Outcome> {
  const refused = (code: RefusedCode, message: string, known = title): Outcome => ({
    ...{ ok: false, document, title: known, code, message },
  })
  try {
    return await inTransaction(req.payload.db, req, async (given) => {
      const own = given as PayloadRequest
      const which = await documentOf(own, document)
      if (!which) return refused('gone', t.isGone())
      await lockDocument(own, which.source, which.id)
      const read = await readOne(own, which.source, which.id)
      if (!read) return refused('gone', t.isGone())
      if (read.seen !== seen) return refused('changed', t.wasChanged(), read.title)
      const editor = await editorElsewhere(own, which.source, which.id)
      if (editor !== null) return refused('locked', lockedText(editor), read.title)
      const changed = next(read)
      if (!changed) return refused('changed', t.wasChanged(), read.title)
      const { places, ...values } = changed
      await saveParts(own, read, values)
      const stored = await readOne(own, which.source, which.id)
      if (stored) await afterwards(own, stored)
      return { ok: true, document, places }
    })
  } catch (error) {
    const [code, message] = await reasonOf(error, document)
    return refused(code, message)
  }
}

async function documentOf(req: PayloadRequest, document: string) {
  const [folder, slug, id] = document.split('/')
  const sources = await searchedSources(req)
  const source = sources.find((one) => nameOf(one) === `${folder}/${slug}`)
  return source ? { source, id: id === undefined ? null : Number(id) } : null
}

const lockedText = (editor: string) => (editor ? t.isOpenBy({ name: editor }) : t.isOpen())

/** Why a save was refused, in words; the log says what nobody expects. */
async function reasonOf(error: unknown, document: string): Promise<[RefusedCode, string]> {
  if (error instanceof ValidationError) {
    const faults = error.data.errors.map(({ label, message }) =>
      typeof label === 'string' && label ? t.fault({ label, message }) : message,
    )
    return ['invalid', faults.join(' ')]
  }
  const unavailable = await unavailableRefusal(error)
  if (unavailable) return ['busy', t.isBusy()]
  // Somebody has opened its form since it was looked at; or it may not be changed.
  if (error instanceof APIError && error.status === 423) return ['locked', t.isOpen()]
  if (error instanceof APIError && [403, 404].includes(error.status)) return ['gone', t.isGone()]
  console.error(`find and replace: ${document} could not be saved`, error)
  return ['failed', t.hasFailed()]
}
