import { QueueTimeoutError } from '#front/cache/concurrency-limiter.ts'
import { TooStaleError } from '#front/cache/page-cache.ts'
import type { Front } from '#front/front.ts'
import { isEnded } from '#front/http/compress.ts'
import { NO_STORE } from '#front/http/headers.ts'
import { lingerAfterResponse } from '#front/http/linger.ts'
import { isApiPath } from '#front/http/normalize-path.ts'
import type { FlatHeaders } from '#front/http/prepared-response.ts'
import { type FrontRefusal, sendRefusal } from '#front/http/refusal.ts'
import { ERROR_PAGE_POLICY } from '#front/render/csp.ts'
import { OutageError } from '#front/render/outage-error.ts'
import { statusOf } from '#lib/http/respond.ts'
import { currentLanguage } from '#lib/language/current-language.ts'
import { type Outage, outageMessage } from '#lib/outage/outage.ts'
import {
  outageRefusal,
  type UnavailableRefusal,
  unavailableRefusal,
} from '#lib/outage/outage-refusal.ts'
import type { RouteKind } from '#lib/routing/route.ts'
import { escapeHtml } from '#lib/text/escape-html.ts'
import * as t from './messages.gen.ts'
import type { IncomingRequest } from './request-context.ts'

/** An error page of the front itself, and its status. */
type ErrorPage = { status: number; body: Buffer }

/** Builds a self-contained error page; `link` is the HTML of a link behind its text. */
function errorPage(status: number, title: string, text: string, link?: string): ErrorPage {
  const heading = escapeHtml(title)
  const words = escapeHtml(text) + (link ? ` ${link}` : '')
  const body = Buffer.from(
    `<!DOCTYPE html><html lang="${currentLanguage()}"><head><meta charset="utf-8"><title>${heading}</title>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<style>body{font:1.125rem/1.6 system-ui,sans-serif;margin:20vh auto;max-width:32rem;' +
      'padding:0 1.5rem}</style></head>' +
      `<body><main><p>${escapeHtml(t.errorNumber({ status }))}</p><h1>${heading}</h1>` +
      `<p>${words}</p></main></body></html>`,
  )
  return { status, body }
}

/** For `QueueTimeoutError`; sent with Retry-After. */
const overloadedPage = () => errorPage(503, t.oneMomentPlease(), t.manyVisitors())

/** For an outage of the data; sent with Retry-After. */
const outagePage = () => errorPage(503, t.oneMomentPlease(), outageMessage())

/** For a request that failed in the front, Next's own error page included (spec:routes.error-page-fails). */
function failedPage(): ErrorPage {
  const link = `<a href="/">${escapeHtml(t.goBackToHome())}</a>`
  return errorPage(500, t.somethingWentWrong(), t.errorPageFailed(), link)
}

/** For `TooStaleError`; sent with Retry-After. */
const tooStalePage = () => errorPage(503, t.oneMomentPlease(), t.pageNotNow())

/** Its Retry-After, seconds. */
const TOO_STALE_RETRY_SECONDS = 5

/** For a request that no browser sends. */
export const badRequestPage = () => errorPage(400, t.badRequest(), t.addressNotValid())

/** Sends an error page with `extra` headers; if a response has already started, aborts it unless it is complete. */
export function sendErrorPage(
  front: Front,
  { res, requestId }: Pick<IncomingRequest, 'res' | 'requestId'>,
  { status, body }: ErrorPage,
  extra: FlatHeaders = [],
): void {
  if (res.headersSent) {
    if (!isEnded(res)) res.destroy()
    return
  }
  const headers = [...front.security, 'Content-Type', 'text/html; charset=utf-8', ...extra]
  headers.push('Cache-Control', NO_STORE, 'Content-Length', String(body.length))
  headers.push('Content-Security-Policy', ERROR_PAGE_POLICY)
  res.writeHead(status, [...headers, 'X-Request-Id', requestId])
  res.end(body)
}

/**
 * Sends a refusal of `guardRequest`: as an error page if a browser is at a private page (links of mails, and
 * forms there), else as JSON.
 */
export function sendGuardRefusal(
  front: Front,
  { req, res, requestId }: IncomingRequest,
  kind: RouteKind,
  refusal: FrontRefusal,
): void {
  const asPage = kind === 'private' && /\btext\/html\b/.test(req.headers.accept ?? '')
  if (!asPage) {
    sendRefusal(res, refusal, requestId, front.security)
    return
  }
  const { code, message, retryAfter, allow, close } = refusal
  const isPassing = code === 'too_many_requests' || code === 'read_only'
  const title = isPassing ? t.oneMomentPlease() : t.didNotWork()
  const headers = retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]
  if (allow) headers.push('Allow', allow)
  if (close) {
    headers.push('Connection', 'close')
    lingerAfterResponse(req.socket)
  }
  sendErrorPage(front, { res, requestId }, errorPage(statusOf(code), title, message), headers)
}

/**
 * Answers 503 for `TooStaleError`. Logs no error: the failed render, or the failed read of the epoch, has
 * been logged already.
 */
function sendTooStale(front: Front, { res, requestId, path }: FailedRequest): string {
  if (isApiPath(path)) {
    const message = t.notReadableNow()
    const refusal = { code: 'unavailable' as const, message, retryAfter: TOO_STALE_RETRY_SECONDS }
    sendRefusal(res, refusal, requestId, front.security)
  } else {
    const retry = ['Retry-After', String(TOO_STALE_RETRY_SECONDS)]
    sendErrorPage(front, { res, requestId }, tooStalePage(), retry)
  }
  return 'outdated'
}

type FailedRequest = Pick<IncomingRequest, 'res' | 'requestId' | 'path'>

/** Answers a failed request, as JSON or a page, and logs the error. Resolves to the outcome for the log. */
export async function sendFailure(
  front: Front,
  request: FailedRequest,
  error: unknown,
): Promise<string> {
  const { res, requestId, path } = request
  const refused =
    error instanceof OutageError ? outageRefusal(error.outage) : await unavailableRefusal(error)
  if (refused) return sendUnavailable(front, request, refused)
  const busy = error instanceof QueueTimeoutError
  if (error instanceof TooStaleError) return sendTooStale(front, request)
  front.log.error({ requestId, path, err: error }, busy ? 'busy' : 'a request failed')
  if (isApiPath(path)) {
    const refusal = busy
      ? { code: 'unavailable' as const, message: t.tooManyRequests(), retryAfter: 2 }
      : { code: 'internal' as const, message: t.wentWrongOnOurSide() }
    sendRefusal(res, refusal, requestId, front.security)
  } else if (busy) {
    sendErrorPage(front, request, overloadedPage(), ['Retry-After', '2'])
  } else {
    sendErrorPage(front, request, failedPage())
  }
  return busy ? 'busy' : 'failed'
}

/** Answers a request that an outage of the data stops, as JSON or a page. Returns the outcome for the log. */
export function sendOutage(front: Front, request: FailedRequest, outage: Outage): string {
  return sendUnavailable(front, request, outageRefusal(outage))
}

function sendUnavailable(
  front: Front,
  { res, requestId, path }: FailedRequest,
  { code, detail }: UnavailableRefusal,
): string {
  if (/^\/(?:admin\/)?api\//.test(path)) {
    sendRefusal(res, { code, ...detail, close: true }, requestId, front.security)
  } else {
    sendErrorPage(front, { res, requestId }, outagePage(), [
      'Retry-After',
      String(detail.retryAfter),
    ])
  }
  return code
}
