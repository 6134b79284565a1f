import type { ServerResponse } from 'node:http'
import { QueueTimeoutError } from '#front/cache/concurrency-limiter.ts'
import { TooStaleError } from '#front/cache/page-cache.ts'
import type { Front } from '#front/front.ts'
import { NO_STORE } from '#front/http/headers.ts'
import { lingerAfterResponse } from '#front/http/linger.ts'
import { isApiPath } from '#front/http/normalize-path.ts'
import type { FlatHeaders } from '#front/http/prepared-response.ts'
import { type FrontRefusal, sendRefusal } from '#front/http/refusal.ts'
import { ERROR_PAGE_POLICY } from '#front/render/csp.ts'
import { OutageError } from '#front/render/outage-error.ts'
import { statusOf } from '#lib/http.ts'
import { OUT_OF_ORDER, type Outage } from '#lib/outage/outage.ts'
import { ofOutage, type Unavailable, unavailable } from '#lib/outage/refusal.ts'
import type { RouteKind } from '#lib/routes.ts'
import type { RequestContext } from './request-context.ts'

/** One of the front's own pages, and the status that it is sent with. */
type ErrorPage = { status: number; body: Buffer }

/** What a visitor sees where no page could be made; says nothing that a template could get wrong. */
function errorPage(status: number, title: string, text: string): ErrorPage {
  const body = Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<style>body{font:1.125rem/1.6 system-ui,sans-serif;margin:20vh auto;max-width:32rem;' +
      'padding:0 1.5rem}</style></head>' +
      `<body><main><p>Error ${status}</p><h1>${title}</h1><p>${text}</p></main></body></html>`,
  )
  return { status, body }
}

/** Too many pages are being rendered at once; sent with 503 and Retry-After. */
const overloadedPage = errorPage(
  503,
  'One moment, please',
  'We have a lot of visitors right now. This page will be back in a few seconds.',
)

/** The data cannot be reached or written; sent with 503 and Retry-After. */
const outagePage = errorPage(503, 'One moment, please', OUT_OF_ORDER)

/** The error page itself failed (S1 §8); sent with 500. */
const failedPage = errorPage(
  500,
  'Something went wrong',
  'An error occurred while showing the error page. <a href="/">Go back to home</a>',
)

/** Sent with 503 and Retry-After where the copy of a page is too old and no new one could be made. */
const tooStalePage = errorPage(
  503,
  'One moment, please',
  'This page cannot be shown right now. Please try again in a moment.',
)

/** Seconds after which one may ask again for it. */
const TOO_STALE_RETRY_SECONDS = 5

/** A request that no browser of a guest sends; sent with 400. */
export const badRequestPage = errorPage(400, 'Bad request', 'This address is not valid.')

/** Sends one of the front's own pages; nothing where an answer has begun. */
export function sendErrorPage(
  front: Front,
  res: ServerResponse,
  { status, body }: ErrorPage,
  requestId: string,
  extra: FlatHeaders = [],
) {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const headers = [...front.security, 'Content-Type', 'text/html; charset=utf-8', ...extra]
  headers.push('Cache-Control', NO_STORE, 'Content-Length', String(body.length))
  headers.push('Content-Security-Policy', ERROR_PAGE_POLICY)
  res.writeHead(status, [...headers, 'X-Request-Id', requestId])
  res.end(body)
}

/**
 * Answers what `guard` refuses: in words where a browser is at a page of one guest (links of mails, and what
 * is sent from there), else in JSON.
 */
export function sendGuardRefusal(
  front: Front,
  { req, res, requestId }: Pick<RequestContext, 'req' | 'res' | 'requestId'>,
  kind: RouteKind,
  refusal: FrontRefusal,
): void {
  const inWords = kind === 'private' && /\btext\/html\b/.test(req.headers.accept ?? '')
  if (!inWords) {
    sendRefusal(res, refusal, requestId, front.security)
    return
  }
  const { code, message, retryAfter, allow, close } = refusal
  const title = code === 'too_many_requests' ? 'One moment, please' : 'This did not work'
  const headers = retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]
  if (allow) headers.push('Allow', allow)
  if (close) {
    headers.push('Connection', 'close')
    lingerAfterResponse(req.socket)
  }
  sendErrorPage(front, res, errorPage(statusOf(code), title, message), requestId, headers)
}

/**
 * Answers 503 where the copy of a page is too old. Logs no error: the render that failed, or the epoch that
 * could not be read, has been logged already.
 */
function sendTooStale(front: Front, res: ServerResponse, requestId: string, path: string): string {
  if (isApiPath(path)) {
    const message = 'This cannot be read right now.'
    const refusal = { code: 'unavailable' as const, message, retryAfter: TOO_STALE_RETRY_SECONDS }
    sendRefusal(res, refusal, requestId, front.security)
  } else {
    const retry = ['Retry-After', String(TOO_STALE_RETRY_SECONDS)]
    sendErrorPage(front, res, tooStalePage, requestId, retry)
  }
  return 'outdated'
}

/** Answers a request that failed, in JSON or as a page, and logs why. Says what it was. */
export async function sendFailure(
  front: Front,
  res: ServerResponse,
  requestId: string,
  path: string,
  error: unknown,
): Promise<string> {
  const refused = error instanceof OutageError ? ofOutage(error.outage) : await unavailable(error)
  if (refused) return sendUnavailable(front, res, requestId, path, refused)
  const busy = error instanceof QueueTimeoutError
  if (error instanceof TooStaleError) return sendTooStale(front, res, requestId, path)
  front.log.error({ requestId, path, err: error }, busy ? 'busy' : 'a request failed')
  if (isApiPath(path)) {
    const refusal = busy
      ? { code: 'unavailable' as const, message: 'Too many requests at once.', retryAfter: 2 }
      : { code: 'internal' as const, message: 'Something went wrong on our side.' }
    sendRefusal(res, refusal, requestId, front.security)
  } else if (busy) {
    sendErrorPage(front, res, overloadedPage, requestId, ['Retry-After', '2'])
  } else {
    sendErrorPage(front, res, failedPage, requestId)
  }
  return busy ? 'busy' : 'failed'
}

/** Answers what an outage of the data leaves undone, in JSON or as a page. */
export function sendOutage(
  front: Front,
  res: ServerResponse,
  requestId: string,
  path: string,
  outage: Outage,
): string {
  return sendUnavailable(front, res, requestId, path, ofOutage(outage))
}

function sendUnavailable(
  front: Front,
  res: ServerResponse,
  requestId: string,
  path: string,
  { code, detail }: Unavailable,
): string {
  if (/^\/(?:admin\/)?api\//.test(path)) {
    sendRefusal(res, { code, ...detail, close: true }, requestId, front.security)
  } else {
    sendErrorPage(front, res, outagePage, requestId, ['Retry-After', String(detail.retryAfter)])
  }
  return code
}
