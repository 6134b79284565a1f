import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Bodies of entries that are texts: pieces of any size, as fast as they are taken. */
export type TextPieces = AsyncIterable<string> | Iterable<string>

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

/** Begins an archive. An error of a body ends it and its output with this error. */
export function openArchiveWriter(mtime: Date): ArchiveWriter {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error))
  const addStream: ArchiveWriter['addStream'] = async (entry, body, { compress = true } = {}) => {
    if (output.destroyed) throw new Error('Nobody reads the archive any more.')
    const gone = () => body.destroy(new Error('Nobody reads the archive any more.'))
    output.once('close', gone)
    try {
      zip.addReadStream(body, entry, { mtime, compress, mode: 0o100600 })
      await finished(body)
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
