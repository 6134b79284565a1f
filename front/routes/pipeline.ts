import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { batchWrite } from '#front/fast-path/batched-writes.ts'
import type { Front } from '#front/front.ts'
import { negotiate } from '#front/http/content-negotiation.ts'
import { loggedPath, logRequest } from '#front/http/log.ts'
import { sendMetrics } from '#front/http/metrics-endpoint.ts'
import { isApiPath, isDecodable } from '#front/http/normalize-path.ts'
import { sendRepresentation } from '#front/http/prepared-response.ts'
import { invalidPath, sendRefusal, unknownEndpoint } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { countRequest } from '#front/http/request-metrics.ts'
import { pathOf } from '#front/http/request-path.ts'
import { startRequestSpan } from '#front/http/request-span.ts'
import { parseRequestTarget } from '#front/http/request-target.ts'
import { withoutCookiePrefix } from '#lib/cookies/guarded-cookies.ts'
import { totalOutage } from '#lib/outage/current-outage.ts'
import type { Route } from '#lib/routing/route.ts'
import { lookup } from './cache-lookup.ts'
import { receiveCspReport } from './csp-report-endpoint.ts'
import {
  badRequestPage,
  sendErrorPage,
  sendFailure,
  sendGuardRefusal,
  sendOutage,
} from './error-pages.ts'
import { sendFile, sendMediaFile, sendServiceWorker } from './files.ts'
import { sendHealth } from './health.ts'
import { streamAdmin, streamApi, streamDevelopment } from './pass-through.ts'
import { sendPrivatePage } from './personal-pages.ts'
import {
  authorizedDraft,
  type IncomingRequest,
  type RequestContext,
  setForwardedHeaders,
} from './request-context.ts'
import { guardRequest, refuseChange } from './request-guard.ts'
import { receiveSiteCounts } from './site-counts-endpoint.ts'
import { sendSitePage } from './site-pages.ts'
import { sendSliceSimulator } from './slice-simulator.ts'

/** The listener for all requests that Node's server parses. */
export function requestListener(front: Front) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (sendCached(front, req, res)) return
    const requestId = randomUUID()
    const began = performance.now()
    const { method = '', url = '' } = req
    const closed = new Promise((resolve) => res.once('close', resolve))
    const failed = { res, requestId, path: loggedPath(url) }
    const proxyHeaders = tracingHeaders(front, req)
    const span = startRequestSpan({ requestId, method, url, https: front.https, proxyHeaders })
    span.run(() =>
      handleRequest(front, req, res, requestId)
        .catch((error) => sendFailure(front, failed, error))
        .then(async (outcome) => {
          await closed
          const served = { requestId, method, url, began, status: res.statusCode, outcome }
          countRequest(served, isEventStream(res))
          logRequest(front.log, served)
          span.end(served)
        }),
    )
  }
}

/** The headers of a request that is part of a trusted proxy's trace; anybody else's trace counts for nothing. */
function tracingHeaders(
  front: Front,
  req: IncomingMessage,
): IncomingMessage['headers'] | undefined {
  if (!req.headers.traceparent) return undefined
  return front.clientOf(req).viaTrustedProxy ? req.headers : undefined
}

/** Whether a response stays open for as long as its reader does. */
function isEventStream(res: ServerResponse): boolean {
  return String(res.getHeader('content-type') ?? '').startsWith('text/event-stream')
}

/** The hot path: a lookup in a map and one write. Avoid allocations here. */
function sendCached(front: Front, req: IncomingMessage, res: ServerResponse): boolean {
  if (front.dev || !isRead(req)) return false
  const representation = lookup(front, req.url ?? '', negotiate(req))
  if (!representation) return false
  batchWrite(res.socket, () => sendRepresentation(req, res, representation))
  return true
}

/** Dispatches a request by its path. Resolves to the outcome for the log. */
async function handleRequest(
  front: Front,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): Promise<string> {
  if (front.https && req.headers.cookie)
    req.headers.cookie = withoutCookiePrefix(req.headers.cookie)
  const target = parseRequestTarget(req.url ?? '')
  if (target?.match === undefined && isApiPath(pathOf(req.url))) {
    const refusal = isDecodable(pathOf(req.url)) ? unknownEndpoint() : invalidPath()
    sendRefusal(res, refusal, requestId, front.security)
    return refusal.code
  }
  if (!target) {
    sendErrorPage(front, { res, requestId }, badRequestPage())
    return 'malformed'
  }
  const { path, match } = target
  const request: IncomingRequest = { req, res, path, requestId }
  const own = match && handleFile(front, request, match.route)
  if (own) return own
  const isFile = front.staticFiles.owns(path)
  const draft = isFile ? null : await authorizedDraft(front, req)
  const route = match?.route
  const context: RequestContext = { ...request, route, client: front.clientOf(req), draft }
  const kind = route?.kind
  if (front.dev && kind !== 'api' && kind !== 'admin') return streamDevelopment(front, context)
  if (isFile) return sendFile(front, request)
  if (route && (kind === 'api' || kind === 'private' || kind === 'admin'))
    return handleGuarded(front, context, route)
  return sendSitePage(front, context, target)
}

/** Handles a request to a file or an endpoint of the front's own; undefined for all other routes. */
function handleFile(
  front: Front,
  request: IncomingRequest,
  route: Route,
): Promise<string> | string | undefined {
  switch (route.handler) {
    case 'health':
      return sendHealth(front, request.res, request.path)
    case 'metrics':
      // Without a token it is an unknown address.
      return front.metricsToken ? sendFrontMetrics(front, request) : undefined
    case 'service-worker':
      return sendServiceWorker(front, request)
    case 'csp-report':
      return receiveCspReport(front, request, route)
    case 'site-counts':
      return receiveSiteCounts(front, request, route)
    case 'media':
      return sendMediaFile(front, request)
  }
}

async function sendFrontMetrics(front: Front, { req, res }: IncomingRequest): Promise<string> {
  await sendMetrics(req, res, { token: front.metricsToken, headers: front.security })
  return 'file'
}

/** Handles a request to the API, the admin or a private page, if the guard lets it pass. */
async function handleGuarded(front: Front, context: RequestContext, route: Route): Promise<string> {
  const { req, res, path, client } = context
  const outage = totalOutage()
  if (outage) return sendOutage(front, context, outage)
  const { origin } = front
  const options = { origin, limits: front.limits, route }
  const refusal =
    refuseChange(req, route) ??
    (await guardRequest(req, res, { path, address: client.address }, options))
  if (refusal) {
    sendGuardRefusal(front, context, route.kind, refusal)
    return refusal.code
  }
  setForwardedHeaders(front, context)
  if (route.kind === 'api') return streamApi(front, context)
  if (route.kind === 'admin') return streamAdmin(front, context)
  return route.handler === 'slice-simulator'
    ? sendSliceSimulator(front, context)
    : sendPrivatePage(front, context)
}
