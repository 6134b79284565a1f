import { decodeText } from './decode-text.ts'
import { type JsonText, jsonValues } from './json-values.ts'
import type { FileHead } from './read-head.ts'
import { type FileFacts, ImportFileError, type OpenFile, type SourceRow } from './source-row.ts'

/** The column of documents as JSON; no report repeats it. */
export const DOCUMENT_COLUMN = 'document'

/** Columns of documents: each as JSON, and the name of its file, where each has one. */
export const DOCUMENT_COLUMNS = [DOCUMENT_COLUMN, 'file']

/** The facts of a JSON file of documents. Throws an ImportFileError for what is no JSON. */
export function documentFacts({ encoding, text }: FileHead): FileFacts {
  if (!/^\s*[[{]/.test(text)) throw new ImportFileError('no_documents')
  const isLines = !/^\s*(?:\[|\{\s*"(?:page|results)\w*"\s*:)/.test(text)
  const facts = { format: 'json', encoding, delimiter: null, broken: 0, isLines } as const
  return { ...facts, columns: DOCUMENT_COLUMNS }
}

/**
 * The documents of a JSON file in order: of a list, of an answer with `results`, or each value at the top; numbers and flags in
 * them are texts. Throws an ImportFileError where it cannot go on.
 */
export async function* documentRows(open: OpenFile, facts: FileFacts): AsyncGenerator<SourceRow> {
  const { encoding, isLines = false } = facts
  let number = 0
  for await (const value of jsonValues(decodeText(open(), encoding), isLines)) {
    number += 1
    yield documentRow(number, value instanceof Map ? JSON.stringify(plain(value)) : null, '')
  }
  if (number === 0) throw new ImportFileError('no_rows')
}

/** The row of a document: its JSON, null for what is none, and the name of its file. */
export function documentRow(number: number, document: string | null, file: string): SourceRow {
  const fault = document === null ? ({ code: 'not_an_object' } as const) : null
  return { number, line: null, values: { document: document ?? '', file }, fault }
}

function plain(value: JsonText): unknown {
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([name, one]) => [name, plain(one)]))
  return Array.isArray(value) ? value.map(plain) : value
}
