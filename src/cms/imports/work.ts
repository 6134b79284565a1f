import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { unavailableRefusal } from '#lib/outage/outage-refusal.ts'
import { isFilesUnavailable } from '#providers/files/contract.ts'
import { requestOf } from './act-as.ts'
import { checkDocuments } from './check-documents.ts'
import { checkReferring } from './check-referring.ts'
import { checkRows, TurnEnded } from './check-rows.ts'
import { findClock } from './clock.ts'
import { findDayOrder } from './day-order.ts'
import { countAll } from './documents.ts'
import type { ImportPorts } from './kinds/kind.ts'
import { importKind } from './kinds/registry.ts'
import { linkDocuments, unlinkDocuments } from './link-documents.ts'
import * as t from './messages.gen.ts'
import { removeStagedPictures } from './pictures/staged-pictures.ts'
import {
  changeImport,
  deleteImport,
  discardOld,
  leaveImport,
  listDiscarded,
  listWorking,
  takeImport,
} from './store.ts'
import { readSummary } from './summary.ts'
import { type Import, type ImportState, type Turn, WORKING_STATES } from './types.ts'
import { findEdited, settleUnsaid, undoDocuments } from './undo-documents.ts'
import { writeDocuments } from './write-documents.ts'

/**
 * Does what there is to do on imports, one after the other, as whoever began them; goes on where another process, or this
 * one, was ended. Deletes those that are forgotten, or that nobody goes on with.
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
  await discardOld({ payload }, Date.now())
  const discarded = await listDiscarded({ payload })
  for (const id of discarded) await deleteImport({ payload }, id)
  if (discarded.length > 0) await removeUnneededPictures(payload)
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
    for (let next: Import | null = one; next && !ended(); )
      next = await workAtStep({ payload, one: next, worker, ports, ended })
  } finally {
    await leaveImport({ payload }, one.id, worker)
  }
}

/** Removes pictures that no import is to write any more. Where the storage is away, the next run of their own job does it. */
export async function removeUnneededPictures(payload: Payload): Promise<void> {
  try {
    await removeStagedPictures(payload)
  } catch (error) {
    if (!isFilesUnavailable(error)) throw error
    console.warn('imports: pictures may stay that no import needs', { reason: error.reason })
  }
}

type Work = Turn & { payload: Payload; ports: ImportPorts }
type Step = { state: ImportState; total?: number; fault?: string }

/** Where an import is left that cannot go on. */
const BACK: Partial<Record<ImportState, ImportState>> = {
  checking: 'matching',
  trying: 'matching',
  writing: 'checked',
  stopping: 'written',
  undoing: 'written',
}

/** Works on an import until its step is done; returns it at the next step, or null where there is nothing more to do now. */
async function workAtStep(work: Work): Promise<Import | null> {
  const { payload, one, worker } = work
  const back = BACK[one.state] ?? one.state
  const req = await requestOf(payload, one)
  let step: Step | null
  try {
    step = req ? await nextStep(req, work) : { state: back, fault: t.nobodysAnyMore() }
  } catch (error) {
    if (error instanceof TurnEnded) return null
    // The database or the storage of files is away or in use: it is tried again at the next turn.
    if (isFilesUnavailable(error) || (await unavailableRefusal(error))) throw error
    console.error(`import ${one.id}: ${one.state} failed`, error)
    step = { state: back, fault: t.stopped() }
  }
  if (!step) return null
  const change = { ...step, progress: 0 }
  if (!(await changeImport({ payload }, one.id, [one.state], change, worker))) return null
  if (one.kind === 'pictures' && step.state === 'written') await removeUnneededPictures(payload)
  return step.state === 'trying' ? { ...one, ...change } : null
}

/** Works on an import; null where it is not at its end. */
async function nextStep(req: PayloadRequest, work: Work): Promise<Step | null> {
  const { one } = work
  switch (one.state) {
    case 'checking':
      return checkAllRows(req, work)
    case 'trying':
      return (await checkDocuments(req, work)) && (await checkReferring(req, work))
        ? { state: await stateAfterCheck(work) }
        : null
    case 'writing':
      return (await writeDocuments(req, work)) && (await linkDocuments(req, work))
        ? { state: 'written' }
        : null
    case 'stopping':
      return (await linkDocuments(req, work)) ? { state: 'written' } : null
    case 'undoing':
      return undo(req, work)
    default:
      throw new Error(`there is no work on an import that is ${one.state}`)
  }
}

/** Pictures of which none is new or changed need not be kept until somebody forgets them: their import is over. */
async function stateAfterCheck({ one, payload }: Work): Promise<ImportState> {
  if (one.kind !== 'pictures') return 'checked'
  const { toWrite } = await readSummary({ payload }, one.id)
  return toWrite === 0 ? 'written' : 'checked'
}

async function checkAllRows(req: PayloadRequest, work: Work): Promise<Step | null> {
  const { one, payload, ports } = work
  const found = await findDayOrder(payload, one, importKind(one.kind))
  if (!found.ok) return { state: 'matching', fault: found.fault }
  const { options } = one
  const is24Hours = await findClock(payload, one, importKind(one.kind))
  const now = new Date().toISOString()
  const given = { options, ports, dayOrder: found.order, is24Hours, now }
  if (!(await checkRows(req, work, given))) return null
  return { state: 'trying', total: await countAll({ payload }, one.id) }
}

/** All is taken back, or nothing where something was edited. */
async function undo(req: PayloadRequest, work: Work): Promise<Step | null> {
  const { one } = work
  if (one.progress === 0) await settleUnsaid(req, one)
  const edited = one.progress === 0 ? await findEdited(req, work) : null
  if (edited !== null) return { state: 'written', fault: t.wasEdited({ title: edited }) }
  // What was unlinked is not looked at again for edits.
  await changeImport({ payload: req.payload }, one.id, [one.state], { progress: 1 }, work.worker)
  return (await unlinkDocuments(req, work)) && (await undoDocuments(req, work))
    ? { state: 'undone' }
    : null
}
