import { DRAFT_COOKIE } from './draft-cookie.ts'
import { PREVIEW_COOKIE } from './preview-cookie.ts'
import { VISITOR_COOKIE } from './visitor-cookie.ts'

/** Prefix of Payload's own cookie names. */
export const COOKIE_PREFIX = 'payload'

/** The cookie of a session of staff, as Payload names it. */
export const SESSION_COOKIE = `${COOKIE_PREFIX}-token`

const GUARDED = new Set([SESSION_COOKIE, DRAFT_COOKIE, PREVIEW_COOKIE, VISITOR_COOKIE])

/**
 * Cookie name prefix of sessions, drafts and visitors under https: browsers accept such a cookie from this
 * very host only, by https, for all of its paths. Cookies without it could be set by a neighbouring host
 * (decision 69).
 */
const PREFIX = '__Host-'

/** A `Cookie` header of an https site by the names that the program knows; what lacks its prefix is not in it. */
export function withoutCookiePrefix(header: string): string {
  const cookies = header.split(/; */).flatMap((cookie) => {
    const name = cookie.split('=', 1)[0]?.trim() ?? ''
    if (GUARDED.has(name)) return []
    return isPrefixed(name) ? cookie.trim().slice(PREFIX.length) : cookie
  })
  return cookies.join('; ')
}

/** A `Set-Cookie` value as an https site sends it: with its prefix, and for https alone. */
export function withCookiePrefix(value: string): string {
  const secure = /; *secure(?:=|;|$)/i.test(value) ? value : `${value}; Secure`
  return GUARDED.has(value.split('=', 1)[0] ?? '') ? `${PREFIX}${secure}` : secure
}

const isPrefixed = (name: string) =>
  name.startsWith(PREFIX) && GUARDED.has(name.slice(PREFIX.length))
