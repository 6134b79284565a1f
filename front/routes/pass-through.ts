import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Front } from '#front/front.ts'
import { hasBody, passBody } from '#front/http/body.ts'
import { NO_STORE } from '#front/http/headers.ts'
import type { FlatHeaders } from '#front/http/prepared-response.ts'
import { sendRefusal } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { rebuild, rebuildHead } from '#front/render/buffer-response.ts'
import { newNonce, nonceHeader } from '#front/render/nonce.ts'
import { withCookiePrefix } from '#lib/guarded-cookies.ts'
import { withRenderContext } from '#lib/render-context.ts'
import { bodyLimit } from './body-limits.ts'
import {
  contextOf,
  headOf,
  type Passing,
  personalRequest,
  trustHeaders,
} from './request-context.ts'
import { tooLarge } from './request-guard.ts'

/** The request for Next; `refused` resolves if the front refuses its body while Next reads it. */
type Given = { inbound: IncomingMessage; refused?: Promise<void> }

/** A request whose body comes while Next reads it; one that gets too large is refused meanwhile. */
function openRequest(front: Front, { req, res, path, requestId }: Passing): Given {
  if (!hasBody(req)) return { inbound: rebuild(headOf(req)) }
  const inbound = rebuildHead(headOf(req))
  const refused = new Promise<void>((resolve) => {
    const endBody = passBody(req, inbound, bodyLimit(path), () => {
      sendRefusal(res, tooLarge, requestId, front.security)
      resolve()
    })
    res.once('finish', endBody)
  })
  return { inbound, refused }
}

/** Hands the request to Next and lets the answer through as it comes, with the front's headers. */
async function stream(
  front: Front,
  passing: Passing,
  { inbound, refused }: Given,
  options: { headers: FlatHeaders; keepCaching: boolean },
): Promise<void> {
  const { res, requestId } = passing
  const own = [...options.headers, 'X-Request-Id', requestId]
  for (let i = 0; i < own.length; i += 2) res.setHeader(own[i] as string, own[i + 1] as string)
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = ((...args: unknown[]) => {
    if (!res.headersSent) {
      res.removeHeader('x-powered-by')
      const cookies = res.getHeader('set-cookie')
      if (front.https && cookies)
        res.setHeader('Set-Cookie', [cookies].flat().map(String).map(withCookiePrefix))
      if (!options.keepCaching || !res.hasHeader('cache-control'))
        res.setHeader('Cache-Control', NO_STORE)
    }
    return writeHead(...args)
  }) as typeof res.writeHead
  const answered = withRenderContext(contextOf(passing), () => front.next(inbound, res))
  await (refused ? Promise.race([answered, refused]) : answered)
}

/** An `/api/*` request: its body read to the end, its answer passed on as it comes. */
export async function streamApi(front: Front, passing: Passing): Promise<string> {
  const request = await personalRequest(front, passing)
  if (!request) return 'api'
  const headers: FlatHeaders = [...front.security, 'X-Robots-Tag', 'noindex']
  await stream(front, passing, { inbound: rebuild(request) }, { headers, keepCaching: false })
  return 'api'
}

/** A request to the content system, passed through in both directions. */
export async function streamAdmin(front: Front, passing: Passing): Promise<string> {
  const { req, res } = passing
  const nonce = newNonce()
  Object.assign(req.headers, nonceHeader(nonce))
  const headers = [...front.security, 'Content-Security-Policy', front.adminPolicy(nonce)]
  headers.push('X-Robots-Tag', 'noindex')
  // What staff saved is what the next visitor sees, without waiting for the next poll.
  if (!isRead(req)) res.once('finish', () => front.epoch.signal())
  await stream(front, passing, openRequest(front, passing), { headers, keepCaching: true })
  return 'admin'
}

/** In development Next answers pages and its own files itself, and nothing is remembered. */
export async function streamAll(front: Front, passing: Passing): Promise<string> {
  trustHeaders(front, passing)
  const options = { headers: front.security, keepCaching: true }
  await stream(front, passing, openRequest(front, passing), options)
  return 'development'
}
