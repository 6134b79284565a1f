import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ReserveRequest } from '#booking-engine/bookings/types.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { HoldRequest } from '#booking-engine/holds/types.ts'
import { claimUnits, type InventoryUnit } from '#booking-engine/inventory/units.ts'
import type { Charge, OpenPayment } from '#booking-engine/payments/types.ts'
import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { type Ok, ok, type Refusal, type Result } from '#lib/result.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import { settleStalePayments } from '#providers/booking/house/payment-jobs.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'
import { CARDS, cardWith } from '#providers/payments/suite.ts'
import { createTestPayments } from '#providers/payments/test-payments/adapter.ts'
import { createTestBank } from '#providers/payments/test-payments/bank.ts'
import type { BookingDatabase } from '#storage/database.ts'
import {
  ida,
  bookingSecret as secret,
  smallHouse,
  type TestEngine,
  tasting,
  testEngine,
} from '#tests/support/booking.ts'
import { bookingsLackingUnits } from '#tests/support/owned-units.ts'
import { runPaymentJobs } from '#tests/support/payment-jobs.ts'

const MINUTE = 60_000
const day = '2027-03-20'
const at = `${day}T19:00`
const experience = { id: 'tasting', version: 1 }
const lost = { ok: false, code: 'hold_lost' }

type Settings = Partial<BookingSettingsInput>
const dinner = smallHouse(1).periods[0] as BookingSettingsInput['periods'][number]
const guarantee = { kind: 'deposit', amount: 1_500, per: 'person', fromParty: 2 } as const

/** The table of the house, for so many. */
const seats = (maxParty: number) => ({ code: 't01', area: 'room', minParty: 1, maxParty })

const LARGE: Settings = {
  ...{ minParty: 3, maxParty: 4, tables: [seats(4)] },
  turnTimes: [{ upTo: 4, minutes: 90 }],
}

const SEVERAL = [1, 2, 3, 4].map((n) => ({ ...seats(2), code: `t0${n}` }))

/** Settings that a table is held under, and others under which its guest is asked for something else. */
const ASKED: [string, Settings, Settings][] = [
  ['the deposit is higher', { guarantee }, { guarantee: { ...guarantee, amount: 3_000 } }],
  ['the deposit is lower', { guarantee }, { guarantee: { ...guarantee, amount: 1_000 } }],
  ['a card is kept instead', { guarantee }, { guarantee: { ...guarantee, kind: 'hold' } }],
  ['a card is wanted', {}, { guarantee }],
  ['no card is wanted', { guarantee }, {}],
  ['it has to be cancelled earlier', { guarantee }, { guarantee, cancelCutOffMinutes: 60 * 24 }],
  ['it may be cancelled for longer', { cancelCutOffMinutes: 60 * 24 }, {}],
]

const closedOn = (date: string) => ({
  ...{ weekly: null, closure: null },
  holidays: [{ date, spans: [] }],
})

/** What is saved while a table is held, by which a new hold of it would be refused. */
const SAVED: [string, Settings][] = [
  ['a day that is closed', { closures: [{ from: day, to: day, reason: 'a wedding' }] }],
  ['a day with other hours', { specialDays: [{ date: day, name: 'Early', periods: [] }] }],
  ['opening hours that close the day', { openingHours: closedOn(day) }],
  ['a table that is gone', { tables: [{ ...seats(2), code: 'new' }] }],
  ['a table that is too small', { tables: [seats(1), { ...seats(2), code: 'new' }] }],
  ['a table of another kind', { tables: [{ ...seats(2), attribute: 'bar' }] }],
  ['smaller parties', { maxParty: 1, tables: [seats(1)] }],
  ['larger parties', LARGE],
  ['a last seating before', { periods: [{ ...dinner, lastSeating: '18:45' }] }],
  ['a nearer horizon', { horizonDays: 5 }],
  ['a longer notice', { noticeMinutes: 60 * 24 * 20 }],
]

