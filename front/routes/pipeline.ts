import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SERVICE_WORKER_PATH } from '#front/cache/service-worker.ts'
import { batchWrite } from '#front/fast-path/batched-writes.ts'
import type { Front } from '#front/front.ts'
import { negotiate } from '#front/http/content-negotiation.ts'
import { loggedPath, logRequest } from '#front/http/log.ts'
import { isApiPath, isDecodable } from '#front/http/normalize-path.ts'
import { sendRepresentation } from '#front/http/prepared-response.ts'
import { invalidPath, sendRefusal, unknownEndpoint } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { pathOf } from '#front/http/request-path.ts'
import { parseRequestTarget } from '#front/http/request-target.ts'
import { CSP_REPORT_PATH } from '#front/render/csp.ts'
import { withoutCookiePrefix } from '#lib/guarded-cookies.ts'
import { allStopped } from '#lib/outage/standing.ts'
import { SIMULATOR } from '#lib/simulator.ts'
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
import { authorizedDraft, type RequestContext, setForwardedHeaders } from './request-context.ts'
import { guardRequest } from './request-guard.ts'
import { sendSitePage } from './site-pages.ts'
import { sendSliceSimulator } from './slice-simulator.ts'

/** The function that answers every request of the process. */
export function requestListener(front: Front) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (sendCached(front, req, res)) return
    const requestId = randomUUID()
    const began = performance.now()
    const { method = '', url = '' } = req
    const closed = new Promise((resolve) => res.once('close', resolve))
    route(front, req, res, requestId)
      .catch((error) => sendFailure(front, res, requestId, loggedPath(url), error))
      .then(async (outcome) => {
        await closed
        logRequest(front.log, { requestId, method, url, began, status: res.statusCode, outcome })
      })
  }
}

/** The hot path: a look into a map and one write. Nothing here may allocate without need. */
function sendCached(front: Front, req: IncomingMessage, res: ServerResponse): boolean {
  if (front.dev || !isRead(req)) return false
  const representation = lookup(front, req.url ?? '', negotiate(req))
  if (!representation) return false
  batchWrite(res.socket, () => sendRepresentation(req, res, representation))
  return true
}

async function route(
  front: Front,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): Promise<string> {
  if (front.https && req.headers.cookie)
    req.headers.cookie = withoutCookiePrefix(req.headers.cookie)
  const target = parseRequestTarget(req.url ?? '')
  if (target?.match === undefined && isApiPath(pathOf(req.url))) {
    const refusal = isDecodable(pathOf(req.url)) ? unknownEndpoint : invalidPath
    sendRefusal(res, refusal, requestId, front.security)
    return refusal.code
  }
  if (!target) {
    sendErrorPage(front, res, badRequestPage, requestId)
    return 'malformed'
  }
  const { path, match } = target
  if (path === '/healthz' || path === '/readyz') return sendHealth(front, res, path)
  if (path === SERVICE_WORKER_PATH) return sendServiceWorker(front, req, res, requestId)
  if (path === CSP_REPORT_PATH) return receiveCspReport(front, req, res, requestId)
  if (path.startsWith('/media/')) return sendMediaFile(front, req, res, path, requestId)
  const isFile = front.staticFiles.owns(path)
  const draft = isFile ? null : await authorizedDraft(front, req)
  const context: RequestContext = { req, res, path, requestId, client: front.clientOf(req), draft }
  const kind = match?.route.kind
  if (front.dev && kind !== 'api' && kind !== 'admin') return streamDevelopment(front, context)
  if (isFile) return sendFile(front, req, res, path, requestId)

  if (match && (kind === 'api' || kind === 'private' || kind === 'admin')) {
    const outage = allStopped()
    if (outage) return sendOutage(front, res, requestId, path, outage)
    const { address } = context.client
    const refusal = await guardRequest(
      req,
      res,
      { path, address },
      {
        origin: front.origin,
        limits: front.limits(),
        route: match.route,
      },
    )
    if (refusal) {
      sendGuardRefusal(front, context, kind, refusal)
      return refusal.code
    }
    setForwardedHeaders(front, context)
    if (kind === 'api') return streamApi(front, context)
    if (kind === 'admin') return streamAdmin(front, context)
    return path === SIMULATOR ? sendSliceSimulator(front, context) : sendPrivatePage(front, context)
  }
  return sendSitePage(front, context, target)
}
