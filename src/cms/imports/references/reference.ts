import type { ImportedCollection } from '../types.ts'

/** A document of the old system by its id there, in one of some collections. */
export type DocumentReference = {
  ref: 'document'
  id: string
  collections: readonly ImportedCollection[]
  /** Whether the field says the collection with the id. */
  isPolymorphic: boolean
}

/** A picture or film of the library by the name of its file; `url`: where the old system has it. */
export type PictureReference = { ref: 'picture'; file: string; url: string }

/**
 * The target of a link: a document of the old system, an address, or a file. `address`: where a link to a document leads if nothing is
 * known of it; empty: nowhere.
 */
export type LinkTarget =
  | { to: 'document'; id: string; address: string }
  | { to: 'web'; url: string }
  | { to: 'media'; file: string; url: string }

/** The values of a link: of a field (`text` is null where the slice brings its own), or of a node of formatted text. */
export type LinkReference = {
  ref: 'link'
  in: 'field' | 'text'
  target: LinkTarget
  text: string | null
  newTab: boolean
}

/** A placeholder in the data of a staged document; an id takes its place as the document is written. */
export type Reference = DocumentReference | PictureReference | LinkReference

/** Whether a value of the data of a document of an import is a reference. */
export function isReference(value: unknown): value is Reference {
  const kind = typeof value === 'object' && value !== null && (value as { ref?: unknown }).ref
  return kind === 'document' || kind === 'picture' || kind === 'link'
}

/** Data of a document with references in it, and what of the old system has no place here. */
export type ReferringData = { said: Record<string, unknown>; leftOut: string[] }

/** Whether data of a document has references. */
export function isReferring(data: Record<string, unknown>): data is ReferringData {
  return Array.isArray(data.leftOut) && typeof data.said === 'object'
}
