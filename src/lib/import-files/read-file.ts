import { csvFacts, csvRows } from './read-csv.ts'
import { readHead } from './read-head.ts'
import type { FileContent, FileFacts, OpenFile, SourceRow } from './source-row.ts'

/**
 * What a file is, by its first 64 kB and, for JSON, its first 200 rows. Throws an ImportFileError for what cannot be
 * read. `content` says whether JSON-LD is read as restaurants or as menus.
 */
export async function readFacts(open: OpenFile, _content: FileContent): Promise<FileFacts> {
  return csvFacts(await readHead(open))
}

/**
 * The rows of a file in order, one at a time, of which no more than some hundred kB and the row are in memory. Throws an
 * ImportFileError where it cannot go on.
 */
export function readRows(
  open: OpenFile,
  facts: FileFacts,
  _content: FileContent,
): AsyncGenerator<SourceRow> {
  return csvRows(open, facts)
}
