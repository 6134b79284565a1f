import type { Front } from '#front/front.ts'
import { type Negotiated, negotiate, type PageKind } from '#front/http/content-negotiation.ts'
import { isApiPath } from '#front/http/normalize-path.ts'
import { selectRepresentation, sendRepresentation } from '#front/http/prepared-response.ts'
import { type FrontRefusal, sendRefusal, unknownEndpoint } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { parseRequestTarget, type RequestTarget } from '#front/http/request-target.ts'
import { NOT_FOUND } from '#front/render/pages.ts'
import type { AskedAddress } from '#lib/address-counts/address-counts.ts'
import { countAsked, countMissing } from './address-counts.ts'
import { badRequestPage, sendErrorPage } from './error-pages.ts'
import * as t from './messages.gen.ts'
import { sendDraftPage, sendVisitorRedirect } from './personal-pages.ts'
import { sendKeptRedirect, sendTemporaryRedirect } from './redirects.ts'
import { type RequestContext, setForwardedHeaders } from './request-context.ts'

/** Handles all other paths: a public page, a visitor's redirect, an editors' redirect, or the shared 404. */
export async function sendSitePage(
  front: Front,
  context: RequestContext,
  target: RequestTarget,
): Promise<string> {
  const { req, res, path } = context
  if (!isRead(req)) return refuse(front, context, readOnly())
  const negotiated = { ...negotiate(req) }
  // API errors are JSON, whatever router headers the request has.
  const kind = isApiPath(path) ? 'html' : negotiated.kind
  if (kind === null) {
    sendErrorPage(front, context, badRequestPage())
    return 'malformed'
  }
  const page = await front.pages.resolve(target)
  const route = target.match?.route.kind
  const hasDraft = context.draft !== null
  // A draft may be of a page that is not published yet.
  const known = page !== null || (hasDraft && route === 'public')
  const redirect = known ? undefined : await redirectOf(front, target, hasDraft)
  if (known || (route === 'visitor' && !redirect)) {
    setForwardedHeaders(front, context)
    if (!known) return sendVisitorRedirect(front, context)
    if (!page || hasDraft) {
      return sendDraftPage(front, context, { path, query: (page?.target ?? target).query, kind })
    }
    const { response, outcome } = await front.pages.getPublic(page, kind)
    sendRepresentation(req, res, selectRepresentation(response, negotiated))
    return outcome
  }
  if (redirect) {
    countAsked(req, redirect.asked)
    const location = withSearch(redirect.target, target.search)
    return sendKeptRedirect(front, res, { status: 308, location })
  }
  const legacy = legacyNewsRedirect(target)
  const isMissing = path !== LOST && (legacy === undefined || legacy === LOST)
  if (isMissing && !hasDraft) countMissing(req, withoutSlash(path))
  if (legacy) return sendTemporaryRedirect(front, res, legacy)
  // Unlike the shared 404 page, it has the bar that leads out of the preview.
  if (hasDraft) return sendDraftPage(front, context, { path: NOT_FOUND, query: '', kind })
  if (isApiPath(path)) return refuse(front, context, unknownEndpoint())
  return sendNotFound(front, context, { ...negotiated, kind })
}

/** Path of the page that says that an address has no page. */
const LOST = '/404'

const readOnly = (): FrontRefusal => ({
  code: 'method_not_allowed',
  message: t.onlyGetAndHead(),
  allow: 'GET, HEAD',
  close: true,
})

function refuse(front: Front, { res, requestId }: RequestContext, refusal: FrontRefusal): string {
  sendRefusal(res, refusal, requestId, front.security)
  return refusal.code
}

/** A redirect from a path without a page: its target, and the addresses whose visits are counted. */
type Redirect = { target: string; asked: AskedAddress[] }

/**
 * The redirect for a path without a page: an editors' redirect, the new path of its page, or the path without
 * its trailing slash; of the first two also where the path has a slash more. Of visitor routes only those of a
 * news post can have moved.
 */
async function redirectOf(
  front: Front,
  { match, path }: RequestTarget,
  hasDraft: boolean,
): Promise<Redirect | undefined> {
  if (match?.route.kind === 'visitor' && (hasDraft || !match.params.post)) return undefined
  const { paths, redirects, former } = await front.pages.paths()
  const bare = withoutSlash(path)
  const isPage = bare !== path && paths !== 'all' && paths.has(bare)
  const own = isPage ? undefined : redirects.get(bare)
  if (own) return { target: own, asked: [['redirect', bare]] }
  const moved = isPage ? undefined : former?.get(bare)
  if (moved) {
    const asked = former?.addressesOf(bare).map((one): AskedAddress => ['former', one])
    return { target: moved, asked: asked ?? [] }
  }
  if (bare === path || !parseRequestTarget(bare)?.match) return undefined
  return { target: bare, asked: [] }
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Sends the 404 page, which is the same for all unknown paths. */
async function sendNotFound(
  front: Front,
  { req, res }: RequestContext,
  negotiated: Negotiated & { kind: PageKind },
): Promise<string> {
  const { response } = await front.pages.getNotFound(negotiated.kind)
  sendRepresentation(req, res, selectRepresentation(response, negotiated))
  return 'not-found'
}

/**
 * The redirect for the path of a news post that does not exist: below `/news/{country}` to
 * `/news-redirect/{post}`, which knows the post's type, else to `/404` (spec:routes.news-missing).
 */
function legacyNewsRedirect({ match, search }: RequestTarget): string | undefined {
  if (match?.route.documentType !== 'news-post') return undefined
  const { country, post } = match.params
  return country ? withSearch(`/news-redirect/${post}`, search) : LOST
}

/** `target` with the visitor's query, unless it has its own; a fragment stays at the end. */
function withSearch(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target
  const [page = '', ...place] = target.split('#')
  return [`${page}?${search}`, ...place].join('#')
}
