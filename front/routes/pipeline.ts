import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { WORKER } from '#front/cache/service-worker.ts'
import { sendTogether } from '#front/fast-path/batched-writes.ts'
import type { Front } from '#front/front.ts'
import { readAsked } from '#front/http/content-negotiation.ts'
import { loggedPath, logRequest } from '#front/http/log.ts'
import { isInterface, isReadable } from '#front/http/normalize-path.ts'
import { send } from '#front/http/prepared-response.ts'
import { noInterface, sendRefusal, unreadable } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { pathOf } from '#front/http/request-path.ts'
import { parseAddress } from '#front/http/request-target.ts'
import { POLICY_REPORTS } from '#front/render/csp.ts'
import { withoutCookiePrefix } from '#lib/guarded-cookies.ts'
import { allStopped } from '#lib/outage/standing.ts'
import { SIMULATOR } from '#lib/simulator.ts'
import { remembered } from './cache-lookup.ts'
import { takeReport } from './csp-report-endpoint.ts'
import { malformedPage, sendFailure, sendGuarded, sendOutage, sendOwnPage } from './error-pages.ts'
import { sendFile, sendUpload, sendWorker } from './files.ts'
import { sendHealth } from './health.ts'
import { streamAdmin, streamAll, streamApi } from './pass-through.ts'
import { sendPrivate } from './personal-pages.ts'
import { draftOf, type Passing, trustHeaders } from './request-context.ts'
import { guard } from './request-guard.ts'
import { sendSite } from './site-pages.ts'
import { sendSimulator } from './slice-simulator.ts'

/** The function that answers every request of the process. */
export function requestListener(front: Front) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (sendFromMemory(front, req, res)) return
    const requestId = randomUUID()
    const began = performance.now()
    const { method = '', url = '' } = req
    const closed = new Promise((resolve) => res.once('close', resolve))
    answer(front, req, res, requestId)
      .catch((error) => sendFailure(front, res, requestId, loggedPath(url), error))
      .then(async (outcome) => {
        await closed
        logRequest(front.log, { requestId, method, url, began, status: res.statusCode, outcome })
      })
  }
}

/** The hot path: a look into a map and one write. Nothing here may allocate without need. */
function sendFromMemory(front: Front, req: IncomingMessage, res: ServerResponse): boolean {
  if (front.dev || !isRead(req)) return false
  const variant = remembered(front, req.url ?? '', readAsked(req))
  if (!variant) return false
  sendTogether(res.socket, () => send(req, res, variant))
  return true
}

async function answer(
  front: Front,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): Promise<string> {
  if (front.https && req.headers.cookie)
    req.headers.cookie = withoutCookiePrefix(req.headers.cookie)
  const address = parseAddress(req.url ?? '')
  if (address?.match === undefined && isInterface(pathOf(req.url))) {
    const refusal = isReadable(pathOf(req.url)) ? noInterface : unreadable
    sendRefusal(res, refusal, requestId, front.security)
    return refusal.code
  }
  if (!address) {
    sendOwnPage(front, res, malformedPage, requestId)
    return 'malformed'
  }
  const { path, match } = address
  if (path === '/healthz' || path === '/readyz') return sendHealth(front, res, path)
  if (path === WORKER) return sendWorker(front, req, res, requestId)
  if (path === POLICY_REPORTS) return takeReport(front, req, res, requestId)
  if (path.startsWith('/media/')) return sendUpload(front, req, res, path, requestId)
  const isFile = front.statics.owns(path)
  const draft = isFile ? null : await draftOf(front, req)
  const passing: Passing = { req, res, path, requestId, client: front.clientOf(req), draft }
  const kind = match?.route.kind
  if (front.dev && kind !== 'api' && kind !== 'admin') return streamAll(front, passing)
  if (isFile) return sendFile(front, req, res, path, requestId)

  if (match && (kind === 'api' || kind === 'private' || kind === 'admin')) {
    const outage = allStopped()
    if (outage) return sendOutage(front, res, requestId, path, outage)
    const { address } = passing.client
    const refusal = await guard(
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
      sendGuarded(front, passing, kind, refusal)
      return refusal.code
    }
    trustHeaders(front, passing)
    if (kind === 'api') return streamApi(front, passing)
    if (kind === 'admin') return streamAdmin(front, passing)
    return path === SIMULATOR ? sendSimulator(front, passing) : sendPrivate(front, passing)
  }
  return sendSite(front, passing, address)
}
