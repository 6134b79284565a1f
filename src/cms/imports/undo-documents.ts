import type { PayloadRequest } from 'payload'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { allowIdleTransaction } from '../database/idle-limit.ts'
import { TurnEnded } from './check-rows.ts'
import {
  type ImportDocument,
  readDocumentsAfter,
  readWrittenBefore,
  settleDocument,
} from './documents.ts'
import { inPages, pageOf } from './in-pages.ts'
import { restoreKey } from './keys.ts'
import { refusalText } from './refusal-text.ts'
import { changeImport } from './store.ts'
import type { Import, Turn } from './types.ts'
import { writerOf } from './writers/registry.ts'

/** Documents that are read at once. */
const PAGE = 50

/** Thrown where another process has taken the document back meanwhile. */
class UndoneElsewhere extends Error {}

/**
 * Title of the first document of an import that was edited since it was written; null where none was. Throws a `TurnEnded` once
 * `ended` says so, or where the import is no longer this worker's.
 */
export async function findEdited(
  req: PayloadRequest,
  { one, worker, ended }: Turn,
): Promise<string | null> {
  const { payload } = req
  for (let after = -1; ; ) {
    const documents = await readDocumentsAfter({ payload }, one.id, after, PAGE, 'done')
    for (const document of documents) {
      await yieldToEventLoop()
      if (ended()) throw new TurnEnded()
      if (await writerOf(document.collection).isEdited(req, document, one.id)) return document.title
    }
    // Shows that it goes on.
    if (!(await changeImport({ payload }, one.id, ['undoing'], {}, worker))) throw new TurnEnded()
    const last = documents.at(-1)
    if (!last) return null
    after = last.position
  }
}

/**
 * Says of documents which another database keeps that they were written, where a process was ended before it could say so
 * and nobody has gone on: stopped imports are taken back whole.
 */
export async function settleUnsaid(req: PayloadRequest, one: Import): Promise<void> {
  const { payload } = req
  for (const state of ['staged', 'failed'] as const)
    for (let after = -1; ; ) {
      const documents = await readDocumentsAfter({ payload }, one.id, after, PAGE, state)
      for (const document of documents) {
        const { position, verdict } = document
        const writer = writerOf(document.collection)
        if (!(await writer.isWritten?.(req, document, one.id))) continue
        const undo = { made: verdict === 'new', seen: '', published: null, draft: null }
        await settleDocument({ payload }, one.id, position, state, {
          state: 'done',
          undo,
          fault: '',
        })
      }
      const last = documents.at(-1)
      if (!last) break
      after = last.position
    }
}

/**
 * Takes back what an import wrote, the last document first, each in a transaction of its own. One that is edited while this
 * runs stays as it is. Ends between two documents once `ended` says so; false then.
 */
export function undoDocuments(req: PayloadRequest, turn: Turn): Promise<boolean> {
  const { payload } = req
  const { one } = turn
  const first = Number.MAX_SAFE_INTEGER
  return inPages(
    payload,
    turn,
    (last) => readWrittenBefore({ payload }, one.id, last?.position ?? first, pageOf(one)),
    (document) => undoOne(req, turn, document),
  )
}

async function undoOne(req: PayloadRequest, { one, worker }: Turn, document: ImportDocument) {
  const { payload } = req
  const { id } = one
  const { name, position, undo } = document
  try {
    await inTransaction(payload.db, req, async (given) => {
      const own = given as PayloadRequest
      const at = { payload, req: own }
      const { isSlow = false, takeBack } = writerOf(document.collection)
      if (!isSlow && !(await settleDocument(at, id, position, 'done', { state: 'undone' }))) return
      if (isSlow) await allowIdleTransaction(own)
      const isBack = await takeBack(own, document, id)
      if (isSlow && !(await changeImport(at, id, ['undoing'], {}, worker)))
        throw new UndoneElsewhere()
      const from = isSlow ? 'done' : 'undone'
      const state = isBack ? 'undone' : 'kept'
      if (!(await settleDocument(at, id, position, from, { state }))) throw new UndoneElsewhere()
      if (isBack) await restoreKey(at, name, id, undo)
    })
  } catch (error) {
    if (error instanceof UndoneElsewhere) return
    const fault = await refusalText(error, document)
    await settleDocument({ payload }, id, position, 'done', { state: 'kept', fault })
  }
}
