import { rmSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { bookTable } from '#tests/support/book-table.ts'
import { forget } from '#tests/support/browser.ts'
import { launchOptions } from '#tests/support/chromium.ts'
import { type HostScreen, openHostScreen } from '#tests/support/evening/host-screen.ts'
import { inParallel } from '#tests/support/in-parallel.ts'
import { passOf } from '#tests/support/pass-of.ts'
import { makeSeed, type Site, startSite } from '#tests/support/site.ts'
import { type Ask, type Host, OWN_PASSWORD, signIn } from '#tests/support/staff.ts'

const UID = 'kitsilano'
const TIME_ZONE = 'America/Vancouver'
const HOUR = 60 * 60_000

const ONLINE = 28
const BY_TELEPHONE = 12
const WALK_INS = 10
const CHANGES = 5
const NO_SHOWS = 3
const WAITING = 12
const SEATED_FROM_LIST = 4

describe.each(['SQLite', 'Postgres'] as const)('an evening on %s', (kind) => {
  test('two hosts, on a phone and on a tablet, lose no act and give no table twice', async () => {
    const { sites, hosts, asks } = await openHouse(kind)
    const browser = await chromium.launch(await launchOptions())
    onTestFinished(() => browser.close())
    const [phone, tablet] = await openScreens(browser, sites, hosts)
    const evening = playedBy(phone, tablet, sites[0])

    await evening.bookings()
    await evening.walkIns()
    await evening.walkInList()
    await evening.changes()
    await evening.noShows()
    await evening.joinAndBlock()
    await evening.bothAtOnce()

    const days = await Promise.all([readDay(asks[0], hosts[0]), readDay(asks[1], hosts[1])])
    expect(partiesOf(days[0])).toEqual(partiesOf(days[1]))
    for (const screen of [phone, tablet]) {
      await expect.poll(() => screen.parties()).toEqual(rowsOf(days[0]))
    }
    expectNoTableTwice(days[0])
    expectNoLostAct(days[0], evening.done)
    expect(countsOf(days[0])).toMatchObject({
      ...{ online: ONLINE, byTelephone: BY_TELEPHONE, changed: CHANGES },
      walkIns: WALK_INS + SEATED_FROM_LIST,
      ...{ joined: 1, blocks: 1 },
    })
    expect(countsOf(days[0]).noShows).toBeGreaterThanOrEqual(NO_SHOWS)
    console.info(JSON.stringify({ kind, ...countsOf(days[0]), acts: evening.done.length }))
  })
})

/** A restaurant that is open around the clock from an hour ago, with two hosts; on Postgres each has an instance. */
async function openHouse(kind: 'SQLite' | 'Postgres') {
  const seed = await makeSeed(kind === 'Postgres' ? { postgres: inject('postgres') } : {})
  const first = await startSite({ seed, keep: true })
  const second = kind === 'Postgres' ? await startSite({ seed, keep: true }) : first
  onTestFinished(async () => {
    await Promise.all([...new Set([first, second])].map((site) => site.stop()))
    rmSync(seed.dataDir, { recursive: true, force: true })
  })
  const administrator = await signIn(first, seed.staff)
  const location = await openFromAnHourAgo(administrator)
  const [kim, askAsKim] = await makeHost(administrator, first, location, 'kim')
  const [sam, askAsSam] = await makeHost(administrator, second, location, 'sam')
  const sites: [Site, Site] = [first, second]
  const hosts: [Host, Host] = [kim, sam]
  const asks: [Ask, Ask] = [askAsKim, askAsSam]
  return { sites, hosts, asks }
}

async function makeHost(
  administrator: Ask,
  site: Site,
  location: number,
  name: string,
): Promise<[Host, Ask]> {
  const account = { email: `${name}@example.com`, password: 'good for the first login' }
  await administrator('POST', '/staff', {
    ...{ name, roles: ['host'], locations: [location], ...account },
  })
  const ask = await signIn(site, account)
  return [{ ...account, password: OWN_PASSWORD, location }, ask]
}

/** So that the evening, whenever it is played, is one service day; answers with the restaurant's id. */
async function openFromAnHourAgo(administrator: Ask): Promise<number> {
  const query = `where[location.uid][equals]=${UID}&depth=0`
  const { docs } = (await administrator('GET', `/booking-settings?${query}`)) as {
    docs: { id: number; location: number }[]
  }
  const [settings] = docs
  if (!settings) throw new Error(`${UID} has no booking settings`)
  const hour = (ago: number) => localOf(Date.now() - ago * HOUR, TIME_ZONE).slice(11, 13)
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const times = {
    firstSeating: `${hour(1)}:00`,
    lastSeating: `${hour(-11)}:45`,
    outsideHours: true,
  }
  // No day of the group closes the house, whenever the evening is played.
  await administrator('POST', '/globals/special-days', { days: [] })
  await administrator('PATCH', `/booking-settings/${settings.id}`, {
    periods: [{ weekdays, code: 'day', name: 'Day', ...times }],
    ...{ specialDays: [], closures: [], experiences: [], noticeMinutes: 0, coversPerSlot: null },
  })
  return settings.location
}

async function openScreens(
  browser: Browser,
  [first, second]: [Site, Site],
  [kim, sam]: [Host, Host],
): Promise<[HostScreen, HostScreen]> {
  const phone = { width: 390, height: 844, address: '203.0.113.21' }
  const tablet = { width: 1180, height: 820, address: '203.0.113.22' }
  const screens: [HostScreen, HostScreen] = await Promise.all([
    openHostScreen(browser, first, kim, phone),
    openHostScreen(browser, second, sam, tablet),
  ])
  // Of two who act at once one is refused.
  for (const { visit } of screens) forget(visit, /409/)
  onTestFinished(() => expect(screens.flatMap(({ visit }) => visit.problems)).toEqual([]))
  return screens
}

type Done = { name: string; act: string }

/** What the evening consists of; `done` has every act that a screen has shown as done. */
function playedBy(phone: HostScreen, tablet: HostScreen, site: Site) {
  const done: Done[] = []
  const quarter = (n: number) =>
    localOf((Math.floor(Date.now() / SLOT_MS) + n) * SLOT_MS, TIME_ZONE)
  const named = (name: string, n: number) => `${name} ${String.fromCodePoint(65 + n)}`
  const expected = Array.from({ length: NO_SHOWS }, (_, n) => named('Absent', n))
  const callers = Array.from({ length: BY_TELEPHONE - NO_SHOWS }, (_, n) => named('Caller', n))
  const waiting = Array.from({ length: WAITING }, (_, n) => named('Waiter', n))
  const walkIns = Array.from({ length: WALK_INS }, (_, n) => named('Walker', n))

  const telephone = async (screen: HostScreen, name: string, at: string, n: number) => {
    await screen.book({ name, at, party: 2, telephone: `604 555 02${10 + n}` })
    done.push({ name, act: 'book' })
  }
  return {
    done,
    async bookings() {
      const online = Array.from({ length: ONLINE }, (_, n) => n)
      await inParallel(online, async (n) => {
        const pass = await passOf(site, 'reservation')
        await bookTable(site, { uid: UID, at: quarter(2 + n), lastName: named('Online', n), pass })
      })
      // Whoever does not come was expected in the quarter of an hour that is on.
      for (const [n, name] of expected.entries()) await telephone(phone, name, quarter(0), n)
      const [some, others] = [callers.slice(0, 5), callers.slice(5)]
      await Promise.all([
        (async () => {
          for (const [n, name] of some.entries()) {
            await telephone(phone, name, quarter(3 + 2 * n), 10 + n)
          }
        })(),
        (async () => {
          for (const [n, name] of others.entries()) {
            await telephone(tablet, name, quarter(4 + 2 * n), 20 + n)
          }
        })(),
      ])
    },
    async walkIns() {
      const half = Math.ceil(walkIns.length / 2)
      const seat = async (screen: HostScreen, names: string[]) => {
        for (const name of names) {
          await screen.walkIn(name, 2)
          done.push({ name, act: 'walk_in' })
        }
      }
      await Promise.all([seat(phone, walkIns.slice(0, half)), seat(tablet, walkIns.slice(half))])
    },
    async walkInList() {
      await Promise.all([phone.view('Waiting'), tablet.view('Waiting')])
      const half = WAITING / 2
      const queue = async (screen: HostScreen, names: string[]) => {
        for (const name of names) await screen.queue(name, 2)
      }
      await Promise.all([queue(phone, waiting.slice(0, half)), queue(tablet, waiting.slice(half))])
      const [called = '', gone = ''] = waiting.slice(-2)
      await tablet.tapWaiting('Notify', called)
      await phone.waitingIs(called, 'Notified')
      await phone.tapWaiting('Left', gone)
      await tablet.waitingIs(gone, 'Left')
      // Both seat the same parties at once, each of which sits down once.
      for (const name of waiting.slice(0, SEATED_FROM_LIST)) {
        await Promise.all([phone.tapWaiting('Seat', name), tablet.tapWaiting('Seat', name)])
        await Promise.all([phone.waitingIs(name, 'Seated'), tablet.waitingIs(name, 'Seated')])
        done.push({ name, act: 'walk_in' })
      }
      await Promise.all([phone.view('List'), tablet.view('Floor')])
    },
    async changes() {
      for (const [n, name] of callers.slice(0, CHANGES).entries()) {
        const screen = n % 2 === 0 ? phone : tablet
        await screen.change(name, quarter(8 + n))
        done.push({ name, act: 'change' })
      }
    },
    async noShows() {
      for (const [n, name] of expected.entries()) {
        const screen = n % 2 === 0 ? phone : tablet
        await screen.tap('No-show', name)
        await screen.settled(name, 'No-show')
        done.push({ name, act: 'no_show' })
      }
    },
    async joinAndBlock() {
      await tablet.block()
      const [party = ''] = walkIns.slice(-1)
      await tablet.join(party)
      done.push({ name: party, act: 'move' })
    },
    async bothAtOnce() {
      // One of them is first; the other reads who, and nothing is done twice.
      const parties = walkIns.slice(0, 6)
      for (const name of parties) {
        await Promise.all([phone.tap('Finish', name), tablet.tap('Finish', name)])
        await Promise.all([phone.settled(name, 'Finished'), tablet.settled(name, 'Finished')])
        done.push({ name, act: 'finish' })
      }
      // Two parties, one table.
      const [one = '', other = ''] = callers.slice(5, 7)
      const [free, alsoFree] = [await phone.tablesFor(one), await tablet.tablesFor(other)]
      const wanted = free.find((code) => alsoFree.includes(code) && !code.includes('+')) ?? ''
      await Promise.all([phone.move(one, wanted), tablet.move(other, wanted)])
    },
  }
}

async function readDay(ask: Ask, { location }: Host): Promise<HostDayView> {
  return (await ask('GET', `/reservations/day?location=${location}`)) as HostDayView
}

const partiesOf = ({ reservations, cancelled, blocks }: HostDayView) => ({
  ...{ reservations, cancelled, blocks },
})

/** As `HostScreen.parties` has them. */
function rowsOf({ reservations }: HostDayView): string[] {
  return reservations
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ id, state, tables }) => [id, state, tables.join(' + ') || 'No table yet'].join(' '))
}

