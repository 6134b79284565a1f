import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import { importKind } from './kinds/registry.ts'
import { lackingFields } from './match-fields.ts'
import * as t from './messages.gen.ts'
import { rememberMatches } from './remembered-matches.ts'
import { announceImportWork } from './signal.ts'
import { changeImport } from './store.ts'
import { readSummary } from './summary.ts'
import type { Import, ImportOptions, ImportState, Matches } from './types.ts'

type Refused = 'wrong_state' | 'column_needed' | 'has_refused' | 'unknown_column'

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
  const moved = await move(req, one, ['matching', 'checked'], 'checking', { matches, options })
  if (moved.ok)
    await rememberMatches({ payload: req.payload }, one.kind, one.facts.columns, matches)
  return moved
}

/** Has the documents written. Where rows are refused, only if they may be left out. */
export async function beginWriting(
  req: PayloadRequest,
  one: Import,
  { leaveOut }: { leaveOut: boolean },
): Promise<Result<null, Refused>> {
  const at = { payload: req.payload }
  const { refusedRows, refusedWholes, toWrite } = await readSummary(at, one.id)
  const count = refusedRows + refusedWholes
  if (count > 0 && !leaveOut) return refuse('has_refused', { message: t.hasRefused({ count }) })
  return move(req, one, ['checked'], 'writing', { total: toWrite })
}

/** Has all that was written taken back, or nothing of it where something was edited since. */
export function beginUndo(req: PayloadRequest, one: Import): Promise<Result<null, Refused>> {
  return move(req, one, ['written'], 'undoing')
}

/** Goes back to the columns. */
export function reopen(req: PayloadRequest, one: Import): Promise<Result<null, Refused>> {
  return move(req, one, ['checking', 'trying', 'checked'], 'matching')
}

/** Writes no more documents than were written by now, which get their links to one another, and can be taken back. */
export function stopWriting(req: PayloadRequest, one: Import): Promise<Result<null, Refused>> {
  const hasLinks = importKind(one.kind).reads === 'documents'
  return move(req, one, ['writing'], hasLinks ? 'stopping' : 'written')
}

/** Forgets an import with its rows. What it has written stays, and cannot be taken back as one any more. */
export function discard(req: PayloadRequest, one: Import): Promise<Result<null, Refused>> {
  const resting: ImportState[] = ['reading', 'matching', 'checking', 'trying', 'checked']
  return move(req, one, [...resting, 'written', 'undone'], 'discarded')
}

async function move(
  req: PayloadRequest,
  one: Import,
  from: ImportState[],
  state: ImportState,
  change: Partial<Pick<Import, 'matches' | 'options' | 'total'>> = {},
): Promise<Result<null, Refused>> {
  const at = { payload: req.payload }
  // A worker that is at the step before goes no further.
  const next = { ...change, state, progress: 0, fault: '', worker: '' } as const
  const moved = await changeImport(at, one.id, from, next)
  if (!moved) return wrongState()
  announceImportWork()
  return ok(null)
}
