import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { bookHeld, bookTable, freeTime, holdTable } from '#tests/support/book-table.ts'
import { balanceLoad, type LoadBalancer } from '#tests/support/load-balancer.ts'
import { addMissing, filesIn } from '#tests/support/missing-files.ts'
import { makeNextRelease, type NextRelease } from '#tests/support/next-release.ts'
import { environment, makeSeed, type Seed, type Site, startSite } from '#tests/support/site.ts'
import { signInForAll } from '#tests/support/staff.ts'
import { lostLinks, putLoadOn } from '#tests/support/visitor-load.ts'

/*
 * Two instances of this release are replaced by two of a next one that has another schema, on one Postgres, while
 * guests read and book. Each test is a step, in this order.
 */
const RACERS = 40

let next: NextRelease
let seed: Seed
let balancer: LoadBalancer
let load: ReturnType<typeof putLoadOn>
let old: Site[] = []
let fresh: Site[] = []
/** Files that were put into this checkout's build. */
let added: string[] = []

beforeAll(async () => {
  next = makeNextRelease()
  seed = await makeSeed({ postgres: inject('postgres') })
  balancer = await balanceLoad()
  old = [await start(), await start()]
  await balancer.up(2)
  load = putLoadOn(balancer.url, { readers: 4, guests: 2 })
  await answeredMore(100)
}, 0)
afterAll(async () => {
  await load?.stop()
  await Promise.all([...old, ...fresh].map((site) => site.stop()))
  await balancer?.close()
  for (const file of added) rmSync(file)
  next?.remove()
  if (seed) rmSync(seed.dataDir, { recursive: true, force: true })
})

async function start(checkout = '.'): Promise<Site> {
  const env = { PUBLIC_URL: balancer.url, DRAIN_SECONDS: '2' }
  const site = await startSite({ seed, keep: true, env, checkout })
  balancer.add(site.url)
  return site
}

async function end(site: Site): Promise<void> {
  await site.stop()
  expect(await site.ended).toBe(0)
  balancer.remove(site.url)
}

/** Waits until so many more requests were answered. */
async function answeredMore(count: number): Promise<void> {
  const before = load.answered()
  await vi.waitUntil(() => load.answered() > before + count, { timeout: 600_000, interval: 50 })
}

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: seed.databaseUrl })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

const both = () => [old[0], fresh[0]] as [Site, Site]
const textOf = async ({ url }: Site, page: string) => (await fetch(url + page)).text()

test('the next release sets up while this one serves', async () => {
  const where = { cwd: next.folder, env: environment(seed) }
  await promisify(execFile)(process.execPath, ['scripts/setup.ts'], where)
  expect(await ask('SELECT name FROM content_migrations')).toContainEqual({
    name: expect.stringMatching(/_summary$/),
  })
  expect(await ask('SELECT name FROM booking.migrations')).toContainEqual({ name: '9900-askers' })
  await answeredMore(200)
})

test('the static files of each build are laid beside those of the other, and none differ under one name', () => {
  const statics = ['.', next.folder].map((folder) => path.join(folder, '.next/static'))
  const [here, there] = statics as [string, string]
  added = [...addMissing(here, there), ...addMissing(there, here)]
  expect(added.length).toBeGreaterThan(0)
  const differing = filesIn(here).filter(
    (file) => !readFileSync(path.join(here, file)).equals(readFileSync(path.join(there, file))),
  )
  expect(differing).toEqual([])
})

test('the admin calls the same server functions in both, by the same names', () => {
  const named = ['.', next.folder].map((folder) => {
    const file = path.join(folder, '.next/server/server-reference-manifest.json')
    return Object.keys(JSON.parse(readFileSync(file, 'utf8')).node).sort()
  })
  expect(named[0]?.length).toBeGreaterThan(0)
  expect(named[1]).toEqual(named[0])
})

test('instances of both take visitors', async () => {
  fresh = [await start(next.folder)]
  await balancer.up(3)
  await answeredMore(200)
})

