import type { PayloadRequest } from 'payload'
import { inTransaction } from '../database/atomic-writes.ts'
import { allowIdleTransaction } from '../database/idle-limit.ts'
import { type ImportDocument, readDocumentsAfter, settleDocument } from './documents.ts'
import { inPages, pageOf } from './in-pages.ts'
import { keepKey, ownIdOf, readKey } from './keys.ts'
import { refusalText } from './refusal-text.ts'
import { changeImport } from './store.ts'
import type { Turn } from './types.ts'
import { writerOf } from './writers/registry.ts'

/** Thrown where another process has written the document meanwhile, or nobody is to write it any more. */
class WrittenElsewhere extends Error {}

/**
 * Writes the documents of an import that are new or changed, each in a transaction of its own with the note that it was
 * written: a process that ends in the middle has written each of them whole or not at all, and the next one goes on.
 * Ends between two documents once `ended` says so; false then.
 */
export function writeDocuments(req: PayloadRequest, turn: Turn): Promise<boolean> {
  const { payload } = req
  const { one } = turn
  return inPages(
    payload,
    turn,
    (last) => readDocumentsAfter({ payload }, one.id, last?.position ?? -1, pageOf(one), 'staged'),
    async (document) => {
      if (document.verdict !== 'refused') await writeOne(req, turn, document)
    },
  )
}

async function writeOne(req: PayloadRequest, { one, worker }: Turn, document: ImportDocument) {
  const { payload } = req
  const { name, position } = document
  try {
    await inTransaction(payload.db, req, async (given) => {
      const own = given as PayloadRequest
      const at = { payload, req: own }
      const writer = writerOf(document.collection)
      const { isSlow = false } = writer
      const isToWrite = () => changeImport(at, one.id, ['writing'], {}, worker)
      // Locks both rows: who stops the import waits for this document, and of two processes one finds it written.
      const mayWrite = async () =>
        (await isToWrite()) &&
        (await settleDocument(at, one.id, position, 'staged', { state: 'done' }))
      if (isSlow) await allowIdleTransaction(own)
      else if (!(await mayWrite())) throw new WrittenElsewhere()
      const { target, verdict, undo, changes } = await writer.write(
        ...([own, one.id, document, one.options] as const),
      )
      // It may have been stopped, and taken back, while the document took its time.
      if (isSlow && !(await isToWrite())) throw new WrittenElsewhere()
      const keeps = writer.keepsKeys && target !== null && ownIdOf(name) === null
      const former = keeps ? await readKey(at, name) : null
      const formerKey = former !== null && former !== target ? { formerKey: former } : {}
      const isOurs = await settleDocument(at, one.id, position, isSlow ? 'staged' : 'done', {
        ...{ state: 'done', target, verdict, fault: '' },
        ...(undo ? { undo: { ...undo, ...formerKey } } : {}),
        // What was free when it was tried out may be taken by now.
        ...(changes ? { changes } : {}),
      })
      if (!isOurs) throw new WrittenElsewhere()
      if (keeps) await keepKey(at, name, target, one.id)
    })
  } catch (error) {
    if (error instanceof WrittenElsewhere) return
    const fault = await refusalText(error, document)
    await settleDocument({ payload }, one.id, position, 'staged', { state: 'failed', fault })
  }
}
