import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzipCallback)

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json)|image\/svg\+xml)/

/** Whether bytes of this content type get smaller. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type)
}

/** br of `body`; quality 5 takes about 1 ms a page, 11 a hundred times that (off the main thread). */
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
