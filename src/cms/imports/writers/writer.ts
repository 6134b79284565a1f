import type { PayloadRequest } from 'payload'
import type { Values } from '../../documents/versions.ts'
import type { ImportDocument, Undo } from '../documents.ts'
import type { ImportOptions } from '../types.ts'

/** Thrown where a document cannot be written; its message says why. */
export class DocumentRefused extends Error {}

/** What a write did: to which document, its values before and after, and how it is taken back. */
export type Written = {
  target: number
  verdict: 'new' | 'changed' | 'same'
  before: Values
  after: Values
  undo: Undo | null
}

/** Writes documents of a collection as whoever a request is of, in its transaction. */
export type ImportWriter = {
  /** Whether ids of the old system are remembered after the import is forgotten. */
  keepsKeys: boolean
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
  /** Takes back what was written of a document; false where it was edited since, and stays as it is. */
  takeBack(req: PayloadRequest, document: ImportDocument): Promise<boolean>
  /** Whether a document was edited since it was written; one that is gone was not. */
  isEdited(req: PayloadRequest, document: ImportDocument): Promise<boolean>
}
