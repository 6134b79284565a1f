import { readFacts, readRows } from '#lib/import-files/read-file.ts'
import type {
  FileContent,
  FileEncoding,
  FileFacts,
  OpenFile,
  SourceRow,
} from '#lib/import-files/source-row.ts'
import { ImportFileError } from '#lib/import-files/source-row.ts'

/** Windows-1252 has these where Latin-1 has controls. */
const WINDOWS: Record<string, number> = { '€': 0x80, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96 }

/** A text as bytes of an encoding; `mark`: with its byte order mark. */
export function encoded(text: string, encoding: FileEncoding, mark = false): Uint8Array {
  const marked = mark ? `\uFEFF${text}` : text
  if (encoding === 'utf-8') return new TextEncoder().encode(marked)
  if (encoding === 'windows-1252')
    return Uint8Array.from(text, (sign) => WINDOWS[sign] ?? sign.charCodeAt(0))
  const bytes = new Uint8Array(marked.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < marked.length; at++)
    view.setUint16(at * 2, marked.charCodeAt(at), encoding === 'utf-16le')
  return bytes
}

/** A file of bytes, or of a text in UTF-8, in chunks that end at the given places. */
export function fileOf(content: Uint8Array | string, ends: readonly number[] = []): OpenFile {
  const bytes = typeof content === 'string' ? encoded(content, 'utf-8') : content
  const places = [0, ...ends.map((end) => end % (bytes.length + 1)), bytes.length]
  places.sort((a, b) => a - b)
  return async function* () {
    for (const [at, end] of places.entries()) yield bytes.subarray(places[at - 1] ?? 0, end)
  }
}

/** What was read of a file, up to what stopped it. */
export type ReadFile = {
  facts: FileFacts | null
  rows: SourceRow[]
  error: { code: string; detail: Record<string, string | number> } | null
}

/** Reads all of a file. Only faults of a file are caught. */
export async function readAll(open: OpenFile, content: FileContent = 'other'): Promise<ReadFile> {
  const read: ReadFile = { facts: null, rows: [], error: null }
  try {
    read.facts = await readFacts(open, content)
    for await (const row of readRows(open, read.facts, content)) read.rows.push(row)
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    read.error = { code: error.code, detail: error.detail }
  }
  return read
}

type Generated = 'csv' | 'json'

/** A file of at least `size` bytes that is made while it is read, and never stored; `pulled` counts what was asked for. */
function generatedFile(
  size: number,
  format: Generated,
): { open: OpenFile; pulled: { bytes: number } } {
  const pulled = { bytes: 0 }
  const encoder = new TextEncoder()
  async function* open(): AsyncGenerator<Uint8Array> {
    yield encoder.encode(format === 'csv' ? 'name,email,note\r\n' : '[{"name":"Guest 0"}')
    for (let row = format === 'csv' ? 0 : 1, made = 0; made < size; ) {
      let text = ''
      while (text.length < 64_000) text += generatedRow(row++, format)
      const chunk = encoder.encode(text)
      made += chunk.length
      pulled.bytes += chunk.length
      yield chunk
    }
    if (format === 'json') yield encoder.encode(']')
  }
  return { open, pulled }
}

function generatedRow(row: number, format: Generated): string {
  const [name, email] = [`Guest ${row}`, `guest.${row}@example.com`]
  return format === 'csv'
    ? `${name},${email},"Sits at the window, ""always"" with ${row % 7} others"\r\n`
    : `,\n${JSON.stringify({ name, email, note: 'Sits at the window', others: row % 7 })}`
}

/** Reads a generated file row by row; `most` is how far it was asked for ahead of the rows that were taken, in bytes. */
export async function readGenerated(
  size: number,
  format: Generated,
): Promise<{ rows: number; most: number }> {
  const { open, pulled } = generatedFile(size, format)
  const facts = await readFacts(open, 'other')
  let [rows, taken, most] = [0, 0, 0]
  for await (const row of readRows(open, facts, 'other')) {
    // The head of a file is read again before its first row.
    if (rows === 0) pulled.bytes = Math.min(pulled.bytes, 65_000)
    most = Math.max(most, pulled.bytes - taken)
    taken += generatedRow(rows, format).length
    rows += 1
    if (row.fault || row.values.name !== `Guest ${rows - 1}`)
      throw new Error(`row ${rows} is wrong`)
  }
  return { rows, most }
}
