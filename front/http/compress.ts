import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib'
import compression from 'compression'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzipCallback)

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json)|image\/svg\+xml)/

/** Whether content of this type is worth compressing. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type)
}

/** A copy in memory of its own. Results of zlib are slices of a block of 64 kB, which would be kept in memory with them. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Brotli of `body`; quality 5 takes about 1 ms for a page, 11 about 100 ms (both off the main thread). */
export async function brotli(body: Buffer, quality: 5 | 11): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return alone(await brotliAsync(body, { params }))
}

export async function gzip(body: Buffer): Promise<Buffer> {
  return alone(await gzipAsync(body, { level: 6 }))
}

// A part of a file is counted in bytes of the file itself.
const compressing = compression({
  filter: (_, res) =>
    res.statusCode !== 206 &&
    // Events leave when they happen, and not when a block is full.
    !String(res.getHeader('content-type')).startsWith('text/event-stream') &&
    !res.hasHeader('content-range') &&
    isCompressible(String(res.getHeader('content-type'))),
})

const endedStreams = new WeakSet<ServerResponse>()

/** Has `res`, of which nothing was written yet, compressed as it is streamed: with brotli 4, or gzip. */
export function compressStream(req: IncomingMessage, res: ServerResponse): void {
  // Typed for Express, whose requests and responses are Node's own.
  const handler = compressing as unknown as (
    req: IncomingMessage,
    res: ServerResponse,
    next: () => void,
  ) => void
  handler(req, res, () => {})
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse
  res.end = ((...args: unknown[]) => {
    endedStreams.add(res)
    return end(...args)
  }) as typeof res.end
}

/** Whether all of a response was written, though some of it may still be compressed. */
export function isEnded(res: ServerResponse): boolean {
  return res.writableEnded || endedStreams.has(res)
}
