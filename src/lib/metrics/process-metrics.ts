import { collectDefaultMetrics } from 'prom-client'
import { openEventStreams } from '../http/event-stream.ts'
import { currentOutage } from '../outage/current-outage.ts'
import { pools } from '../postgres/drop-connections.ts'
import { processSingleton } from '../process/process-singleton.ts'
import { onScrape } from './collectors.ts'
import { gauge, metricsRegistry } from './registry.ts'

/** Collects what is known of the whole process: memory, event loop, connections, streams, an outage. */
export function observeProcess(): void {
  // They watch the event loop and the garbage collector from the first call on.
  processSingleton('default-metrics', () => {
    collectDefaultMetrics({ register: metricsRegistry() })
    return true
  })
  onScrape('database_pools', collectPools)
  onScrape('event_streams', collectEventStreams)
  onScrape('outage', collectOutage)
}

const connections = gauge({
  name: 'tableside_database_pool_connections',
  help: 'Open connections to Postgres, used and idle; none on SQLite.',
  labelNames: ['pool', 'state'],
})
const waiting = gauge({
  name: 'tableside_database_pool_waiting',
  help: 'Callers that wait for a connection to Postgres.',
  labelNames: ['pool'],
})
const largest = gauge({
  name: 'tableside_database_pool_max_connections',
  help: 'Connections to Postgres that a pool may open.',
  labelNames: ['pool'],
})

function collectPools(): void {
  for (const metric of [connections, waiting, largest]) metric.reset()
  for (const { usage } of pools()) {
    const { pool } = usage
    connections.inc({ pool, state: 'idle' }, usage.idle)
    connections.inc({ pool, state: 'used' }, usage.total - usage.idle)
    waiting.inc({ pool }, usage.waiting)
    largest.inc({ pool }, usage.max)
  }
}

const streams = gauge({
  name: 'tableside_event_streams_open',
  help: 'Open event streams, by who reads them.',
  labelNames: ['client'],
})

function collectEventStreams(): void {
  for (const [client, open] of Object.entries(openEventStreams())) streams.set({ client }, open)
}

const outages = gauge({
  name: 'tableside_outage',
  help: '1 for the gravest outage of the data that stands, by its code; no sample without one.',
  labelNames: ['code'],
})

function collectOutage(): void {
  outages.reset()
  const outage = currentOutage()
  if (outage) outages.set({ code: outage.code }, 1)
}
