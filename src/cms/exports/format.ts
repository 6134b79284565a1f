import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { FileArea } from '#providers/files/contract.ts'
import type { Values } from '../documents/versions.ts'

/** The version of the form of an archive; one of a later version is refused. */
export const FORMAT_VERSION = 1

/** The entry that says what the archive is. */
export const MANIFEST_ENTRY = 'export.json'

/** Content of `export.json`. `made`: ISO 8601. */
export type ExportManifest = {
  format: 'tableside-export'
  version: number
  made: string
  group: string
}

/**
 * A document in `content/{collection}.json`: its published version and the draft beside it, each as it is stored.
 * References are the ids of documents in the archive.
 */
export type ExportedDocument = { id: number; published: Values | null; draft: Values | null }

/** A global in `content/globals.json`. */
export type ExportedGlobal = Omit<ExportedDocument, 'id'>

export const GLOBALS_ENTRY = 'content/globals.json'

export const contentEntry = (collection: string) => `content/${collection}.json`

/** A list of the entries of files that documents name and that were not there when the archive was made. */
export const MISSING_FILES_ENTRY = 'missing-files.json'

/** Where files lie that an export has: not those that an import waits to write. */
export const EXPORTED_AREAS = ['media', 'private/resumes'] as const satisfies readonly FileArea[]
export type ExportedArea = (typeof EXPORTED_AREAS)[number]

/** A file that documents name. */
export type NamedFile = { area: ExportedArea; name: string }

/** The entry of a stored file. */
export const fileEntry = ({ area, name }: NamedFile) =>
  `${area === 'media' ? 'media' : 'resumes'}/${name}`

/** The collections of an archive: all but accounts, which are invited anew, and what Payload keeps for itself. */
export function exportedCollections({ config }: Payload): SanitizedCollectionConfig[] {
  return config.collections.filter(({ slug }) => slug !== 'staff' && !slug.startsWith('payload-'))
}
