import { parseCookie } from 'cookie'
import { SESSION_COOKIE } from '#lib/cookies/guarded-cookies.ts'

/**
 * The token of the session that a request is sent in: that of the header `Authorization`, as programs send it, else that
 * of the cookie, which counts only where the request came from one of the `origins`. Null = it has none.
 */
export function requestToken(headers: Headers, origins: readonly string[]): string | null {
  const given = programToken(headers)
  if (given !== null) return given
  return isFromOrigins(headers, origins) ? cookieToken(headers) : null
}

/** The token of the cookie, wherever the request came from: it lets nobody do anything. */
export function cookieToken(headers: Headers): string | null {
  return parseCookie(headers.get('cookie') ?? '')[SESSION_COOKIE] || null
}

/** The token that a program has sent; null where none has, whatever else stands in front of the site asks for. */
export function programToken(headers: Headers): string | null {
  return /^(?:JWT|Bearer) (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

/** What Payload asks of a request with a cookie; browsers say where it came from in one of two headers. */
function isFromOrigins(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin')
  if (origin) return origins.includes(origin)
  return ['same-origin', 'same-site', 'none'].includes(headers.get('sec-fetch-site') ?? '')
}
