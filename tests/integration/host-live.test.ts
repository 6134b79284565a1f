// spec:engine.desk-live
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import { LocationFeed } from '#booking-engine/host/location-feed.ts'
import { listenForNotifications } from '#lib/postgres/notifications.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { bookingSecret, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'

const DAY = '2027-04-05'
const LOCATION = 'burrard'
const clock = () => Date.parse(`${DAY}T20:00-07:00`)

describe.each(['SQLite', 'Postgres'] as const)('the version of a location on %s', (kind) => {
  let house: TestEngine
  beforeAll(async () => {
    house = await testEngine(kind === 'Postgres' ? inject('postgres') : null, { clock })
    for (const id of [LOCATION, 'kitsilano']) await house.engine.saveSettings(id, smallHouse(6))
  })
  afterAll(() => house.close())
  const versions = async () =>
    (await house.engine.host.locationVersions([LOCATION, 'kitsilano', 'nowhere'])) as Map<
      string,
      string
    >
  /** The locations whose version something changes. */
  const changedBy = async (work: () => Promise<unknown>) => {
    const before = await versions()
    await work()
    const after = await versions()
    return [...before].flatMap(([id, version]) => (after.get(id) === version ? [] : [id]))
  }

  test('changes with what guests and staff do there, on any day, and with what is sold out', async () => {
    const { engine } = house
    const host = hostAt(engine, LOCATION)
    const visit = { locationId: LOCATION, at: `${DAY}T20:00` }
    let id = ''
    const steps = {
      'a guest books': async () => {
        id = (await bookAs(engine, visit)).reservation.id
      },
      'a guest books another day': () => bookAs(engine, { ...visit, at: '2027-04-09T20:00' }),
      'a host seats a party': async () => expectOk(await host.act(DAY, id, 'seat')),
      'a host writes a note': async () => expectOk(await host.note(DAY, id, 'Birthday')),
      'a host seats a walk-in': async () => expectOk(await host.walkIn()),
      'a host stops online booking': async () =>
        expectOk(
          await engine.host.setDayRule(host.at, {
            ...{ id: 'rule', day: DAY, kind: 'stop', period: null, area: null },
          }),
        ),
      'the settings are saved': () => engine.saveSettings(LOCATION, smallHouse(7)),
      'a dish is sold out': () =>
        engine.soldOut.set(host.at, { id: '7', title: 'Oysters' }, Date.now() + 1e12),
    }
    for (const [step, work] of Object.entries(steps))
      expect([step, await changedBy(work)]).toEqual([step, [LOCATION]])
  })

  test('stays while guests only look and hold', async () => {
    const { engine } = house
    const hold = async () => {
      const visitor = { token: crypto.randomUUID(), address: null }
      const at = { locationId: LOCATION, at: '2027-04-07T21:00', party: 2 }
      const held = await engine.hold({ ...at, attribute: 'default', visitor })
      await engine.release(expectOk(held).token)
    }
    expect(await changedBy(hold)).toEqual([])
  })

  test('is read of many locations at once, and of none while nobody follows', async () => {
    const ids = Array.from({ length: 300 }, (_, n) => (n === 7 ? LOCATION : `other ${n}`))
    const all = await house.engine.host.locationVersions(ids)
    expect(all.size).toBe(300)
    expect(all.get(LOCATION)).toBe((await versions()).get(LOCATION))
    const locationVersions = vi.fn(async () => new Map<string, string>())
    await new LocationFeed(async () => ({ locationVersions })).poll()
    expect(locationVersions).not.toHaveBeenCalled()
  })

  test('is told to whoever follows at the next look, once for each change', async () => {
    const feed = new LocationFeed(async () => house.engine.host)
    const told: string[] = []
    const unfollow = feed.follow([LOCATION], (version) => told.push(version))
    await expect.poll(() => told).toHaveLength(1)
    await bookAs(house.engine, { locationId: LOCATION, at: '2027-04-06T18:00' })
    await bookAs(house.engine, { locationId: 'kitsilano', at: '2027-04-06T18:00' })
    await feed.poll()
    expect(told).toHaveLength(2)
    expect(told[1]).toBe((await versions()).get(LOCATION))
    await feed.poll()
    expect(told).toHaveLength(2)
    const ofBoth: string[] = []
    const unfollowBoth = feed.follow([LOCATION, 'kitsilano'], (version) => ofBoth.push(version))
    await feed.poll()
    await bookAs(house.engine, { locationId: 'kitsilano', at: '2027-04-06T19:30' })
    await feed.poll()
    expect([ofBoth.length, told.length]).toEqual([2, 2])
    unfollowBoth()
    unfollow()
  })
})

test('what one instance on Postgres changes is told at another one by its commit, without its looking', async () => {
  const house = await testEngine(inject('postgres'), { clock })
  const { engine, where } = house
  await engine.saveSettings(LOCATION, smallHouse(6))
  const store = await openBookingDatabase(where, { clock })
  const other: BookingEngine = createBookingEngine({ store, secret: bookingSecret })
  // The other instance: no time passes there, so that whatever it hears it was told.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const feed = new LocationFeed(async () => other.host)
  const listening = vi.fn()
  const stop = listenForNotifications(where.databaseUrl ?? '', {
    tableside_epoch: listening,
    tableside_locations: () => void feed.poll(),
  })
  const told: string[] = []
  const unfollow = feed.follow([LOCATION], (version) => told.push(version))
  onTestFinished(async () => {
    unfollow()
    vi.useRealTimers()
    await stop()
    await other.close()
    await house.close()
  })
  await expect.poll(() => listening).toHaveBeenCalled()
  await expect.poll(() => told).toHaveLength(1)
  const host = hostAt(engine, LOCATION)
  expectOk(await host.walkIn())
  await expect.poll(() => told).toHaveLength(2)
  const [seated] = (await host.day(DAY)).reservations
  expectOk(await host.note(DAY, seated?.id ?? '', 'Cake'))
  await expect.poll(() => told).toHaveLength(3)
  await engine.saveSettings(LOCATION, smallHouse(7))
  await expect.poll(() => told).toHaveLength(4)
})
