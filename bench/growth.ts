// Whether a large group is served as a small one is: the demo group grown to 1,000 restaurants, 5,000 news
// posts and 50,000 media, on the built site.
//   node bench/growth.ts [rounds = 3] [sqlite | postgres] [restaurants = 1000]
//   GROUP=/tmp/group node bench/growth.ts   keeps a group on SQLite in that folder and uses it again
// For each kind of page: ms of its first render as the first request after a start, and after a publish; the
// processor time of a render (which a busy machine does not change) and its size; meanwhile, how long /healthz and a
// remembered page take (99 % of the answers), and the slowest /healthz, which is how long the event loop is held.
// Then the dashboard and lists of the admin, the first time apart, and resident memory at its highest.
import { setTimeout } from 'node:timers/promises'
import { askPage } from './support/ask-page.ts'
import { raiseEpochOf } from './support/publish.ts'
import { highestMb, processorMs, type Running, startSite } from './support/server.ts'
import { openStaffedGroup, sessionCookie } from './support/staffed-group.ts'
import { percentile, type Watch, watch } from './support/watch.ts'
import { median } from './support/wrk.ts'

const [rounds = '3', kind = 'sqlite', restaurants = '1000'] = process.argv.slice(2)
const SIZE = { locations: Number(restaurants), posts: 5000, media: 50_000 }
const PAGES = {
  home: '/',
  'all restaurants': '/locations',
  'near a place': '/locations?near=Vancouver%2C+BC',
  'a restaurant': '/locations/burrard',
  'its menu': '/locations/burrard/menu',
  'its careers': '/locations/burrard/careers',
  groups: '/group-bookings',
  news: '/news',
  'news of a country': '/news/ca',
  'a post at a restaurant': '/locations/burrard/news/from-the-fire-7',
  sitemap: '/sitemap.xml',
  'the visitor’s restaurants': '/api/locations',
}
const ADMIN = {
  dashboard: '/admin',
  'list of restaurants': '/admin/collections/locations',
  'list of booking settings': '/admin/collections/booking-settings',
  'list of posts': '/admin/collections/news-posts',
  'list of media': '/admin/collections/media',
  'list of zones': '/admin/collections/zones',
  'a restaurant’s form': '/admin/collections/locations/20',
  board: '/admin/reservations',
  'sold out': '/admin/sold-out',
  outbox: '/admin/outbox',
}
/** Asked for while the others render; it shows nothing that grows. */
const REMEMBERED = '/about'
/** Longer than the front takes to hear of a publish of another process. */
const POLL_MS = 700
const MOST = { ms: 1000, aside: 150, mb: 700 }

type Row = Record<string, number | string>
type Aside = { healthz: number[]; remembered: number[] }

const group = await openStaffedGroup(SIZE, { kind, keepIn: process.env.GROUP })
const rows: Record<string, Row> = {}
let highest = 0
try {
  for (const [name, page] of Object.entries(PAGES)) {
    const first = await afterStarts(page)
    rows[name] = {
      'after a start': Math.round(median(first)),
      worst: Math.round(Math.max(...first)),
    }
  }
  await onSite(async (site) => {
    for (const [name, page] of Object.entries(PAGES))
      rows[name] = { ...rows[name], ...(await afterPublishes(site, page)) }
    console.table(rows)
    console.table(await admin(site))
  })
  console.log(`Resident memory at its highest: ${Math.round(highest)} MB (at most ${MOST.mb}).`)
  if (highest > MOST.mb) process.exitCode = 1
} finally {
  await group.remove()
}

/** Ms of a page as the first request of a site that has just been started. */
async function afterStarts(page: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < Number(rounds); round++)
    await onSite(async (site) => times.push((await askPage(site.origin + page)).ms))
  return checked(times)
}

/** Times of a page's first render after a publish, and of other answers during it. */
async function afterPublishes(site: Running, page: string): Promise<Row> {
  const times: number[] = []
  const worked: number[] = []
  const aside: Aside = { healthz: [], remembered: [] }
  let bytes = 0
  for (let round = 0; round < Number(rounds); round++) {
    await raiseEpochOf(group.seed)
    await setTimeout(POLL_MS)
    const before = processorMs(site.pid)
    const one = await askPage(site.origin + page)
    worked.push(processorMs(site.pid) - before)
    times.push(one.ms)
    bytes = one.bytes
  }
  const beside = watch([`${site.origin}/healthz`, site.origin + REMEMBERED])
  for (let round = 0; round < Number(rounds); round++) {
    await raiseEpochOf(group.seed)
    await setTimeout(POLL_MS)
    // The first time after a publish it is not remembered. Who asked meanwhile has the same answer by the second time.
    for (let n = 0; n < 2; n++) await askPage(site.origin + REMEMBERED)
    await beside.look()
    await askPage(site.origin + page)
    await keep(beside, aside)
  }
  beside.stop()
  checked(times)
  return {
    'after a publish': Math.round(median(times)),
    'worst ': Math.round(Math.max(...times)),
    'CPU ms': Math.round(median(worked)),
    kB: Math.round(bytes / 1000),
    ...meanwhile(aside),
  }
}

async function admin(site: Running): Promise<Record<string, Row>> {
  const headers = {
    cookie: await sessionCookie(site.origin, group.seed.staff),
    'sec-fetch-site': 'same-origin',
  }
  const found: Record<string, Row> = {}
  for (const [name, page] of Object.entries(ADMIN)) {
    const times: number[] = []
    const worked: number[] = []
    const aside: Aside = { healthz: [], remembered: [] }
    let bytes = 0
    const beside = watch([`${site.origin}/healthz`, site.origin + REMEMBERED])
    let heldAtFirst = 0
    for (let round = 0; round <= Number(rounds); round++) {
      await beside.look()
      const one = await askPage(site.origin + page, headers)
      times.push(one.ms)
      bytes = one.bytes
      // Code of the admin that no page before had is loaded by the first one that has it.
      if (round === 0) heldAtFirst = Math.max(...((await beside.look())[0] ?? []))
      else await keep(beside, aside)
    }
    beside.stop()
    for (let round = 0; round < Number(rounds); round++) {
      const before = processorMs(site.pid)
      await askPage(site.origin + page, headers)
      worked.push(processorMs(site.pid) - before)
    }
    const [first = Number.NaN, ...others] = checked(times)
    found[name] = {
      'first ms': Math.round(first),
      'held at first': Math.round(heldAtFirst),
      'median ms': Math.round(median(others)),
      'CPU ms': Math.round(median(worked)),
      kB: Math.round(bytes / 1000),
      ...meanwhile(aside),
    }
  }
  return found
}

async function keep(beside: Watch, aside: Aside): Promise<void> {
  const [healthz = [], remembered = []] = await beside.look()
  aside.healthz.push(...healthz)
  aside.remembered.push(...remembered)
}

function meanwhile({ healthz, remembered }: Aside): Row {
  const p99 = [healthz, remembered].map((times) => Math.round(percentile(times, 99)))
  if (p99.some((ms) => ms > MOST.aside)) process.exitCode = 1
  const [first = 0, second = 0] = p99
  return { 'healthz p99': first, 'remembered p99': second, held: Math.round(Math.max(...healthz)) }
}

function checked(times: number[]): number[] {
  if (Math.max(...times) > MOST.ms) process.exitCode = 1
  return times
}

async function onSite(work: (site: Running) => Promise<unknown>): Promise<void> {
  const site = await startSite(group.seed)
  try {
    await work(site)
    highest = Math.max(highest, highestMb(site.pid))
  } finally {
    await site.stop()
  }
}
