import { fetchText } from '../../fetch-json.ts'
import { staleDirectives } from '../cache-control.ts'
import { type Cdn, PAGES_KEY, PROMPT } from '../contract.ts'
import { purgeOutcome } from '../purge-reply.ts'

type PurgeOptions = {
  /** Where each of the proxies takes PURGE; empty: none of them does. */
  urls: readonly string[]
  /** For how long they may keep a page without asking, s. */
  maxSeconds: number
  /** Longest wait for an answer, ms. */
  timeout?: number
  log?: (line: string) => void
}

/** For how long those keep pages that cannot be purged, s. */
const UNPURGED_SECONDS = 1

/**
 * Caching proxies of one's own. They read `s-maxage`, and are sent `PURGE` with the key of what they have to
 * forget, each by itself. Those that take none keep pages for a second.
 */
export function createPurge(options: PurgeOptions): Cdn {
  const { urls, maxSeconds, timeout = 5000, log = console.warn } = options
  const ask = (url: string) =>
    fetchText(
      {
        name: `purge of ${new URL(url).host}`,
        method: 'PURGE',
        url,
        headers: { 'surrogate-key': PAGES_KEY },
        timeout,
      },
      log,
    )
  return {
    caches: urls.map((url) => ({
      name: `the caching proxy ${new URL(url).host}`,
      purge: async () => purgeOutcome(await ask(url)),
    })),
    maxSeconds: urls.length > 0 ? maxSeconds : Math.min(maxSeconds, UNPURGED_SECONDS),
    schedule: PROMPT,
    headers: (cacheControl, lifetime) => [
      'Cache-Control',
      `${cacheControl}, s-maxage=${lifetime.fresh}${staleDirectives(lifetime)}`,
      ...['Surrogate-Key', PAGES_KEY],
    ],
  }
}
