import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ByteRange } from '#front/cache/byte-range.ts'
import { resolveInside } from '#front/cache/static-files.ts'
import type { FlatHeaders } from '#front/http/prepared-response.ts'
import { MEDIA_POLICY, PAPER_POLICY } from '#front/render/csp.ts'
import { IMMUTABLE } from '#lib/http/cache-control.ts'
import { contentTypeOf } from '#lib/http/content-types.ts'

const MEDIA_PATH = /^\/media\/([0-9a-f]{8,64}-[A-Za-z0-9][A-Za-z0-9._-]{0,180})$/
const INLINE_TYPES = /^(?:image\/(?!svg)|video\/|text\/vtt|application\/pdf)/

/** The file name in a media path; undefined if no upload can have it. */
export function mediaName(pathname: string): string | undefined {
  const name = MEDIA_PATH.exec(pathname)?.[1]
  return name?.includes('..') ? undefined : name
}

/** The byte range in a Range header; `'all'` without a supported range, `'none'` if it is outside the file. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'all'
  const [, first = '', last = ''] = match
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'all'
  return start >= size ? 'none' : { start, end }
}

type MediaFile = { name: string; size: number; stream(part: ByteRange): Readable }

/**
 * Streams `/media/{content hash}-{name}` from `folder`: immutable, with ranges, sandboxed.
 * Returns false, without a response, if there is no such file.
 */
export async function sendMedia(
  req: IncomingMessage,
  res: ServerResponse,
  pathname: string,
  options: { folder: string; headers: FlatHeaders },
): Promise<boolean> {
  const name = mediaName(pathname)
  const file = name ? resolveInside(options.folder, name) : undefined
  const found = file ? await stat(file).catch(() => undefined) : undefined
  if (!file || !name || !found?.isFile()) return false
  const stream = (part: ByteRange) => createReadStream(file, part)
  await streamMedia(req, res, { name, size: found.size, stream }, options.headers)
  return true
}

/** Sends an opened file: immutable, with ranges, sandboxed. */
export async function streamMedia(
  req: IncomingMessage,
  res: ServerResponse,
  { name, size, stream }: MediaFile,
  headers: FlatHeaders,
): Promise<void> {
  const type = contentTypeOf(name)
  const etag = `"${name.split('-', 1)[0]}-${size.toString(36)}"`
  const policy = type === 'application/pdf' ? PAPER_POLICY : MEDIA_POLICY
  const head = [...headers, 'Content-Type', type, 'Cache-Control', IMMUTABLE]
  head.push('ETag', etag, 'Accept-Ranges', 'bytes', 'Content-Security-Policy', policy)
  if (!INLINE_TYPES.test(type)) head.push('Content-Disposition', 'attachment')

  if (req.headers['if-none-match']?.includes(etag)) {
    res.writeHead(304, head)
    res.end()
    return
  }
  const wanted = req.headers['if-range'] ?? etag
  const range = parseRange(wanted === etag ? req.headers.range : undefined, size)
  if (range === 'none') {
    const none = ['Content-Range', `bytes */${size}`, 'Content-Length', '0']
    res.writeHead(416, [...headers, 'Cache-Control', 'no-store', ...none])
    res.end()
    return
  }
  const part = range === 'all' ? { start: 0, end: size - 1 } : range
  const length = size === 0 ? 0 : part.end - part.start + 1
  head.push('Content-Length', String(length))
  if (range !== 'all') head.push('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
  res.writeHead(range === 'all' ? 200 : 206, head)
  if (req.method === 'HEAD' || length === 0) {
    res.end()
    return
  }
  // Visitors may disconnect in the middle of a video: no error.
  await pipeline(stream(part), res).catch(() => undefined)
}
