import { performance } from 'node:perf_hooks'
import { type PreparedResponse, recompress } from '#front/http/prepared-response.ts'

/** A cache that lists the responses sent at least `minSent` times without maximum compression. */
export type RecompressibleStore = { recompressible(sent: number): Iterable<PreparedResponse> }

const INTERVAL_MS = 1000
/** The first visitor's copy is compressed fast, and everybody else's well. */
const MIN_SENT = 2

/** Event loop utilization of the last second above which nothing is recompressed. */
const MAX_UTILIZATION = 0.3

/**
 * Recompresses responses that are sent more than once with brotli at quality 11, one a second, those of the first
 * store first, and only while the process is mostly idle. Returns a function that stops it.
 */
export function startRecompressing(stores: readonly RecompressibleStore[]): () => void {
  let busy = false
  let last = performance.eventLoopUtilization()
  const timer = setInterval(async () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (busy || utilization > MAX_UTILIZATION) return
    busy = true
    try {
      await recompressOne(stores)
    } finally {
      busy = false
    }
  }, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Recompresses one response; returns false if there is none to recompress. */
export async function recompressOne(stores: readonly RecompressibleStore[]): Promise<boolean> {
  for (const store of stores)
    for (const response of store.recompressible(MIN_SENT)) {
      await recompress(response)
      return true
    }
  return false
}
