import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ArchiveWriter } from './write-archive.ts'

/** Pieces of a text, of any size, as fast as they are taken. */
export type TextPieces = AsyncIterable<string> | Iterable<string>

/**
 * Entries of an archive that are kept in a temporary folder of this process's user, so that databases are read as fast as
 * the disk takes it, and not as slowly as a browser does.
 */
export class TextEntries {
  readonly #folder: string
  readonly #names: string[] = []

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open(): Promise<TextEntries> {
    return new TextEntries(await mkdtemp(path.join(os.tmpdir(), 'tableside-export-')))
  }

  async add(entry: string, pieces: TextPieces): Promise<void> {
    const file = createWriteStream(this.#fileOf(this.#names.length), { mode: 0o600 })
    await pipeline(Readable.from(pieces, { objectMode: false }), file)
    this.#names.push(entry)
  }

  /** Writes all of them into an archive, in order. */
  async writeInto(archive: ArchiveWriter): Promise<void> {
    for (const [at, entry] of this.#names.entries())
      await archive.addStream(entry, createReadStream(this.#fileOf(at)))
  }

  close(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true })
  }

  #fileOf(at: number): string {
    return path.join(this.#folder, String(at))
  }
}
