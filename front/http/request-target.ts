import { matchRoute, type RouteMatch } from '#lib/routing/match-route.ts'
import { canonicalQuery } from '#lib/routing/route-query.ts'

/** A request target, split and validated. */
export type RequestTarget = {
  path: string
  /** As sent, without `?`. */
  search: string
  match: RouteMatch | undefined
  /** The parameters that the page renders, in canonical form. */
  query: string
}

/**
 * Parses a request target; null if it is not a safe absolute path (`//x`, `/../x`, a whole URL), or has a fragment,
 * which routers behind the front leave out.
 */
export function parseRequestTarget(url: string): RequestTarget | null {
  if (url.includes('#')) return null
  const queryStart = url.indexOf('?')
  const path = queryStart === -1 ? url : url.slice(0, queryStart)
  const search = queryStart === -1 ? '' : url.slice(queryStart + 1)
  if (!isSafePath(path)) return null
  const match = matchRoute(path)
  return { path, search, match, query: match ? canonicalQuery(match.route, search) : '' }
}

function isSafePath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return false
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return false
  }
  return !decoded.split(/[/\\]/).some((s) => s === '.' || s === '..') && !decoded.includes('\0')
}
