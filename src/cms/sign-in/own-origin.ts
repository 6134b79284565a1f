import type { Endpoint, PayloadRequest } from 'payload'
import { refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import * as t from './messages.gen.ts'

type Handler = Endpoint['handler']

/**
 * Refuses what a browser sends from a page of another site, so that nobody is signed in, or has a password set, by a
 * form that they did not open. Programs send neither header, and are let through.
 */
export function fromOwnOriginOnly(handler: Handler): Handler {
  return async (req) =>
    isFromElsewhere(req)
      ? refusal(refuse('forbidden', { message: t.foreignOrigin() }))
      : handler(req)
}

/** Whether a browser says that a page of another site has sent a request. */
export function isFromElsewhere({ headers, payload }: PayloadRequest): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin !== null && origin !== new URL(payload.config.serverURL).origin) return true
  return site !== null && site !== 'same-origin' && site !== 'none'
}
