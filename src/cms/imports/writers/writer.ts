import type { PayloadRequest } from 'payload'
import type { Values } from '../../documents/versions.ts'
import type { ImportDocument, Undo } from '../documents.ts'
import type { ChangedField, ImportOptions } from '../types.ts'

/** Thrown where a document cannot be written; its message says why. */
export class DocumentRefused extends Error {}

/** What a write did: to which document, its values before and after, and how it is taken back. */
export type Written = {
  target: number
  verdict: 'new' | 'changed' | 'same'
  before: Values
  after: Values
  undo: Undo | null
  /** What is said of it in addition to the fields that differ. */
  notes?: ChangedField[]
}

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
  ): Promise<Written>
  /** Finds what `write` would find without writing, where that takes long; without it a write is rolled back. */
  tryOut?: ImportWriter['write']
  /** Takes back what was written of a document; false where it was edited since, and stays as it is. */
  takeBack(req: PayloadRequest, document: ImportDocument): Promise<boolean>
  /** Whether a document was edited since it was written; one that is gone was not. */
  isEdited(req: PayloadRequest, document: ImportDocument): Promise<boolean>
}