test('each serves the scripts and styles of pages of the other', async () => {
  const files = filesIn('.next/static').map((file) => file.split('/').map(encodeURIComponent))
  for (const site of both()) {
    const asked = files.map(async (file) => {
      const { status } = await fetch(`${site.url}/_next/static/${file.join('/')}`)
      return { file, status }
    })
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  }
})

test('a time that is raced for over both is sold as often as there are tables, and no table twice', async () => {
  const [here, there] = both()
  const at = await freeTime(here, { uid: 'burrard' })
  const wish = (n: number) => ({
    ...{ uid: 'burrard', at, lastName: 'Racer' },
    phone: `604-556-${String(1000 + n)}`,
  })
  const tries = await Promise.allSettled(
    Array.from({ length: RACERS }, (_, n) => bookTable(n % 2 === 0 ? here : there, wish(n))),
  )
  const links = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(refused.filter((said) => !/lock-availability: 409/.test(said))).toEqual([])
  expect(refused.length).toBeGreaterThan(0)
  const visits = await ask<{ tables: string }>(
    `SELECT tables FROM booking.reservations WHERE last_name = 'Racer' AND status = 'booked'`,
  )
  expect(visits).toHaveLength(links.length)
  const tables = visits.flatMap(({ tables: taken }) => JSON.parse(taken) as string[])
  expect(new Set(tables).size).toBe(tables.length)
  for (const { url } of both()) expect(await lostLinks(url, links)).toEqual([])
})

test('a table that is held on either is booked on the other', async () => {
  const [here, there] = both()
  for (const [holds, books] of [both(), [there, here]] as [Site, Site][]) {
    const held = await holdTable(holds, { uid: 'kitsilano' })
    const link = await bookHeld(books, held)
    for (const site of both()) expect(await lostLinks(site.url, [link])).toEqual([])
  }
})

test('staff who signed in on one work on both, and what they publish on either is seen on both', async () => {
  const [here, there] = both()
  const instance = await signInForAll(here, seed.staff)
  const page = { title: 'Summer hours', type: 'text-page', uid: 'summer', _status: 'published' }
  const { doc } = (await instance(here)('POST', '/pages', page)) as { doc: { id: number } }
  const edit = (site: Site, data: object) => instance(site)('PATCH', `/pages/${doc.id}`, data)
  const seenOnBoth = async (title: string) => {
    for (const site of both()) await expect.poll(() => textOf(site, '/summer')).toContain(title)
  }
  await seenOnBoth('Summer hours')
  await edit(there, { title: 'Autumn hours', summary: 'Open late', _status: 'published' })
  await seenOnBoth('Autumn hours')
  await edit(here, { title: 'Winter hours', _status: 'published' })
  await seenOnBoth('Winter hours')
  // What only the next release knows is not lost by a save of this one.
  expect(await instance(there)('GET', `/pages/${doc.id}`)).toMatchObject({ summary: 'Open late' })
})

test('an instance of this release is restarted while one of the next is there', async () => {
  await end(old.shift() as Site)
  await answeredMore(100)
  old.push(await start())
  await balancer.up(3)
  await answeredMore(200)
})

test('then the old ones go, one after the other; no request has failed, and no booking is lost', async () => {
  await end(old.shift() as Site)
  fresh.push(await start(next.folder))
  await balancer.up(3)
  await answeredMore(100)
  await end(old.shift() as Site)
  await answeredMore(200)
  const { answered, failed, links } = await load.stop()
  console.info(JSON.stringify({ answered, failed: failed.length, booked: links.length }))
  expect(failed).toEqual([])
  expect(links.length).toBeGreaterThan(0)
  expect(await lostLinks(balancer.url, links)).toEqual([])
  const [booked] = await ask<{ count: number }>(
    `SELECT count(*)::int FROM booking.reservations WHERE last_name LIKE 'Byron %'`,
  )
  expect(booked?.count).toBe(links.length)
})
