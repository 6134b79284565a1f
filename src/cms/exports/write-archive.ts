import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { TextPieces } from './text-entries.ts'

/** A ZIP archive that is being written: entries in order, each whole before the next begins. */
export type ArchiveWriter = {
  /** The archive, to be read while entries are added. */
  output: Readable
  addText(entry: string, pieces: TextPieces): Promise<void>
  /** `compress` is for what is not compressed already. */
  addStream(entry: string, body: Readable, options?: { compress?: boolean }): Promise<void>
  /** Ends the archive. */
  end(): void
}

/** Begins an archive. An error of a body ends it and its output with this error; without a reader nothing can be added. */
export function openArchiveWriter(mtime: Date): ArchiveWriter {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error))
  const addStream: ArchiveWriter['addStream'] = async (entry, body, { compress = true } = {}) => {
    const gone = () => body.destroy(new Error('Nobody reads the archive any more.'))
    if (output.destroyed) gone()
    else output.once('close', gone)
    try {
      const ended = finished(body)
      if (!output.destroyed) zip.addReadStream(body, entry, { mtime, compress, mode: 0o100600 })
      await ended
    } finally {
      output.off('close', gone)
    }
  }
  return {
    output,
    addStream,
    addText: (entry, pieces) => addStream(entry, Readable.from(pieces, { objectMode: false })),
    end: () => zip.end(),
  }
}
