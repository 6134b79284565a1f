import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { forgetDocuments } from './documents.ts'
import { importKind } from './kinds/registry.ts'
import { lackingFields } from './match-fields.ts'
import * as t from './messages.gen.ts'
import { countRows } from './rows.ts'
import { announceImportWork } from './signal.ts'
import { changeImport, deleteImport } from './store.ts'
import type { Import, ImportOptions, ImportState, Matches } from './types.ts'
import { findEdited } from './undo-documents.ts'

type Refused = 'wrong_state' | 'column_needed' | 'has_refused' | 'was_edited' | 'unknown_column'

const wrongState = () => refuse('wrong_state', { message: t.wrongState() })

/** Has the rows looked at by the given columns. */
export async function beginCheck(
  req: PayloadRequest,
  one: Import,
  { matches, options }: { matches: Matches; options: ImportOptions },
): Promise<Result<null, Refused>> {
  const { fields } = await importKind(one.kind).prepare(req, one.facts.columns)
  const known = new Set(fields.map(({ name }) => name))
  const isUnknown = ([field, column]: [string, string]) =>
    !known.has(field) || !one.facts.columns.includes(column)
  if (Object.entries(matches).some(isUnknown))
    return refuse('unknown_column', { message: t.unknownColumn() })
  const [lacking] = lackingFields(matches, fields)
  if (lacking) return refuse('column_needed', { message: t.columnNeeded({ field: lacking.label }) })
  return move(req, one, ['matching', 'checked'], 'checking', { matches, options })
}

/** Has the documents written. Where rows are refused, only if they may be left out. */
export async function beginWriting(
  req: PayloadRequest,
  one: Import,
  { leaveOut }: { leaveOut: boolean },
): Promise<Result<null, Refused>> {
  const { refused } = await countRows({ payload: req.payload }, one.id)
  if (refused > 0 && !leaveOut)
    return refuse('has_refused', { message: t.hasRefused({ count: refused }) })
  return move(req, one, ['checked'], 'writing')
}

/** Has all that was written taken back. Refused where something of it was edited since. */
export async function beginUndo(req: PayloadRequest, one: Import): Promise<Result<null, Refused>> {
  if (one.state !== 'written') return wrongState()
  const edited = await findEdited(req, one)
  if (edited !== null) return refuse('was_edited', { message: t.wasEdited({ title: edited }) })
  return move(req, one, ['written'], 'undoing')
}

/** Goes back to the columns. */
export async function reopen(req: PayloadRequest, one: Import): Promise<Result<null, Refused>> {
  return inTransaction(req.payload.db, req, async (own) => {
    const at = { payload: req.payload, req: own }
    const change = { state: 'matching', progress: 0, fault: '' } as const
    if (!(await changeImport(at, one.id, ['checking', 'checked'], change))) return wrongState()
    await forgetDocuments(at, one.id)
    return ok(null)
  })
}

/** Forgets an import with its rows. What it has written stays, and cannot be taken back as one any more. */
export async function discard(req: PayloadRequest, one: Import): Promise<Result<null, Refused>> {
  return inTransaction(req.payload.db, req, async (own) => {
    const at = { payload: req.payload, req: own }
    const resting: ImportState[] = [
      'reading',
      'matching',
      'checking',
      'checked',
      'written',
      'undone',
    ]
    if (!(await changeImport(at, one.id, resting, {}))) return wrongState()
    await deleteImport(at, one.id)
    return ok(null)
  })
}

async function move(
  req: PayloadRequest,
  one: Import,
  from: ImportState[],
  state: ImportState,
  change: Partial<Pick<Import, 'matches' | 'options'>> = {},
): Promise<Result<null, Refused>> {
  const at = { payload: req.payload }
  const moved = await changeImport(at, one.id, from, { ...change, state, progress: 0, fault: '' })
  if (!moved) return wrongState()
  announceImportWork()
  return ok(null)
}
