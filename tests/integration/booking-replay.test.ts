import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { LEASE } from '#booking-engine/checkout/attempt-lease.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { Charge } from '#booking-engine/payments/types.ts'
import { RESERVE_PAUSES } from '#features/reservations/api/booking-calls.ts'
import { createClient } from '#features/reservations/api/client.ts'
import { createServerClock } from '#features/reservations/flow/hold-clock.ts'
import { EMPTY_DETAILS } from '#features/reservations/flow/state.ts'
import { reserveBody } from '#lib/api-contract/booking/reserve-body.ts'
import { json } from '#lib/http/respond.ts'
import { type Ok, ok, type Result } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import type { ReserveRequest } from '#providers/booking/contract.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'
import { CARDS, cardWith } from '#providers/payments/suite.ts'
import { createTestPayments } from '#providers/payments/test-payments/adapter.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { openBookingDatabase } from '#storage/open.ts'
import {
  ida,
  bookingSecret as secret,
  smallHouse,
  type TestEngine,
  testEngine,
} from '#tests/support/booking.ts'
import type { Stall } from '#tests/support/booking-stall.ts'
import { runPaymentJobs } from '#tests/support/payment-jobs.ts'
import { reserveRequestOf } from '../../src/app/api/opentable/requests.ts'
import { reservedAnswer, reserveRefusal } from '../../src/app/api/opentable/reserve-answer.ts'

const location = {
  id: 'burrard',
  uid: 'burrard',
  vendorLocationId: null,
  timeZone: 'America/Vancouver',
}
const price = 3_000
const guarantee = { kind: 'deposit', amount: price / 2, per: 'person', fromParty: 1 } as const

test('a lease is over while a browser still asks what became of its submit', () => {
  expect(LEASE).toBeLessThan(RESERVE_PAUSES.reduce((sum, pause) => sum + pause, 0))
})

