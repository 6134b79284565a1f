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

/** Brotli of `body`; quality 5 takes about 1 ms for a page, 11 about 100 ms (both off the main thread). */
export function brotli(body: Buffer, quality: 5 | 11): Promise<Buffer> {
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

export function gzip(body: Buffer): Promise<Buffer> {
  return gzipAsync(body, { level: 6 })
}

const compressing = compression({
  filter: (_, res) => isCompressible(String(res.getHeader('content-type'))),
})

/** Has `res`, of which nothing was written yet, compressed as it is streamed: with brotli 4, or gzip. */
export function compressStream(req: IncomingMessage, res: ServerResponse): void {
  // Typed for Express, whose requests and responses are Node's own.
  const handler = compressing as unknown as (
    req: IncomingMessage,
    res: ServerResponse,
    next: () => void,
  ) => void
  handler(req, res, () => {})
}
