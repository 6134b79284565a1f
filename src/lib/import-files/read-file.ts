import { csvFacts, csvRows } from './read-csv.ts'
import { documentFacts, documentRows } from './read-documents.ts'
import { type FileHead, readHead } from './read-head.ts'
import { jsonFacts, jsonRows } from './read-json.ts'
import { jsonLdFacts, jsonLdRows } from './read-json-ld.ts'
import {
  type FileContent,
  type FileFacts,
  ImportFileError,
  type OpenFile,
  type SourceRow,
} from './source-row.ts'

/**
 * What a file is, by its first 64 kB; for JSON also by its first 200 rows, and for JSON-LD by all of it. Throws an
 * ImportFileError for what cannot be read. `content` says whether JSON-LD is read as restaurants or as menus.
 */
export async function readFacts(open: OpenFile, content: FileContent): Promise<FileFacts> {
  const head = await readHead(open)
  if (content === 'documents') return documentFacts(head)
  const format = formatOf(head)
  if (format === 'csv') return csvFacts(head)
  return format === 'json-ld' ? jsonLdFacts(open, head, content) : jsonFacts(open, head, format)
}

/**
 * The rows of a file in order, one at a time, of which no more than some hundred kB and the row are in memory; of JSON-LD
 * all of its at most 16 MB are. Throws an ImportFileError where it cannot go on.
 */
export function readRows(
  open: OpenFile,
  facts: FileFacts,
  content: FileContent,
): AsyncGenerator<SourceRow> {
  if (content === 'documents') return documentRows(open, facts)
  if (facts.format === 'csv') return csvRows(open, facts)
  return facts.format === 'json-ld' ? jsonLdRows(open, facts, content) : jsonRows(open, facts)
}

/**
 * The format of a text by its first signs, and the names that JSON-LD and GeoJSON have in their heads. Throws an
 * ImportFileError for XML that is no page.
 */
function formatOf({ text }: FileHead): Exclude<FileFacts['format'], 'zip' | 'folder'> {
  const begin = text.trimStart()
  if (/^<\?xml/i.test(begin) && !/<html\b/i.test(begin)) throw new ImportFileError('unknown_format')
  if (begin.startsWith('<')) return 'json-ld'
  if (!/^(?:\{|\[\s*[[{\]"\d])/.test(begin)) return 'csv'
  if (/"@(?:context|type|graph)"\s*:/.test(begin)) return 'json-ld'
  return /"type"\s*:\s*"Feature(?:Collection)?"/.test(begin) ? 'geojson' : 'json'
}
