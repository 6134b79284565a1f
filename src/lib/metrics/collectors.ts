import { processSingleton } from '../process/process-singleton.ts'
import { withTimeout } from '../process/with-timeout.ts'
import { counter, metricsRegistry } from './registry.ts'

/** Brings the values of some metrics up to date. */
type Collector = () => void | Promise<void>
type Known = { collect: Collector; failing: boolean }

/** How long a scrape waits for one collector, ms: Prometheus gives a scrape up after 10 s. */
const TIMEOUT_MS = 5000

const collectors = () => processSingleton('metric-collectors', () => new Map<string, Known>())

const failures = counter({
  name: 'tableside_collector_failures_total',
  help: 'Collectors that failed at a scrape; what they collect is missing in it.',
  labelNames: ['collector'],
})

/** Has `collect` called at each scrape; one of the same name takes the place of an earlier one. */
export function onScrape(name: string, collect: Collector): void {
  collectors().set(name, { collect, failing: false })
  failures.inc({ collector: name }, 0)
}

/** All metrics in Prometheus' text format. A collector that fails is counted, and does not fail the scrape. */
export async function scrape(): Promise<string> {
  await Promise.all([...collectors()].map(([name, known]) => collectOrCount(name, known)))
  return metricsRegistry().metrics()
}

async function collectOrCount(name: string, known: Known): Promise<void> {
  try {
    await withTimeout(Promise.resolve().then(known.collect), TIMEOUT_MS, () => {
      throw new Error(`no answer for ${TIMEOUT_MS} ms`)
    })
    known.failing = false
  } catch (error) {
    failures.inc({ collector: name })
    // Once per series of failures, not four times a minute.
    if (!known.failing) console.error(`metrics: ${name} could not be collected`, error)
    known.failing = true
  }
}

/**
 * As `read`, but begun at most every `ms`: who asks in between gets what the last one got, its failure included.
 * `now`: ms of a monotonic clock.
 */
export function atMostEvery<T>(
  ms: number,
  read: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | undefined
  return () => {
    if (!last || now() - last.at >= ms) last = { at: now(), value: read() }
    return last.value
  }
}
