import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import type { Front } from '#front/front.ts'
import { hasBody, readBody } from '#front/http/body.ts'
import type { Client } from '#front/http/client-address.ts'
import { stripSpoofable } from '#front/http/headers.ts'
import { sendRefusal } from '#front/http/refusal.ts'
import { pathOf } from '#front/http/request-path.ts'
import type { InternalRequest } from '#front/render/buffer-response.ts'
import { DRAFT_COOKIE, verifyDraft } from '#lib/cookies/draft-cookie.ts'
import { frontPorts } from '#lib/front/ports.ts'
import type { RenderContext } from '#lib/front/render-context.ts'
import { DEFAULT_BODY_LIMIT, type Route } from '#lib/routing/route.ts'
import { readWithAny } from '#lib/security/secrets.ts'
import { tooLarge } from './request-guard.ts'

/** A request that the cache did not answer, with its path and the id of its response and log lines. */
export type IncomingRequest = {
  req: IncomingMessage
  res: ServerResponse
  path: string
  requestId: string
}

/** A request with its route and its client, and the document whose draft it may show (`authorizedDraft`). */
export type RequestContext = IncomingRequest & {
  route: Route | undefined
  client: Client
  draft: string | null
}

/** Maximum bytes of the body of a request to `route`. */
export function bodyLimitOf(route: Route | undefined): number {
  return route?.bodyLimit ?? DEFAULT_BODY_LIMIT
}

/** The render context for one visitor's own request. */
export function renderContextOf({ req, requestId, client, draft }: RequestContext): RenderContext {
  return {
    requestId,
    address: client.address,
    search: searchWithoutRsc(req.url ?? ''),
    draft,
    validUntil: Number.POSITIVE_INFINITY,
  }
}

/** The document whose draft a request may show: that of its draft cookie, while the staff session behind it is active. */
export async function authorizedDraft(front: Front, req: IncomingMessage): Promise<string | null> {
  const { cookie = '' } = req.headers
  // Few requests have it: no others are parsed.
  const value = cookie.includes(DRAFT_COOKIE) ? parseCookie(cookie)[DRAFT_COOKIE] : undefined
  const pass = value ? readWithAny(front.secrets, (secret) => verifyDraft(value, secret)) : null
  return pass && (await frontPorts().staff.isActive(pass)) ? pass.document : null
}

/** Strips spoofable headers from `req` and sets the forwarded ones, in place, so that Next can trust them. */
export function setForwardedHeaders(front: Front, { req, client }: RequestContext): void {
  stripSpoofable(req.headers, client.viaTrustedProxy)
  Object.assign(req.headers, {
    host: front.anonymousHeaders.host,
    'x-forwarded-host': front.anonymousHeaders.host,
    'x-forwarded-proto': front.anonymousHeaders['x-forwarded-proto'],
    'x-forwarded-for': client.address,
  })
}

/**
 * The request for a personal page or API route, with its whole body. Undefined if the body was too large (a
 * refusal has been sent) or the client disconnected.
 */
export async function personalRequest(
  front: Front,
  context: RequestContext,
): Promise<InternalRequest | undefined> {
  const { req, res, route, requestId } = context
  const request = internalRequestOf(req)
  request.url = withoutRscQuery(request.url)
  delete request.headers['next-router-state-tree']
  delete request.headers['next-url']
  if (!hasBody(req)) return request
  const body = await readBody(req, bodyLimitOf(route))
  if (body.ok) return { ...request, body: body.value }
  if (body.code === 'too_large') sendRefusal(res, tooLarge(), requestId, front.security)
  return undefined
}

/** The request for Next, without its body; what Next answers is compressed by the front. */
export function internalRequestOf(req: IncomingMessage): InternalRequest {
  const headers: InternalRequest['headers'] = {}
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined && name !== 'accept-encoding') headers[name] = value
  return { method: req.method ?? 'GET', url: req.url ?? '/', headers }
}

function withoutRscQuery(url: string): string {
  const search = searchWithoutRsc(url)
  return search === '' ? pathOf(url) : `${pathOf(url)}?${search}`
}

/** The query as sent, without Next's own `_rsc` (spec:routes.keeps-query). */
function searchWithoutRsc(url: string): string {
  const [, search = ''] = url.split(/\?(.*)/s, 2)
  const kept = search.split('&').filter((part) => !/^_rsc(?:=|$)/.test(part))
  return kept.join('&')
}
