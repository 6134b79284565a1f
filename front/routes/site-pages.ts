import type { ServerResponse } from 'node:http'
import type { Front } from '#front/front.ts'
import { type Negotiated, negotiate, type PageKind } from '#front/http/content-negotiation.ts'
import { NO_STORE } from '#front/http/headers.ts'
import { isApiPath } from '#front/http/normalize-path.ts'
import { selectRepresentation, sendRepresentation } from '#front/http/prepared-response.ts'
import { sendRefusal, unknownEndpoint } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { parseRequestTarget, type RequestTarget } from '#front/http/request-target.ts'
import { NOT_FOUND } from '#front/render/pages.ts'
import { badRequestPage, sendErrorPage } from './error-pages.ts'
import { sendDraftPage, sendVisitorRedirect } from './personal-pages.ts'
import { type RequestContext, setForwardedHeaders } from './request-context.ts'

/** A page of the site, a shortcut, a redirect of the editors, or the shared 404. */
export async function sendSitePage(
  front: Front,
  context: RequestContext,
  asking: RequestTarget,
): Promise<string> {
  const { req, res, path, requestId } = context
  if (!isRead(req)) {
    const message = 'This address accepts only GET and HEAD.'
    const refusal = {
      code: 'method_not_allowed' as const,
      message,
      allow: 'GET, HEAD',
      close: true,
    }
    sendRefusal(res, refusal, requestId, front.security)
    return refusal.code
  }
  const negotiated = { ...negotiate(req) }
  // The interface has one answer, whatever a router asks of it.
  const kind = isApiPath(path) ? 'html' : negotiated.kind
  if (kind === null) {
    sendErrorPage(front, res, badRequestPage, requestId)
    return 'malformed'
  }
  const page = await front.pages.resolve(asking)
  const route = asking.match?.route.kind
  const drafted = context.draft !== null
  // A draft may be of a page that nobody has published yet.
  const known = page !== null || (drafted && route === 'public')
  const target = known ? undefined : await redirectTargetOf(front, asking, drafted)
  if (known || (route === 'visitor' && !target)) {
    setForwardedHeaders(front, context)
    if (!known) return sendVisitorRedirect(front, context)
    if (!page || drafted) {
      return sendDraftPage(front, context, { path, query: (page?.target ?? asking).query, kind })
    }
    const { response, outcome } = await front.pages.getPublic(page, kind)
    sendRepresentation(req, res, selectRepresentation(response, negotiated))
    return outcome
  }
  if (target) {
    sendRedirect(front, res, target, asking.search)
    return 'redirect'
  }
  const lost = legacyNewsRedirect(asking)
  if (lost) {
    const caching = ['Cache-Control', NO_STORE, 'Content-Length', '0']
    res.writeHead(307, [...front.security, 'Location', lost, ...caching])
    res.end()
    return 'redirect'
  }
  // With the bar that leads out of the preview, which the page that all share has not.
  if (drafted) return sendDraftPage(front, context, { path: NOT_FOUND, query: '', kind })
  if (isApiPath(path)) {
    sendRefusal(res, unknownEndpoint, requestId, front.security)
    return unknownEndpoint.code
  }
  return sendNotFound(front, context, { ...negotiated, kind })
}

/**
 * The target of the redirect for an address without a page: an editor's redirect, its page's present address,
 * or its path without the slash at the end. Of the visitors' own addresses only a post's can have changed.
 */
async function redirectTargetOf(
  front: Front,
  { match, path }: RequestTarget,
  drafted: boolean,
): Promise<string | undefined> {
  if (match?.route.kind === 'visitor' && (drafted || !match.params.post)) return undefined
  const { redirects, former } = await front.pages.paths()
  return redirects.get(path) ?? former?.get(path) ?? withoutTrailingSlash(path)
}

/** The one 404 page that all unknown addresses share. */
export async function sendNotFound(
  front: Front,
  { req, res }: RequestContext,
  negotiated: Negotiated & { kind: PageKind },
): Promise<string> {
  const { response } = await front.pages.getNotFound(negotiated.kind)
  sendRepresentation(req, res, selectRepresentation(response, negotiated))
  return 'not-found'
}

/**
 * Where an address of a post leads that has no page: below `/news/{country}` to what the type of the
 * post decides, which is `/404` for a post that does not exist (S1 §2, D-04).
 */
function legacyNewsRedirect({ match, search }: RequestTarget): string | undefined {
  if (match?.route.documentType !== 'news-post') return undefined
  const { country, post } = match.params
  return country ? withSearch(`/news-redirect/${post}`, search) : '/404'
}

function withoutTrailingSlash(path: string): string | undefined {
  const trimmed = path.slice(0, -1)
  return path.endsWith('/') && parseRequestTarget(trimmed)?.match ? trimmed : undefined
}

function sendRedirect(front: Front, res: ServerResponse, target: string, search: string) {
  const location = withSearch(target, search)
  const caching = ['Cache-Control', 'public, max-age=300', 'Content-Length', '0']
  res.writeHead(308, [...front.security, 'Location', location, ...caching])
  res.end()
}

/** The editors' target with the visitor's query, unless it has its own; a place in a page comes last. */
function withSearch(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target
  const [page = '', ...place] = target.split('#')
  return [`${page}?${search}`, ...place].join('#')
}
