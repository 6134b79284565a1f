import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SIMULATOR } from '#lib/simulator.ts'
import { readAsked } from './accepted.ts'
import { guard } from './api-guard.ts'
import { parseAddress } from './cache-key.ts'
import { sendFile, sendHealth, sendUpload } from './file-requests.ts'
import type { Front } from './front.ts'
import { loggedPath } from './log.ts'
import { malformedPage, sendFailure, sendOwnPage } from './own-pages.ts'
import { sendPrivate, sendSite } from './page-requests.ts'
import { type Passing, streamAdmin, streamAll, streamApi, trustHeaders } from './passage.ts'
import { sendRefusal } from './refuse.ts'
import { isRead } from './request-method.ts'
import { sendTogether } from './send-together.ts'
import { sendSimulator } from './simulator-requests.ts'

/** What is too plain for a line of the log; in development Next writes its own. */
const UNLOGGED = new Set(['hit', 'file', 'development'])

/** The function that answers every request of the process. */
export function requestListener(front: Front) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (sendFromMemory(front, req, res)) return
    const requestId = randomUUID()
    const began = performance.now()
    const method = req.method ?? ''
    const path = loggedPath(req.url ?? '')
    const closed = new Promise((resolve) => res.once('close', resolve))
    answer(front, req, res, requestId)
      .catch((error) => sendFailure(front, res, requestId, path, error))
      .then(async (outcome) => {
        await closed
        if (UNLOGGED.has(outcome)) return
        const ms = Math.round(performance.now() - began)
        front.log.info({ requestId, method, path, status: res.statusCode, ms, outcome }, 'request')
      })
  }
}

/** The hot path: a look into a map and one write. Nothing here may allocate without need. */
function sendFromMemory(front: Front, req: IncomingMessage, res: ServerResponse): boolean {
  if (front.dev || !isRead(req)) return false
  const asked = readAsked(req)
  if (asked.draft) return false
  const answer = front.pages.remembered(req, asked) ?? front.statics.ready(req.url ?? '')
  if (!answer) return false
  sendTogether({ req, res, answer, asked })
  front.count.remembered++
  return true
}

async function answer(
  front: Front,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): Promise<string> {
  const address = parseAddress(req.url ?? '')
  if (!address && req.url?.startsWith('/api/')) {
    const refusal = { code: 'malformed' as const, message: 'This address cannot be read.' }
    sendRefusal(res, refusal, requestId, front.security)
    return refusal.code
  }
  if (!address) {
    sendOwnPage(front, res, 400, malformedPage, requestId)
    return 'malformed'
  }
  const { path, match } = address
  if (path === '/healthz' || path === '/readyz') return sendHealth(front, res, path)
  if (path.startsWith('/media/')) return sendUpload(front, req, res, path, requestId)
  const passing: Passing = { req, res, path, requestId, client: front.clientOf(req) }
  const kind = match?.route.kind
  if (front.dev && kind !== 'api' && kind !== 'admin') return streamAll(front, passing)
  if (front.statics.owns(path)) return sendFile(front, req, res, path, requestId)

  if (kind === 'api' || kind === 'private' || kind === 'admin') {
    const refusal = await guard(req, path, passing.client.address, {
      origin: front.origin,
      limits: front.limits(),
    })
    if (refusal) {
      sendRefusal(res, refusal, requestId, front.security)
      return refusal.code
    }
    trustHeaders(front, passing)
    if (kind === 'api') return streamApi(front, passing)
    if (kind === 'admin') return streamAdmin(front, passing)
    return path === SIMULATOR ? sendSimulator(front, passing) : sendPrivate(front, passing)
  }
  return sendSite(front, passing, address)
}
