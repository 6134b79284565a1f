import { counter, histogram, SECONDS } from '#lib/metrics/registry.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import type { LoggedRequest } from './log.ts'
import { normalizePath } from './normalize-path.ts'
import { pathOf } from './request-path.ts'

const requests = counter({
  name: 'tableside_http_requests_total',
  help: 'Finished requests, by the kind of their route and their outcome.',
  labelNames: ['kind', 'outcome'],
})
const durations = histogram({
  name: 'tableside_http_request_duration_seconds',
  help: 'Time from a request to the end of its response, without cache hits and event streams.',
  labelNames: ['kind'],
  buckets: SECONDS,
})

/** Counts a finished request that was no cached hit. `streamed`: it lasts for as long as its reader stays. */
export function countRequest(
  { url, status, outcome, began }: Pick<LoggedRequest, 'url' | 'status' | 'outcome' | 'began'>,
  streamed = false,
): void {
  const kind = matchRoute(normalizePath(pathOf(url)))?.route.kind ?? 'unknown'
  requests.inc({ kind, outcome: outcomeLabel(status, outcome) })
  if (outcome !== 'hit' && !streamed)
    durations.observe({ kind }, (performance.now() - began) / 1000)
}

/** Cached hits so far: pages, and files of the build. */
export type Hits = { pages: number; files: number }

/** Returns what adds the hits since its last call to the requests. Hits themselves are plain numbers. */
export function hitCollector(hits: Hits): () => void {
  const counted: Hits = { pages: 0, files: 0 }
  return () => {
    const { pages, files } = hits
    requests.inc({ kind: 'public', outcome: 'hit' }, pages - counted.pages)
    requests.inc({ kind: 'file', outcome: 'hit' }, files - counted.files)
    Object.assign(counted, { pages, files })
  }
}

const CACHE_OUTCOMES = new Set(['hit', 'rendered', 'stale', 'aborted'])

/** One of eight words: the log's outcomes are many, and refusals have their codes there. */
export function outcomeLabel(status: number, outcome: string): string {
  if (status >= 500) return 'server_error'
  if (status >= 400) return 'client_error'
  if (status >= 300 && status !== 304) return 'redirect'
  return CACHE_OUTCOMES.has(outcome) ? outcome : 'ok'
}