describe.each(['SQLite', 'Postgres'] as const)('a submit that comes again on %s', (kind) => {
  /** How far the database's clock is ahead of the world's, ms. */
  let ahead = 0
  const now = () => Date.now() + ahead
  let fixture: TestEngine
  let ledger: PaymentProvider
  let day = addDays(new Date().toISOString().slice(0, 10), 5)
  beforeAll(async () => {
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, { clock: now })
    const bankUrl = (question: string) => question
    ledger = createTestPayments({ store: fixture.store, secret, bankUrl, now })
    value(await fixture.engine.saveSettings(location.id, smallHouse(2, { guarantee: guarantee })))
    value(await fixture.engine.saveSettings('free', smallHouse(2)))
  })
  afterEach(() => {
    vi.useRealTimers()
    ahead = 0
  })
  afterAll(() => fixture.close())

  const site = (engine = fixture.engine) =>
    createHouseProvider(engine, (token) => `https://saltwood.example/my/reservations/${token}`, {
      payments: ledger,
      returnUrl: (uid) => uid,
    })
  const evening = () => {
    day = addDays(day, 1)
    return `${day}T19:00`
  }
  const hold = async (locationId = location.id, at = evening()) => {
    const visitor = { token: crypto.randomUUID(), address: null }
    const asked = { locationId, at, party: 2, attribute: 'default' as const, visitor }
    return value(await fixture.engine.hold(asked)).token
  }
  const card = async () => value(await ledger.tokenise(cardWith(CARDS.good)))
  const request = async (token: string, key: string | null = null): Promise<ReserveRequest> => ({
    ...{ token, guest: ida, experience: null, addOns: [], idempotencyKey: key },
    card: await card(),
  })
  /** What the bank was paid for a hold, once all payment jobs are done. */
  const paid = async (token: string) => {
    await runPaymentJobs(fixture.engine, ledger)
    const rows = await fixture.store.all<{ amount: number }>(
      `SELECT t.amount FROM payments p JOIN test_payments t ON t.id = p.id
       WHERE p.hold_id = $1 AND t.state IN ('paid', 'authorised')`,
      [token],
    )
    return rows.map(({ amount }) => amount)
  }
  const bookings = (token: string) =>
    fixture.store.all('SELECT id FROM reservations WHERE hold_id = $1', [token])

  /** Submits in a process of its own, and kills it on the way (kill -9). */
  const die = async (work: Pick<Stall, 'request' | 'at'>) => {
    const script = new URL('../support/booking-stall.ts', import.meta.url).pathname
    const stall: Stall = { where: fixture.where, secret, location, ...work }
    const child = spawn(process.execPath, [script, JSON.stringify(stall)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** A browser before the routes' own reading and answering; its pauses pass on the database's clock. */
  const browser = () => {
    const provider = site()
    return createClient({
      clock: createServerClock(now),
      wait: async (ms) => {
        ahead += ms
      },
      fetch: async (_path, init) => {
        const body = reserveBody.parse(JSON.parse(String(init?.body)))
        const booked = await provider.reserve(location, reserveRequestOf(body, null))
        return booked.ok ? json(reservedAnswer(booked.value, false)) : reserveRefusal(booked)
      },
    })
  }

  test.each(['before', 'after'] as const)(
    'whose process was killed %s the bank took the card is booked and paid once, while its browser asks',
    async (at) => {
      const token = await hold()
      const paying = await request(token)
      await die({ request: paying, at })
      const details = { ...EMPTY_DETAILS, firstName: 'Ida', lastName: 'Marsh' }
      const attempt = {
        ...details,
        phone: '604-555-0123',
        ...(paying.card && { card: paying.card }),
      }
      const answer = await browser().reserve(
        {
          ...{ rid: location.uid, token, seating: 'default', country: 'CA', details: attempt },
          ...{ booking: { kind: 'standard' }, addOns: [] },
        },
        true,
      )
      expect(answer).toMatchObject({ ok: true })
      expect(await bookings(token)).toHaveLength(1)
      expect(await paid(token)).toEqual([price])
    },
  )

  test('under a second key after a kill under the first waits for the lease, then books once', async () => {
    const token = await hold()
    await die({ request: await request(token, 'first'), at: 'after' })
    const second = await request(token, 'second')
    expect(await site().reserve(location, second)).toMatchObject({ code: 'in_progress' })
    ahead += LEASE
    const booked = value(await site().reserve(location, second))
    expect(value(await site().reserve(location, { ...second, idempotencyKey: 'first' }))).toEqual(
      booked,
    )
    expect(await paid(token)).toEqual([price])
  })

  test('and is booked meanwhile by what its bank said has its answer at once, under every key', async () => {
    const token = await hold()
    const first = await request(token, 'first')
    await die({ request: first, at: 'after' })
    const [payment] = await fixture.store.all<{ id: string }>(
      `SELECT id FROM payments WHERE hold_id = $1 AND state = 'open'`,
      [token],
    )
    expect(await fixture.engine.payments.finish(payment?.id ?? '')).toBe(true)
    const answers = []
    for (const idempotencyKey of ['first', 'second', null]) {
      answers.push(value(await site().reserve(location, { ...first, idempotencyKey })))
    }
    expect(new Set(answers.map(({ manageUrl }) => manageUrl)).size).toBe(1)
  })

  test('under two keys at once on two instances makes one booking and one payment', async () => {
    const store = await openBookingDatabase(fixture.where, { clock: now })
    const other = site(createBookingEngine({ store, secret }))
    for (let round = 0; round < 10; round++) {
      const token = await hold()
      const paying = await request(token)
      const send = (at: typeof other, idempotencyKey: string) =>
        at.reserve(location, { ...paying, idempotencyKey: `${idempotencyKey} ${round}` })
      const answers = await Promise.all([send(site(), 'one'), send(other, 'two')])
      const codes = answers.map((answer) => (answer.ok ? 'booked' : answer.code))
      expect(codes).toContain('booked')
      expect(codes.filter((code) => code !== 'booked' && code !== 'in_progress')).toEqual([])
      const again = [
        await send(other, 'one'),
        await send(site(), 'two'),
        await send(other, 'three'),
      ]
      expect(new Set(again.map((answer) => value(answer).manageUrl)).size).toBe(1)
      expect(await bookings(token)).toHaveLength(1)
      expect(await paid(token)).toEqual([price])
    }
    await store.close()
  })

  test('while its card takes longer than the lease is still under way', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const token = await hold()
    let allow = () => {}
    let asked = () => {}
    const atBank = new Promise<void>((resolve) => {
      asked = resolve
    })
    const charge: Charge = {
      hasCard: true,
      run: async ({ id }) => {
        await fixture.engine.payments.saveReference(id, `reference of ${id}`)
        asked()
        await new Promise<void>((resolve) => {
          allow = resolve
        })
        return ok(null)
      },
    }
    const wanted = { locationId: location.id, token, guest: ida }
    const slow = fixture.engine.reserve(wanted, charge)
    await atBank
    ahead += LEASE - 1
    await vi.advanceTimersByTimeAsync(LEASE - 1)
    const leased = async () =>
      (
        await fixture.store.all<{ until: number }>(
          'SELECT lease_until AS until FROM attempts WHERE hold_id = $1',
          [token],
        )
      )[0]?.until ?? 0
    await expect.poll(leased).toBeGreaterThan(now() + 1)
    ahead += 2
    const second = { ...wanted, idempotencyKey: 'second' }
    expect(await fixture.engine.reserve(second, charge)).toMatchObject({ code: 'in_progress' })
    allow()
    const booked = value(await slow)
    expect(value(await fixture.engine.reserve(second, charge))).toEqual(booked)
  })

  test('while the first is being committed is not told that the table is lost', async () => {
    const token = await hold('free')
    const wanted = { locationId: 'free', token, guest: ida }
    const underWay = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const slow: BookingDatabase = {
      ...fixture.store,
      transaction: async (locks, work) => {
        underWay.resolve()
        await commit.promise
        return fixture.store.transaction(locks, work)
      },
    }
    const first = createBookingEngine({ store: slow, secret }).reserve(wanted)
    await underWay.promise
    // The first one ends between the second one's first look and its next.
    const looking: BookingDatabase = {
      ...fixture.store,
      all: async (text, values) => {
        const rows = await fixture.store.all<never>(text, values)
        commit.resolve()
        await first
        return rows
      },
    }
    const second = createBookingEngine({ store: looking, secret }).reserve(wanted)
    expect(await second).toMatchObject({ ok: false, code: 'in_progress' })
    expect(value(await fixture.engine.reserve(wanted))).toEqual(value(await first))
  })

  test('has its booking for an answer after the visit was moved, and after its hold is forgotten', async () => {
    const token = await hold('free')
    const wanted = { locationId: 'free', token, guest: ida }
    const { manageToken } = value(await fixture.engine.reserve(wanted))
    const at = evening()
    value(await fixture.engine.modify(manageToken, await hold('free', at)))
    const again = (idempotencyKey: string) => fixture.engine.reserve({ ...wanted, idempotencyKey })
    expect(value(await again('one'))).toMatchObject({ manageToken, reservation: { at } })
    ahead = 25 * 60 * 60_000
    await fixture.engine.sweep()
    expect(value(await again('two'))).toMatchObject({ manageToken, reservation: { at } })
    value(await fixture.engine.cancel(manageToken))
    expect(await again('three')).toMatchObject({ code: 'cancelled' })
    expect(await again('one')).toMatchObject({ code: 'cancelled' })
  })

  test('one key makes one booking, whatever holds it comes with at once', async () => {
    const tokens = [await hold('free'), await hold('free')]
    const answers = await Promise.all(
      tokens.map((token) =>
        fixture.engine.reserve({ locationId: 'free', token, guest: ida, idempotencyKey: 'a form' }),
      ),
    )
    const codes = answers.map((answer) => (answer.ok ? 'booked' : answer.code))
    expect(codes.toSorted()).toEqual(['booked', 'key_reused'])
  })
})

function value<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
