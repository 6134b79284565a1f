import type { Front } from '#front/front.ts'
import { hitCollector } from '#front/http/request-metrics.ts'
import { onScrape } from '#lib/metrics/collectors.ts'
import { counter, gauge } from '#lib/metrics/registry.ts'
import { readinessOf } from './health.ts'

const cacheGauge = (name: string, help: string) => gauge({ name, help, labelNames: ['pool'] })
const entries = cacheGauge('tableside_page_cache_entries', 'Pages in the page cache.')
const bytes = cacheGauge('tableside_page_cache_bytes', 'Bytes of the pages in the page cache.')
const maxBytes = cacheGauge('tableside_page_cache_max_bytes', 'Bytes that they may have.')

const limiterGauge = (name: string, help: string) => gauge({ name, help, labelNames: ['limiter'] })
const running = limiterGauge('tableside_limiter_running', 'Renders that run.')
const waiting = limiterGauge('tableside_limiter_waiting', 'Renders that wait for a slot.')
const limit = limiterGauge('tableside_limiter_limit', 'Renders that may run at once.')
const timeouts = counter({
  name: 'tableside_limiter_queue_timeouts_total',
  help: 'Renders that found no slot in time; their visitors got an older copy, or 503.',
  labelNames: ['limiter'],
})

const epochNumber = gauge({
  name: 'tableside_content_epoch',
  help: 'The content epoch that this instance knows; every publish raises it.',
})
const epochAge = gauge({
  name: 'tableside_content_epoch_age_seconds',
  help: 'Time since the content epoch was last read.',
})
const ready = gauge({
  name: 'tableside_ready',
  help: '1 while /readyz answers that this instance takes visitors, else 0.',
})

/** Collects what the front counts as plain numbers: hits, page cache, renders, epoch. */
export function observeFront(front: Front): void {
  onScrape('requests', hitCollector(front.hits))
  onScrape('page_cache', () => {
    for (const [pool, usage] of Object.entries(front.cache.usage)) {
      entries.set({ pool }, usage.entries)
      bytes.set({ pool }, usage.bytes)
      maxBytes.set({ pool }, usage.maxBytes)
    }
  })
  const counted = new Map<string, number>()
  onScrape('limiters', () => {
    for (const [limiter, of] of Object.entries(front.limiters)) {
      running.set({ limiter }, of.running)
      waiting.set({ limiter }, of.waiting)
      limit.set({ limiter }, of.limit)
      timeouts.inc({ limiter }, of.timeouts - (counted.get(limiter) ?? 0))
      counted.set(limiter, of.timeouts)
    }
  })
  onScrape('epoch', () => {
    epochNumber.set(front.epoch.current)
    epochAge.set(front.epoch.msSinceRead / 1000)
  })
  onScrape('ready', () => ready.set(readinessOf(front).status === 200 ? 1 : 0))
}
