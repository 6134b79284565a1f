import type { SharedCaching } from '#lib/front/shared-caching.ts'
import type { Result } from '#lib/result.ts'

/**
 * `refused`: the CDN does not take the purge, as with a token that is not valid · `unavailable`: it did not answer,
 * or asks for patience. `detail.reason` is short, for the log.
 */
export type CdnCode = 'refused' | 'unavailable'

/**
 * When pages are purged after a publish, ms. `after`: so long after it, the first time at once; the others are for
 * answers that were on their way to the CDN, or left by an instance that heard of it late. `spacing`: the least
 * time between two purges; publishes that lie closer share one.
 */
export type PurgeSchedule = { after: readonly number[]; spacing: number }

/** A cache that is purged by itself: a CDN, or each of several proxies. */
export type PurgedCache = {
  /** Its name, for the log. */
  name: string
  /** Has it forget all pages. Ok once it has taken that over. May be repeated; never throws. */
  purge(): Promise<Result<'taken', CdnCode>>
}

/** The port for CDNs in front of the site, which may keep its pages; every adapter passes `suite.ts`. */
export type Cdn = SharedCaching & {
  schedule: PurgeSchedule
  /** The caches that are told after a publish to forget all pages. Empty for a CDN that takes no such requests. */
  caches: readonly PurgedCache[]
}

/** The key of all public pages: a publish may change any of them, as the page cache has it (decision 2). */
export const PAGES_KEY = 'tableside-pages'

/** The schedule of a CDN that forgets within a fraction of a second. */
export const PROMPT: PurgeSchedule = { after: [0, 1000, 5000], spacing: 1000 }
