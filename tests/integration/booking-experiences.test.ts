import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ReserveRequest } from '#booking-engine/bookings/types.ts'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { HoldRequest } from '#booking-engine/holds/types.ts'
import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import type { Ok, Result } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import { openBookingDatabase } from '#storage/open.ts'
import {
  beginPaying,
  bookingSecret,
  ida,
  smallHouse,
  type TestEngine,
  tasting,
  testEngine,
} from '#tests/support/booking.ts'

type Input = NonNullable<BookingSettingsInput['experiences']>[number]

const MINUTE = 60_000
const GUESTS = 30
const key = { id: 'tasting', version: 1 }

/** A house of `tables` tables for two that serves a tasting menu. */
const serving = (change: Partial<Input> = {}, tables = 4) =>
  smallHouse(tables, { experiences: [{ ...tasting, ...change }] })

describe.each(['SQLite', 'Postgres'] as const)('experiences on %s', (kind) => {
  // The database's clock, moved by hand: 10 March 2027, noon in Vancouver.
  let now = Date.parse('2027-03-10T20:00Z')
  let fixture: TestEngine
  /** The book, and on Postgres a second one on a connection of its own; SQLite has one a process. */
  let books: BookingEngine[]
  let houses = 0
  beforeAll(async () => {
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, {
      clock: () => now,
    })
    books = [fixture.engine]
    if (kind === 'SQLite') return
    const store = await openBookingDatabase(fixture.where, { clock: () => now })
    books.push(createBookingEngine({ store, secret: bookingSecret }))
  })
  afterAll(async () => {
    for (const second of books.slice(1)) await second.close()
    await fixture.close()
  })

  /** A restaurant of its own for a test, and a day on which it has nothing yet. */
  const house = async (settings: BookingSettingsInput) => {
    const locationId = `house-${++houses}`
    expectOk(await fixture.engine.saveSettings(locationId, settings))
    return locationId
  }
  const day = '2027-03-20'
  const ask = (locationId: string, at: string, change: Partial<HoldRequest> = {}): HoldRequest => {
    const visitor = { token: crypto.randomUUID(), address: null }
    return { locationId, at, party: 2, attribute: 'default', experience: key, visitor, ...change }
  }
  const reserve = (locationId: string, token: string, change: Partial<ReserveRequest> = {}) =>
    fixture.engine.reserve({ locationId, token, guest: ida, experience: key, ...change })
  const booked = async (locationId: string, at: string, change: Partial<HoldRequest> = {}) => {
    const request = ask(locationId, at, change)
    const held = expectOk(await fixture.engine.hold(request))
    return expectOk(
      await reserve(locationId, held.token, { experience: request.experience ?? null }),
    )
  }
  /** What is offered at a time: `standard` and the codes of experiences. */
  const offeredAt = async (locationId: string, at: string, query = {}) => {
    const asked = { locationId, at, party: 2, ...query }
    const found = expectOk(await fixture.engine.availability(asked))
    const here = found.times.find(({ time }) => time === at)
    return here ? [...(here.standard ? ['standard'] : []), ...here.experiences] : []
  }

  test('are offered on their days, at their times, and not on their exceptions', async () => {
    const locationId = await house(
      serving({
        ...{ from: '2027-03-19', to: '2027-03-28', weekdays: [5, 6] },
        ...{ firstSeating: '18:00', lastSeating: '20:30', everyMinutes: 150 },
        exceptions: [{ date: '2027-03-26' }],
      }),
    )
    // 20 March 2027 is a Saturday.
    expect(await offeredAt(locationId, '2027-03-20T18:00')).toEqual(['standard', 'tasting'])
    expect(await offeredAt(locationId, '2027-03-20T20:30')).toEqual(['standard', 'tasting'])
    for (const at of [
      '2027-03-20T18:15',
      '2027-03-20T21:00',
      '2027-03-21T18:00',
      '2027-03-26T18:00',
      '2027-04-02T18:00',
      '2027-03-13T18:00',
    ]) {
      expect(await offeredAt(locationId, at), at).toEqual(['standard'])
      expect(await fixture.engine.hold(ask(locationId, at)), at).toMatchObject({
        code: 'slot_taken',
      })
    }
  })

  test('may keep tables alone from being booked at their times', async () => {
    const locationId = await house(serving({ exclusive: true, lastSeating: '19:00' }))
    expect(await offeredAt(locationId, `${day}T19:00`)).toEqual(['tasting'])
    expect(await offeredAt(locationId, `${day}T19:15`)).toEqual(['standard'])
    const plain = { experience: null }
    const refused = await fixture.engine.hold(ask(locationId, `${day}T19:00`, plain))
    expect(refused).toMatchObject({ code: 'slot_taken' })
    expectOk(await fixture.engine.hold(ask(locationId, `${day}T19:15`, plain)))
  })

  test('that are paid in advance are offered only to whom can pay', async () => {
    const locationId = await house(serving({ prepaymentRequired: true }))
    expect(await offeredAt(locationId, `${day}T19:00`)).toEqual(['standard'])
    const offered = await offeredAt(locationId, `${day}T19:00`, { prepaid: true })
    expect(offered).toEqual(['standard', 'tasting'])
  })

  test('are for parties within their own limits', async () => {
    const locationId = await house(serving({ minParty: 2 }))
    expect(await offeredAt(locationId, `${day}T19:00`, { party: 1 })).toEqual(['standard'])
    const alone = await fixture.engine.hold(ask(locationId, `${day}T19:00`, { party: 1 }))
    expect(alone).toMatchObject({ code: 'party_too_small' })
  })

  test('that nobody serves are unknown', async () => {
    const locationId = await house(serving())
    for (const experience of [
      { ...key, id: 'moon' },
      { ...key, version: 2 },
    ]) {
      const refused = await fixture.engine.hold(ask(locationId, `${day}T19:00`, { experience }))
      expect(refused).toMatchObject({ code: 'unknown_experience' })
    }
  })

  test('have seats at each time: those of one are free at the next', async () => {
    const locationId = await house(serving({ seats: 2 }))
    await booked(locationId, `${day}T19:00`)
    expect(await offeredAt(locationId, `${day}T19:00`)).toEqual(['standard'])
    expect(await offeredAt(locationId, `${day}T19:15`)).toEqual(['standard', 'tasting'])
    const refused = await fixture.engine.hold(ask(locationId, `${day}T19:00`))
    expect(refused).toMatchObject({ code: 'slot_taken' })
  })

  test('have seats on an evening: those of one time are gone at all others', async () => {
    const locationId = await house(serving({ seats: 2, seatsPer: 'day' }))
    const { manageToken } = await booked(locationId, `${day}T17:00`)
    expect(await offeredAt(locationId, `${day}T21:00`)).toEqual(['standard'])
    const refused = await fixture.engine.hold(ask(locationId, `${day}T21:00`))
    expect(refused).toMatchObject({ code: 'slot_taken' })
    expectOk(await fixture.engine.hold(ask(locationId, `${addDays(day, 1)}T21:00`)))
    expectOk(await fixture.engine.cancel(manageToken))
    expectOk(await fixture.engine.hold(ask(locationId, `${day}T21:00`)))
  })

  test('count their seats of an evening past midnight, and whatever the hours become', async () => {
    const late = (lastSeating: string, firstSeating = '17:00') => {
      const settings = serving({ seats: 2, seatsPer: 'day', lastSeating: '00:30' })
      const periods = settings.periods.map((one) => ({ ...one, firstSeating, lastSeating }))
      return { ...settings, periods }
    }
    const locationId = await house(late('01:00'))
    await booked(locationId, `${addDays(day, 1)}T00:30`)
    expect(await offeredAt(locationId, `${day}T18:00`)).toEqual(['standard'])
    expect(await offeredAt(locationId, `${addDays(day, 1)}T18:00`)).toEqual(['standard', 'tasting'])
    expectOk(await fixture.engine.saveSettings(locationId, late('01:00', '12:00')))
    expect(await offeredAt(locationId, `${day}T18:00`)).toEqual(['standard'])
  })

  test('have no seats left that were sold while they were counted another way', async () => {
    const of = (seatsPer: 'slot' | 'day', seats = 4) => serving({ seats, seatsPer })
    const locationId = await house(of('slot'))
    const { manageToken } = await booked(locationId, `${day}T17:00`)
    await booked(locationId, `${day}T19:00`)
    expectOk(await fixture.engine.saveSettings(locationId, of('day')))
    expect(await offeredAt(locationId, `${day}T21:00`)).toEqual(['standard'])
    const refused = await fixture.engine.hold(ask(locationId, `${day}T21:00`))
    expect(refused).toMatchObject({ code: 'slot_taken' })
    expectOk(await fixture.engine.cancel(manageToken))
    await booked(locationId, `${day}T21:00`)
    expect(await offeredAt(locationId, `${day}T17:00`)).toEqual(['standard'])

    // Back again: whoever booked for the day may come to any of its seatings.
    expectOk(await fixture.engine.saveSettings(locationId, of('slot')))
    expect(await offeredAt(locationId, `${day}T19:00`)).toEqual(['standard'])
    expect(await offeredAt(locationId, `${day}T20:00`)).toEqual(['standard', 'tasting'])
    expectOk(await fixture.engine.hold(ask(locationId, `${day}T20:00`)))
    expect(await offeredAt(locationId, `${day}T20:00`)).toEqual(['standard'])
    expect(await offeredAt(locationId, `${addDays(day, 1)}T20:00`)).toContain('tasting')
  })

  test('give their seats back with the hold: released, replaced, or run out', async () => {
    const locationId = await house(serving({ seats: 2, seatsPer: 'day' }))
    const at = `${day}T19:00`
    const first = expectOk(await fixture.engine.hold(ask(locationId, at)))
    expect(await fixture.engine.release(first.token)).toBe(true)
    const visitor = { token: crypto.randomUUID(), address: null }
    expectOk(await fixture.engine.hold(ask(locationId, at, { visitor })))
    // The visitor's own seats count as free to them.
    const held = expectOk(await fixture.engine.hold(ask(locationId, `${day}T21:00`, { visitor })))
    expect(await fixture.engine.hold(ask(locationId, at))).toMatchObject({ code: 'slot_taken' })
    now = held.expiresAt
    const taken = expectOk(await fixture.engine.hold(ask(locationId, at)))
    expect(await reserve(locationId, held.token)).toMatchObject({ code: 'hold_lost' })
    await beginPaying(fixture, taken.token)
    expectOk(await reserve(locationId, taken.token))
  })

  test(`${GUESTS} guests ask for the last seat at once: one gets it`, async () => {
    for (const seatsPer of ['slot', 'day'] as const) {
      const locationId = await house(serving({ seats: 1, maxParty: 1, seatsPer }, GUESTS))
      const answers = await Promise.all(
        Array.from({ length: GUESTS }, async (_, n) => {
          const time = seatsPer === 'day' ? ['17:00', '19:30', '22:00'][n % 3] : '19:00'
          const request = ask(locationId, `${day}T${time}`, { party: 1 })
          const held = await (books[n % books.length] ?? fixture.engine).hold(request)
          return held.ok ? reserve(locationId, held.value.token) : held
        }),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))
      expect(new Set(codes)).toEqual(new Set(['slot_taken']))
    }
  })

  test('keep the price at which they were held, and change it for everybody after', async () => {
    const locationId = await house(serving())
    const held = expectOk(await fixture.engine.hold(ask(locationId, `${day}T19:00`)))
    const renamed = serving({ name: 'The long table', description: 'Eight courses' })
    expectOk(await fixture.engine.saveSettings(locationId, renamed))
    expectOk(await fixture.engine.hold(ask(locationId, `${day}T19:00`)))
    const dearer = { ...renamed.experiences?.[0], price: 13_000 } as Input
    const saved = expectOk(
      await fixture.engine.saveSettings(locationId, { ...renamed, experiences: [dearer] }),
    )
    const refused = await fixture.engine.hold(ask(locationId, `${day}T19:00`))
    expect(refused).toMatchObject({ code: 'unknown_experience' })
    const now = { ...key, version: saved.number }
    expectOk(await fixture.engine.hold(ask(locationId, `${day}T19:00`, { experience: now })))
    const addOns = [{ id: 'oysters', quantity: 2 }]
    const { reservation } = expectOk(await reserve(locationId, held.token, { addOns }))
    expect(reservation.experience).toMatchObject({
      ...key,
      bill: { name: 'Tasting menu', experience: 25_000, addOns: 4_800, total: 34_419 },
    })
  })

  test('that come back after a pause have a new version, never an old one', async () => {
    const locationId = await house(serving())
    expectOk(await fixture.engine.saveSettings(locationId, smallHouse(4)))
    const saved = expectOk(await fixture.engine.saveSettings(locationId, serving({ price: 1 })))
    const current = await fixture.engine.settings(locationId)
    expect(current?.settings.experiences[0]?.version).toBe(saved.number)
    expect(saved.number).toBe(3)
    expect(
      expectOk(await fixture.engine.saveSettings(locationId, serving({ price: 1 }))).number,
    ).toBe(3)
  })

  test('are reserved as they were held, with add-ons of theirs, once', async () => {
    const locationId = await house(serving())
    const held = expectOk(await fixture.engine.hold(ask(locationId, `${day}T19:00`)))
    const send = (change: Partial<ReserveRequest>) => reserve(locationId, held.token, change)
    expect(await send({ experience: null })).toMatchObject({ code: 'unknown_experience' })
    const five = [{ id: 'oysters', quantity: 5 }]
    expect(await send({ addOns: five })).toMatchObject({ code: 'unknown_add_on' })
    const addOns = [{ id: 'oysters', quantity: 1 }]
    const first = expectOk(await send({ addOns }))
    expect(expectOk(await send({ addOns, idempotencyKey: 'again' }))).toEqual(first)
    const fewer = await send({ idempotencyKey: 'other' })
    expect(fewer).toMatchObject({ code: 'key_reused' })
  })

  test('keep their seats when a party is marked as gone by mistake', async () => {
    const locationId = await house(
      serving({ seats: 2, firstSeating: '19:00', lastSeating: '19:00' }),
    )
    const at = `${day}T19:00`
    const { reservation } = await booked(locationId, at)
    const before = now
    now = reservation.startsAt - 40 * MINUTE
    const act = async (what: 'seat' | 'finish' | 'undo') => {
      const found = expectOk(await fixture.engine.host.day(locationId, day)).reservations[0]
      const subject = { locationId, staff: '1', id: reservation.id, seen: found?.seen ?? 0 }
      expectOk(await fixture.engine.host.act(subject, what))
    }
    for (const what of ['seat', 'finish', 'undo'] as const) {
      await act(what)
      expect(await offeredAt(locationId, at), what).toEqual(['standard'])
    }
    now = before
  })

  test('of a whole evening leave the staff their day as it is', async () => {
    const locationId = await house(serving({ seatsPer: 'day' }))
    const { quarters, today } = expectOk(await fixture.engine.host.day(locationId, day))
    const plain = await house(smallHouse(4))
    const alone = expectOk(await fixture.engine.host.day(plain, day))
    expect([quarters, today]).toEqual([alone.quarters, alone.today])
    const before = now
    // Ten past midnight: the night of the day before.
    now = Date.parse('2027-03-21T07:10Z')
    const late = expectOk(await fixture.engine.host.day(locationId, null))
    expect(late.today).toBe(expectOk(await fixture.engine.host.day(plain, null)).today)
    now = before
  })

  test('move with their booking, billed for the new party, and never onto a table alone', async () => {
    const locationId = await house(serving({ seats: 2, seatsPer: 'day' }))
    const held = expectOk(await fixture.engine.hold(ask(locationId, `${day}T19:00`)))
    const addOns = [{ id: 'oysters', quantity: 1 }]
    const { manageToken } = expectOk(await reserve(locationId, held.token, { addOns }))
    const next = `${addDays(day, 1)}T19:00`
    const plain = expectOk(await fixture.engine.hold(ask(locationId, next, { experience: null })))
    const refused = await fixture.engine.modify(manageToken, plain.token)
    expect(refused).toMatchObject({ code: 'unknown_experience' })
    const one = expectOk(await fixture.engine.hold(ask(locationId, next, { party: 1 })))
    const moved = expectOk(await fixture.engine.modify(manageToken, one.token))
    expect(moved.reservation.experience?.bill).toMatchObject({ experience: 12_500, addOns: 2_400 })
    expectOk(await fixture.engine.hold(ask(locationId, `${day}T21:00`)))
    const full = await fixture.engine.hold(ask(locationId, next.replace('19:', '21:')))
    expect(full).toMatchObject({ code: 'slot_taken' })
  })

  test('that are no longer served leave their bookings on the list of what needs attention', async () => {
    const locationId = await house(serving())
    await booked(locationId, `${day}T19:00`)
    await booked(locationId, `${day}T19:00`, { experience: null })
    expectOk(await fixture.engine.saveSettings(locationId, serving({ lastSeating: '18:00' })))
    expect(await fixture.engine.conflictingBookings(locationId)).toMatchObject([
      { at: `${day}T19:00`, why: 'experience_gone' },
    ])
  })

  // ASVS 2.3.4
  test('whatever guests do in whatever order, no seat is sold twice', async () => {
    const step = fc.record({
      act: fc.constantFrom(
        'hold',
        'hold',
        'hold',
        'reserve',
        'reserve',
        'release',
        'cancel',
        'wait',
      ),
      guest: fc.integer({ min: 0, max: 4 }),
      party: fc.integer({ min: 1, max: 2 }),
      time: fc.constantFrom('18:00', '18:15', '21:00'),
    })
    const steps = fc.array(step, { minLength: 5, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('slot' as const, 'day' as const),
        steps,
        async (seatsPer, acts) => {
          const locationId = await house(serving({ seats: 3, seatsPer }, 6))
          const holds = new Map<number, string>()
          const bookings = new Map<string, { at: string; party: number }>()
          const own = new Map<number, string>()
          for (const { act, guest, party, time } of acts) {
            if (act === 'wait') now += 2 * MINUTE
            if (act === 'hold') {
              const visitor = { token: `${locationId} ${guest}`, address: null }
              const at = `${day}T${time}`
              const seen = await offeredAt(locationId, at, { party, visitor: visitor.token })
              const held = await fixture.engine.hold(ask(locationId, at, { party, visitor }))
              // Alone, what is offered can be held, and what can be held was offered.
              expect(held.ok).toBe(seen.includes('tasting'))
              if (held.ok) holds.set(guest, held.value.token)
            }
            const token = holds.get(guest) ?? ''
            if (act === 'release') await fixture.engine.release(token)
            if (act === 'reserve') {
              const made = await reserve(locationId, token)
              if (made.ok) {
                const { status, at, party } = made.value.reservation
                if (status === 'booked') bookings.set(made.value.manageToken, { at, party })
                own.set(guest, made.value.manageToken)
              }
            }
            const mine = own.get(guest) ?? ''
            if (act === 'cancel' && (await fixture.engine.cancel(mine)).ok) bookings.delete(mine)
            const sold = new Map<string, number>()
            for (const { at, party } of bookings.values()) {
              const of = seatsPer === 'day' ? day : at
              sold.set(of, (sold.get(of) ?? 0) + party)
            }
            expect(Math.max(0, ...sold.values())).toBeLessThanOrEqual(3)
          }
        },
      ),
      { numRuns: kind === 'SQLite' ? 40 : 10 },
    )
  })
})

/** The value of a result; a refusal fails the test with its code. */
function expectOk<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
