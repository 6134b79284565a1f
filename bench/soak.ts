// Whether a site on SQLite stays as it is: an hour of guests and staff at a share of what it can do, or a day of a few
// by a clock that runs faster (libfaketime: apt-get install faketime). Writes what it measured into a file, which
// `node bench/soak-plot.ts FILE…` draws.
//   npm run build
//   node bench/soak.ts busy --minutes 60 --share 60 --figures busy.json
//   node bench/soak.ts quiet --hours 24 --faster 60 --figures quiet.json
import { rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '#scripts/lib/free-port.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { environment, makeSeed } from '#tests/support/site.ts'
import { bookingSettings } from '../demo/content/booking/settings.ts'
import { nodeFlags } from '../scripts/lib/node-flags.mjs'
import { siteClock } from './soak/clock.ts'
import { type Finding, judgeRows, judgeSamples, judgeTimes } from './soak/flat.ts'
import { createClient } from './soak/http.ts'
import { createLoad, type Load } from './soak/load.ts'
import { countRows, type Sample, takeSample } from './soak/samples.ts'
import { createStaff, type Staff } from './soak/staff.ts'
import { KEPT_FOR } from './soak/tables.ts'
import { collectTimes, type Window } from './soak/times.ts'
import { cpuSeconds } from './support/cpu-time.ts'
import { start } from './support/server.ts'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '60' },
    share: { type: 'string', default: '60' },
    hours: { type: 'string', default: '24' },
    faster: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    figures: { type: 'string' },
  },
})

/** Visitors at a time, and for how long, s, when it is found out how many a site can serve. */
const CROWD = 32
const WARM_UP = 30
const CAPACITY_LASTS = 60
/** Visits an hour on a quiet day. */
const FEW_VISITS = 180

/** How a run is measured and what the staff do, all in seconds of the site's clock. */
type Plan = {
  lasts: number
  /** How much faster than this machine's the site's clock is. */
  faster: number
  sampleEvery: number
  windowEvery: number
  staffEvery: { publish: number; readDay: number; sellOut: number }
}

const [mode] = positionals
const PLANS: Record<string, Plan> = {
  busy: {
    ...{ lasts: Number(given.minutes) * 60, faster: 1, sampleEvery: 10, windowEvery: 60 },
    staffEvery: { publish: 30, readDay: 5, sellOut: 20 },
  },
  quiet: {
    ...{ lasts: Number(given.hours) * 3600, faster: Number(given.faster) },
    ...{ sampleEvery: 600, windowEvery: 3600 },
    staffEvery: { publish: 1800, readDay: 300, sellOut: 1800 },
  },
}
const plan = PLANS[mode ?? '']
if (!plan) throw new Error('Say `busy` or `quiet`.')

const seed = await makeSeed()
const mails = await startMailServer()
const metricsPort = await freePort()
const port = await freePort()
const clock = siteClock(seed.dataDir, plan.faster > 1)
// As `npm start` runs it.
const server = await start(process.execPath, [...nodeFlags, 'front/server.ts'], port, {
  ...environment(seed),
  ...{ PUBLIC_URL: `http://127.0.0.1:${port}`, METRICS_PORT: String(metricsPort) },
  ...{ SMTP_URL: mails.url, MAIL_FROM: 'Saltwood <no-reply@saltwood.example>', LOG_LEVEL: 'warn' },
  ...clock.env,
})
const site = { url: server.origin, pid: server.pid, dataDir: seed.dataDir }
const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
const times = collectTimes()
const client = createClient(site.url, { keeps: plan.faster === 1 })
const load = createLoad({ url: site.url, now: clock.now }, Object.keys(bookingSettings), {
  ...{ seed: Number(given.seed), times, client },
})
try {
  const staff = await createStaff(site, seed, client)
  const capacity = plan.faster > 1 ? null : await findCapacity(load)
  if (plan.faster > 1) {
    await load.closely(1, lasting(WARM_UP))
    times.end(0)
    await clock.hurry(client, plan.faster)
  }
  const perSecond = capacity
    ? (capacity.visits * Number(given.share)) / 100
    : (FEW_VISITS / 3600) * plan.faster
  console.info(`${perSecond.toFixed(1)} visits a second`, capacity ?? '')
  const run = await soak(site, { plan, perSecond, staff })
  const findings = [
    ...judgeSamples(run.samples),
    ...judgeRows(run.rows, Object.keys(KEPT_FOR)),
    ...judgeTimes(run.windows),
  ]
  report(findings, run)
  const figures = { mode, given, capacity, perSecond, ...run, findings, statuses: times.statuses }
  if (given.figures) writeFileSync(given.figures, JSON.stringify(figures))
  const broken = Object.keys(times.statuses).filter((name) => / (?:0|5\d\d)$/.test(name))
  if (findings.some(({ isFlat }) => !isFlat) || broken.length > 0) process.exitCode = 1
} finally {
  client.close()
  await server.stop()
  await mails.stop()
  rmSync(seed.dataDir, { recursive: true, force: true })
}

