import type { ServerResponse } from 'node:http'
import type { Front } from '#front/front.ts'
import { type Asked, type PageKind, readAsked } from '#front/http/content-negotiation.ts'
import { NO_STORE } from '#front/http/headers.ts'
import { isInterface } from '#front/http/normalize-path.ts'
import { choose, send } from '#front/http/prepared-response.ts'
import { noInterface, sendRefusal } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { type Address, parseAddress } from '#front/http/request-target.ts'
import { NOT_FOUND } from '#front/render/pages.ts'
import { malformedPage, sendOwnPage } from './error-pages.ts'
import { sendDraft, sendVisitor } from './personal-pages.ts'
import { type Passing, trustHeaders } from './request-context.ts'

/** A page of the site, a shortcut, a redirect of the editors, or the shared 404. */
export async function sendSite(front: Front, passing: Passing, asking: Address): Promise<string> {
  const { req, res, path, requestId } = passing
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
  const asked = { ...readAsked(req) }
  // The interface has one answer, whatever a router asks of it.
  const kind = isInterface(path) ? 'html' : asked.kind
  if (kind === null) {
    sendOwnPage(front, res, malformedPage, requestId)
    return 'malformed'
  }
  const page = await front.pages.find(asking)
  const route = asking.match?.route.kind
  const drafted = passing.draft !== null
  // A draft may be of a page that nobody has published yet.
  const known = page !== null || (drafted && route === 'public')
  const target = known ? undefined : await movedTo(front, asking, drafted)
  if (known || (route === 'visitor' && !target)) {
    trustHeaders(front, passing)
    if (!known) return sendVisitor(front, passing)
    if (!page || drafted) {
      return sendDraft(front, passing, { path, query: (page?.address ?? asking).query, kind })
    }
    const { answer, outcome } = await front.pages.public(page, kind)
    send(req, res, choose(answer, asked))
    return outcome
  }
  if (target) {
    redirect(front, res, target, asking.search)
    return 'redirect'
  }
  const lost = lostPost(asking)
  if (lost) {
    const caching = ['Cache-Control', NO_STORE, 'Content-Length', '0']
    res.writeHead(307, [...front.security, 'Location', lost, ...caching])
    res.end()
    return 'redirect'
  }
  // With the bar that leads out of the preview, which the page that all share has not.
  if (drafted) return sendDraft(front, passing, { path: NOT_FOUND, query: '', kind })
  if (isInterface(path)) {
    sendRefusal(res, noInterface, requestId, front.security)
    return noInterface.code
  }
  return sendNotFound(front, passing, { ...asked, kind })
}

/**
 * The target of the redirect for an address without a page: an editor's redirect, its page's present address,
 * or its path without the slash at the end. Of the visitors' own addresses only a post's can have changed.
 */
async function movedTo(
  front: Front,
  { match, path }: Address,
  drafted: boolean,
): Promise<string | undefined> {
  if (match?.route.kind === 'visitor' && (drafted || !match.params.post)) return undefined
  const { redirects, former } = await front.pages.paths()
  return redirects.get(path) ?? former?.get(path) ?? withoutTrailingSlash(path)
}

/** The one 404 page that all unknown addresses share. */
export async function sendNotFound(
  front: Front,
  { req, res }: Passing,
  asked: Asked & { kind: PageKind },
): Promise<string> {
  const { answer } = await front.pages.notFound(asked.kind)
  send(req, res, choose(answer, asked))
  return 'not-found'
}

/**
 * Where an address of a post leads that has no page: below `/news/{country}` to what the type of the
 * post decides, which is `/404` for a post that does not exist (S1 §2, D-04).
 */
function lostPost({ match, search }: Address): string | undefined {
  if (match?.route.documentType !== 'news-post') return undefined
  const { country, post } = match.params
  return country ? withSearch(`/news-redirect/${post}`, search) : '/404'
}

function withoutTrailingSlash(path: string): string | undefined {
  const trimmed = path.slice(0, -1)
  return path.endsWith('/') && parseAddress(trimmed)?.match ? trimmed : undefined
}

function redirect(front: Front, res: ServerResponse, target: string, search: string) {
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
