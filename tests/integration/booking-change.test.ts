import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Booked } from '#booking-engine/bookings/types.ts'
import type { HoldRequest } from '#booking-engine/holds/types.ts'
import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { type Ok, ok, type Result } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import {
  ida,
  bookingSecret as secret,
  smallHouse,
  type TestEngine,
  tasting,
  testEngine,
} from '#tests/support/booking.ts'
import { serveBooking } from '#tests/support/booking-server.ts'
import { bookingsLackingUnits } from '#tests/support/owned-units.ts'

describe.each(['SQLite', 'Postgres'] as const)('a guest who changes their visit on %s', (kind) => {
  /** How far the database's clock is ahead of the world's, ms. */
  let ahead = 0
  let fixture: TestEngine
  let houses = 0
  const day = addDays(new Date().toISOString().slice(0, 10), 20)
  beforeAll(async () => {
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, {
      clock: () => Date.now() + ahead,
    })
  })
  afterAll(() => fixture.close())

  const house = async (change: Partial<BookingSettingsInput> = {}, tables = 1) => {
    const id = `house-${++houses}`
    value(await fixture.engine.saveSettings(id, smallHouse(tables, change)))
    return id
  }
  const someone = () => ({ token: crypto.randomUUID(), address: null })
  const hold = (locationId: string, time: string, change: Partial<HoldRequest> = {}) =>
    fixture.engine.hold({
      ...{ locationId, at: `${day}T${time}`, party: 2, attribute: 'default', visitor: someone() },
      ...change,
    })
  const book = async (locationId: string, time: string, change: Partial<HoldRequest> = {}) => {
    const { token } = value(await hold(locationId, time, change))
    const { experience = null } = change
    return value(await fixture.engine.reserve({ locationId, token, guest: ida, experience }))
  }
  const timesFor = async (locationId: string, party = 2, changing: string | null = null) => {
    const query = { locationId, at: `${day}T19:00`, party, changing }
    return value(await fixture.engine.availability(query)).times.map(({ time }) => time.slice(11))
  }
  const found = async ({ manageToken }: Booked) => value(await fixture.engine.find(manageToken))
  /** That every booking owns its tables, and nobody a unit of another. */
  const expectOwned = async () => {
    expect(await bookingsLackingUnits(fixture.store)).toEqual([])
  }

  test('moves it by 15 minutes where only their own table is free', async () => {
    const at = await house()
    const visit = await book(at, '19:00')
    const { manageToken: changing } = visit
    expect(await timesFor(at)).not.toContain('19:15')
    expect(await timesFor(at, 2, changing)).toEqual(
      expect.arrayContaining(['17:45', '19:00', '19:15', '20:15', '20:30']),
    )
    const { token } = value(await hold(at, '19:15', { changing }))
    // Until it is changed nobody else gets the old times, or the new ones.
    for (const time of ['17:45', '19:00', '19:15', '20:30']) {
      expect(await hold(at, time), time).toMatchObject({ code: 'slot_taken' })
    }
    expect((await found(visit)).reservation.at).toBe(`${day}T19:00`)
    expect(value(await fixture.engine.modify(changing, token)).reservation).toMatchObject({
      ...{ id: visit.reservation.id, at: `${day}T19:15`, tables: ['t01'] },
    })
    await expectOwned()
    // What it does not have any more is free, and nothing else.
    expect(await hold(at, '18:00')).toMatchObject({ code: 'slot_taken' })
    expect(await hold(at, '20:30')).toMatchObject({ code: 'slot_taken' })
    await book(at, '17:45')
    await book(at, '20:45')
    await expectOwned()
  })

  test('and gives it up has it as it was, and what was held for it goes to others', async () => {
    const at = await house()
    const visit = await book(at, '19:00')
    const { manageToken: changing } = visit
    const { token, expiresAt } = value(await hold(at, '19:15', { changing }))
    ahead += expiresAt - (Date.now() + ahead)
    expect(await found(visit)).toEqual(visit)
    await book(at, '20:30')
    expect(await fixture.engine.modify(changing, token)).toMatchObject({ code: 'hold_lost' })
    expect(await found(visit)).toEqual(visit)
    const released = value(await hold(at, '18:45', { changing }))
    expect(await fixture.engine.release(released.token)).toBe(true)
    await book(at, '17:30')
    expect(await found(visit)).toEqual(visit)
    await expectOwned()
  })

  test('holds nothing that anybody could book, or move another visit to', async () => {
    const at = await house({}, 2)
    const visit = await book(at, '19:00')
    const other = await book(at, '19:00')
    const { token } = value(await hold(at, '19:15', { changing: visit.manageToken }))
    const reserve = { locationId: at, token, guest: ida }
    expect(await fixture.engine.reserve(reserve)).toMatchObject({ code: 'hold_lost' })
    expect(await fixture.engine.modify(other.manageToken, token)).toMatchObject({
      code: 'hold_lost',
    })
    expect(await found(other)).toEqual(other)
    value(await fixture.engine.modify(visit.manageToken, token))
    expect(await fixture.engine.reserve(reserve)).toMatchObject({ code: 'hold_lost' })
    await expectOwned()
  })

  test('pays with no card for what would only be half a table', async () => {
    const guarantee = { kind: 'deposit', amount: 1_000, per: 'person', fromParty: 2 } as const
    const at = await house({ guarantee: guarantee, turnTimes: [{ upTo: 2, minutes: 90 }] })
    const visit = await book(at, '19:00', { party: 1 })
    const changing = visit.manageToken
    const { token } = value(await hold(at, '19:15', { changing, party: 2 }))
    let asked = 0
    const run = async () => {
      asked++
      return ok(null)
    }
    const charge = { hasCard: true, run }
    const reserve = { locationId: at, token, guest: ida }
    expect(await fixture.engine.reserve(reserve, charge)).toMatchObject({ code: 'hold_lost' })
    expect(asked).toBe(0)
  })

  test('whose visit was cancelled or moved to another table meanwhile is told so', async () => {
    const at = await house({}, 2)
    await book(at, '17:00')
    const visit = await book(at, '19:00')
    const blocked = await book(at, '19:00')
    const { manageToken: changing } = visit
    const first = value(await hold(at, '19:15', { changing }))
    value(await fixture.engine.cancel(blocked.manageToken))
    const shown = value(await fixture.engine.host.day(at, day)).reservations
    const mine = shown.find(({ id }) => id === visit.reservation.id)
    const subject = { locationId: at, staff: '1', id: mine?.id ?? '', seen: mine?.seen ?? 0 }
    const free = mine?.tables[0] === 't01' ? 't02' : 't01'
    value(await fixture.engine.host.move(subject, free))
    expect(await fixture.engine.modify(changing, first.token)).toMatchObject({ code: 'hold_lost' })
    expect((await found(visit)).reservation).toMatchObject({ at: `${day}T19:00`, tables: [free] })
    const second = value(await hold(at, '19:15', { changing }))
    value(await fixture.engine.cancel(changing))
    expect(await fixture.engine.modify(changing, second.token)).toMatchObject({ code: 'cancelled' })
    await expectOwned()
  })

  test('keeps their pacing seats for a larger party at the same time', async () => {
    const at = await house({ coversPerSlot: 2 }, 2)
    const visit = await book(at, '19:00', { party: 1 })
    const { manageToken: changing } = visit
    expect(await timesFor(at)).not.toContain('19:00')
    expect(await timesFor(at, 2, changing)).toContain('19:00')
    const { token } = value(await hold(at, '19:00', { changing }))
    expect(value(await fixture.engine.modify(changing, token)).reservation.party).toBe(2)
    expect(await hold(at, '19:00', { party: 1 })).toMatchObject({ code: 'slot_taken' })
    await expectOwned()
  })

  test('keeps their seats of an experience that is sold out', async () => {
    const served = { ...tasting, seats: 2, seatsPer: 'day' as const }
    const at = await house({ experiences: [served] }, 2)
    const experience = { id: 'tasting', version: 1 }
    const visit = await book(at, '19:00', { experience })
    const { manageToken: changing } = visit
    expect(await hold(at, '19:15', { experience })).toMatchObject({ code: 'slot_taken' })
    const { token } = value(await hold(at, '19:15', { experience, changing }))
    value(await fixture.engine.modify(changing, token))
    expect(await hold(at, '21:00', { experience })).toMatchObject({ code: 'slot_taken' })
    await expectOwned()
  })

  test('and others who want the same quarter of an hour: one of them gets it', async () => {
    const at = await house()
    for (let round = 0; round < 12; round++) {
      const visit = await book(at, '19:00')
      const { manageToken: changing } = visit
      const change = async () => {
        const held = await hold(at, '19:15', { changing })
        return held.ok && (await fixture.engine.modify(changing, held.value.token)).ok
      }
      const take = async () => {
        const held = await hold(at, '20:30')
        const { ok: isHeld } = held
        const request = { locationId: at, token: isHeld ? held.value.token : '', guest: ida }
        const booked = isHeld ? await fixture.engine.reserve(request) : null
        return booked?.ok ? booked.value : null
      }
      const [moved, taken] =
        round % 2
          ? await Promise.all([change(), take()])
          : (await Promise.all([take(), change()])).toReversed()
      expect([moved === true, taken !== null].toSorted()).toEqual([false, true])
      await expectOwned()
      for (const one of [visit, taken as Booked | null]) {
        if (one) value(await fixture.engine.cancel(one.manageToken))
      }
    }
  })

  test('does so by the form of their own page', async () => {
    const at = await house()
    const visit = await book(at, '19:00')
    const server = await serveBooking(fixture.where, secret)
    const move = (time: string) =>
      fetch(`${server.origin}/my/reservations/${visit.manageToken}/move`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          ...{ people: '2', date: day, time, at: `${day}T${time}`, seating: 'default' },
        }),
      })
    const moved = await move('19:15')
    expect(moved.status).toBe(303)
    expect(moved.headers.get('location')).toMatch(/\?changed=yes$/)
    await server.stop()
    expect((await found(visit)).reservation.at).toBe(`${day}T19:15`)
  })
})

function value<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