/** No two parties that are awaited or sit have a table at the same time, and none sits at another's. */
function expectNoTableTwice({ reservations }: HostDayView): void {
  const active = reservations.filter(({ state }) => state === 'booked' || state === 'seated')
  const overlaps = (one: HostReservation, other: HostReservation) =>
    (one.state === 'seated' && other.state === 'seated') ||
    (one.startsAt < other.endsAt && other.startsAt < one.endsAt)
  const twice = active.flatMap((one, n) =>
    active
      .slice(n + 1)
      .filter((other) => overlaps(one, other))
      .flatMap((other) => {
        const shared = one.tables.filter((table) => other.tables.includes(table))
        return shared.map((table) => `${table}: ${one.id} and ${other.id}`)
      }),
  )
  expect(twice).toEqual([])
}

function expectNoLostAct({ reservations, cancelled }: HostDayView, done: readonly Done[]): void {
  const logged = [...reservations, ...cancelled].flatMap(({ guest, acts }) =>
    acts.map(({ act }) => `${`${guest.firstName} ${guest.lastName}`.trim()}: ${act}`),
  )
  for (const { name, act } of done) {
    expect(logged.filter((one) => one === `${name}: ${act}`)).toEqual([`${name}: ${act}`])
  }
}

function countsOf({ reservations, blocks }: HostDayView) {
  const of = (wanted: (one: HostReservation) => boolean) => reservations.filter(wanted).length
  return {
    online: of(({ source }) => source === 'guest'),
    byTelephone: of(({ source }) => source === 'telephone'),
    walkIns: of(({ source }) => source === 'walk_in'),
    changed: of(({ acts }) => acts.some(({ act }) => act === 'change')),
    noShows: of(({ state }) => state === 'no_show'),
    joined: of(({ tables }) => tables.length > 1),
    blocks: blocks.length,
  }
}
