import { performance } from 'node:perf_hooks'
import { type PreparedResponse, recompress } from '#front/http/prepared-response.ts'

/** Remembers answers and names those that went out often and are not yet as small as can be. */
export type RecompressibleStore = { recompressible(sent: number): Iterable<PreparedResponse> }

const INTERVAL_MS = 1000
const MIN_SENT = 5

/** A process that was busy for more of the last second than this has better things to do. */
const MAX_UTILIZATION = 0.3

/**
 * Makes answers that go out often as small as possible (br-11), one a second and only while the
 * process has little else to do. Returns what ends it.
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

/** Polishes the first answer that is worth it; false where there is none. */
export async function recompressOne(stores: readonly RecompressibleStore[]): Promise<boolean> {
  for (const store of stores)
    for (const response of store.recompressible(MIN_SENT)) {
      await recompress(response)
      return true
    }
  return false
}
