import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Front } from '#front/front.ts'
import { hasBody, pipeBody } from '#front/http/body.ts'
import { compressStream } from '#front/http/compress.ts'
import { INTERFACE_POLICY, NO_STORE } from '#front/http/headers.ts'
import type { FlatHeaders } from '#front/http/prepared-response.ts'
import { sendRefusal } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { toIncomingMessage, toOpenIncomingMessage } from '#front/render/buffer-response.ts'
import { newNonce, nonceHeader } from '#front/render/nonce.ts'
import { withCookiePrefix } from '#lib/cookies/guarded-cookies.ts'
import { withRenderContext } from '#lib/front/render-context.ts'
import {
  bodyLimitOf,
  internalRequestOf,
  personalRequest,
  type RequestContext,
  renderContextOf,
  setForwardedHeaders,
} from './request-context.ts'
import { tooLarge } from './request-guard.ts'

/** A request for Next; `refused` resolves if its body was refused while Next read it. */
type ForwardedRequest = { inbound: IncomingMessage; refused?: Promise<void> }

/** A request whose body is streamed to Next; it is refused as soon as it gets too large. */
function forwardRequest(
  front: Front,
  { req, res, route, requestId }: RequestContext,
): ForwardedRequest {
  if (!hasBody(req)) return { inbound: toIncomingMessage(internalRequestOf(req)) }
  const inbound = toOpenIncomingMessage(internalRequestOf(req))
  const refused = new Promise<void>((resolve) => {
    const endBody = pipeBody(req, inbound, bodyLimitOf(route), () => {
      sendRefusal(res, tooLarge(), requestId, front.security)
      resolve()
    })
    res.once('finish', endBody)
  })
  return { inbound, refused }
}

/** Passes the request to Next and streams its response, with the front's headers. */
async function stream(
  front: Front,
  context: RequestContext,
  { inbound, refused }: ForwardedRequest,
  options: { headers: FlatHeaders; keepCaching: boolean },
): Promise<void> {
  const { res, requestId } = context
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
  const answered = withRenderContext(renderContextOf(context), () => front.next(inbound, res))
  await (refused ? Promise.race([answered, refused]) : answered)
}

/** Handles an `/api/*` request: buffers its body, streams the response. */
export async function streamApi(front: Front, context: RequestContext): Promise<string> {
  const request = await personalRequest(front, context)
  if (!request) return 'api'
  const headers: FlatHeaders = [...front.security, 'X-Robots-Tag', 'noindex']
  headers.push('Content-Security-Policy', INTERFACE_POLICY)
  await stream(
    front,
    context,
    { inbound: toIncomingMessage(request) },
    { headers, keepCaching: false },
  )
  return 'api'
}

/** Handles a request to the admin: streams in both directions. */
export async function streamAdmin(front: Front, context: RequestContext): Promise<string> {
  const { req, res } = context
  const nonce = newNonce()
  Object.assign(req.headers, nonceHeader(nonce))
  const headers = [...front.security, 'Content-Security-Policy', front.adminPolicy(nonce)]
  headers.push('X-Robots-Tag', 'noindex')
  // The next visitor sees what staff saved, without waiting for the next poll of the epoch.
  if (!isRead(req)) res.once('finish', () => front.epoch.refresh())
  compressStream(req, res)
  await stream(front, context, forwardRequest(front, context), { headers, keepCaching: true })
  return 'admin'
}

/** In development Next serves pages and its own files itself, and nothing is cached. */
export async function streamDevelopment(front: Front, context: RequestContext): Promise<string> {
  setForwardedHeaders(front, context)
  const options = { headers: front.security, keepCaching: true }
  await stream(front, context, forwardRequest(front, context), options)
  return 'development'
}
