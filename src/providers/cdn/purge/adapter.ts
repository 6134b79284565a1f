import { ok } from '#lib/result.ts'
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
 * forget. A purge is taken once all of them have taken it. Those that take none keep pages for a second.
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
    name: 'the caching proxy',
    maxSeconds: urls.length > 0 ? maxSeconds : Math.min(maxSeconds, UNPURGED_SECONDS),
    schedule: PROMPT,
    headers: (cacheControl, lifetime) => [
      'Cache-Control',
      `${cacheControl}, s-maxage=${lifetime.fresh}${staleDirectives(lifetime)}`,
      ...['Surrogate-Key', PAGES_KEY],
    ],
    async purge() {
      const outcomes = (await Promise.all(urls.map(ask))).map(purgeOutcome)
      return outcomes.find((outcome) => !outcome.ok) ?? ok('taken')
    },
  }
}
