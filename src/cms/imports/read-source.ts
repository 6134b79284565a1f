import { MOST_DEPTH } from '#lib/import-files/json-values.ts'
import { DOCUMENT_COLUMNS, documentRow } from '#lib/import-files/read-documents.ts'
import { readFacts, readRows } from '#lib/import-files/read-file.ts'
import {
  type FileContent,
  type FileFacts,
  ImportFileError,
  MOST_ROW_BYTES,
  type OpenFile,
  type SourceRow,
} from '#lib/import-files/source-row.ts'
import { type PictureFile, PictureFilesError } from '#lib/picture-files/picture-file.ts'
import { listZip } from '#lib/picture-files/read-zip.ts'
import { isSavedPage, savedPages } from './saved-pages.ts'
import { openUnnamed } from './unnamed-file.ts'

/** A file as rows; `close` is called at the end, however it ends. */
export type ImportSource = {
  facts: FileFacts
  rows: AsyncIterable<SourceRow>
  close(): Promise<void>
}

/** A file that is read from its beginning any number of times by `head`, and then once by `whole`. */
export type OpenOnce = { head: OpenFile; whole: OpenFile }

/**
 * The rows of a file. Documents and saved pages may also come in a ZIP archive, which is written to disk first. Throws an ImportFileError, or a
 * PictureFilesError, for what cannot be read.
 */
export async function readSource(open: OpenOnce, content: FileContent): Promise<ImportSource> {
  if (content !== 'other' && (await isZip(open.head)))
    return content === 'documents' ? zipSource(open) : pagesSource(open, content)
  const facts = await readFacts(open.head, content)
  return { facts, rows: readRows(open.whole, facts, content), close: async () => {} }
}

async function isZip(open: OpenFile): Promise<boolean> {
  for await (const chunk of open()) return chunk[0] === 0x50 && chunk[1] === 0x4b
  return false
}

async function zipSource(open: OpenOnce): Promise<ImportSource> {
  const file = await openUnnamed()
  try {
    await file.writeFile(open.whole())
    const files = (await listZip(file.fd)).filter(({ path }) => /\.json$/i.test(path))
    if (files.length === 0) throw new ImportFileError('no_documents')
    const facts: FileFacts = {
      ...{ format: 'zip', encoding: 'utf-8', delimiter: null, columns: DOCUMENT_COLUMNS },
      broken: 0,
    }
    return { facts, rows: rowsOf(files), close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function pagesSource(open: OpenOnce, content: FileContent): Promise<ImportSource> {
  const file = await openUnnamed()
  try {
    await file.writeFile(open.whole())
    const files = (await listPages(file.fd)).filter(isSavedPage)
    if (files.length === 0) throw new ImportFileError('not_text', { kind: 'workbook' })
    const bytes = Buffer.from(await savedPages(files))
    const openPages: OpenFile = async function* () {
      yield bytes
    }
    const facts = await readFacts(openPages, content)
    return { facts, rows: readRows(openPages, facts, content), close: async () => {} }
  } finally {
    await file.close()
  }
}

/** The files of a ZIP archive; empty if the file only begins like one, such as a damaged workbook. */
async function listPages(fd: number): Promise<PictureFile[]> {
  try {
    return await listZip(fd)
  } catch (error) {
    if (error instanceof PictureFilesError && error.code === 'not_zip') return []
    throw error
  }
}

async function* rowsOf(files: readonly PictureFile[]): AsyncGenerator<SourceRow> {
  for (const [at, file] of files.entries()) yield rowOf(at + 1, file)
}

async function rowOf(number: number, file: PictureFile): Promise<SourceRow> {
  const { path, size, fault } = file
  const row = documentRow(number, null, path)
  if (size > MOST_ROW_BYTES) return { ...row, fault: { code: 'too_large' } }
  if (fault) return { ...row, fault: { code: 'unreadable_file', why: fault } }
  return documentRow(number, jsonObject(await file.read()), path)
}

/** Whether nothing in a value of JSON is nested deeper than so many levels. */
const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isWithin(one, levels - 1)))

/** A text that is an object of JSON, nested no deeper than documents are; null for everything else. */
function jsonObject(bytes: Buffer): string | null {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && isWithin(value, MOST_DEPTH) ? text : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
