// Whether a site on SQLite stays as it is: an hour of guests and staff at a share of what it can do, or a day of a few
// by a clock that runs faster (libfaketime: apt-get install faketime). Writes what it measured into a file, which
// `node bench/soak-plot.ts FILE PICTURE` draws.
//   npm run build
//   node bench/soak.ts busy --minutes 60 --share 60 --figures busy.json
//   node bench/soak.ts quiet --hours 24 --faster 24 --figures quiet.json
import { rmSync, writeFileSync } from 'node:fs'
import { freePort } from '#scripts/lib/free-port.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { environment, makeSeed } from '#tests/support/site.ts'
import { bookingSettings } from '../demo/content/booking/settings.ts'
import { nodeFlags } from '../scripts/lib/node-flags.mjs'
import { findCapacity, lasting } from './soak/capacity.ts'
import { siteClock } from './soak/clock.ts'
import { createClient } from './soak/http.ts'
import { createLoad } from './soak/load.ts'
import { readPlan } from './soak/plans.ts'
import { report } from './soak/report.ts'
import { soak } from './soak/run.ts'
import { createSolver } from './soak/solver.ts'
import { createStaff, workAtTimes } from './soak/staff.ts'
import { collectTimes } from './soak/times.ts'
import { start } from './support/server.ts'

/** How long one visitor comes after the other before the clock of a quiet day is hurried, s. */
const WARM_UP = 30

const plan = readPlan()
const isHurried = plan.faster !== 1
const seed = await makeSeed()
const [mails, solver] = [await startMailServer(), createSolver()]
const [port, metricsPort] = [await freePort(), await freePort()]
const clock = siteClock(seed.dataDir, isHurried)
// As `npm start` runs it.
const server = await start(process.execPath, [...nodeFlags, 'front/server.ts'], port, {
  ...environment(seed),
  ...{ PUBLIC_URL: `http://127.0.0.1:${port}`, METRICS_PORT: String(metricsPort) },
  ...{ SMTP_URL: mails.url, MAIL_FROM: 'Saltwood <no-reply@saltwood.example>', LOG_LEVEL: 'warn' },
  ...clock.env,
})
const site = { url: server.origin, pid: server.pid, dataDir: seed.dataDir }
const client = createClient(site.url, { keeps: !isHurried })
const metrics = createClient(`http://127.0.0.1:${metricsPort}`, { keeps: false })
const times = collectTimes()
try {
  await Promise.race([measure(), server.ended])
} finally {
  client.close()
  await server.stop()
  await Promise.all([mails.stop(), solver.stop()])
  rmSync(seed.dataDir, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const load = createLoad({ url: site.url, now: clock.now }, Object.keys(bookingSettings), {
    ...{ seed: plan.seed, times, client, solver },
  })
  const staff = await createStaff(site, seed, client)
  const work = (lasts: number) => workAtTimes(staff, plan.staffEvery, { lasts, faster: 1, times })
  const capacity = plan.mode === 'busy' ? await findCapacity(load, times, site.pid, work) : null
  if (!capacity) await load.closely(1, lasting(WARM_UP))
  if (isHurried) await clock.hurry(client, plan.faster)
  // Drops the times of the warm-up, so that the first window does not include them.
  times.end(0)
  const perSecond = capacity
    ? (capacity.visits * plan.share) / 100
    : (plan.visitsAnHour / 3600) * plan.faster
  console.info(`${perSecond.toFixed(1)} visits a second`, capacity ?? '')
  const run = await soak({ plan, perSecond, site, metrics, load, staff, times })
  const figures = { plan, capacity, perSecond, ...run, mails: mails.arrived.length }
  const { statuses, failures } = times
  if (plan.figures) writeFileSync(plan.figures, JSON.stringify({ ...figures, statuses, failures }))
  const wrong = report(run, times)
  console.info(wrong.length > 0 ? wrong.join('\n') : 'Flat, and all was answered.')
  if (wrong.length > 0) process.exitCode = 1
}
