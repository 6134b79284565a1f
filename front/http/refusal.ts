import type { ServerResponse } from 'node:http'
import { type ErrorBody, statusOf } from '#lib/http/respond.ts'
import { retryAfterText } from '#lib/http/retry-after.ts'
import type { OutageCode } from '#lib/outage/outage.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import { isEnded } from './compress.ts'
import { INTERFACE_POLICY, NO_STORE } from './headers.ts'
import { lingerAfterResponse } from './linger.ts'
import * as t from './messages.gen.ts'
import type { FlatHeaders, Representation } from './prepared-response.ts'
import { pathOf } from './request-path.ts'

/** An error response of the front itself, in the format of all `/api/*` errors (`lib/http/respond.ts`). */
export type FrontRefusal = {
  code:
    | 'malformed'
    | 'forbidden'
    | 'not_found'
    | 'method_not_allowed'
    | 'too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'internal'
    | 'unavailable'
    | 'busy'
    | 'read_only'
    | OutageCode
  message: string
  /** Seconds for the Retry-After header. */
  retryAfter?: number
  allow?: string
  /** The client may still be sending: close the connection after the response. */
  close?: boolean
}

/** The error for a path below `/api` without a route. */
export function unknownEndpoint(): FrontRefusal {
  return { code: 'not_found', message: t.noSuchEndpoint() }
}

/** The error for a path below `/api` that cannot be decoded. */
export function invalidPath(): FrontRefusal {
  return { code: 'malformed', message: t.addressNotValid() }
}

/** The error for who has to wait for so many seconds before they ask again. */
export function tooManyRequests(wait: number): FrontRefusal {
  return { code: 'too_many_requests', message: retryAfterText(wait), retryAfter: wait }
}

/** Sends `refusal`; if a response has already started, aborts it unless it is complete. */
export function sendRefusal(
  res: ServerResponse,
  refusal: FrontRefusal,
  requestId: string,
  headers: FlatHeaders = [],
): void {
  if (res.headersSent) {
    if (!isEnded(res)) res.destroy()
    return
  }
  if (refusal.close) lingerAfterResponse(res.req.socket)
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  const answer = refusalResponse(refusal, pathOf(res.req.url), requestId)
  res.writeHead(answer.status, [...headers, ...answer.headers])
  res.end(answer.body)
}

/** The response for `refusal` at `path`, with the extra fields that its route has in every error. */
export function refusalResponse(
  refusal: FrontRefusal,
  path: string,
  requestId: string,
): Representation {
  const error = { code: refusal.code, message: refusal.message }
  const content: ErrorBody = { ...matchRoute(path)?.route.refusalBody, error, requestId }
  const body = Buffer.from(JSON.stringify(content))
  const headers = ['Content-Type', 'application/json', 'Cache-Control', NO_STORE]
  headers.push('Content-Security-Policy', INTERFACE_POLICY)
  headers.push('Content-Length', String(body.length), 'X-Request-Id', requestId)
  if (refusal.retryAfter !== undefined) headers.push('Retry-After', String(refusal.retryAfter))
  if (refusal.allow) headers.push('Allow', refusal.allow)
  if (refusal.close) headers.push('Connection', 'close')
  return { status: statusOf(refusal.code), headers, body }
}
