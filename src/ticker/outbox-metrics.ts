import type { BookingEngine } from '#booking-engine/contract.ts'
import { atMostEvery, onScrape } from '#lib/metrics/collectors.ts'
import { gauge } from '#lib/metrics/registry.ts'

/** Least time between two looks at the outbox, ms, however often it is scraped. */
const INTERVAL_MS = 10_000

const waiting = gauge({
  name: 'tableside_outbox_waiting_messages',
  help: 'Messages that are due, or were tried, and have not left.',
})
const oldest = gauge({
  name: 'tableside_outbox_oldest_waiting_seconds',
  help: 'How long the oldest of them has been due or, once tried, written; 0 without one.',
})
const dead = gauge({
  name: 'tableside_outbox_dead_messages',
  help: 'Messages that were refused or given up.',
})

/** Collects the backlog of the outbox. While it cannot be read there are no samples of it. */
export function observeOutbox(engine: () => Promise<Pick<BookingEngine, 'outbox'>>): void {
  const read = atMostEvery(INTERVAL_MS, async () => (await engine()).outbox.backlog())
  onScrape('outbox', async () => {
    for (const metric of [waiting, oldest, dead]) metric.remove()
    const backlog = await read()
    waiting.set(backlog.waiting)
    oldest.set((backlog.oldestMs ?? 0) / 1000)
    dead.set(backlog.dead)
  })
}
