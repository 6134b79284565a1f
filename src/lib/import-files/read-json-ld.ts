import { decodeText } from './decode-text.ts'
import { jsonLdPages } from './json-ld-blocks.ts'
import { withoutSharedIds } from './json-ld-ids.ts'
import { LOCATION_COLUMNS, locationRows } from './json-ld-locations.ts'
import { MENU_COLUMNS, menuRows } from './json-ld-menus.ts'
import { JsonLdThings } from './json-ld-nodes.ts'
import type { FileHead } from './read-head.ts'
import {
  type FileContent,
  type FileEncoding,
  type FileFacts,
  ImportFileError,
  MOST_ROW_BYTES,
  type OpenFile,
  type SourceRow,
} from './source-row.ts'

/** Saved pages are read as a whole; larger ones are refused, in bytes. */
const MOST_BYTES = 16 * 1024 * 1024

/** The facts of a page with JSON-LD, or of JSON-LD alone, by all of it. Throws an ImportFileError where it has no rows. */
export async function jsonLdFacts(
  open: OpenFile,
  { encoding }: FileHead,
  content: FileContent,
): Promise<FileFacts> {
  const { rows, broken } = await readThings(open, encoding, content)
  const all: readonly string[] = content === 'menus' ? MENU_COLUMNS : LOCATION_COLUMNS
  const columns = all.filter((name) => rows.some((row) => row[name] !== ''))
  return { format: 'json-ld', encoding, delimiter: null, columns, broken }
}

/** The rows of a page with JSON-LD in order. Throws an ImportFileError where it has none. */
export async function* jsonLdRows(
  open: OpenFile,
  facts: FileFacts,
  content: FileContent,
): AsyncGenerator<SourceRow> {
  const { rows } = await readThings(open, facts.encoding, content)
  for (const [at, values] of rows.entries())
    yield { number: at + 1, line: null, values, fault: faultOf(values) }
}

function faultOf(values: Record<string, string>): SourceRow['fault'] {
  const size = Object.values(values).reduce((sum, value) => sum + value.length, 0)
  return size > MOST_ROW_BYTES ? { code: 'too_large' } : null
}

async function readThings(
  open: OpenFile,
  encoding: FileEncoding,
  content: FileContent,
): Promise<{ rows: Record<string, string>[]; broken: number }> {
  const pages = jsonLdPages(await wholeText(open, encoding))
  const broken = pages.reduce((sum, page) => sum + page.broken, 0)
  const things = pages.map((page) => new JsonLdThings(page))
  const rows =
    content === 'menus'
      ? withoutSharedIds(menuRows(things), 'dish')
      : withoutSharedIds(locationRows(things), 'name')
  // Each page of a site may have all of the group's restaurants.
  const once = new Map(rows.map((row) => [JSON.stringify(row), row]))
  if (once.size === 0) throw new ImportFileError('no_rows', { broken })
  return { rows: [...once.values()], broken }
}

async function wholeText(open: OpenFile, encoding: FileEncoding): Promise<string> {
  let text = ''
  for await (const piece of decodeText(upTo(open(), MOST_BYTES), encoding)) text += piece
  return text
}

async function* upTo(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > most) throw new ImportFileError('too_large', { most })
    yield chunk
  }
}
