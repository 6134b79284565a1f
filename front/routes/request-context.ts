import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Front } from '#front/front.ts'
import { hasBody, readBody } from '#front/http/body.ts'
import type { Client } from '#front/http/client-address.ts'
import { stripSpoofable } from '#front/http/headers.ts'
import { sendRefusal } from '#front/http/refusal.ts'
import { pathOf } from '#front/http/request-path.ts'
import type { InternalRequest } from '#front/render/buffer-response.ts'
import { DRAFT_COOKIE, verifyDraft } from '#lib/draft-cookie.ts'
import { frontPorts } from '#lib/front-ports.ts'
import type { RenderContext } from '#lib/render-context.ts'
import { bodyLimit } from './body-limits.ts'
import { tooLarge } from './request-guard.ts'

/** A request that is not for a remembered page. */
export type RequestContext = {
  req: IncomingMessage
  res: ServerResponse
  path: string
  requestId: string
  client: Client
  /** The document whose draft this request may show, as `draftOf` returns it. */
  draft: string | null
}

/** The context in which Next answers one visitor's own request. */
export function renderContextOf({ req, requestId, client, draft }: RequestContext): RenderContext {
  return {
    requestId,
    address: client.address,
    search: searchWithoutRsc(req.url ?? ''),
    draft,
    validUntil: Number.POSITIVE_INFINITY,
  }
}

const DRAFT_VALUE = new RegExp(`(?:^|; *)${DRAFT_COOKIE}=([^;]*)`)

/** The document whose draft a request may show: that of its cookie, while the session stands that asked for it. */
export async function authorizedDraft(front: Front, req: IncomingMessage): Promise<string | null> {
  const value = DRAFT_VALUE.exec(req.headers.cookie ?? '')?.[1]
  const pass = value ? verifyDraft(value, front.secret) : null
  return pass && (await frontPorts().staff.isActive(pass)) ? pass.document : null
}

/** Makes the headers of `req` such that Next may believe them; changes them in place. */
export function setForwardedHeaders(front: Front, { req, client }: RequestContext): void {
  stripSpoofable(req.headers, client.viaTrustedProxy)
  Object.assign(req.headers, {
    host: front.anonymousHeaders.host,
    'x-forwarded-host': front.anonymousHeaders.host,
    'x-forwarded-proto': front.anonymousHeaders['x-forwarded-proto'],
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
  context: RequestContext,
): Promise<InternalRequest | undefined> {
  const { req, res, path, requestId } = context
  const request = internalRequestOf(req)
  request.url = withoutRscQuery(request.url)
  delete request.headers['next-router-state-tree']
  delete request.headers['next-url']
  if (!hasBody(req)) return request
  const body = await readBody(req, bodyLimit(path))
  if (body.ok) return { ...request, body: body.value }
  if (body.code === 'too_large') sendRefusal(res, tooLarge, requestId, front.security)
  return undefined
}

export function internalRequestOf(req: IncomingMessage): InternalRequest {
  const headers: InternalRequest['headers'] = {}
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined) headers[name] = value
  return { method: req.method ?? 'GET', url: req.url ?? '/', headers }
}

function withoutRscQuery(url: string): string {
  const search = searchWithoutRsc(url)
  return search === '' ? pathOf(url) : `${pathOf(url)}?${search}`
}

/** The whole query but Next's own `_rsc` (D-92), byte for byte as it came. */
function searchWithoutRsc(url: string): string {
  const [, search = ''] = url.split(/\?(.*)/s, 2)
  const kept = search.split('&').filter((part) => !/^_rsc(?:=|$)/.test(part))
  return kept.join('&')
}
