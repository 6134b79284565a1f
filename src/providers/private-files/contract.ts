import type { Result } from '#lib/result.ts'

/** A file that is kept, by the name that it was given here. */
export type KeptFile = { name: string; keptAt: Date }

/**
 * Files that people sent and that no address of the site leads to. Names are made here: what a file was
 * called by its sender is never part of one. Every adapter passes `suite.ts`.
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
