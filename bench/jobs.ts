// How long a job of the ticker keeps everything else waiting, at a group of 1,000 locations where each has
// something to do at every one of them: the longest hold of the event loop while it runs, and the slowest answer
// of /healthz to another process that asks it without a pause.
//   node bench/jobs.ts [sqlite | postgres] [locations = 1000] [most of a hold, ms = 50]
import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '#tests/support/postgres.ts'
import { environment, type Place } from '#tests/support/site.ts'
import { makeWork } from './support/job-work.ts'
import { withGroup } from './support/large-group.ts'

const [kind = 'sqlite', ...numbers] = process.argv.slice(2)
const [locations = 1000, most = 50] = numbers.map(Number)

const server = kind === 'postgres' ? await startPostgres({ durable: true }) : null
await withGroup(server?.url ?? null, { locations, posts: 0 }, async (place) => {
  for (const [name, value] of Object.entries({ ...environment(place), LOG_LEVEL: 'silent' })) {
    if (value !== undefined) process.env[name] = value
  }
  await makeWork(place)
  await measure(place)
})
await server?.stop()
process.exit()

async function measure(place: Place): Promise<void> {
  const [
    { getPayload },
    { bookingProvider, connectBookingVendors },
    { jobsOf, waitlistJob: alertsJob, paymentsJob },
    { outboxJob: postJob },
    { submissionsJob },
  ] = await Promise.all([
    import('#data/site/payload.ts'),
    import('#providers/booking/registry.ts'),
    import('../src/ticker/jobs.ts'),
    import('../src/ticker/outbox-job.ts'),
    import('../src/ticker/submission-messages.ts'),
  ])
  // As a site does before its ticker starts.
  await Promise.all([getPayload(), connectBookingVendors(), bookingProvider('house')])
  const healthz = createServer((_, response) => response.end('ok'))
  await new Promise<void>((resolve) => healthz.listen(0, '127.0.0.1', resolve))
  const { port } = healthz.address() as AddressInfo
  const guest = fork(new URL('./support/ask-healthz.ts', import.meta.url), [String(port)])
  const slowest = () =>
    new Promise<number>((resolve) => {
      guest.once('message', (ms) => resolve(Number(ms)))
      guest.send('slowest')
    })

  const rows: Record<string, object> = {}
  for (const job of [
    ...jobsOf(getPayload),
    alertsJob(),
    paymentsJob(),
    submissionsJob(),
    postJob(),
  ]) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    await slowest()
    delay.enable()
    // The first and the last turn of the event loop are seen by the turns around them.
    await pause(10)
    const began = performance.now()
    await job.run(() => false)
    const took = performance.now() - began
    await pause(10)
    delay.disable()
    const hold = delay.max / 1e6
    rows[job.name] = {
      'took ms': Math.round(took),
      'longest hold ms': Math.round(hold),
      'slowest /healthz ms': Math.round(await slowest()),
      'at most': most,
    }
    if (hold > most) process.exitCode = 1
  }
  console.log(`${locations} locations, ${place.databaseUrl ? 'Postgres' : 'SQLite'}`)
  console.table(rows)
  guest.kill()
  healthz.close()
}
