import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import { SoldOutFeed } from '#booking-engine/sold-out/feed.ts'
import { listenForNotifications, notifySql } from '#lib/postgres/notifications.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { bookingSecret, type TestEngine, testEngine } from '#tests/support/booking.ts'

const HOUR = 3_600_000
const oysters = { id: '7', title: 'Oysters' }
const tart = { id: '9', title: 'Brown butter tart' }
const kim = { locationId: 'burrard', staff: '1' }
const sam = { locationId: 'burrard', staff: '2' }

describe.each(['SQLite', 'Postgres'] as const)('what is sold out on %s', (kind) => {
  let now = Date.parse('2027-04-03T02:00Z')
  let house: TestEngine
  let other: BookingEngine
  beforeAll(async () => {
    const clock = () => now
    house = await testEngine(kind === 'Postgres' ? inject('postgres') : null, { clock })
    // SQLite has one instance; a second connection of this thread would wait for the first for ever.
    const store =
      kind === 'Postgres' ? await openBookingDatabase(house.where, { clock }) : house.store
    other = createBookingEngine({ store, secret: bookingSecret })
  })
  afterAll(async () => {
    if (kind === 'Postgres') await other.close()
    await house.close()
  })
  const soldOut = () => house.engine.soldOut
  const acts = (dish: { id: string }) =>
    house.store.all<{ act: string; detail: string; staff: string; at: number }>(
      'SELECT act, detail, staff, at FROM desk_acts WHERE subject = $1 ORDER BY number',
      [`sold-out burrard ${dish.id}`],
    )

  test('is sold out at its own location, until its end and no longer', async () => {
    const end = now + 3 * HOUR
    await soldOut().set(kim, oysters, end)
    expect(await soldOut().now('burrard')).toEqual({ items: ['7'], endsAt: end })
    expect(await soldOut().now('kitsilano')).toEqual({ items: [], endsAt: null })
    now = end - 1
    expect((await soldOut().now('burrard')).items).toEqual(['7'])
    now = end
    expect(await soldOut().now('burrard')).toEqual({ items: [], endsAt: null })
    const [entry] = await soldOut().entries('burrard')
    expect(entry).toMatchObject({ ...{ itemId: '7', title: 'Oysters' }, soldOut: false })
  })

  test('names who said it and when, and records every change once', async () => {
    const began = now
    await soldOut().set(kim, tart, now + HOUR)
    now += 60_000
    await soldOut().set(sam, tart, now + HOUR)
    expect((await soldOut().entries('burrard'))[0]).toMatchObject({ staff: '1', at: began })
    await soldOut().set(sam, tart, null)
    await soldOut().set(kim, tart, null)
    expect((await soldOut().entries('burrard'))[0]).toMatchObject({
      ...{ itemId: '9', soldOut: false, staff: '2', at: now },
    })
    expect(await acts(tart)).toEqual([
      { act: 'sold_out', detail: 'Brown butter tart', staff: '1', at: began },
      { act: 'back_on', detail: 'Brown butter tart', staff: '2', at: now },
    ])
  })

  test('is one act, however many hosts say it at once', async () => {
    const before = (await soldOut().changes(0)).version
    const says = [soldOut(), other.soldOut].flatMap((book) =>
      [kim, sam].map((who) => book.set(who, { id: '11', title: 'Steak' }, now + HOUR)),
    )
    await Promise.all(says)
    expect(await acts({ id: '11' })).toHaveLength(1)
    expect((await soldOut().changes(before)).version).toBe(before + 1)
  })

  test('is told to every instance twice a second, with the place where it changed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const feed = new SoldOutFeed(async () => other.soldOut)
    const told: string[] = []
    feed.listen((locationId) => told.push(locationId))
    const stop = await feed.start()
    expect(told).toEqual([])
    await soldOut().set({ ...kim, locationId: 'kitsilano' }, oysters, now + HOUR)
    await vi.advanceTimersByTimeAsync(499)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await expect.poll(() => told).toEqual(['kitsilano'])
    await soldOut().set({ ...kim, locationId: 'kitsilano' }, oysters, null)
    await feed.poll()
    expect(told).toEqual(['kitsilano', 'kitsilano'])
    stop()
  })

  test('is forgotten after a week, but for who did what', async () => {
    await soldOut().set(kim, oysters, now + HOUR)
    now += 8 * 24 * HOUR
    await house.engine.sweep()
    expect(await soldOut().entries('burrard')).toEqual([])
    expect((await acts(oysters)).length).toBeGreaterThan(0)
  })
})

test('is told to all instances on Postgres at its commit, and not what was no change', async () => {
  const house = await testEngine(inject('postgres'))
  onTestFinished(() => house.close())
  const heard = vi.fn()
  const marked = vi.fn()
  const stop = listenForNotifications(house.where.databaseUrl ?? '', {
    tableside_epoch: marked,
    tableside_sold_out: heard,
  })
  onTestFinished(stop)
  await expect.poll(() => heard).toHaveBeenCalledOnce()
  /** How often it was told so far: notifications arrive in the order of their commits. */
  const told = async () => {
    const before = marked.mock.calls.length
    await house.store.all(notifySql('tableside_epoch'))
    await expect.poll(() => marked.mock.calls.length).toBeGreaterThan(before)
    return heard.mock.calls.length
  }
  const until = Date.now() + HOUR
  await house.engine.soldOut.set(kim, oysters, until)
  expect(await told()).toBe(2)
  await house.engine.soldOut.set(sam, oysters, until)
  expect(await told()).toBe(2)
  await house.engine.soldOut.set(sam, oysters, null)
  expect(await told()).toBe(3)
})

test('an outage is said once, and what changed meanwhile is told after it', async () => {
  let down = false
  let version = 1
  const changes = async (since: number) => {
    if (down) throw new Error('database down')
    return { version, locations: since < version ? ['burrard'] : [] }
  }
  const feed = new SoldOutFeed(async () => ({ changes }))
  const told: string[] = []
  feed.listen((locationId) => told.push(locationId))
  await feed.poll()
  expect(told).toEqual([])
  const said: unknown[] = []
  const error = console.error
  console.error = (...words) => said.push(words)
  down = true
  await feed.poll()
  await feed.poll()
  console.error = error
  expect(said).toHaveLength(1)
  down = false
  version = 2
  await feed.poll()
  expect(told).toEqual(['burrard'])
})
