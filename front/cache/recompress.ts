import { performance } from 'node:perf_hooks'
import { type Answer, polish } from '#front/http/prepared-response.ts'

/** Remembers answers and names those that went out often and are not yet as small as can be. */
export type Polishable = { unpolished(sent: number): Iterable<Answer> }

const EVERY_MS = 1000
const OFTEN = 5

/** A process that was busy for more of the last second than this has better things to do. */
const MOST_BUSY = 0.3

/**
 * Makes answers that go out often as small as possible (br-11), one a second and only while the
 * process has little else to do. Returns what ends it.
 */
export function keepPolishing(stores: readonly Polishable[]): () => void {
  let busy = false
  let last = performance.eventLoopUtilization()
  const timer = setInterval(async () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (busy || utilization > MOST_BUSY) return
    busy = true
    try {
      await polishOne(stores)
    } finally {
      busy = false
    }
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Polishes the first answer that is worth it; false where there is none. */
export async function polishOne(stores: readonly Polishable[]): Promise<boolean> {
  for (const store of stores)
    for (const answer of store.unpolished(OFTEN)) {
      await polish(answer)
      return true
    }
  return false
}
