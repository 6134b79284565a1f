import { Readable } from 'node:stream'

/** A part of a file: its first and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** The part of a body that is read from its beginning; the body is given up after it. */
export function sliceOf(body: Readable, { start, end }: ByteRange): Readable {
  return Readable.from(bytesOf(body, start, end), { objectMode: false })
}

async function* bytesOf(body: Readable, start: number, end: number): AsyncGenerator<Buffer> {
  let at = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
    at += chunk.length
    if (part.length > 0) yield part
    if (at > end) return
  }
}
