import { getSafeRedirect } from 'payload/shared'

const ADMIN = '/admin'
/** Longer ones do not fit into the cookie that keeps them. */
const LONGEST = 1500

/** The page of the admin that somebody wanted to see; its first one where `wanted` is none of them. */
export function adminPath(wanted: unknown): string {
  const redirectTo = getSafeRedirect({
    fallbackTo: ADMIN,
    redirectTo: typeof wanted === 'string' ? wanted : '',
  })
  // As a browser would read it: `/admin/../elsewhere` is none.
  const { pathname, search, hash } = new URL(redirectTo, 'http://localhost')
  const isPage = pathname === ADMIN || pathname.startsWith(`${ADMIN}/`)
  const isAsked = /^\/admin\/(?:api|login|logout)(?:\/|$)/.test(pathname)
  const path = pathname + search + hash
  return isPage && !isAsked && path.length <= LONGEST ? path : ADMIN
}
