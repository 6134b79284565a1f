import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Front } from '#front/front.ts'
import { bodyLimit, hasBody, passBody, readBody } from '#front/http/body.ts'
import type { Client } from '#front/http/client-address.ts'
import { NO_STORE, stripForged } from '#front/http/headers.ts'
import type { FlatHeaders } from '#front/http/prepared-response.ts'
import { sendRefusal } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { pathOf } from '#front/http/request-path.ts'
import { type CaptureRequest, rebuild, rebuildHead } from '#front/render/buffer-response.ts'
import { newNonce, nonceHeader } from '#front/render/nonce.ts'
import { DRAFT_COOKIE, verifyDraft } from '#lib/draft-cookie.ts'
import { frontPorts } from '#lib/front-ports.ts'
import { withCookiePrefix } from '#lib/guarded-cookies.ts'
import { type RenderContext, withRenderContext } from '#lib/render-context.ts'
import { tooLarge } from './request-guard.ts'

/** A request that is not for a remembered page. */
export type Passing = {
  req: IncomingMessage
  res: ServerResponse
  path: string
  requestId: string
  client: Client
  /** The document whose draft this request may show, as `draftOf` returns it. */
  draft: string | null
}

/** The context in which Next answers one visitor's own request. */
export function contextOf({ req, requestId, client, draft }: Passing): RenderContext {
  return {
    requestId,
    address: client.address,
    search: searchOf(req.url ?? ''),
    draft,
    validUntil: Number.POSITIVE_INFINITY,
  }
}

const DRAFT = new RegExp(`(?:^|; *)${DRAFT_COOKIE}=([^;]*)`)

/** The document whose draft a request may show: that of its cookie, while the session stands that asked for it. */
export async function draftOf(front: Front, req: IncomingMessage): Promise<string | null> {
  const value = DRAFT.exec(req.headers.cookie ?? '')?.[1]
  const pass = value ? verifyDraft(value, front.secret) : null
  return pass && (await frontPorts().staff.stands(pass)) ? pass.document : null
}

/** Makes the headers of `req` such that Next may believe them; changes them in place. */
export function trustHeaders(front: Front, { req, client }: Passing): void {
  stripForged(req.headers, client.trusted)
  Object.assign(req.headers, {
    host: front.nobody.host,
    'x-forwarded-host': front.nobody.host,
    'x-forwarded-proto': front.nobody['x-forwarded-proto'],
    'x-forwarded-for': client.address,
  })
  delete req.headers['accept-encoding']
}

/**
 * The request as a page of one visitor sees it, its body read to the end; undefined where it was
 * too large (answered) or never came.
 */
export async function personalRequest(
  front: Front,
  passing: Passing,
): Promise<CaptureRequest | undefined> {
  const { req, res, path, requestId } = passing
  const request = headOf(req)
  request.url = withoutRsc(request.url)
  delete request.headers['next-router-state-tree']
  delete request.headers['next-url']
  if (!hasBody(req)) return request
  const body = await readBody(req, bodyLimit(path))
  if (body.ok) return { ...request, body: body.value }
  if (body.code === 'too_large') sendRefusal(res, tooLarge, requestId, front.security)
  return undefined
}

function headOf(req: IncomingMessage): CaptureRequest {
  const headers: CaptureRequest['headers'] = {}
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined) headers[name] = value
  return { method: req.method ?? 'GET', url: req.url ?? '/', headers }
}

function withoutRsc(url: string): string {
  const search = searchOf(url)
  return search === '' ? pathOf(url) : `${pathOf(url)}?${search}`
}

/** The whole query but Next's own `_rsc` (D-92), byte for byte as it came. */
function searchOf(url: string): string {
  const [, search = ''] = url.split(/\?(.*)/s, 2)
  const kept = search.split('&').filter((part) => !/^_rsc(?:=|$)/.test(part))
  return kept.join('&')
}

/** The request for Next; `refused` resolves if the front refuses its body while Next reads it. */
type Given = { inbound: IncomingMessage; refused?: Promise<void> }

/** A request whose body comes while Next reads it; one that gets too large is refused meanwhile. */
function openRequest(front: Front, { req, res, path, requestId }: Passing): Given {
  if (!hasBody(req)) return { inbound: rebuild(headOf(req)) }
  const inbound = rebuildHead(headOf(req))
  const refused = new Promise<void>((resolve) => {
    const endBody = passBody(req, inbound, bodyLimit(path), () => {
      sendRefusal(res, tooLarge, requestId, front.security)
      resolve()
    })
    res.once('finish', endBody)
  })
  return { inbound, refused }
}

/** Hands the request to Next and lets the answer through as it comes, with the front's headers. */
async function stream(
  front: Front,
  passing: Passing,
  { inbound, refused }: Given,
  options: { headers: FlatHeaders; keepCaching: boolean },
): Promise<void> {
  const { res, requestId } = passing
  const own = [...options.headers, 'X-Request-Id', requestId]
  for (let i = 0; i < own.length; i += 2) res.setHeader(own[i] as string, own[i + 1] as string)
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = ((...args: unknown[]) => {
    if (!res.headersSent) {
      res.removeHeader('x-powered-by')
      const cookies = res.getHeader('set-cookie')
      if (front.https && cookies)
        res.setHeader('Set-Cookie', [cookies].flat().map(String).map(withCookiePrefix))
      if (!options.keepCaching || !res.hasHeader('cache-control'))
        res.setHeader('Cache-Control', NO_STORE)
    }
    return writeHead(...args)
  }) as typeof res.writeHead
  const answered = withRenderContext(contextOf(passing), () => front.next(inbound, res))
  await (refused ? Promise.race([answered, refused]) : answered)
}

/** An `/api/*` request: its body read to the end, its answer passed on as it comes. */
export async function streamApi(front: Front, passing: Passing): Promise<string> {
  const request = await personalRequest(front, passing)
  if (!request) return 'api'
  const headers: FlatHeaders = [...front.security, 'X-Robots-Tag', 'noindex']
  await stream(front, passing, { inbound: rebuild(request) }, { headers, keepCaching: false })
  return 'api'
}

/** A request to the content system, passed through in both directions. */
export async function streamAdmin(front: Front, passing: Passing): Promise<string> {
  const { req, res } = passing
  const nonce = newNonce()
  Object.assign(req.headers, nonceHeader(nonce))
  const headers = [...front.security, 'Content-Security-Policy', front.adminPolicy(nonce)]
  headers.push('X-Robots-Tag', 'noindex')
  // What staff saved is what the next visitor sees, without waiting for the next poll.
  if (!isRead(req)) res.once('finish', () => front.epoch.signal())
  await stream(front, passing, openRequest(front, passing), { headers, keepCaching: true })
  return 'admin'
}

/** In development Next answers pages and its own files itself, and nothing is remembered. */
export async function streamAll(front: Front, passing: Passing): Promise<string> {
  trustHeaders(front, passing)
  const options = { headers: front.security, keepCaching: true }
  await stream(front, passing, openRequest(front, passing), options)
  return 'development'
}
