import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { Charge } from '#booking-engine/payments/types.ts'
import { type Ok, ok, type Result } from '#lib/result.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import type { BookingDatabase } from '#storage/database.ts'
import {
  ida,
  bookingSecret as secret,
  smallHouse,
  type TestEngine,
  testEngine,
} from '#tests/support/booking.ts'

const at = '2027-03-20T19:00'
const guarantee = { kind: 'deposit', amount: 1_500, per: 'person', fromParty: 2 } as const

describe.each(['SQLite', 'Postgres'] as const)('a database that is busy, on %s,', (kind) => {
  // 10 March 2027, noon in Vancouver.
  let now = Date.parse('2027-03-10T20:00Z')
  let fixture: TestEngine
  let houses = 0
  beforeAll(async () => {
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, {
      clock: () => now,
    })
  })
  afterAll(() => fixture.close())

  const house = async (tables = 1) => {
    const id = `house-${++houses}`
    value(await fixture.engine.saveSettings(id, smallHouse(tables, { guarantee })))
    return id
  }
  const hold = async (
    locationId: string,
    visitor = { token: crypto.randomUUID(), address: '198.51.100.7' },
  ) => fixture.engine.hold({ locationId, at, party: 2, attribute: 'default', visitor })
  /** A booking engine whose database is busy for as long as `isBusy` says so. */
  const busyEngine = (isBusy: () => boolean) => {
    const orBusy = <T>(work: () => Promise<T>) =>
      isBusy() ? Promise.reject(new BusyError(5, null)) : work()
    const store: BookingDatabase = {
      ...fixture.store,
      all: (text, values) => orBusy(() => fixture.store.all(text, values)),
      run: (text, values) => orBusy(() => fixture.store.run(text, values)),
      transaction: (locks, work) => orBusy(() => fixture.store.transaction(locks, work)),
    }
    return createBookingEngine({ store, secret })
  }
  const attempts = (token: string) =>
    fixture.store.all('SELECT 1 FROM attempts WHERE hold_id = $1', [token])

  test('once a card has paid leaves the end open: who asks again is booked, and pays once', async () => {
    const locationId = await house()
    const { token } = value(await hold(locationId))
    let busy = false
    const paid: string[] = []
    const charge: Charge = {
      hasCard: true,
      run: async ({ id }) => {
        paid.push(id)
        await fixture.engine.payments.saveReference(id, `ref-${id}`)
        busy = true
        return ok(null)
      },
    }
    const engine = busyEngine(() => busy)
    const request = { locationId, token, guest: ida }
    expect(await engine.reserve(request, charge)).toEqual({ ok: false, code: 'in_progress' })
    busy = false
    now += 11_000
    const again: Charge['run'] = async ({ id }) => {
      paid.push(id)
      return ok(null)
    }
    value(await engine.reserve(request, { ...charge, run: again }))
    expect(new Set(paid).size).toBe(1)
    const payments = await fixture.store.all<{ state: string }>(
      'SELECT state FROM payments WHERE hold_id = $1',
      [token],
    )
    expect(payments).toMatchObject([{ state: 'taken' }])
  })

  test('once a table is booked leaves the end open: who asks again hears of the booking', async () => {
    const locationId = `house-${++houses}`
    value(await fixture.engine.saveSettings(locationId, smallHouse(1)))
    const { token } = value(await hold(locationId))
    const booked = () => fixture.store.all('SELECT 1 FROM reservations WHERE hold_id = $1', [token])
    let busy = false
    const store: BookingDatabase = {
      ...fixture.store,
      all: (text, values) =>
        busy ? Promise.reject(new BusyError(5, null)) : fixture.store.all(text, values),
      transaction: async (locks, work) => {
        const done = await fixture.store.transaction(locks, work)
        busy = done.ok
        return done
      },
    }
    const request = { locationId, token, guest: ida }
    const answer = await createBookingEngine({ store, secret }).reserve(request)
    expect(answer).toEqual({ ok: false, code: 'in_progress' })
    expect(await booked()).toHaveLength(1)
    value(await fixture.engine.reserve(request))
    expect(await booked()).toHaveLength(1)
  })

  test('is waited for by a claim that reads again no longer than by one that does not', async () => {
    const locationId = await house(2)
    const since: (number | undefined)[] = []
    const store: BookingDatabase = {
      ...fixture.store,
      transaction: (locks, work) => {
        since.push(locks.since)
        return fixture.store.transaction(locks, work)
      },
    }
    const engine = createBookingEngine({ store, secret })
    const claim = () => {
      const visitor = { token: crypto.randomUUID(), address: null }
      return engine.hold({ locationId, at, party: 2, attribute: 'default', visitor })
    }
    value(await claim())
    // What it remembers of the evening is not true any more.
    value(await fixture.engine.saveSettings(locationId, smallHouse(3, { guarantee })))
    since.length = 0
    value(await claim())
    expect(since).toEqual([expect.any(Number), since[0]])
  })

  test('before anything is done says that nothing is', async () => {
    const locationId = await house()
    const { token } = value(await hold(locationId))
    const reserve = busyEngine(() => true).reserve({ locationId, token, guest: ida })
    await expect(reserve).rejects.toBeInstanceOf(BusyError)
  })

  test('once a table is held keeps it held, and what was paid for before is given up later', async () => {
    const logged = vi.mocked(console.error).mockReturnValue()
    const locationId = await house(2)
    const visitor = { token: crypto.randomUUID(), address: '198.51.100.8' }
    const { token } = value(await hold(locationId, visitor))
    const charge: Charge = {
      hasCard: true,
      run: async () => ({ ok: false, code: 'card_action_required' }),
    }
    expect(await fixture.engine.reserve({ locationId, token, guest: ida }, charge)).toMatchObject({
      code: 'card_action_required',
    })
    now += 1_000
    let held = false
    const store: BookingDatabase = {
      ...fixture.store,
      all: (text, values) =>
        held && text.includes('payments')
          ? Promise.reject(new BusyError(5, null))
          : fixture.store.all(text, values),
    }
    held = true
    const other = await createBookingEngine({ store, secret }).hold({
      ...{ locationId, at, party: 2, attribute: 'default', visitor },
    })
    value(other)
    expect(logged).toHaveBeenCalledTimes(1)
    const open = () =>
      fixture.store.all(`SELECT 1 FROM payments WHERE hold_id = $1 AND state = 'open'`, [token])
    expect(await open()).toHaveLength(1)
    await fixture.engine.sweep()
    expect(await open()).toEqual([])
    value(await fixture.engine.reserve({ locationId, token: value(other).token, guest: ida }, PAID))
    logged.mockClear()
  })

  test('an attempt that finds its hold booked by another leaves nothing behind', async () => {
    const locationId = await house()
    const { token } = value(await hold(locationId))
    const charge: Charge = {
      hasCard: true,
      run: async ({ id }) => {
        await fixture.engine.payments.saveReference(id, `ref-${id}`)
        expect(await fixture.engine.payments.finish(id)).toBe(true)
        return ok(null)
      },
    }
    value(await fixture.engine.reserve({ locationId, token, guest: ida }, charge))
    expect(await attempts(token)).toEqual([])
  })

  const PAID: Charge = {
    hasCard: true,
    run: async ({ id }) => {
      await fixture.engine.payments.saveReference(id, `ref-${id}`)
      return ok(null)
    },
  }
})

function value<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
