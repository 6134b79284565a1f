import { parseCookie } from 'cookie'
import { SESSION_COOKIE } from '#lib/cookies/guarded-cookies.ts'

/**
 * The token of the session that a request is sent in: that of the header `Authorization`, as programs send it, else that
 * of the cookie, which counts only where the request came from one of the `origins`. Null = it has none.
 */
export function requestToken(headers: Headers, origins: readonly string[]): string | null {
  const [, given] = /^(?:JWT|Bearer) (.+)$/.exec(headers.get('authorization') ?? '') ?? []
  if (given) return given
  const token = parseCookie(headers.get('cookie') ?? '')[SESSION_COOKIE]
  return token && isFromOrigins(headers, origins) ? token : null
}

/** What Payload asks of a request with a cookie; browsers say where it came from in one of two headers. */
function isFromOrigins(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin')
  if (origin) return origins.includes(origin)
  return ['same-origin', 'same-site', 'none'].includes(headers.get('sec-fetch-site') ?? '')
}
