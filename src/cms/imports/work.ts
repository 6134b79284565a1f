import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { requestOf } from './act-as.ts'
import { checkDocuments } from './check-documents.ts'
import { checkRows } from './check-rows.ts'
import { findDayOrder } from './day-order.ts'
import type { ImportPorts } from './kinds/kind.ts'
import { importKind } from './kinds/registry.ts'
import * as t from './messages.gen.ts'
import {
  changeImport,
  deleteImport,
  leaveImport,
  listOld,
  listWorking,
  takeImport,
} from './store.ts'
import { type Import, type ImportState, type Turn, WORKING_STATES } from './types.ts'
import { undoDocuments } from './undo-documents.ts'
import { writeDocuments } from './write-documents.ts'

/** How long an import can be looked at and taken back, ms: its rows may have personal data. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/**
 * Does what there is to do on imports, one after the other, as whoever began them; goes on where another process, or this
 * one, was ended. Deletes those that are older than 30 days.
 */
export async function workOnImports(
  payload: Payload,
  ports: ImportPorts,
  ended: () => boolean,
): Promise<void> {
  for (const one of await listWorking({ payload }, WORKING_STATES)) {
    if (ended()) return
    await workOn(payload, one, ports, ended)
  }
  for (const id of await listOld({ payload }, Date.now() - KEPT_MS))
    await deleteImport({ payload }, id)
}

/** Does what there is to do on one import; nothing where another process is at it. */
export async function workOn(
  payload: Payload,
  one: Import,
  ports: ImportPorts,
  ended: () => boolean,
): Promise<void> {
  const worker = randomUUID()
  if (!(await takeImport({ payload }, one, worker))) return
  try {
    const next = await nextState({ payload, one, worker, ports, ended })
    if (next) await changeImport({ payload }, one.id, [one.state], { ...next, progress: 0 }, worker)
  } finally {
    await leaveImport({ payload }, one.id, worker)
  }
}

type Work = Turn & { payload: Payload; ports: ImportPorts }
type Next = { state: ImportState; fault?: string }

/** Works on an import; null where it is not at its end. */
async function nextState(turn: Work): Promise<Next | null> {
  const { one } = turn
  const req = await requestOf(turn.payload, one)
  switch (one.state) {
    case 'checking':
      if (!req) return { state: 'matching', fault: t.nobodysAnyMore() }
      return check(req, turn)
    case 'writing':
      if (!req) return { state: 'checked', fault: t.nobodysAnyMore() }
      return (await writeDocuments(req, turn)) ? { state: 'written' } : null
    case 'undoing':
      if (!req) return { state: 'written', fault: t.nobodysAnyMore() }
      return (await undoDocuments(req, turn)) ? { state: 'undone' } : null
    default:
      return null
  }
}

async function check(req: PayloadRequest, turn: Work): Promise<Next | null> {
  const { one, payload, ports } = turn
  const found = await findDayOrder(payload, one, importKind(one.kind))
  if (!found.ok) return { state: 'matching', fault: found.fault }
  const { options } = one
  const given = { options, ports, dayOrder: found.order, now: new Date().toISOString() }
  if (!(await checkRows(req, turn, given))) return null
  return (await checkDocuments(req, turn)) ? { state: 'checked' } : null
}
