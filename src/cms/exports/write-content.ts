import type { PayloadRequest } from 'payload'
import { siteFiles } from '#providers/files/registry.ts'
import {
  contentEntry,
  type ExportedDocument,
  exportedCollections,
  fileEntry,
  GLOBALS_ENTRY,
  MISSING_FILES_ENTRY,
  type NamedFile,
} from './format.ts'
import { filesNamedBy } from './named-files.ts'
import { readStoredGlobals, storedDocuments } from './read-stored.ts'
import type { TextEntries } from './text-entries.ts'
import type { ArchiveWriter } from './write-archive.ts'

/** Writes the documents and globals of the content, in the transaction of `req`; answers the files that they name, by their entries. */
export async function writeContent(
  req: PayloadRequest,
  texts: TextEntries,
): Promise<Map<string, NamedFile>> {
  const named = new Map<string, NamedFile>()
  for (const collection of exportedCollections(req.payload)) {
    const { slug } = collection
    const documents = noted(slug, storedDocuments(req, collection), named)
    await texts.add(contentEntry(slug), jsonLines(documents))
  }
  const globals = await readStoredGlobals(req)
  await texts.add(GLOBALS_ENTRY, [`${jsonText(globals, 2)}\n`])
  return named
}

/**
 * Writes files that documents name, and the list of those that are not there; answers these entries. Throws where the storage
 * cannot be reached.
 */
export async function writeFiles(
  archive: ArchiveWriter,
  named: ReadonlyMap<string, NamedFile>,
): Promise<string[]> {
  const files = await siteFiles()
  const missing: string[] = []
  for (const entry of [...named.keys()].sort()) {
    const { area, name } = named.get(entry) as NamedFile
    const file = await files.open(area, name)
    if (file.ok) await archive.addStream(entry, file.value.body, { compress: false })
    else missing.push(entry)
  }
  await archive.addText(MISSING_FILES_ENTRY, [`${jsonText(missing, 2)}\n`])
  return missing
}

/** A JSON array with a document in each line. */
export async function* jsonLines(
  documents: AsyncIterable<ExportedDocument>,
): AsyncGenerator<string> {
  let before = '['
  for await (const document of documents) {
    yield `${before}\n${jsonText(document)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

/** JSON with the keys of objects in order, as databases keep them in different ones. No text of it ends a line for any program. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(sortedKeys(value), null, indent)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, one]): [string, unknown] => [
    name,
    sortedKeys(one),
  ])
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

async function* noted(
  collection: string,
  documents: AsyncIterable<ExportedDocument>,
  named: Map<string, NamedFile>,
): AsyncGenerator<ExportedDocument> {
  for await (const document of documents) {
    for (const file of filesNamedBy(collection, document)) named.set(fileEntry(file), file)
    yield document
  }
}
