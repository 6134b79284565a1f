import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotli, gzip, isCompressible } from './compress.ts'
import type { Encoding, Negotiated } from './content-negotiation.ts'

/** Header names and values alternating, as Node's `writeHead` takes them. */
export type FlatHeaders = string[]

/** One encoding of a response, ready to send. */
export type Representation = { status: number; headers: FlatHeaders; body: Buffer }

/** A finished response in all of its representations, which can be sent any number of times. */
export type PreparedResponse = {
  status: number
  etag: string
  identity: Representation
  gzip: Representation | undefined
  br: Representation | undefined
  notModified: Representation
  /** Approximate memory size. */
  bytes: number
  /** How often it was sent, and whether its brotli has the highest quality already. */
  sentCount: number
  maxCompressed: boolean
  /**
   * A copy of this response whose cache headers forbid CDNs to store it. The copy is sent instead of this one after
   * the instant `from` (ms since the epoch), when the page is about to change, and whenever a newer version may exist.
   * Undefined if there is no CDN, or if this response forbids it already.
   */
  unshared?: { from: number; response: PreparedResponse }
}

/** The content of a response before compression; headers without length, encoding and ETag. */
export type ResponseSource = {
  status: number
  headers: FlatHeaders
  type: string
  body: Buffer
  /** The headers of `PreparedResponse.unshared`. */
  unshared?: { from: number; headers: FlatHeaders }
}

const EMPTY_BODY = Buffer.alloc(0)

/** Compresses `source` (gzip, and brotli at quality 5) and builds all of its representations. */
export async function prepareResponse(source: ResponseSource): Promise<PreparedResponse> {
  const compressible = isCompressible(source.type) && source.body.length > 600
  const [gz, br] = compressible
    ? await Promise.all([gzip(source.body), brotli(source.body, 5)])
    : [undefined, undefined]
  const etag = etagOf(source)
  const smaller = (body: Buffer | undefined) =>
    body && body.length < source.body.length ? body : undefined
  const bodies = { identity: source.body, gzip: smaller(gz), br: smaller(br) }
  const response = assemble(source, [...source.headers, 'ETag', etag], { etag, bodies })
  response.maxCompressed = !compressible
  if (source.unshared) {
    const { from, headers } = source.unshared
    const other = assemble(source, [...headers, 'ETag', etag], { etag, bodies })
    response.unshared = { from, response: { ...other, maxCompressed: true } }
  }
  response.bytes = sizeOf(response)
  return response
}

type Bodies = { identity: Buffer; gzip: Buffer | undefined; br: Buffer | undefined }

/** All representations of a response under the headers of `head`. */
function assemble(
  { status, type }: ResponseSource,
  head: FlatHeaders,
  { etag, bodies }: { etag: string; bodies: Bodies },
): PreparedResponse {
  const representation = (body: Buffer, encoding: Encoding): Representation => {
    const headers = [...head, 'Content-Type', type, 'Content-Length', String(body.length)]
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    return { status, headers, body }
  }
  return {
    status,
    etag,
    identity: representation(bodies.identity, 'identity'),
    gzip: bodies.gzip && representation(bodies.gzip, 'gzip'),
    br: bodies.br && representation(bodies.br, 'br'),
    notModified: { status: 304, headers: head, body: EMPTY_BODY },
    bytes: 0,
    sentCount: 0,
    maxCompressed: false,
  }
}

function etagOf(source: ResponseSource): string {
  const hash = createHash('sha256').update(String(source.status)).update(source.body)
  for (const text of source.headers) hash.update(text).update('\n')
  // Weak, because all encodings share it.
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

function sizeOf(response: PreparedResponse): number {
  let bytes = 1000
  for (const representation of [response.identity, response.gzip, response.br]) {
    if (!representation) continue
    bytes += representation.body.length
    for (const text of representation.headers) bytes += text.length
  }
  return bytes
}

/** Replaces a response's brotli of quality 5 by one of quality 11 if that is smaller. */
export async function recompress(response: PreparedResponse): Promise<void> {
  response.maxCompressed = true
  if (!response.br) return
  const body = await brotli(response.identity.body, 11)
  if (body.length >= response.br.body.length) return
  response.br = withBody(response.br, body)
  const other = response.unshared?.response
  if (other?.br) other.br = withBody(other.br, body)
}

function withBody(representation: Representation, body: Buffer): Representation {
  const headers = [...representation.headers]
  headers[headers.indexOf('Content-Length') + 1] = String(body.length)
  return { ...representation, headers, body }
}

/** The representation for a client: 304 if its ETag matches, else the best encoding that it accepts. */
export function selectRepresentation(
  response: PreparedResponse,
  { encoding, ifNoneMatch }: Negotiated,
): Representation {
  response.sentCount++
  if (ifNoneMatch !== '' && response.status === 200 && etagMatches(ifNoneMatch, response.etag)) {
    return response.notModified
  }
  return response[encoding] ?? response.identity
}

/** Sends a representation; the head alone for HEAD. */
export function sendRepresentation(
  req: IncomingMessage,
  res: ServerResponse,
  representation: Representation,
): void {
  res.writeHead(representation.status, representation.headers)
  if (req.method === 'HEAD' || representation.body.length === 0) res.end()
  else res.end(representation.body)
}

function etagMatches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((given) => given.trim().replace(/^(?!W\/)/, 'W/') === etag)
}
