import type { Readable } from 'node:stream'
import type { Result } from '#lib/result.ts'

/**
 * Where files lie, as a folder of DATA_DIR and of a bucket: media have an address on the site; resumes, and pictures of an
 * import that are not written yet, have none.
 */
export type FileArea = 'media' | 'private/resumes' | 'private/imports'
export const FILE_AREAS = [
  'media',
  'private/resumes',
  'private/imports',
] as const satisfies readonly FileArea[]

/** A stored file; `size` in bytes. */
export type StoredFile = { name: string; size: number; storedAt: Date }

/** A file being read; `size` in bytes. A body that is cut off ends with an error, never early. */
export type OpenFile = { size: number; body: Readable }

/**
 * The port for stored files; every adapter passes `suite.ts`. A file is there whole or not at all. Throws a
 * `FilesUnavailable` where the storage cannot be reached or refuses.
 */
export type Files = {
  /** Where files are, for operators: `the bucket site-media`. */
  label: string
  /** Stores a file, in place of one of the same name. Throws a `TypeError` for what can be no name. */
  put(area: FileArea, name: string, content: Uint8Array | Readable): Promise<void>
  /** Opens a file; `not_found` for any text that is no name, whatever it looks like. */
  open(area: FileArea, name: string): Promise<Result<OpenFile, 'not_found'>>
  /** What is known of a file without reading it. */
  find(area: FileArea, name: string): Promise<Result<StoredFile, 'not_found'>>
  /** Removes a file; one that is gone already is no error, and neither is any other text. */
  remove(area: FileArea, name: string): Promise<void>
  /** All files of an area, in no order. */
  list(area: FileArea): AsyncIterable<StoredFile>
}

/** The storage cannot be reached, or refuses; `reason` is a code for the log. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable'
  readonly reason: string

  constructor(label: string, reason: string, options?: ErrorOptions) {
    super(`${label} cannot be used (${reason})`, options)
    this.reason = reason
  }
}

/** Whether an error says so. By its name: Next gives pages and routes copies of the class of their own. */
export function isFilesUnavailable(error: unknown): error is FilesUnavailable {
  return error instanceof Error && error.name === 'FilesUnavailable'
}

/** Whether a text can be a file's name: one segment of a path, no longer than file systems take. */
export function isFileName(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,219}$/.test(text) && !text.includes('..')
}
