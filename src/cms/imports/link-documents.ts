import type { PayloadRequest } from 'payload'
import { inTransaction } from '../database/atomic-writes.ts'
import {
  type ImportDocument,
  readDocument,
  readNotedAfter,
  settleDocument,
  type Undo,
} from './documents.ts'
import { inPages, pageOf } from './in-pages.ts'
import * as t from './messages.gen.ts'
import { refusalText } from './refusal-text.ts'
import type { At } from './store.ts'
import type { Turn } from './types.ts'
import { writerOf } from './writers/registry.ts'

/**
 * Sets links of written documents to those that were written after them, each document in a transaction of its own. One that was
 * edited meanwhile stays as it is. Ends between two documents once `ended` says so; false then.
 */
export function linkDocuments(req: PayloadRequest, turn: Turn): Promise<boolean> {
  return eachNoted(
    req,
    turn,
    'isPending',
    async (own, document) =>
      writerOf(document.collection).link?.(own, document, turn.one.id) ?? null,
  )
}

/** Sets links to what they were before `linkDocuments`, so that no document is taken back that another one links to. */
export function unlinkDocuments(req: PayloadRequest, turn: Turn): Promise<boolean> {
  return eachNoted(
    req,
    turn,
    'unlinked',
    async (own, document) => writerOf(document.collection).unlink?.(own, document) ?? null,
  )
}

function eachNoted(
  req: PayloadRequest,
  turn: Turn,
  note: 'isPending' | 'unlinked',
  work: (own: PayloadRequest, document: ImportDocument) => Promise<Undo | null>,
): Promise<boolean> {
  const { payload } = req
  const { one } = turn
  return inPages(
    payload,
    turn,
    (last) => readNotedAfter({ payload }, one.id, last?.position ?? -1, pageOf(one), note),
    async (document) => {
      const { name, position } = document
      const settle = (at: At, settled: Parameters<typeof settleDocument>[4]) =>
        settleDocument(at, one.id, position, 'done', settled)
      try {
        await inTransaction(payload.db, req, async (given) => {
          const own = given as PayloadRequest
          const at = { payload, req: own }
          // Locks its row: of two processes one waits here, and finds it done.
          if (!(await settle(at, { state: 'done' }))) return
          const now = await readDocument(at, one.id, name)
          if (!now?.undo?.[note]) return
          const undo = await work(own, now)
          await settle(at, undo ? { undo } : { undo: withoutPending(now), fault: t.linksKept() })
        })
      } catch (error) {
        const fault = await refusalText(error, document)
        await inTransaction(payload.db, req, async (given) => {
          const at = { payload, req: given as PayloadRequest }
          // Another process may have set its links meanwhile.
          if (!(await settle(at, { state: 'done' }))) return
          const now = await readDocument(at, one.id, name)
          if (now?.undo?.[note]) await settle(at, { undo: withoutPending(now), fault })
        })
      }
    },
  )
}

/** Returns the note on a document without links that wait: it stays as it was written. */
const withoutPending = ({ undo }: ImportDocument): Undo | null =>
  undo && { ...undo, isPending: false }
