import { parseCookie, parseSetCookie, stringifyCookie, stringifySetCookie } from 'cookie'
import { DEVICE_COOKIE } from './device-cookie.ts'
import { DRAFT_COOKIE } from './draft-cookie.ts'
import { HOST_PREFIX, PREVIEW_COOKIE } from './preview-cookie.ts'
import { VISITOR_COOKIE } from './visitor-cookie.ts'

/** Prefix of Payload's own cookie names. */
export const COOKIE_PREFIX = 'payload'

/** The cookie of a session of staff. */
export const SESSION_COOKIE = 'tableside-session'

/** The same of the releases up to 0.2.0, and of Payload; it lets nobody in any more. */
export const FORMER_SESSION_COOKIE = `${COOKIE_PREFIX}-token`

/** The cookie of a shared tablet: without it no PIN lets anybody in. */
export const TABLET_COOKIE = 'tableside-tablet'

/** The cookie of a sign-in by single sign-on that is under way; it lets nobody in by itself. */
export const SINGLE_SIGN_ON_COOKIE = 'tableside-single-sign-on'

const GUARDED = new Set([
  SESSION_COOKIE,
  TABLET_COOKIE,
  SINGLE_SIGN_ON_COOKIE,
  FORMER_SESSION_COOKIE,
  DEVICE_COOKIE,
  DRAFT_COOKIE,
  PREVIEW_COOKIE,
  VISITOR_COOKIE,
])

/** Names and values as they were sent, escapes included. */
const asSent = { decode: (value: string) => value, encode: (value: string) => value }

/** What RFC 6265 allows in a name or a value. Other spellings of a name could be read as a guarded one. */
const ALLOWED = /^[!-:<-~]*$/

/**
 * A `Cookie` header of an https site by the names that the program knows; a guarded cookie without its prefix is
 * not in it, nor is one that browsers should not send.
 */
export function withoutCookiePrefix(header: string): string {
  const sent = Object.entries(parseCookie(header, asSent))
  const known = sent.flatMap(([name, value = '']) => {
    if (GUARDED.has(name) || name === '' || !ALLOWED.test(name + value)) return []
    return [[isPrefixed(name) ? name.slice(HOST_PREFIX.length) : name, value]]
  })
  return stringifyCookie(Object.fromEntries(known), asSent)
}

/** A `Set-Cookie` value as an https site sends it: with its prefix, and for https alone. */
export function withCookiePrefix(value: string): string {
  const { name, ...cookie } = parseSetCookie(value, asSent)
  const prefix = GUARDED.has(name) ? HOST_PREFIX : ''
  return stringifySetCookie({ ...cookie, name: prefix + name, secure: true }, asSent)
}

const isPrefixed = (name: string) =>
  name.startsWith(HOST_PREFIX) && GUARDED.has(name.slice(HOST_PREFIX.length))
