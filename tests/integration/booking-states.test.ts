import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ReserveRequest } from '#booking-engine/bookings/types.ts'
import { LEASE } from '#booking-engine/checkout/attempt-lease.ts'
import { abandonPayments } from '#booking-engine/checkout/open-payments.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { HoldRequest } from '#booking-engine/holds/types.ts'
import type { Ok, Result } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import type { BookingDatabase, Sql } from '#storage/database.ts'
import {
  beginPaying,
  bookingSecret,
  ida,
  smallHouse,
  type TestEngine,
  testEngine,
} from '#tests/support/booking.ts'

const MINUTE = 60_000
const locationId = 'burrard'

describe.each(['SQLite', 'Postgres'] as const)('states of a hold on %s', (kind) => {
  // The database's clock, moved by hand: 10 March 2027, noon in Vancouver.
  let now = Date.parse('2027-03-10T20:00Z')
  let fixture: TestEngine
  let day = '2027-03-20'
  beforeAll(async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
    await fixture.engine.saveSettings(locationId, smallHouse(1))
  })
  afterAll(() => fixture.close())

  const evening = () => {
    day = addDays(day, 1)
    return `${day}T19:00`
  }
  const hold = (at: string, change: Partial<HoldRequest> = {}) => {
    const visitor = { token: crypto.randomUUID(), address: null }
    const request = { locationId, at, party: 2, attribute: 'default' as const, visitor }
    return fixture.engine.hold({ ...request, ...change })
  }
  const reserve = (token: string, change: Partial<ReserveRequest> = {}) =>
    fixture.engine.reserve({ locationId, token, guest: ida, ...change })

  /** Writes down that a payment for a hold is under way. */
  const openPayment = (token: string) =>
    fixture.store.run(
      `INSERT INTO payments (id, hold_id, location_id, kind, state, amount, currency, multiplier, created_at, changed_at)
       VALUES ($1, $2, $3, 'charge', 'open', 1000, 'CAD', 100, ${now}, ${now})`,
      [crypto.randomUUID(), token, locationId],
    )

  test('an expired hold that nobody took is still booked', async () => {
    const held = expectOk(await hold(evening()))
    now = held.expiresAt + 15 * MINUTE - 1
    expectOk(await reserve(held.token))
  })

  test('an expired hold is taken over by the next guest, and its first guest is told', async () => {
    const at = evening()
    const first = expectOk(await hold(at))
    expect(await hold(at)).toMatchObject({ code: 'slot_taken' })
    now = first.expiresAt
    const second = expectOk(await hold(at))
    expect(await reserve(first.token)).toMatchObject({ code: 'hold_lost' })
    expectOk(await reserve(second.token))
  })

  test('a taken-over hold and its confirmation at the same moment: one of them wins', async () => {
    for (let round = 0; round < 10; round++) {
      const at = evening()
      const first = expectOk(await hold(at))
      now = first.expiresAt
      const [confirmed, taken] = await Promise.all([reserve(first.token), hold(at)])
      expect([confirmed.ok, taken.ok].toSorted()).toEqual([false, true])
    }
  })

  test('a committing hold is not taken over for 15 minutes, then swept if nothing was paid', async () => {
    const at = evening()
    const held = expectOk(await hold(at))
    now = held.expiresAt + MINUTE
    expect(await beginPaying(fixture, held.token)).toBe(now + 15 * MINUTE)
    expect(await fixture.engine.release(held.token)).toBe(false)
    now += 14 * MINUTE
    expect(await hold(at)).toMatchObject({ code: 'slot_taken' })
    now += 2 * MINUTE
    expect(await hold(at)).toMatchObject({ code: 'slot_taken' })
    await fixture.engine.sweep()
    expect(await reserve(held.token)).toMatchObject({ code: 'hold_lost' })
    expectOk(await hold(at))
  })

  test('a guest who takes a third table while the payment of the first is given up pays for the third', async () => {
    const visitor = { token: crypto.randomUUID(), address: null }
    const [first, second] = [expectOk(await hold(evening(), { visitor })), evening()]
    await beginPaying(fixture, first.token)
    await openPayment(first.token)
    now += 1
    const taken = expectOk(await hold(second, { visitor }))
    now += 1
    const third = expectOk(await hold(evening(), { visitor }))
    await beginPaying(fixture, third.token)
    await openPayment(third.token)
    // The second taking comes late to what it has to give up.
    const [row] = await fixture.store.all<{ visitor: string }>(
      'SELECT visitor FROM holds WHERE id = $1',
      [third.token],
    )
    await abandonPayments(fixture.store, { visitor: row?.visitor ?? '', before: taken.token })
    const open = await fixture.store.all<{ hold_id: string }>(
      "SELECT hold_id FROM payments WHERE state = 'open' AND hold_id IN ($1, $2)",
      [first.token, third.token],
    )
    expect(open).toEqual([{ hold_id: third.token }])
  })

  test('two submits of one booking: one reservation, and 409 or the same answer', async () => {
    const at = evening()
    const held = expectOk(await hold(at))
    const answers = await Promise.all([reserve(held.token), reserve(held.token)])
    const booked = answers.flatMap((answer) => (answer.ok ? [answer.value.manageToken] : []))
    const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))
    expect(new Set(booked).size).toBe(1)
    expect(codes.every((code) => code === 'in_progress')).toBe(true)
    expect(expectOk(await reserve(held.token)).manageToken).toBe(booked[0])
  })

  test('an attempt that fails frees its key at once', async () => {
    const held = expectOk(await hold(evening()))
    const failing: BookingDatabase = {
      ...fixture.store,
      transaction: () => Promise.reject(new Error('connection lost')),
    }
    const broken = createBookingEngine({ store: failing, secret: bookingSecret })
    const request = { locationId, token: held.token, guest: ida }
    await expect(broken.reserve(request)).rejects.toThrow('connection lost')
    expectOk(await reserve(held.token))
  })

  test('an attempt overtaken in its stall neither books twice nor frees the key of the other', async () => {
    const held = expectOk(await hold(evening()))
    let stalled = () => {}
    const overtaken = new Promise<void>((resolve) => {
      stalled = resolve
    })
    let begun = () => {}
    const underWay = new Promise<void>((resolve) => {
      begun = resolve
    })
    const slow: BookingDatabase = {
      ...fixture.store,
      transaction: async (locks, work) => {
        begun()
        await overtaken
        return fixture.store.transaction(locks, work)
      },
    }
    const request = { locationId, token: held.token, guest: ida, idempotencyKey: 'stalled' }
    const first = createBookingEngine({ store: slow, secret: bookingSecret }).reserve(request)
    await underWay
    now += LEASE
    const second = expectOk(await reserve(held.token, request))
    stalled()
    expect(expectOk(await first)).toEqual(second)
    expect(expectOk(await reserve(held.token, request))).toEqual(second)
  })

  test('the answer of a booking outlives stricter rules: the key is looked up first', async () => {
    await fixture.engine.saveSettings('granville', smallHouse(1))
    const held = expectOk(await hold(evening(), { locationId: 'granville' }))
    const again = () => reserve(held.token, { locationId: 'granville' })
    const booked = expectOk(await again())
    await fixture.engine.saveSettings('granville', smallHouse(1, { emailRequired: true }))
    expect(expectOk(await again())).toEqual(booked)
  })

  test('settings saved between search and hold: the hold goes by the new ones', async () => {
    const at = evening()
    const query = { locationId, at, party: 2 }
    expect(
      expectOk(await fixture.engine.availability(query)).times.map(({ time }) => time),
    ).toContain(at)
    const closed = { from: day, to: day, reason: 'private party' }
    expectOk(await fixture.engine.saveSettings(locationId, smallHouse(1, { closures: [closed] })))
    expect(await fixture.engine.conflictingBookings(locationId)).toEqual([])
    expect(await hold(at)).toMatchObject({ code: 'slot_taken' })
    expect(expectOk(await fixture.engine.availability(query)).reasons).toEqual(['RestaurantClosed'])
    expectOk(await fixture.engine.saveSettings(locationId, smallHouse(1)))
    expectOk(await hold(at))
  })

  test('settings list the future bookings that conflict with them, before they are saved and after; these keep their table', async () => {
    const at = evening()
    const booked = expectOk(await reserve(expectOk(await hold(at)).token))
    const other = smallHouse(1, {
      tables: [{ code: 'new', area: 'room', minParty: 1, maxParty: 2 }],
    })
    expect(await fixture.engine.conflictingBookings(locationId)).toEqual([])
    const conflicts = await fixture.engine.conflictingBookings(locationId, other)
    const saved = expectOk(await fixture.engine.saveSettings(locationId, other))
    expect(await fixture.engine.conflictingBookings(locationId)).toEqual(conflicts)
    const mine = conflicts.find(({ id }) => id === booked.reservation.id)
    expect(mine).toMatchObject({ why: 'table_gone', tables: ['t01'], guestName: 'Ida Marsh' })
    const again = expectOk(await fixture.engine.saveSettings(locationId, smallHouse(1)))
    expect(again.number).toBe(saved.number + 1)
    expect(expectOk(await fixture.engine.saveSettings(locationId, smallHouse(1))).number).toBe(
      again.number,
    )
    expect(await hold(at)).toMatchObject({ code: 'slot_taken' })
  })

  test('a location with future bookings is not removed, and the list says why', async () => {
    await fixture.engine.saveSettings('pearl', smallHouse(1))
    const at = evening()
    const request = { locationId: 'pearl', at }
    const held = expectOk(await hold(at, request))
    expect(await fixture.engine.removeLocation('pearl')).toMatchObject({
      code: 'has_bookings',
      detail: { bookings: 0, holds: 1 },
    })
    const { manageToken } = expectOk(await reserve(held.token, { locationId: 'pearl' }))
    const refused = await fixture.engine.removeLocation('pearl')
    expect(refused).toMatchObject({ code: 'has_bookings', detail: { next: [{ at, party: 2 }] } })
    expectOk(await fixture.engine.cancel(manageToken))
    expectOk(await fixture.engine.removeLocation('pearl'))
    expect(await hold(at, request)).toMatchObject({ code: 'unknown_location' })
  })

  test('a new hold frees the old one of its day, and the next search knows it', async () => {
    await fixture.engine.saveSettings('ladner', smallHouse(2))
    const at = evening()
    const early = at.replace('19:00', '17:00')
    const visitor = { token: crypto.randomUUID(), address: null }
    const place = { locationId: 'ladner' }
    expectOk(await hold(at, { ...place, visitor }))
    expectOk(await hold(early, { ...place, visitor }))
    expectOk(await hold(at, place))
    expectOk(await hold(at, place))
    expect(await hold(at, place)).toMatchObject({ code: 'slot_taken' })
  })

  test('guests that change their minds crosswise between two evenings never lock each other out', async () => {
    await fixture.engine.saveSettings('crossing', smallHouse(40))
    const [one, other] = [evening(), evening()]
    const visitors = Array.from({ length: 8 }, () => ({
      token: crypto.randomUUID(),
      address: null,
    }))
    const statements: string[] = []
    const engine = watchedEngine(fixture.store, (text) => statements.push(text))
    for (let round = 0; round < 3; round++) {
      await Promise.all(
        visitors.map((visitor, n) =>
          engine.hold({
            ...{ locationId: 'crossing', party: 2, attribute: 'default', visitor },
            at: (n + round) % 2 === 0 ? one : other,
          }),
        ),
      )
    }
    // Days are changed once a transaction, in one order: nobody holds one and waits for another.
    const bumps = statements.filter((text) => text.includes('INTO day_versions')).length
    const claims = statements.filter((text) => text.includes('INTO units')).length
    expect(bumps).toBe(claims)
  })

  test('the housekeeping of many abandoned holds comes in batches', async () => {
    await fixture.engine.saveSettings('fraser', smallHouse(60))
    const at = evening()
    const holds = await Promise.all(
      Array.from({ length: 60 }, () => hold(at, { locationId: 'fraser' })),
    )
    for (const held of holds) await beginPaying(fixture, expectOk(held).token)
    now += 16 * MINUTE
    let transactions = 0
    const watched: BookingDatabase = {
      ...fixture.store,
      transaction: (locks, work) => {
        transactions++
        return fixture.store.transaction(locks, work)
      },
    }
    const swept = await createBookingEngine({ store: watched, secret: bookingSecret }).sweep()
    expect(swept.holds).toBeGreaterThanOrEqual(60)
    expect(transactions).toBeGreaterThanOrEqual(3)
    expectOk(await hold(at, { locationId: 'fraser' }))
  })

  test('pacing is a limit as hard as the tables', async () => {
    await fixture.engine.saveSettings('bellevue', smallHouse(40, { coversPerSlot: 6 }))
    const at = evening()
    const held = await Promise.all(
      Array.from({ length: 8 }, () => hold(at, { locationId: 'bellevue' })),
    )
    expect(held.filter(({ ok }) => ok)).toHaveLength(3)
  })

  test('past the cut-off a guest can neither cancel nor change', async () => {
    await fixture.engine.saveSettings('byward', smallHouse(1, { cancelCutOffMinutes: 120 }))
    const at = evening()
    const held = expectOk(await hold(at, { locationId: 'byward' }))
    const { reservation, manageToken } = expectOk(
      await reserve(held.token, { locationId: 'byward' }),
    )
    expect(reservation.changeableUntil).toBe(reservation.startsAt - 120 * MINUTE)
    now = reservation.changeableUntil + 1
    expect(await fixture.engine.cancel(manageToken)).toMatchObject({ code: 'past_cut_off' })
    expect(await fixture.engine.modify(manageToken, 'any')).toMatchObject({ code: 'past_cut_off' })
  })

  test('saving settings holds no claim up by looking for bookings', async () => {
    await fixture.engine.saveSettings('delta', smallHouse(10))
    const at = evening()
    for (let n = 0; n < 5; n++) {
      const { token } = expectOk(await hold(at, { locationId: 'delta' }))
      expectOk(await reserve(token, { locationId: 'delta' }))
    }
    const inLock: string[] = []
    const engine = watchedEngine(fixture.store, (text) => inLock.push(text))
    const other = smallHouse(10, {
      tables: [{ code: 'x', area: 'room', minParty: 1, maxParty: 2 }],
    })
    expectOk(await engine.saveSettings('delta', other))
    expect(await engine.conflictingBookings('delta')).toHaveLength(5)
    expect(inLock.filter((text) => text.includes('FROM reservations'))).toEqual([])
  })

  test('there is a place for the experience of a hold and of a booking', async () => {
    for (const table of ['holds', 'reservations']) {
      await fixture.store.all(`SELECT experience_id, experience_version, add_ons FROM ${table}`)
    }
  })

  // ASVS 14.2.4
  test('24 months after the visit a booking has no name any more', async () => {
    const booked = expectOk(await reserve(expectOk(await hold(evening())).token))
    const before = now
    now = booked.reservation.startsAt + 732 * 24 * 60 * MINUTE
    expect((await fixture.engine.sweep()).anonymised).toBeGreaterThan(0)
    const found = expectOk(await fixture.engine.find(booked.manageToken))
    expect(found.reservation.guest).toMatchObject({ firstName: '', email: null, phone: '' })
    expect(found.reservation.party).toBe(2)
    now = before
  })

  test('a house that keeps its guests for 6 months forgets the names then', async () => {
    const short = createBookingEngine({
      store: fixture.store,
      secret: bookingSecret,
      guestsKeptMonths: 6,
    })
    const booked = expectOk(await reserve(expectOk(await hold(evening())).token))
    const before = now
    now = booked.reservation.startsAt + 170 * 24 * 60 * MINUTE
    await short.sweep()
    const name = async () =>
      expectOk(await short.find(booked.manageToken)).reservation.guest.firstName
    expect(await name()).not.toBe('')
    now = booked.reservation.startsAt + 190 * 24 * 60 * MINUTE
    await short.sweep()
    expect(await name()).toBe('')
    now = before
  })
})

/** A booking engine that tells each statement of its transactions. */
function watchedEngine(store: BookingDatabase, tell: (statement: string) => void) {
  const watched: BookingDatabase = {
    ...store,
    transaction: (locks, work) =>
      store.transaction(locks, (sql) => {
        const all: Sql['all'] = (text, values) => {
          tell(text)
          return sql.all(text, values)
        }
        const run: Sql['run'] = (text, values) => {
          tell(text)
          return sql.run(text, values)
        }
        return work({ ...sql, all, run })
      }),
  }
  return createBookingEngine({ store: watched, secret: bookingSecret })
}

function expectOk<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
