import type { Payload } from 'payload'
import { OperatorError } from '#lib/process/operator-error.ts'
import { siteFiles } from '#providers/files/registry.ts'
import { contentEntry, exportedCollections, fileEntry, type NamedFile } from './format.ts'
import { filesNamedBy } from './named-files.ts'
import type { ExportArchive } from './read-archive.ts'

/**
 * Stores the files that documents of an archive name, but for those that are there already, or were missing when it was made.
 * Answers with how to remove what was stored here. Throws an OperatorError where the archive has not all of them, and leaves none
 * of them then.
 */
export async function storeFiles(
  payload: Payload,
  archive: ExportArchive,
): Promise<() => Promise<void>> {
  const files = await siteFiles()
  const missing = await archive.missingFiles()
  const stored: NamedFile[] = []
  const remove = async () => {
    for (const { area, name } of stored) await files.remove(area, name)
  }
  try {
    for (const [entry, file] of await readNamed(payload, archive)) {
      if (missing.has(entry)) continue
      if (!archive.has(entry)) throw new OperatorError(`The export has no ${entry}.`)
      // Names of media are made of their contents.
      if ((await files.find(file.area, file.name)).ok) continue
      stored.push(file)
      await files.put(file.area, file.name, await archive.read(entry))
    }
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

async function readNamed(
  payload: Payload,
  archive: ExportArchive,
): Promise<Map<string, NamedFile>> {
  const named = new Map<string, NamedFile>()
  for (const { slug } of exportedCollections(payload))
    for await (const document of archive.documents(contentEntry(slug)))
      for (const file of filesNamedBy(slug, document)) named.set(fileEntry(file), file)
  return named
}
