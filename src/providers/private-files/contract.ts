import type { Result } from '#lib/result.ts'

/** A stored file, by its generated name. */
export type KeptFile = { name: string; keptAt: Date }

/**
 * The port for files that visitors send and that have no address on the site; every adapter passes
 * `suite.ts`. The names are generated, and contain nothing of the name that a file had.
 */
export type PrivateFiles = {
  /** Keeps the bytes and answers with their name once they would survive a power cut. Throws where it cannot. */
  keep(bytes: Uint8Array): Promise<string>
  /** The bytes of a name; `not_found` for any text that is none, whatever it looks like. */
  read(name: string): Promise<Result<Uint8Array, 'not_found'>>
  /** Forgets a file; one that is gone already is no error, and neither is any other text. */
  remove(name: string): Promise<void>
  /** All that is kept, and what was left behind by a write that never ended. */
  list(): Promise<KeptFile[]>
}
