import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotli, gzip, isCompressible } from './compress.ts'
import type { Encoding, Negotiated } from './content-negotiation.ts'

/** Header names and values in turn, as Node's `writeHead` takes them. */
export type FlatHeaders = string[]

/** One form of an answer, as it goes out. */
export type Representation = { status: number; headers: FlatHeaders; body: Buffer }

/** A finished answer, ready to go out any number of times: nothing is computed per request. */
export type PreparedResponse = {
  status: number
  etag: string
  identity: Representation
  gzip: Representation | undefined
  br: Representation | undefined
  notModified: Representation
  /** Memory that it holds. */
  bytes: number
  /** How often it went out, and whether its br was made with all effort. */
  sentCount: number
  maxCompressed: boolean
}

/** What every variant of an answer shares; `headers` without length, encoding and ETag. */
export type ResponseSource = { status: number; headers: FlatHeaders; type: string; body: Buffer }

const EMPTY_BODY = Buffer.alloc(0)

/** Compresses `draft` (gzip and br-5) and prepares every form in which it can go out. */
export async function prepareResponse(draft: ResponseSource): Promise<PreparedResponse> {
  const squeeze = isCompressible(draft.type) && draft.body.length > 600
  const [gz, br] = squeeze
    ? await Promise.all([gzip(draft.body), brotli(draft.body, 5)])
    : [undefined, undefined]
  const etag = etagOf(draft)
  const head: FlatHeaders = [...draft.headers, 'ETag', etag]
  const representation = (body: Buffer, encoding: Encoding): Representation => {
    const headers = [...head, 'Content-Type', draft.type, 'Content-Length', String(body.length)]
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    return { status: draft.status, headers, body }
  }
  const smaller = (body: Buffer | undefined) => body && body.length < draft.body.length
  const response: PreparedResponse = {
    status: draft.status,
    etag,
    identity: representation(draft.body, 'identity'),
    gzip: gz && smaller(gz) ? representation(gz, 'gzip') : undefined,
    br: br && smaller(br) ? representation(br, 'br') : undefined,
    notModified: { status: 304, headers: head, body: EMPTY_BODY },
    bytes: 0,
    sentCount: 0,
    maxCompressed: !squeeze,
  }
  response.bytes = sizeOf(response)
  return response
}

function etagOf(draft: ResponseSource): string {
  const hash = createHash('sha256').update(String(draft.status)).update(draft.body)
  for (const text of draft.headers) hash.update(text).update('\n')
  // Weak, because every encoding of the same page has the same one.
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

/** Replaces the quickly made br of an answer that goes out often by the smallest there is. */
export async function recompress(response: PreparedResponse): Promise<void> {
  response.maxCompressed = true
  if (!response.br) return
  const body = await brotli(response.identity.body, 11)
  if (body.length >= response.br.body.length) return
  const headers = [...response.br.headers]
  headers[headers.indexOf('Content-Length') + 1] = String(body.length)
  response.br = { ...response.br, headers, body }
}

/** The form of `answer` for a client: what it has already, or else the best that it accepts. */
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

/** Sends one form of an answer. */
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
