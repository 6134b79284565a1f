import type { Front } from '#front/front.ts'
import { readBody } from '#front/http/body.ts'
import { NO_STORE } from '#front/http/headers.ts'
import { type FrontRefusal, sendRefusal } from '#front/http/refusal.ts'
import { parseCspReport } from '#front/render/csp-reports.ts'
import { rateLimitKey } from '#lib/front/rate-limit-key.ts'
import type { Route } from '#lib/routing/route.ts'
import * as t from './messages.gen.ts'
import type { IncomingRequest } from './request-context.ts'
import { tooLarge } from './request-guard.ts'

/** Receives a browser's report of a policy violation; limited in size and per IP address. */
export async function receiveCspReport(
  front: Front,
  { req, res, requestId }: IncomingRequest,
  { rateLimits, bodyLimit }: Route,
): Promise<string> {
  const refuse = (refusal: FrontRefusal) => {
    sendRefusal(res, { ...refusal, close: true }, requestId, front.security)
    return refusal.code
  }
  const { method = '', headers } = req
  const limit = rateLimits.any
  const key = rateLimitKey(front.clientOf(req).address)
  const wait = limit ? (await front.limits.consume(limit, key)).wait : 0
  if (wait > 0)
    return refuse({ code: 'too_many_requests', message: t.tooManyReports(), retryAfter: wait })
  if (method !== 'POST') {
    const message = t.onlyReports()
    return refuse({ code: 'method_not_allowed', message, allow: 'POST' })
  }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/csp-report') {
    const message = t.bodyMustBe({ type: 'application/csp-report' })
    return refuse({ code: 'unsupported_media_type', message })
  }
  const body = await readBody(req, bodyLimit)
  if (!body.ok) return body.code === 'too_large' ? refuse(tooLarge()) : 'aborted'
  const report = parseCspReport(body.value.toString('utf8'), front.origin)
  if (!report) return refuse({ code: 'malformed', message: t.bodyNotReport() })
  if (report !== 'other') front.cspReports.log(report)
  res.writeHead(204, [...front.security, 'Cache-Control', NO_STORE, 'X-Request-Id', requestId])
  res.end()
  return 'reported'
}
