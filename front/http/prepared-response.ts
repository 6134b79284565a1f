import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotli, gzip, isCompressible } from './compress.ts'
import type { Asked, Encoding } from './content-negotiation.ts'

/** Header names and values in turn, as Node's `writeHead` takes them. */
export type FlatHeaders = string[]

/** One form of an answer, as it goes out. */
export type Variant = { status: number; headers: FlatHeaders; body: Buffer }

/** A finished answer, ready to go out any number of times: nothing is computed per request. */
export type Answer = {
  status: number
  etag: string
  identity: Variant
  gzip: Variant | undefined
  br: Variant | undefined
  notModified: Variant
  /** Memory that it holds. */
  bytes: number
  /** How often it went out, and whether its br was made with all effort. */
  sent: number
  polished: boolean
}

/** What every variant of an answer shares; `headers` without length, encoding and ETag. */
export type Draft = { status: number; headers: FlatHeaders; type: string; body: Buffer }

const NOTHING = Buffer.alloc(0)

/** Compresses `draft` (gzip and br-5) and prepares every form in which it can go out. */
export async function prepare(draft: Draft): Promise<Answer> {
  const squeeze = isCompressible(draft.type) && draft.body.length > 600
  const [gz, br] = squeeze
    ? await Promise.all([gzip(draft.body), brotli(draft.body, 5)])
    : [undefined, undefined]
  const etag = etagOf(draft)
  const head: FlatHeaders = [...draft.headers, 'ETag', etag]
  const variant = (body: Buffer, encoding: Encoding): Variant => {
    const headers = [...head, 'Content-Type', draft.type, 'Content-Length', String(body.length)]
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    return { status: draft.status, headers, body }
  }
  const smaller = (body: Buffer | undefined) => body && body.length < draft.body.length
  const answer: Answer = {
    status: draft.status,
    etag,
    identity: variant(draft.body, 'identity'),
    gzip: gz && smaller(gz) ? variant(gz, 'gzip') : undefined,
    br: br && smaller(br) ? variant(br, 'br') : undefined,
    notModified: { status: 304, headers: head, body: NOTHING },
    bytes: 0,
    sent: 0,
    polished: !squeeze,
  }
  answer.bytes = sizeOf(answer)
  return answer
}

function etagOf(draft: Draft): string {
  const hash = createHash('sha256').update(String(draft.status)).update(draft.body)
  for (const text of draft.headers) hash.update(text).update('\n')
  // Weak, because every encoding of the same page has the same one.
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

function sizeOf(answer: Answer): number {
  let bytes = 1000
  for (const variant of [answer.identity, answer.gzip, answer.br]) {
    if (!variant) continue
    bytes += variant.body.length
    for (const text of variant.headers) bytes += text.length
  }
  return bytes
}

/** Replaces the quickly made br of an answer that goes out often by the smallest there is. */
export async function polish(answer: Answer): Promise<void> {
  answer.polished = true
  if (!answer.br) return
  const body = await brotli(answer.identity.body, 11)
  if (body.length >= answer.br.body.length) return
  const headers = [...answer.br.headers]
  headers[headers.indexOf('Content-Length') + 1] = String(body.length)
  answer.br = { ...answer.br, headers, body }
}

/** The form of `answer` for a client: what it has already, or else the best that it accepts. */
export function choose(answer: Answer, { encoding, ifNoneMatch }: Asked): Variant {
  answer.sent++
  if (ifNoneMatch !== '' && answer.status === 200 && matches(ifNoneMatch, answer.etag)) {
    return answer.notModified
  }
  return answer[encoding] ?? answer.identity
}

/** Sends one form of an answer. */
export function send(req: IncomingMessage, res: ServerResponse, variant: Variant): void {
  res.writeHead(variant.status, variant.headers)
  if (req.method === 'HEAD' || variant.body.length === 0) res.end()
  else res.end(variant.body)
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((given) => given.trim().replace(/^(?!W\/)/, 'W/') === etag)
}
