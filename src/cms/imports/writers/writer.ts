import type { PayloadRequest } from 'payload'
import type { Values } from '../../documents/versions.ts'
import type { ImportDocument, Undo } from '../documents.ts'
import type { ChangedField, ImportOptions } from '../types.ts'

/** Thrown where a document cannot be written; its message says why. */
export class DocumentRefused extends Error {}

/**
 * What a write did: to which document of the content system, if it is one, its values before and after, and how it is taken back.
 * `changes`: the fields that are others, in words, where the content system has no words for them.
 */
export type Written = {
  target: number | null
  verdict: 'new' | 'changed' | 'same'
  before: Values
  after: Values
  undo: Undo | null
  changes?: ChangedField[]
  /** What is said of it in addition to the fields that differ. */
  notes?: ChangedField[]
}

/** `isTrial`: what is written is rolled back, so that what is still to be made is stood in for. */
export type WriteGiven = { isTrial: boolean }

/** Writes documents of a collection as whoever a request is of, in its transaction. */
export type ImportWriter = {
  /** Whether ids of the old system are remembered after the import is forgotten. */
  keepsKeys: boolean
  /**
   * It works for seconds before it first writes. The note that a document is written is taken after that, so that nobody else
   * waits to write meanwhile.
   */
  isSlow?: boolean
  /**
   * Writes one document of an import: a new one, or what the file says of one that is there. Throws a `DocumentRefused`,
   * or Payload's `ValidationError`.
   */
  write(
    req: PayloadRequest,
    id: string,
    document: ImportDocument,
    options: ImportOptions,
    given?: WriteGiven,
  ): Promise<Written>
  /** Finds what `write` would do and keeps nothing of it, where a write takes long or is kept by another database; else a write is rolled back. */
  tryOut?: ImportWriter['write']
  /** Where another database keeps what is written: whether the import of an id has written a document there. */
  isWritten?(req: PayloadRequest, document: ImportDocument, id: string): Promise<boolean>
  /** Takes back what was written of a document by the import of an id; false where it was edited since, and stays as it is. */
  takeBack(req: PayloadRequest, document: ImportDocument, id: string): Promise<boolean>
  /**
   * Sets the links of a written document to those that were written after it, or, before these are taken back, to what they were.
   * Returns how it is taken back then; null where somebody has edited it since, and it stays as it is.
   */
  link?(req: PayloadRequest, document: ImportDocument, id: string): Promise<Undo | null>
  unlink?(req: PayloadRequest, document: ImportDocument): Promise<Undo | null>
  /** Whether a document was edited since it was written; one that is gone was not. */
  isEdited(req: PayloadRequest, document: ImportDocument, id: string): Promise<boolean>
}