/** Says from now on whether so many seconds of this machine's clock are over. */
function lasting(seconds: number): () => boolean {
  const until = performance.now() + seconds * 1000
  return () => performance.now() >= until
}

/** How much the site does when visitors come one right after the other, a second of this machine's clock. */
async function findCapacity(load: Load) {
  await load.closely(CROWD, lasting(WARM_UP))
  const [before, cpu, own] = [times.answers(), cpuSeconds(site.pid), process.cpuUsage()]
  const visits = await load.closely(CROWD, lasting(CAPACITY_LASTS))
  const { user, system } = process.cpuUsage(own)
  times.end(0)
  return {
    visits: visits / CAPACITY_LASTS,
    answers: (times.answers() - before) / CAPACITY_LASTS,
    'cores of the site': (cpuSeconds(site.pid) - cpu) / CAPACITY_LASTS,
    'cores of the visitors': (user + system) / 1e6 / CAPACITY_LASTS,
  }
}

type Soak = { plan: Plan; perSecond: number; staff: Staff }

/** Lets guests and staff come for as long as the plan says, and measures all the while. */
async function soak({ pid, dataDir }: typeof site, { plan, perSecond, staff }: Soak) {
  const began = performance.now()
  const elapsed = () => ((performance.now() - began) / 1000) * plan.faster
  const ended = () => elapsed() >= plan.lasts
  const samples: Sample[] = []
  const windows: Window[] = []
  const rows: Record<string, number>[] = [countRows(dataDir)]
  const failures: Record<string, number> = {}
  /** Does something again and again, at its times, whatever becomes of it. */
  const each = async (every: number, work: () => Promise<void> | void) => {
    for (let due = every; due <= plan.lasts; due += every) {
      await pause(Math.max(0, ((due - elapsed()) / plan.faster) * 1000))
      try {
        await work()
      } catch (error) {
        const said = String(error).split('\n', 1)[0] ?? ''
        failures[said] = (failures[said] ?? 0) + 1
      }
    }
  }
  const [visits] = await Promise.all([
    load.steadily(perSecond, ended),
    each(plan.sampleEvery, async () => {
      samples.push(await takeSample(elapsed(), { pid, dataDir }, metricsUrl))
    }),
    each(plan.windowEvery, () => {
      windows.push(times.end(elapsed()))
      rows.push(countRows(dataDir))
    }),
    each(plan.staffEvery.publish, staff.publish),
    each(plan.staffEvery.readDay, staff.readDay),
    each(plan.staffEvery.sellOut, staff.sellOut),
  ])
  return { visits, samples, windows, rows, failures, mails: mails.arrived.length }
}

function report(
  findings: readonly Finding[],
  run: { visits: number; failures: Record<string, number>; rows: Record<string, number>[] },
): void {
  const rounded = (value: number) => Number(value.toFixed(1))
  const shown = findings.filter(({ name, second, last, isFlat }) => {
    return !isFlat || !name.includes('.') || second !== last
  })
  console.table(
    Object.fromEntries(
      shown.map(({ name, second, last, most, isFlat }) => [
        name,
        {
          ...{ before: rounded(second), last: rounded(last), 'at most': rounded(most) },
          flat: isFlat ? 'yes' : 'NO',
        },
      ]),
    ),
  )
  const kept = Object.entries(KEPT_FOR).map(([table, keptFor]) => {
    const [first, last] = [run.rows[0]?.[table] ?? 0, run.rows.at(-1)?.[table] ?? 0]
    const perVisit = Number(((last - first) / run.visits).toFixed(3))
    return [table, { first, last, 'a visit': perVisit, kept: keptFor }]
  })
  console.table(Object.fromEntries(kept))
  console.info(`${run.visits} visits`, times.statuses, run.failures)
}
