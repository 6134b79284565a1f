// What 1, 2 and 3 instances of the built site on one Postgres answer, and what each answer costs: cached pages,
// searches and claims (holds) of the demo group, in interleaved rounds, medians. All instances, Postgres and the
// clients share the machine, so rates do not grow with the instances; the CPU time of an answer is what
// docs/scaling.md counts with.
//   npm run build && node bench/fleet.ts [seconds of a run = 5] [rounds = 3]
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { addDays } from '#lib/time/dates.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { makeSeed, type Site, startSite } from '#tests/support/site.ts'
import { bookingSettings } from '../demo/content/booking/settings.ts'
import { cpuSeconds, postgresCpu } from './support/cpu-time.ts'
import { median } from './support/wrk.ts'

const seconds = Number(process.argv[2] ?? 5)
const rounds = Number(process.argv[3] ?? 3)
const MOST_INSTANCES = 3
/** Requests under way at each instance. */
const CLIENTS = 16
const PAGES = ['/', '/locations', '/locations/burrard', '/locations/burrard/menu', '/about']
const TIMES = ['17:30', '18:00', '18:30', '19:00', '19:30', '20:00']
const uids = Object.keys(bookingSettings)
const tomorrow = addDays(new Date().toISOString().slice(0, 10), 2)

type Kind = 'page' | 'search' | 'claim'
const KINDS: Kind[] = ['page', 'search', 'claim']
type Run = { perSecond: number; p99: number; site: number; busiest: number; postgres: number }

let asked = 0
const runs = new Map<string, Run[]>()
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const server = await startPostgres({ durable: true })
const seed = await makeSeed({ postgres: server.url })
const sites: Site[] = []
try {
  const ofPostgres = await postgresCpu(server.url)
  const secret = {
    TABLESIDE_SECRET: 'one secret for all instances of the bench',
    DRAIN_SECONDS: '0',
  }
  for (let n = 0; n < MOST_INSTANCES; n++)
    sites.push(await startSite({ seed, keep: true, env: secret }))
  for (const kind of KINDS) await run(kind, sites, ofPostgres)
  for (let round = 0; round < rounds; round++) {
    for (let instances = 1; instances <= MOST_INSTANCES; instances++) {
      for (const kind of KINDS) {
        const key = `${instances} × ${kind}`
        runs.set(key, [
          ...(runs.get(key) ?? []),
          await run(kind, sites.slice(0, instances), ofPostgres),
        ])
      }
    }
  }
} finally {
  agent.destroy()
  for (const site of sites) await site.stop()
  await server.stop()
  rmSync(seed.dataDir, { recursive: true, force: true })
}

const of = (all: Run[], field: keyof Run) => median(all.map((one) => one[field]))
console.table(
  Object.fromEntries(
    [...runs].map(([key, all]) => [
      key,
      {
        'answers/s': Math.round(of(all, 'perSecond')),
        'p99, ms': Math.round(of(all, 'p99')),
        'site, CPU ms each': Number(of(all, 'site').toFixed(2)),
        'Postgres, CPU ms each': Number(of(all, 'postgres').toFixed(2)),
        'busiest instance, cores': Number(of(all, 'busiest').toFixed(2)),
      },
    ]),
  ),
)

/** Clients ask some instances for so many seconds. */
async function run(kind: Kind, some: Site[], ofPostgres: () => number): Promise<Run> {
  const before = some.map(({ pid }) => cpuSeconds(pid))
  const postgresBefore = ofPostgres()
  const times: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  const client = async (site: Site) => {
    while (performance.now() < end) {
      const started = performance.now()
      await ask(kind, site.url)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(some.flatMap((site) => Array.from({ length: CLIENTS }, () => client(site))))
  const took = (performance.now() - began) / 1000
  const used = some.map(({ pid }, n) => cpuSeconds(pid) - (before[n] ?? 0))
  const sorted = times.toSorted((a, b) => a - b)
  const perAnswer = (cpu: number) => (cpu * 1000) / times.length
  return {
    perSecond: times.length / took,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    site: perAnswer(used.reduce((sum, one) => sum + one, 0)),
    busiest: Math.max(...used) / took,
    postgres: perAnswer(ofPostgres() - postgresBefore),
  }
}

/** One question of somebody with an address and a wish of their own; throws where it is not answered as it should be. */
async function ask(kind: Kind, origin: string): Promise<void> {
  const n = asked++
  const from = {
    'x-forwarded-for': `10.${n % 250}.${Math.floor(n / 250) % 250}.${Math.floor(n / 62_500)}`,
  }
  if (kind === 'page') return send('GET', `${origin}${PAGES[n % PAGES.length]}`, from, null, [200])
  const uid = uids[n % uids.length]
  const at = `${addDays(tomorrow, n % 60)}T${TIMES[n % TIMES.length]}`
  const url = `${origin}/api/opentable`
  if (kind === 'search') {
    const query = { rid: uid, startDateTime: at, partySize: 2 }
    return send('POST', `${url}/get-availability`, from, query, [200])
  }
  const wish = {
    restaurant_id: uid,
    party_size: '2',
    date_time: at,
    reservation_attribute: 'default',
  }
  // A day that is closed or full by now is an answer, too.
  return send('POST', `${url}/lock-availability`, from, wish, [200, 409])
}

function send(method: string, url: string, headers: object, body: object | null, good: number[]) {
  return new Promise<void>((resolve, reject) => {
    const type = body ? { 'content-type': 'application/json' } : { 'accept-encoding': 'gzip' }
    const req = request(url, { agent, method, headers: { ...headers, ...type } }, (res) => {
      buffer(res).then((bytes) => {
        if (good.includes(res.statusCode ?? 0)) return resolve()
        reject(new Error(`${url}: ${res.statusCode} ${String(bytes).slice(0, 200)}`))
      }, reject)
    })
    req.on('error', reject)
    req.end(body ? JSON.stringify(body) : undefined)
  })
}
