import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import { addDays } from '#lib/time/dates.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { bookingSecret, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'

const ROUNDS = 8
const locationId = 'burrard'

describe.each(['SQLite', 'Postgres'] as const)('hosts and guests at once on %s', (kind) => {
  // Seven in the evening in Vancouver; guests book from the next quarter on.
  let now = Date.parse('2027-04-03T02:00Z')
  let date = '2027-04-02'
  let fixture: TestEngine
  let other: BookingEngine
  beforeAll(async () => {
    const clock = () => now
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, { clock })
    await fixture.engine.saveSettings(locationId, smallHouse(1))
    // Guests on another instance, whose memory knows nothing of the hosts'. SQLite has but one, and a
    // second connection of the same thread would wait for the first one for ever.
    const store =
      kind === 'Postgres' ? await openBookingDatabase(fixture.where, { clock }) : fixture.store
    other = createBookingEngine({ store, secret: bookingSecret })
  })
  afterAll(async () => {
    if (kind === 'Postgres') await other.close()
    await fixture.close()
  })
  const nextEvening = () => {
    now += 24 * 60 * 60_000
    date = addDays(date, 1)
  }
  const hold = () => {
    const visitor = { token: crypto.randomUUID(), address: null }
    const at = `${date}T19:15`
    return other.hold({ locationId, at, party: 2, attribute: 'default', visitor })
  }

  test('a walk-in and a guest want the last table: exactly one gets it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      nextEvening()
      const [seated, held] = await Promise.all([
        hostAt(fixture.engine, locationId).walkIn(),
        hold(),
      ])
      expect([seated.ok, held.ok].toSorted()).toEqual([false, true])
      if (!seated.ok) expect(seated.code).toBe('no_table_free')
      if (!held.ok) expect(held.code).toBe('slot_taken')
    }
  })

  test('a block and a guest want the last table: exactly one gets it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      nextEvening()
      const block = hostAt(fixture.engine, locationId).block(
        ['t01'],
        `${date}T19:00`,
        `${date}T22:00`,
      )
      const [blocked, held] = await Promise.all([block, hold()])
      expect([blocked.ok, held.ok].toSorted()).toEqual([false, true])
      if (!blocked.ok) expect(blocked).toMatchObject({ detail: { inTheWay: [{ kind: 'hold' }] } })
    }
  })

  test('a guest’s cancellation and a host who seats them: exactly one counts', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      nextEvening()
      const visit = { locationId, at: `${date}T20:00` }
      const { reservation, manageToken } = await bookAs(fixture.engine, visit)
      const host = hostAt(fixture.engine, locationId)
      const { seen } = await host.find(date, reservation.id)
      const [seated, cancelled] = await Promise.all([
        fixture.engine.host.act({ ...host.at, id: reservation.id, seen }, 'seat'),
        other.cancel(manageToken),
      ])
      expect([seated.ok, cancelled.ok].toSorted()).toEqual([false, true])
      const { state } = await host.find(date, reservation.id)
      expect(state).toBe(seated.ok ? 'seated' : 'cancelled')
    }
  })

  test('two hosts seat the same party: one does, the other is told', async () => {
    nextEvening()
    const visit = { locationId, at: `${date}T19:15` }
    const { id } = (await bookAs(fixture.engine, visit)).reservation
    const { at, find } = hostAt(fixture.engine, locationId)
    const { seen } = await find(date, id)
    const answers = await Promise.all([
      fixture.engine.host.act({ ...at, id, seen }, 'seat'),
      other.host.act({ ...at, staff: '8', id, seen }, 'seat'),
    ])
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ code: 'changed_meanwhile' })
  })

  test('what a host frees in one process another one offers at once', async () => {
    nextEvening()
    const host = hostAt(fixture.engine, locationId)
    const block = expectOk(await host.block(['t01'], `${date}T19:00`, `${date}T22:00`))
    expect(await hold()).toMatchObject({ code: 'slot_taken' })
    expectOk(await fixture.engine.host.unblock(host.at, block.id))
    expectOk(await hold())
  })
})
