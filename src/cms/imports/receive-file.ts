import type { PayloadRequest } from 'payload'
import {
  type FileFacts,
  ImportFileError,
  MOST_COLUMNS,
  type SourceRow,
} from '#lib/import-files/source-row.ts'
import { PictureFilesError } from '#lib/picture-files/picture-file.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { isFilesUnavailable } from '#providers/files/contract.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import * as texts from '../hooks/messages.gen.ts'
import { arriving, CutOff, TooLarge } from './arriving.ts'
import { fileFaultText, rowFaultText } from './fault-texts.ts'
import type { ImportKindName } from './kinds/names.ts'
import { importKind } from './kinds/registry.ts'
import { MOST_CHARACTERS, MOST_ROWS } from './limits.ts'
import { matchFields } from './match-fields.ts'
import * as t from './messages.gen.ts'
import { filesFaultText } from './pictures/fault-texts.ts'
import { receiveFolder, receiveZip } from './pictures/receive-pictures.ts'
import { type ImportSource, type OpenOnce, readSource } from './read-source.ts'
import { readRemembered } from './remembered-matches.ts'
import { addRows } from './rows.ts'
import { addImport, changeImport } from './store.ts'

/** Rows that are written in one transaction, at most. */
const PAGE = 200

type Wish = {
  kind: ImportKindName
  /** Name of the file. */
  name: string
  body: AsyncIterable<Uint8Array>
}

type ReceiveRefusal = 'unreadable_file' | 'too_large' | 'malformed' | 'files_unavailable'

/**
 * Reads a file as it arrives, and keeps its rows: never more of it in memory than some hundred rows, fewer where they are long. Answers with the id of
 * its import, whose columns are matched with fields as far as their headings say it. A file that cannot be read leaves
 * nothing; `message` says why, and where.
 */
export async function receiveFile(
  req: PayloadRequest,
  { kind, name, body }: Wish,
): Promise<Result<{ id: string }, ReceiveRefusal>> {
  const at = { payload: req.payload }
  let id: string | null = null
  let source: ImportSource | null = null
  try {
    const { reads } = importKind(kind)
    if (reads === 'pictures') return ok({ id: await receiveZip(req, { name, body }) })
    source = await readSource(openOnce(body), reads)
    const { facts } = source
    id = await addImport(at, {
      ...{ kind, name, facts, staff: Number(req.user?.id) },
      author: req.user?.name ?? '',
    })
    const { rows, columns, longestRow } = await keepRows(req, id, source)
    const found: FileFacts = { ...facts, columns, longestRow }
    const prepared = await importKind(kind).prepare(req, found.columns)
    await changeImport(at, id, ['reading'], {
      ...{ state: 'matching', total: rows, progress: 0, facts: found },
      matches:
        (await readRemembered(at, kind, found.columns, prepared.fields)) ??
        matchFields(found.columns, prepared.fields),
    })
    return ok({ id })
  } catch (error) {
    if (id !== null) await changeImport(at, id, ['reading'], { state: 'discarded' })
    return refusalOf(error)
  } finally {
    await source?.close()
  }
}

/** As `receiveFile`, of a folder of pictures on this machine. */
export async function receivePictures(
  req: PayloadRequest,
  wish: { name: string; folder: string },
): Promise<Result<{ id: string }, ReceiveRefusal>> {
  try {
    return ok({ id: await receiveFolder(req, wish) })
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown) {
  if (error instanceof ImportFileError)
    return refuse('unreadable_file', { message: fileFaultText(error) })
  if (error instanceof PictureFilesError)
    return refuse('unreadable_file', { message: filesFaultText(error) })
  if (isFilesUnavailable(error)) {
    console.warn('imports: a file was not taken, files_unavailable', { reason: error.reason })
    return refuse('files_unavailable', { message: texts.fileStorageAway() })
  }
  if (error instanceof TooLarge) return refuse('too_large', { message: error.message })
  if (error instanceof CutOff) return refuse('malformed', { message: error.message })
  throw error
}

/** Writes rows down as they come; returns how many there were, the names of their columns in order of appearance, and the length of the longest one. */
async function keepRows(
  req: PayloadRequest,
  id: string,
  { facts, rows }: { facts: FileFacts; rows: AsyncIterable<SourceRow> },
) {
  const columns = new Set(facts.columns)
  let [count, longestRow, characters] = [0, 0, 0]
  let page: SourceRow[] = []
  const keep = async () => {
    if (page.length === 0) return
    const kept = page
    page = []
    characters = 0
    await inTransaction(req.payload.db, req, async (own) => {
      const at = { payload: req.payload, req: own }
      await addRows(
        at,
        id,
        kept.map(({ number, line, values, fault }) => ({
          ...{ number, line, cells: fault ? {} : values, unreadable: faultOf(values, fault) },
        })),
      )
      const progress = kept.at(-1)?.number ?? 0
      // Somebody has forgotten it while it arrived.
      if (!(await changeImport(at, id, ['reading'], { progress })))
        throw new CutOff(t.fileForgotten())
    })
  }
  for await (const row of rows) {
    if (row.number > MOST_ROWS) throw new TooLarge(t.tooManyRows({ most: MOST_ROWS }))
    if (row.fault === null) for (const column of Object.keys(row.values)) columns.add(column)
    if (columns.size > MOST_COLUMNS)
      throw new TooLarge(t.fileTooManyColumns({ most: MOST_COLUMNS }))
    count = row.number
    const length = lengthOf(row)
    longestRow = Math.max(longestRow, length)
    if (page.length === PAGE || characters + length > MOST_CHARACTERS) await keep()
    page.push(row)
    characters += length
  }
  await keep()
  return { rows: count, columns: [...columns], longestRow }
}

/** How many characters the cells of a row have. */
const lengthOf = ({ values }: SourceRow) =>
  Object.values(values).reduce((sum, text) => sum + text.length, 0)

/** Why a row cannot be read; empty where it can. Postgres has no text with a NUL. */
function faultOf(values: SourceRow['values'], fault: SourceRow['fault']): string {
  if (fault) return rowFaultText(fault)
  const hasNul = Object.values(values).some((text) => text.includes('\0'))
  return hasNul ? t.rowNul() : ''
}

/**
 * A body that arrives once, to be read from its beginning any number of times by `head`, which keeps what it has read, and
 * then once by `whole`.
 */
function openOnce(body: AsyncIterable<Uint8Array>): OpenOnce {
  const rest = arriving(body)
  let kept: Uint8Array[] = []
  const next = async () => {
    const { done, value } = await rest.next()
    return done ? null : value
  }
  return {
    head: async function* () {
      for (let at = 0; ; at += 1) {
        const chunk = kept[at] ?? (await next())
        if (chunk === null) return
        if (at === kept.length) kept.push(chunk)
        yield chunk
      }
    },
    whole: async function* () {
      const first = kept
      kept = []
      yield* first
      for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk
    },
  }
}
