import { parseCookie } from 'cookie'

/** The cookie that tells one guest's browser from others behind the same address; for the browser session. */
export const VISITOR_COOKIE = 'tableside-visitor'

const TOKEN = /^[\w-]{22}$/

/** The visitor's token in a `Cookie` header; null where there is none that the site could have given. */
export function visitorTokenIn(cookies: string | null | undefined): string | null {
  const token = parseCookie(cookies ?? '')[VISITOR_COOKIE]
  return token && TOKEN.test(token) ? token : null
}
