import type { PayloadRequest } from 'payload'
import { siteFiles } from '#providers/files/registry.ts'
import { filesOf, filesOfFont, type MediaNames } from '../content/media-files.ts'
import type { Values } from '../documents/versions.ts'
import {
  contentEntry,
  EXPORTED_AREAS,
  type ExportedArea,
  type ExportedDocument,
  exportedCollections,
  fileEntry,
  GLOBALS_ENTRY,
} from './format.ts'
import { readStoredGlobals, storedDocuments } from './read-stored.ts'
import type { ArchiveWriter } from './write-archive.ts'

/** Files that documents name, by the area in which they lie. */
export type NamedFiles = Record<ExportedArea, Set<string>>

/** Writes the documents and globals of the content, in the transaction of `req`; answers the files that they name. */
export async function writeContent(
  req: PayloadRequest,
  archive: ArchiveWriter,
): Promise<NamedFiles> {
  const named: NamedFiles = { media: new Set(), 'private/resumes': new Set() }
  for (const collection of exportedCollections(req.payload)) {
    const { slug } = collection
    const documents = noted(slug, storedDocuments(req, collection), named)
    await archive.addText(contentEntry(slug), jsonLines(documents))
  }
  const globals = await readStoredGlobals(req)
  await archive.addText(GLOBALS_ENTRY, [`${JSON.stringify(sortedKeys(globals), null, 2)}\n`])
  return named
}

/** Writes files that documents name. Throws where one is missing, or the storage cannot be reached. */
export async function writeFiles(archive: ArchiveWriter, named: NamedFiles): Promise<void> {
  const files = await siteFiles()
  for (const area of EXPORTED_AREAS) {
    for (const name of [...named[area]].sort()) {
      const file = await files.open(area, name)
      if (!file.ok) throw new Error(`The file ${name} is named by a document, and is not there.`)
      await archive.addStream(fileEntry(area, name), file.value.body, { compress: false })
    }
  }
}

/** A value of JSON with the keys of its objects in order, as databases keep them in different ones. */
function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, one]): [string, unknown] => [
    name,
    sortedKeys(one),
  ])
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A JSON array with a document in each line. */
async function* jsonLines(documents: AsyncIterable<ExportedDocument>): AsyncGenerator<string> {
  let before = '['
  for await (const document of documents) {
    yield `${before}\n${JSON.stringify(sortedKeys(document))}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

async function* noted(
  collection: string,
  documents: AsyncIterable<ExportedDocument>,
  named: NamedFiles,
): AsyncGenerator<ExportedDocument> {
  for await (const document of documents) {
    for (const [area, names] of Object.entries(filesNamedBy(collection, document.published ?? {})))
      for (const name of names) named[area as ExportedArea].add(name)
    yield document
  }
}

/** The files that a document of a collection names. */
export function filesNamedBy(collection: string, values: Values): Record<ExportedArea, string[]> {
  const media =
    collection === 'media'
      ? filesOf(values as MediaNames)
      : collection === 'fonts'
        ? filesOfFont(values as { file: string; restFile?: string | null })
        : []
  const { storedAs } = ((collection === 'applications' && values.file) || {}) as {
    storedAs?: string | null
  }
  return { media, 'private/resumes': storedAs ? [storedAs] : [] }
}