describe.each(['SQLite', 'Postgres'] as const)('a hold that ran out, on %s', (kind) => {
  // The database's clock, moved by hand: 10 March 2027, noon in Vancouver.
  let now = Date.parse('2027-03-10T20:00Z')
  let fixture: TestEngine
  let ledger: PaymentProvider
  let houses = 0
  beforeAll(async () => {
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, {
      clock: () => now,
    })
    const bankUrl = (question: string) => question
    ledger = createTestPayments({ store: fixture.store, secret, bankUrl, now: () => now })
  })
  afterAll(() => fixture.close())

  const save = async (id: string, change: Settings = {}, tables = 1) =>
    value(await fixture.engine.saveSettings(id, smallHouse(tables, change)))
  const house = async (change: Settings = {}, tables = 1) => {
    const id = `house-${++houses}`
    await save(id, change, tables)
    return id
  }
  const hold = (locationId: string, change: Partial<HoldRequest> = {}) => {
    const visitor = { token: crypto.randomUUID(), address: null }
    const asked = { locationId, at, party: 2, attribute: 'default' as const, visitor }
    return fixture.engine.hold({ ...asked, ...change })
  }
  const reserve = (locationId: string, token: string, change: Partial<ReserveRequest> = {}) =>
    fixture.engine.reserve({ locationId, token, guest: ida, ...change })
  const runOut = (expiresAt: number) => {
    now = expiresAt
  }
  /** Transactions that wait for each other. */
  const waiting = () =>
    fixture.store.all(`SELECT 1 FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
      WHERE NOT l.granted AND a.datname = current_database()`)
  const expectOwned = async () => {
    expect(await bookingsLackingUnits(fixture.store)).toEqual([])
  }

  describe.each(SAVED)('and before %s was saved', (_what, change) => {
    test('is not booked any more, and was until it ran out', async () => {
      const id = await house()
      const inTime = value(await hold(id))
      await save(id, change)
      runOut(inTime.expiresAt - 1)
      value(await reserve(id, inTime.token))
      const other = await house()
      const late = value(await hold(other))
      await save(other, change)
      runOut(late.expiresAt)
      expect(await reserve(other, late.token)).toMatchObject(lost)
    })

    test('moves no visit any more, which stays as it was', async () => {
      const id = await house()
      const first = value(await hold(id, { at: `${day}T17:00` }))
      const visit = value(await reserve(id, first.token))
      const late = value(await hold(id))
      await save(id, change)
      runOut(late.expiresAt)
      expect(await fixture.engine.modify(visit.manageToken, late.token)).toMatchObject(lost)
      expect(value(await fixture.engine.find(visit.manageToken)).reservation.at).toBe(
        `${day}T17:00`,
      )
      await expectOwned()
    })
  })

  test('is booked at the same wall time where another time zone was saved', async () => {
    const id = await house()
    const { token, expiresAt } = value(await hold(id))
    await save(id, { timeZone: 'America/Toronto', province: 'ON' })
    runOut(expiresAt)
    const { reservation } = value(await reserve(id, token))
    expect(reservation).toMatchObject({ at, timeZone: 'America/Toronto' })
    await expectOwned()
  })

  test('is booked for a quarter of an hour, as long as it could be held anew', async () => {
    const id = await house()
    const first = value(await hold(id))
    runOut(first.expiresAt + 15 * MINUTE - 1)
    value(await reserve(id, first.token))
    const second = value(await hold(id, { at: `${day}T21:00` }))
    runOut(second.expiresAt + 15 * MINUTE)
    expect(await reserve(id, second.token)).toMatchObject(lost)
    value(await hold(id, { at: `${day}T21:00` }))
    await expectOwned()
  })

  test('is booked by the settings in force: its turn, its pacing, its tables', async () => {
    const id = await house()
    const { token, expiresAt } = value(await hold(id))
    await save(id, { turnTimes: [{ upTo: 2, minutes: 120 }], coversPerSlot: 2 })
    runOut(expiresAt)
    const { reservation } = value(await reserve(id, token))
    expect(reservation).toMatchObject({ at, turnMinutes: 120, tables: ['t01'] })
    expect(await hold(id, { at: `${day}T20:45` })).toMatchObject({ code: 'slot_taken' })
    await save(id, { turnTimes: [{ upTo: 2, minutes: 120 }], coversPerSlot: 2 }, 2)
    expect(await hold(id)).toMatchObject({ code: 'slot_taken' })
    value(await hold(id, { at: `${day}T21:00` }))
    await expectOwned()
  })

  test('is not booked where its longer turn meets another visit', async () => {
    const id = await house()
    const { token, expiresAt } = value(await hold(id))
    const next = value(await hold(id, { at: `${day}T20:30` }))
    value(await reserve(id, next.token))
    await save(id, { turnTimes: [{ upTo: 2, minutes: 120 }] })
    runOut(expiresAt)
    expect(await reserve(id, token)).toMatchObject(lost)
    await expectOwned()
  })

  test('is not booked beside those who fill a pacing that was lowered', async () => {
    const id = await house({ coversPerSlot: 4 }, 3)
    const booked = value(await hold(id))
    const late = value(await hold(id))
    value(await reserve(id, booked.token))
    await save(id, { coversPerSlot: 2 }, 3)
    runOut(late.expiresAt)
    expect(await reserve(id, late.token)).toMatchObject(lost)
  })

  test('keeps no experience that is not served any more, or costs something else', async () => {
    const served = { experiences: [tasting] }
    for (const change of [{ experiences: [] }, { experiences: [{ ...tasting, price: 1 }] }]) {
      const id = await house(served)
      const { token, expiresAt } = value(await hold(id, { experience }))
      await save(id, change)
      runOut(expiresAt)
      expect(await reserve(id, token, { experience })).toMatchObject(lost)
    }
    const id = await house(served)
    const { token, expiresAt } = value(await hold(id, { experience }))
    await save(id, { experiences: [{ ...tasting, exceptions: [{ date: day }] }] })
    runOut(expiresAt)
    expect(await reserve(id, token, { experience })).toMatchObject(lost)
  })

  describe.each(ASKED)('and %s since', (_what, before, after) => {
    test('asks no guest for what they were not shown: until it ran out it asks the same', async () => {
      const id = await house(before)
      const { token, expiresAt } = value(await hold(id))
      const shown = await fixture.engine.payments.due(token, [])
      await save(id, after)
      runOut(expiresAt - 1)
      expect(await fixture.engine.payments.due(token, [])).toEqual(shown)
      runOut(expiresAt)
      const asked: OpenPayment[] = []
      const charge: Charge = {
        hasCard: true,
        run: async (payment) => {
          asked.push(payment)
          return ok(null)
        },
      }
      expect(
        await fixture.engine.reserve({ locationId: id, token, guest: ida }, charge),
      ).toMatchObject(lost)
      expect(await reserve(id, token)).toMatchObject(lost)
      expect(asked).toEqual([])
      value(await hold(id))
    })
  })

  test('while its card is about to be asked, and another sum is wanted: no card is asked', async () => {
    const id = await house({ guarantee })
    const { token, expiresAt } = value(await hold(id))
    const store: BookingDatabase = {
      ...fixture.store,
      transaction: async (locks, work) => {
        const pays = locks.exclusive?.some((key) => key.startsWith('payment '))
        if (pays) {
          await save(id, { guarantee: { ...guarantee, amount: 3_000 } })
          runOut(expiresAt)
        }
        return fixture.store.transaction(locks, work)
      },
    }
    const asked: OpenPayment[] = []
    const run: Charge['run'] = async (payment) => {
      asked.push(payment)
      return ok(null)
    }
    const request = { locationId: id, token, guest: ida }
    const late = await createBookingEngine({ store, secret }).reserve(request, {
      hasCard: true,
      run,
    })
    expect(late).toMatchObject(lost)
    expect(asked).toEqual([])
    expect(await fixture.store.all('SELECT 1 FROM payments WHERE hold_id = $1', [token])).toEqual(
      [],
    )
  })

  test('is booked where others took the seats that it would have had', async () => {
    const id = await house({ coversPerSlot: 4, tables: SEVERAL })
    const others = []
    for (let n = 0; n < 3; n++) others.push(value(await hold(id, { party: 1 })))
    const { token, expiresAt } = value(await hold(id, { party: 1 }))
    for (const other of others) await fixture.engine.release(other.token)
    runOut(expiresAt)
    const [{ slot } = { slot: 0 }] = await fixture.store.all<{ slot: number }>(
      'SELECT slot FROM units WHERE hold_id = $1 AND resource = $2',
      [token, 'pace:3'],
    )
    const faster = {
      ...{ locationId: id, serviceDay: day, holdId: 'faster', heldFor: MINUTE },
      units: [['pace:0', slot]] satisfies InventoryUnit[],
    }
    const { late } = value(
      await fixture.store.transaction({}, async (sql) => {
        expect(await claimUnits(sql, faster)).toMatchObject({ ok: true })
        const late = reserve(id, token)
        if (kind === 'Postgres') await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1)
        return ok({ late })
      }),
    )
    const { reservation } = value(await late)
    expect(reservation.tables).toEqual(['t04'])
    await fixture.store.run('DELETE FROM units WHERE hold_id = $1', ['faster'])
    await expectOwned()
  })

  test('moves its visit where less of what the visit has is wanted by now', async () => {
    const id = await house({ turnTimes: [{ upTo: 2, minutes: 120 }] })
    const first = value(await hold(id))
    const visit = value(await reserve(id, first.token))
    const changing = visit.manageToken
    const late = value(await hold(id, { at: `${day}T19:30`, changing }))
    await save(id, { turnTimes: [{ upTo: 2, minutes: 60 }] })
    runOut(late.expiresAt)
    const moved = value(await fixture.engine.modify(changing, late.token))
    expect(moved.reservation).toMatchObject({ at: `${day}T19:30`, turnMinutes: 60 })
    value(await hold(id, { at: `${day}T18:30` }))
    value(await hold(id, { at: `${day}T20:30` }))
    await expectOwned()
  })

  test('and the settings are saved at the same moment: booked and listed, or refused', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await house()
      const { token, expiresAt } = value(await hold(id))
      runOut(expiresAt)
      const closed = { closures: [{ from: day, to: day, reason: 'a wedding' }] }
      const [late] = await Promise.all([reserve(id, token), save(id, closed)])
      expect(await fixture.engine.conflictingBookings(id)).toHaveLength(late.ok ? 1 : 0)
      if (!late.ok) expect(late).toMatchObject(lost)
    }
  })

  describe('whose card was asked meanwhile', () => {
    const location = (id: string) => ({
      ...{ id, uid: id, vendorLocationId: null, timeZone: 'America/Vancouver' },
    })
    const asked = async () => {
      const id = await house({ guarantee })
      const { token } = value(await hold(id))
      const card = value(await ledger.tokenise(cardWith(CARDS.asks)))
      const site = createHouseProvider(fixture.engine, (manage) => manage, {
        payments: ledger,
        returnUrl: (uid) => uid,
      })
      const guest = { ...ida, email: `${id}@example.com` }
      const request = { token, guest, experience: null, addOns: [], idempotencyKey: null }
      const answer = await site.reserve(location(id), { ...request, card })
      expect(answer).toMatchObject({ ok: false, code: 'card_action_required' })
      const { redirectUrl } = { ...(answer as Refusal).detail }.cardAction as {
        redirectUrl: string
      }
      return {
        id,
        say: () => createTestBank(fixture.store).answer(redirectUrl, 'complete'),
      }
    }
    const settle = async (vendor: PaymentProvider = ledger) => {
      await settleStalePayments(fixture.engine, vendor)
      await runPaymentJobs(fixture.engine, ledger)
    }
    const silent: PaymentProvider['find'] = async () => ({
      ...{ ok: false, code: 'provider_unavailable' },
    })
    const outcome = async (id: string) => ({
      letters: (
        await fixture.store.all<{ kind: string }>(
          'SELECT kind FROM outbox WHERE recipient = $1 ORDER BY kind',
          [`${id}@example.com`],
        )
      ).map(({ kind }) => kind),
      booked: (await fixture.store.all('SELECT 1 FROM reservations WHERE location_id = $1', [id]))
        .length,
      payments: (
        await fixture.store.all<{ state: string }>(
          `SELECT t.state FROM payments p JOIN test_payments t ON t.id = p.id
           WHERE p.location_id = $1`,
          [id],
        )
      ).map(({ state }) => state),
    })

    test('is booked once the bank said yes, where it still could be held', async () => {
      const { id, say } = await asked()
      await say()
      now += 16 * MINUTE
      await settle()
      expect(await outcome(id)).toMatchObject({ booked: 1, payments: ['paid'] })
      expect((await outcome(id)).letters).not.toContain('unbooked')
    })

    test('gives the money back where the day was closed', async () => {
      const { id, say } = await asked()
      await say()
      await save(id, {
        guarantee,
        closures: [{ from: day, to: day, reason: 'a wedding' }],
      })
      now += 16 * MINUTE
      await settle()
      const told = ['unbooked']
      expect(await outcome(id)).toEqual({ booked: 0, payments: ['cancelled'], letters: told })
    })

    test('gives the money back where the bank says so only half an hour later', async () => {
      const { id, say } = await asked()
      await say()
      now += 16 * MINUTE
      await settle({ ...ledger, find: silent })
      await fixture.engine.sweep()
      expect(await hold(id)).toMatchObject({ code: 'slot_taken' })
      now += 14 * MINUTE
      // Nobody has heard of the bank yet: the table is sold again, and the money waits for its answer.
      await fixture.engine.sweep()
      const other = value(await hold(id))
      await settle({ ...ledger, find: silent })
      expect(await outcome(id)).toEqual({ booked: 0, payments: ['authorised'], letters: [] })
      await settle()
      const told = ['unbooked']
      expect(await outcome(id)).toEqual({ booked: 0, payments: ['cancelled'], letters: told })
      expect(await fixture.engine.release(other.token)).toBe(true)
    })
  })
})

function value<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
