import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readAsked } from './accepted.ts'
import { type FlatHeaders, send } from './answer.ts'
import { guard } from './api-guard.ts'
import { type Address, parseAddress } from './cache-key.ts'
import type { Front } from './front.ts'
import { Busy } from './gate.ts'
import { loggedPath } from './log.ts'
import { sendMedia } from './media.ts'
import { busyPage, failedPage, malformedPage } from './own-pages.ts'
import { contextOf, type Passing, personalRequest, stream, trustHeaders } from './passage.ts'
import { sendRefusal } from './refuse.ts'

const isRead = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD'

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
  if (front.pages.sendRemembered(req, res, asked)) {
    front.count.remembered++
    return true
  }
  const file = front.statics.ready(req.url ?? '')
  if (!file) return false
  send(req, res, file, asked)
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
  if (!address) {
    sendPage(front, res, 400, malformedPage, requestId)
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
    return sendPrivate(front, passing)
  }
  return sendSite(front, passing, address)
}

/** A page of the site, a shortcut, a redirect of the editors, or the shared 404. */
async function sendSite(front: Front, passing: Passing, address: Address): Promise<string> {
  const { req, res, path, requestId } = passing
  if (!isRead(req)) {
    const message = 'This address can only be read.'
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
  const { kind } = asked
  if (kind === null) {
    sendPage(front, res, 400, malformedPage, requestId)
    return 'malformed'
  }
  const facts = await front.pages.facts()
  const known = front.pages.isPublic(address, facts)
  if (known || address.match?.route.kind === 'visitor') {
    const context = contextOf(front, passing)
    trustHeaders(front, passing)
    if (!known) return sendVisitor(front, passing)
    if (asked.draft && context.draft !== null) {
      const request = front.pages.rebuilt(path, address.query, kind)
      const own = { ...context, address: null }
      const headers = [...front.security, 'X-Request-Id', requestId, 'X-Robots-Tag', 'noindex']
      return front.pages.sendPersonal(res, request, own, facts, headers)
    }
    return front.pages.sendPublic(req, res, address, { ...asked, kind }, facts)
  }
  const target = facts.redirects.get(path) ?? withoutTrailingSlash(path)
  if (target) {
    redirect(front, res, target, address.search)
    return 'redirect'
  }
  return front.pages.sendNotFound(req, res, { ...asked, kind }, facts)
}

function withoutTrailingSlash(path: string): string | undefined {
  const trimmed = path.slice(0, -1)
  return path.endsWith('/') && parseAddress(trimmed)?.match ? trimmed : undefined
}

function redirect(front: Front, res: ServerResponse, target: string, search: string) {
  const location = search === '' || target.includes('?') ? target : `${target}?${search}`
  const caching = ['Cache-Control', 'public, max-age=300', 'Content-Length', '0']
  res.writeHead(308, [...front.security, 'Location', location, ...caching])
  res.end()
}

/** A redirect that depends on the visitor's location cookies (front.md, visitor routes). */
async function sendVisitor(front: Front, passing: Passing): Promise<string> {
  const request = await personalRequest(front, passing)
  if (!request) return 'aborted'
  const facts = await front.pages.facts()
  const headers = [...front.security, 'X-Request-Id', passing.requestId]
  return front.pages.sendPersonal(passing.res, request, contextOf(front, passing), facts, headers)
}

/** A page of one guest: never kept, never indexed, and its address goes nowhere. */
async function sendPrivate(front: Front, passing: Passing): Promise<string> {
  const request = await personalRequest(front, passing)
  if (!request) return 'too_large'
  const facts = await front.pages.facts()
  const headers = [...front.privateSecurity, 'X-Request-Id', passing.requestId]
  headers.push('X-Robots-Tag', 'noindex')
  // No third-party script, frame or picture: the policy has no sources but our own.
  const alone = { ...facts, csp: NO_SOURCES }
  return front.pages.sendPersonal(passing.res, request, contextOf(front, passing), alone, headers)
}

const NO_SOURCES = {}

async function streamApi(front: Front, passing: Passing): Promise<string> {
  const headers: FlatHeaders = [...front.security, 'X-Robots-Tag', 'noindex']
  await stream(front, passing, { headers, keepCaching: false, readBody: true })
  return 'api'
}

async function streamAdmin(front: Front, passing: Passing): Promise<string> {
  const { req, res } = passing
  const headers = [...front.security, 'Content-Security-Policy', front.adminPolicy]
  headers.push('X-Robots-Tag', 'noindex')
  // What staff saved is what the next visitor sees, without waiting for the next poll.
  if (!isRead(req)) res.once('finish', () => front.epoch.signal())
  await stream(front, passing, { headers, keepCaching: true, readBody: false })
  return 'admin'
}

/** In development Next answers pages and its own files itself, and nothing is remembered. */
async function streamAll(front: Front, passing: Passing): Promise<string> {
  trustHeaders(front, passing)
  await stream(front, passing, { headers: front.security, keepCaching: true, readBody: false })
  return 'development'
}

async function sendFile(
  front: Front,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  requestId: string,
): Promise<string> {
  const asked = { ...readAsked(req) }
  const file = isRead(req) ? await front.statics.find(path) : undefined
  if (file) send(req, res, file, asked)
  else sendRefusal(res, noFile, requestId, front.security)
  return 'file'
}

async function sendUpload(
  front: Front,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  requestId: string,
): Promise<string> {
  const options = { folder: front.mediaDir, headers: front.security }
  const sent = isRead(req) && (await sendMedia(req, res, path, options))
  if (!sent) sendRefusal(res, noFile, requestId, front.security)
  return 'file'
}

const noFile = { code: 'not_found' as const, message: 'There is no such file.' }

function sendHealth(front: Front, res: ServerResponse, path: string): string {
  const well = path === '/healthz' || front.readiness.ready
  res.writeHead(well ? 200 : 503, ['Content-Type', 'text/plain', 'Cache-Control', 'no-store'])
  res.end(well ? 'ok\n' : 'not ready\n')
  return 'file'
}

function sendPage(
  front: Front,
  res: ServerResponse,
  status: number,
  body: Buffer,
  requestId: string,
  extra: FlatHeaders = [],
) {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const headers = [...front.security, 'Content-Type', 'text/html; charset=utf-8', ...extra]
  headers.push('Cache-Control', 'private, no-store', 'Content-Length', String(body.length))
  headers.push('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
  res.writeHead(status, [...headers, 'X-Request-Id', requestId])
  res.end(body)
}

function sendFailure(
  front: Front,
  res: ServerResponse,
  requestId: string,
  path: string,
  error: unknown,
): string {
  const busy = error instanceof Busy
  front.log.error({ requestId, path, err: error }, busy ? 'busy' : 'a request failed')
  if (path.startsWith('/api/')) {
    const refusal = busy
      ? { code: 'unavailable' as const, message: 'Too many requests at once.', retryAfter: 2 }
      : { code: 'internal' as const, message: 'Something went wrong on our side.' }
    sendRefusal(res, refusal, requestId, front.security)
  } else if (busy) {
    sendPage(front, res, 503, busyPage, requestId, ['Retry-After', '2'])
  } else {
    sendPage(front, res, 500, failedPage, requestId)
  }
  return busy ? 'busy' : 'failed'
}
