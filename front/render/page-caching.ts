import { NO_STORE, REVALIDATE } from '#front/http/headers.ts'
import type { FlatHeaders, PreparedResponse } from '#front/http/prepared-response.ts'
import type { SharedCaching, SharedLifetime } from '#lib/front/shared-caching.ts'

/** The properties of a public response from which its cache headers follow. */
export type CachedPage = {
  status: number
  /** Whether it may be cached at all. */
  cacheable: boolean
  /** Whether it is for the router in the browser (RSC). */
  router: boolean
  /** Until when it is true, ms since the epoch. */
  validUntil: number
  /** For how long after a publish a copy of it may still go out (decision 55), ms. */
  maxStale: number
}

/**
 * The cache headers of a response. `unshared`: those that it has from the instant `from` on (ms since the epoch),
 * and wherever it may not be the latest, because then no CDN may keep it.
 */
export type PageCaching = {
  headers: FlatHeaders
  unshared?: { headers: FlatHeaders; from: number }
}

/** For how long a page that changes by itself may be kept, s: in its last minute no CDN keeps it. */
const TIMED_SECONDS = 60
/** For how long a page may go out while the CDN asks for it, s; not where it was to be kept for less. */
const REVALIDATING_SECONDS = 60

/**
 * Cache headers for browsers, and for the CDN if there is one (decision 88). It may keep pages alone: a CDN that
 * ignores `Vary` would have the router's data under the page's address.
 */
export function pageCaching(
  page: CachedPage,
  cdn: SharedCaching | undefined,
  now: number = Date.now(),
): PageCaching {
  if (!page.cacheable) return { headers: ['Cache-Control', NO_STORE] }
  const own = page.status === 308 ? 'public, max-age=300' : REVALIDATE
  if (!cdn) return { headers: ['Cache-Control', own] }
  const unshared = ['Cache-Control', own.replace('public', 'private')]
  if (page.router || page.status !== 200) return { headers: unshared }
  const lifetime = sharedLifetime(page, cdn.maxSeconds)
  const from = page.validUntil - lifetime.fresh * 1000
  if (lifetime.fresh < 1 || from <= now) return { headers: unshared }
  return { headers: cdn.headers(own, lifetime), unshared: { headers: unshared, from } }
}

/** All of it together is no longer than a copy may go out after a publish, should the CDN not hear of one. */
function sharedLifetime({ validUntil, maxStale }: CachedPage, maxSeconds: number): SharedLifetime {
  const timed = validUntil !== Number.POSITIVE_INFINITY
  const most = Math.floor(maxStale / 1000)
  const fresh = Math.min(maxSeconds, most, timed ? TIMED_SECONDS : most)
  const lenient = !timed && fresh >= REVALIDATING_SECONDS
  return {
    fresh,
    staleWhileRevalidate: lenient ? Math.min(REVALIDATING_SECONDS, most - fresh) : 0,
    staleIfError: most - fresh,
  }
}

/** The response as it may go out now: a CDN may keep it only if `shared`, and not when it is about to change. */
export function sharedIf(shared: boolean, response: PreparedResponse): PreparedResponse {
  const { unshared } = response
  if (!unshared || (shared && Date.now() < unshared.from)) return response
  return unshared.response
}

/**
 * Whether a query has the router's own parameter: a CDN that ignores `Vary` would answer the router with the page
 * that somebody else asked for at its address.
 */
export function isRouterAddress(search: string): boolean {
  return /(?:_|%5f)rsc/i.test(search)
}
