import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { limitsFor } from '#booking-engine/bookings/booking-limits.ts'
import { type BookingSettingsInput, bookingSettings } from '#booking-engine/settings/settings.ts'
import type { Ok, Refusal, Result } from '#lib/result.ts'
import type { Sql } from '#lib/sql/sql.ts'
import type { HoldRequest, ReserveCode, ReserveRequest } from '#providers/booking/contract.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import { settlePayment, settleStalePayments } from '#providers/booking/house/payment-jobs.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'
import { CARDS, cardWith } from '#providers/payments/suite.ts'
import { createTestPayments } from '#providers/payments/test-payments/adapter.ts'
import { createTestBank } from '#providers/payments/test-payments/bank.ts'
import {
  ida,
  bookingSecret as secret,
  smallHouse,
  type TestEngine,
  tasting,
  testEngine,
} from '#tests/support/booking.ts'
import { runPaymentJobs } from '#tests/support/payment-jobs.ts'
import { reserveRefusal } from '../../src/app/api/opentable/reserve-answer.ts'

const MINUTE = 60_000
const bank = 'https://saltwood.example/test-bank/'
const manage = 'https://saltwood.example/my/reservations/'
const day = '2027-03-20'
const prepaid = { ...tasting, prepaymentRequired: true }
const experience = { id: 'tasting', version: 1 }
/** 2 × 125.00, 10 % service, 5 % tax on both: 288.75. */
const price = 28_875
const guest = { ...ida, email: 'ida@example.com' }
const deposit = { kind: 'deposit', amount: 1_500, per: 'person', fromParty: 2 } as const
const vouched = { ...deposit, kind: 'hold' } as const

describe.each(['SQLite', 'Postgres'] as const)('payments of the booking engine on %s', (kind) => {
  // The database's clock, moved by hand: 10 March 2027, noon in Vancouver.
  let now = Date.parse('2027-03-10T20:00Z')
  let fixture: TestEngine
  let ledger: PaymentProvider
  /** The bank as the site sees it: a test may put words into its mouth. */
  let vendor: PaymentProvider
  let houses = 0
  beforeAll(async () => {
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, {
      clock: () => now,
    })
    const bankUrl = (question: string) => bank + question
    ledger = createTestPayments({ store: fixture.store, secret, bankUrl, now: () => now })
    vendor = ledger
  })
  afterAll(() => fixture.close())

  const money = (amount: number) => ({ amount, currency: 'CAD', multiplier: 100 })
  const house = async (change: Partial<BookingSettingsInput> = {}, tables = 1) => {
    const id = `house-${++houses}`
    value(
      await fixture.engine.saveSettings(
        id,
        smallHouse(tables, { experiences: [prepaid], ...change }),
      ),
    )
    return { id, uid: id, vendorLocationId: null, timeZone: 'America/Vancouver' }
  }
  type House = Awaited<ReturnType<typeof house>>
  const site = (payments: PaymentProvider = vendor) =>
    createHouseProvider(fixture.engine, (token) => manage + token, {
      payments,
      returnUrl: (uid) => `https://saltwood.example/locations/${uid}?reserve=${uid}&bank=back`,
    })
  const hold = async (at: House, change: Partial<HoldRequest> = {}) => {
    const visitor = { token: crypto.randomUUID(), address: null }
    const asked = { at: `${day}T19:00`, party: 2, attribute: 'default', experience, visitor }
    return value(await site().hold(at, { ...asked, ...change }))
  }
  const wanted = (): HoldRequest => ({
    ...{ at: `${day}T19:00`, party: 2, attribute: 'default', experience },
    visitor: { token: crypto.randomUUID(), address: null },
  })
  const card = async (number: string) => value(await ledger.tokenise(cardWith(number)))
  const request = (token: string, change: Partial<ReserveRequest> = {}): ReserveRequest => ({
    ...{ token, guest, experience, addOns: [], card: null, idempotencyKey: null },
    ...change,
  })
  const reserve = (at: House, token: string, change: Partial<ReserveRequest> = {}) =>
    site().reserve(at, request(token, change))
  /** Does what payments still have to do, as the ticker does. */
  const runJobs = (payments: PaymentProvider = vendor) => runPaymentJobs(fixture.engine, payments)
  /** What the bank moved for a house's holds: taken, less what it gave back. */
  const moved = async (at: House) => {
    const rows = await fixture.store.all<{ state: string; amount: number; back: number | null }>(
      `SELECT t.state, t.amount, (SELECT SUM(m.amount) FROM test_movements m
         WHERE m.payment_id = t.id AND m.kind = 'refund') AS back
       FROM payments p JOIN test_payments t ON t.id = p.id WHERE p.location_id = $1`,
      [at.id],
    )
    const taken = rows.filter(({ state }) => state === 'paid')
    return {
      kept: taken.reduce((sum, row) => sum + row.amount - Number(row.back ?? 0), 0),
      setAside: rows.filter(({ state }) => state === 'authorised').length,
    }
  }
  const bookings = async (at: House) =>
    (
      await fixture.store.all<{ status: string }>(
        'SELECT status FROM reservations WHERE location_id = $1',
        [at.id],
      )
    ).map(({ status }) => status)
  const tokenOf = (manageUrl: string) => manageUrl.slice(manage.length)
  const isFree = async (at: House) =>
    value(
      await site().availability(at, {
        ...{ at: `${day}T19:00`, party: 2, visitor: { token: null, address: null } },
      }),
    ).times.some(({ time }) => time === `${day}T19:00`)

  test('what is charged, and until when it is given back, is said when the table is held', async () => {
    const at = await house({ cancelCutOffMinutes: 120 })
    const addOns = [{ id: 'oysters', quantity: 1 }]
    const { payment } = await hold(at, { addOns })
    const total = value(await site().total(at, { experience, party: 2, addOns }))
    expect(payment).toEqual({
      kind: 'charge',
      money: money(total.due),
      policy: ['Cancel by Sat, Mar 20, 5:00 PM for a full refund; non-refundable after that.'],
    })
    expect(total.due).toBe(total.total)
  })

  test('a good card is charged once the table is booked, and the booking says so', async () => {
    const at = await house()
    const { token } = await hold(at)
    const booked = value(await reserve(at, token, { card: await card(CARDS.good) }))
    expect(booked.payment).toEqual({
      ...{ kind: 'charge', state: 'paid', money: money(price), last4: '4242' },
    })
    expect(await moved(at)).toEqual({ kept: 0, setAside: 1 })
    await runJobs()
    expect(await moved(at)).toEqual({ kept: price, setAside: 0 })
    const again = value(await reserve(at, token))
    expect(again.confirmation).toBe(booked.confirmation)
    await runJobs()
    expect(await moved(at)).toEqual({ kept: price, setAside: 0 })
  })

  describe('of all restaurants at once', () => {
    const cents = async () => {
      const [row] = await fixture.store.all<{ count: number }>(
        'SELECT COUNT(*) AS count FROM payments',
      )
      return Number(row?.count)
    }
    /** What the tests’ own bank knows is taken for the bank’s of a real account. */
    const makeReal = () => fixture.store.run('DELETE FROM test_payments')

    test('payments that are under way, or for a visit to come, keep bookings open', async () => {
      const { engine } = fixture
      await engine.eraseAll()
      const at = await house({ cancelCutOffMinutes: 0 })
      const booked = value(
        await reserve(at, (await hold(at)).token, { card: await card(CARDS.good) }),
      )
      await runJobs()
      expect(await engine.countUpcoming()).toBe(1)
      // Test cards move no money.
      value(await engine.closeAll())
      expect(await engine.settings(at.id)).toBeNull()
      expect(await site().hold(at, wanted())).toMatchObject({ ok: false })

      value(await engine.saveSettings(at.id, smallHouse(1, { experiences: [prepaid] })))
      await makeReal()
      expect(await engine.closeAll()).toMatchObject({
        ...{ code: 'has_payments', detail: { count: 1 } },
      })
      expect(await engine.settings(at.id)).not.toBeNull()
      value(await engine.cancel(tokenOf(booked.manageUrl)))
      expect(await engine.closeAll()).toMatchObject({ code: 'has_payments' })
    })

    test('everything is erased but what a bank still has to hear of', async () => {
      const { engine } = fixture
      expect(await cents()).toBeGreaterThan(0)
      await makeReal()
      await engine.eraseAll()
      // The refund of the test before.
      expect(await cents()).toBe(1)
      const jobs = await fixture.store.all('SELECT kind FROM outbox')
      expect(jobs).toEqual([{ kind: 'payment_return' }])
      expect(await engine.countUpcoming()).toBe(0)
      expect(await engine.locations()).toEqual([])
      await fixture.store.run('DELETE FROM outbox')
      await engine.eraseAll()
      expect(await cents()).toBe(0)
    })
  })

  test('a refused card leaves the guest their table, and nothing is charged until another is good', async () => {
    const at = await house()
    const { token } = await hold(at)
    for (const number of [CARDS.declined, CARDS.broke]) {
      const refused = await reserve(at, token, { card: await card(number) })
      expect(refused).toMatchObject({ ok: false, code: 'payment_failed' })
    }
    expect(await bookings(at)).toEqual([])
    value(await reserve(at, token, { card: await card(CARDS.good) }))
    await runJobs()
    expect(await bookings(at)).toEqual(['booked'])
    expect(await moved(at)).toEqual({ kept: price, setAside: 0 })
  })

  test('a refused card renews the hold, and says until when', async () => {
    const at = await house()
    const { token } = await hold(at)
    now += 4 * MINUTE
    const refused = await reserve(at, token, { card: await card(CARDS.declined) })
    expect(detailOf(refused)).toEqual({ expiresAt: now + 5 * MINUTE })
    const { body } = await reserveRefusal(refused as Refusal<ReserveCode>)
    expect(await new Response(body).json()).toMatchObject({
      ...{ success: false, paymentFailed: true },
      response: { expires_at: new Date(now + 5 * MINUTE).toISOString() },
    })
  })

  test('of many tables that one guest pays for at the same moment no more are charged than they may have', async () => {
    const phone = { check: 2, most: 2 }
    const at = await house({ bookingLimits: { phone } }, 6)
    const tables = await Promise.all(Array.from({ length: 5 }, () => hold(at)))
    const cards = await Promise.all(tables.map(() => card(CARDS.good)))
    const done = await Promise.all(
      tables.map(({ token }, n) => reserve(at, token, { card: cards[n] ?? null, checked: true })),
    )
    expect(done.filter(({ ok }) => ok)).toHaveLength(2)
    const refused = done.flatMap((one) => (one.ok ? [] : one.code))
    expect(refused).toEqual(Array(3).fill('too_many_bookings'))
    await runJobs()
    expect(await moved(at)).toEqual({ kept: 2 * price, setAside: 0 })
    // Tables that were refused are held still: a telephone of somebody else books one.
    const other = { ...guest, phone: '+16045550198', email: null }
    const left = tables.find((_, n) => !done[n]?.ok)
    value(await reserve(at, left?.token ?? '', { guest: other, card: await card(CARDS.good) }))
  })

  test('a table whose bank asks its owner counts as booked, and is booked however many there are', async () => {
    const phone = { check: 1, most: 9 }
    const at = await house({ bookingLimits: { phone } }, 3)
    const first = await hold(at)
    const asked = await reserve(at, first.token, { card: await card(CARDS.asks) })
    expect(asked).toMatchObject({ code: 'card_action_required' })
    const second = await hold(at)
    const more = { card: await card(CARDS.good) }
    expect(await reserve(at, second.token, more)).toMatchObject({ code: 'bot_check' })
    value(await reserve(at, second.token, { ...more, checked: true }))
    // Its card was asked before there was another one.
    expect(await reserve(at, first.token)).toMatchObject({ code: 'card_action_required' })
  })

  test('a table counts at every moment of becoming booked', async () => {
    const phone = { check: 1, most: 1 }
    const at = await house({ bookingLimits: { phone } }, 2)
    const first = await hold(at)
    const asked = await reserve(at, first.token, { card: await card(CARDS.asks) })
    const { redirectUrl } = detailOf(asked).cardAction as { redirectUrl: string }
    await createTestBank(fixture.store).answer(redirectUrl.slice(bank.length), 'complete')
    const [paid] = await fixture.store.all<{ id: string }>(
      'SELECT id FROM payments WHERE location_id = $1',
      [at.id],
    )
    // What the check asks is answered one by one; the first table is booked once something was answered.
    let before: Promise<unknown> = Promise.resolve()
    const all = <Row>(...asked: Parameters<Sql['all']>) => {
      const rows = before.then(() => fixture.store.all<Row>(...asked))
      before = rows.then(() => settlePayment(fixture.engine, vendor, paid?.id ?? '', false))
      return before.then(() => rows)
    }
    const booker = { locationId: at.id, token: 'another hold', guest, network: null, checked: true }
    const settings = bookingSettings.parse(smallHouse(2, { bookingLimits: { phone } }))
    const { check } = limitsFor(fixture.store, booker, settings)
    expect(await check({ ...fixture.store, all })).toMatchObject({ code: 'too_many_bookings' })
    expect(await bookings(at)).toEqual(['booked'])
    expect(await check(fixture.store)).toMatchObject({ code: 'too_many_bookings' })
  })

  test('refused cards do not keep a table for ever', async () => {
    const at = await house()
    const { token } = await hold(at)
    const codes: string[] = []
    for (let minutes = 0; minutes <= 64; minutes += 4) {
      const refused = await reserve(at, token, { card: await card(CARDS.declined) })
      codes.push(refused.ok ? 'booked' : refused.code)
      now += 4 * MINUTE
    }
    expect(codes[0]).toBe('payment_failed')
    expect(codes.at(-1)).toBe('hold_lost')
    expect(await isFree(at)).toBe(true)
  })

  test('a card that is refused once its table is gone loses the table, and is no reason to try another', async () => {
    const at = await house()
    const { token } = await hold(at)
    vendor = {
      ...ledger,
      begin: async (payment) => {
        const begun = await ledger.begin(payment)
        // The guest gives the table back from another tab, before the card is asked.
        value(await site().release(at, token))
        return begun
      },
    }
    const refused = await reserve(at, token, { card: await card(CARDS.good) })
    vendor = ledger
    expect(refused).toMatchObject({ ok: false, code: 'hold_lost' })
    await runJobs()
    expect(await moved(at)).toEqual({ kept: 0, setAside: 0 })
    expect(await isFree(at)).toBe(true)
  })

  test('who gives up after a refused card can give the table back at once', async () => {
    const at = await house()
    const { token } = await hold(at)
    await reserve(at, token, { card: await card(CARDS.declined) })
    expect(await isFree(at)).toBe(false)
    value(await site().release(at, token))
    expect(await isFree(at)).toBe(true)
    await settleStalePayments(fixture.engine, vendor)
    await runJobs()
    expect(await moved(at)).toEqual({ kept: 0, setAside: 0 })
  })

  test('a table that is given back before the bank knows its payment costs no card anything', async () => {
    const at = await house()
    const { token } = await hold(at)
    const begin: PaymentProvider['begin'] = async (payment) => {
      const begun = await vendor.begin(payment)
      await fixture.engine.release(token)
      return begun
    }
    const asked = request(token, { card: await card(CARDS.good) })
    expect(await site({ ...vendor, begin }).reserve(at, asked)).toMatchObject({ ok: false })
    await runJobs()
    expect(await bookings(at)).toEqual([])
    expect(await moved(at)).toEqual({ kept: 0, setAside: 0 })
  })

  // ASVS 2.3.1
  test('without a card such a table is refused, and without a bank it is not even held', async () => {
    const at = await house()
    const { token } = await hold(at)
    expect(await reserve(at, token)).toEqual({ ok: false, code: 'card_required' })
    value(await site().release(at, token))
    const cardless = createHouseProvider(fixture.engine, (manageToken) => manage + manageToken)
    const visitor = { token: 'v', address: null }
    const wanted = { at: `${day}T19:00`, party: 2, attribute: 'default', experience, visitor }
    expect(await cardless.hold(at, wanted)).toEqual({ ok: false, code: 'card_required' })
    expect(value(await cardless.experiences(at))).toEqual([])
    expect(await isFree(at)).toBe(true)
  })

  test('eight submits at once make one booking and one charge', async () => {
    const at = await house()
    const { token } = await hold(at)
    const paying = await card(CARDS.good)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        reserve(at, token, { card: paying, idempotencyKey: `key-${index % 3}` }),
      ),
    )
    const codes = answers.map((answer) => (answer.ok ? 'booked' : answer.code))
    expect(codes).toContain('booked')
    expect(codes.filter((code) => code !== 'booked' && code !== 'in_progress')).toEqual([])
    await runJobs()
    expect(await bookings(at)).toEqual(['booked'])
    expect(await moved(at)).toEqual({ kept: price, setAside: 0 })
  })

  describe('when the card’s bank asks its owner', () => {
    const asked = async (at: House) => {
      const { token } = await hold(at)
      const paying = await card(CARDS.asks)
      const answer = await reserve(at, token, { card: paying })
      expect(answer).toMatchObject({ ok: false, code: 'card_action_required' })
      const { redirectUrl } = detailOf(answer).cardAction as { redirectUrl: string }
      return { token, paying, question: redirectUrl.slice(bank.length) }
    }

    test('the booking is made when the guest comes back with a yes', async () => {
      const at = await house()
      const { token, paying, question } = await asked(at)
      await createTestBank(fixture.store).answer(question, 'complete')
      const booked = value(await reserve(at, token, { card: paying }))
      await runJobs()
      expect(booked.payment?.last4).toBe('3184')
      expect(await moved(at)).toEqual({ kept: price, setAside: 0 })
    })

    test('a no is a refused card, and another one books', async () => {
      const at = await house()
      const { token, paying, question } = await asked(at)
      await createTestBank(fixture.store).answer(question, 'fail')
      expect(await reserve(at, token, { card: paying })).toMatchObject({ code: 'payment_failed' })
      value(await reserve(at, token, { card: await card(CARDS.good) }))
      await runJobs()
      expect(await moved(at)).toEqual({ kept: price, setAside: 0 })
    })

    test('who says yes and never comes back has their table all the same', async () => {
      const at = await house()
      const { question } = await asked(at)
      await createTestBank(fixture.store).answer(question, 'complete')
      now += 10 * MINUTE
      await settleStalePayments(fixture.engine, vendor)
      expect(await bookings(at)).toEqual([])
      now += 6 * MINUTE
      await settleStalePayments(fixture.engine, vendor)
      await runJobs()
      expect(await bookings(at)).toEqual(['booked'])
      expect(await moved(at)).toEqual({ kept: price, setAside: 0 })
    })

    test('a call of the bank books at once', async () => {
      const at = await house()
      const { token, paying, question } = await asked(at)
      await createTestBank(fixture.store).answer(question, 'complete')
      const rows = await fixture.store.all<{ id: string }>(
        'SELECT id FROM payments WHERE location_id = $1',
        [at.id],
      )
      await settlePayment(fixture.engine, vendor, rows[0]?.id ?? '', false)
      expect(await bookings(at)).toEqual(['booked'])
      value(await reserve(at, token, { card: paying }))
      expect(await bookings(at)).toEqual(['booked'])
    })

    test.each(['before', 'after'] as const)(
      'a table that is given back %s the owner says yes costs nothing',
      async (when) => {
        const at = await house()
        const { token, question } = await asked(at)
        const sayYes = () => createTestBank(fixture.store).answer(question, 'complete')
        if (when === 'after') await sayYes()
        value(await site().release(at, token))
        expect(await isFree(at)).toBe(true)
        if (when === 'before') await sayYes()
        await runJobs()
        await settleStalePayments(fixture.engine, vendor)
        expect(await bookings(at)).toEqual([])
        expect(await moved(at)).toEqual({ kept: 0, setAside: 0 })
      },
    )

    test('who holds another table meanwhile has given this one up', async () => {
      const at = await house()
      const visitor = { token: 'one browser', address: '203.0.113.7' }
      const first = await hold(at, { visitor })
      await reserve(at, first.token, { card: await card(CARDS.asks) })
      const second = await hold(at, { visitor, at: `${day}T21:00` })
      value(await reserve(at, second.token, { card: await card(CARDS.good) }))
      await runJobs()
      expect(await isFree(at)).toBe(true)
      expect(await moved(at)).toEqual({ kept: price, setAside: 0 })
    })

    test('a question that nobody answers gives the table back after a quarter of an hour', async () => {
      const at = await house()
      await asked(at)
      now += 14 * MINUTE
      await settleStalePayments(fixture.engine, vendor)
      expect(await isFree(at)).toBe(false)
      now += 2 * MINUTE
      await settleStalePayments(fixture.engine, vendor)
      await runJobs()
      expect(await isFree(at)).toBe(true)
      expect(await moved(at)).toEqual({ kept: 0, setAside: 0 })
    })
  })

  describe('when something breaks on the way', () => {
    const silent = async () => ({ ok: false as const, code: 'provider_unavailable' as const })

    test('a bank that does not answer is asked again, and charges once', async () => {
      const at = await house()
      const { token } = await hold(at)
      const paying = await card(CARDS.good)
      const lost = {
        ...ledger,
        confirm: async (...[payment, given]: Confirm) => {
          await ledger.confirm(payment, given)
          return silent()
        },
      }
      const answer = await site(lost).reserve(at, request(token, { card: paying }))
      expect(answer).toEqual({ ok: false, code: 'provider_unavailable' })
      value(await reserve(at, token, { card: paying }))
      await runJobs()
      expect(await moved(at)).toEqual({ kept: price, setAside: 0 })
    })

    test('a card that never arrived at the bank is given again', async () => {
      const at = await house()
      const { token } = await hold(at)
      const paying = await card(CARDS.good)
      const cut = { ...ledger, confirm: silent }
      const answer = await site(cut).reserve(at, request(token, { card: paying }))
      expect(answer).toEqual({ ok: false, code: 'provider_unavailable' })
      value(await reserve(at, token, { card: paying }))
    })

    test('a process that dies after the card was charged leaves a booking behind', async () => {
      const at = await house()
      const { token } = await hold(at)
      const dying = {
        ...ledger,
        confirm: async (...[payment, given]: Confirm) => {
          await ledger.confirm(payment, given)
          throw new Error('killed')
        },
      }
      const paying = request(token, { card: await card(CARDS.good) })
      await expect(site(dying).reserve(at, paying)).rejects.toThrow('killed')
      await settleStalePayments(fixture.engine, vendor)
      expect(await bookings(at)).toEqual([])
      now += 16 * MINUTE
      // While the bank is silent nothing is decided.
      await settleStalePayments(fixture.engine, { ...ledger, find: silent })
      expect(await bookings(at)).toEqual([])
      await settleStalePayments(fixture.engine, vendor)
      await runJobs()
      expect(await bookings(at)).toEqual(['booked'])
      expect(await moved(at)).toEqual({ kept: price, setAside: 0 })
    })

    test('a payment that its bank does not know is given up like one that it cancelled', async () => {
      const at = await house()
      await reserve(at, (await hold(at)).token, { card: await card(CARDS.asks) })
      await fixture.store.run(`UPDATE payments SET reference = 'other' WHERE location_id = $1`, [
        at.id,
      ])
      now += 16 * MINUTE
      await settleStalePayments(fixture.engine, vendor)
      expect(await isFree(at)).toBe(true)
    })

    test('a payment about which its bank answers nonsense keeps no other waiting', async () => {
      const [lost, at] = [await house(), await house()]
      const paying = { card: await card(CARDS.asks) }
      await reserve(lost, (await hold(lost)).token, paying)
      await reserve(at, (await hold(at)).token, { card: await card(CARDS.asks) })
      const rows = await fixture.store.all<{ id: string }>(
        'SELECT id FROM payments WHERE location_id = $1',
        [lost.id],
      )
      const confused = {
        ...ledger,
        find: async (payment: Parameters<PaymentProvider['find']>[0]) => {
          if (payment.id === rows[0]?.id) throw new Error('nonsense')
          return ledger.find(payment)
        },
      }
      now += 16 * MINUTE
      await expect(settleStalePayments(fixture.engine, confused)).rejects.toThrow(
        '1 payments are not settled',
      )
      expect(await isFree(at)).toBe(true)
      await settleStalePayments(fixture.engine, vendor)
    })

    test('what was given back at the bank’s own counter is not given back again', async () => {
      const at = await house()
      const { token } = await hold(at)
      const booked = value(await reserve(at, token, { card: await card(CARDS.good) }))
      await runJobs()
      const rows = await fixture.store.all<{ id: string; reference: string }>(
        'SELECT id, reference FROM payments WHERE location_id = $1',
        [at.id],
      )
      const { id = '', reference = '' } = rows[0] ?? {}
      const payment = { id, reference, kind: 'charge' as const, money: money(price) }
      value(await ledger.refund({ ...payment, description: '' }, { id: 'by hand', amount: 10_000 }))
      value(await site().cancel(tokenOf(booked.manageUrl)))
      await runJobs()
      expect(await moved(at)).toEqual({ kept: 0, setAside: 0 })
    })

    test('what was set aside for a table that went to somebody else is given back', async () => {
      const at = await house()
      const { token } = await hold(at)
      const refusing = {
        ...ledger,
        confirm: async (...[payment, given]: Confirm) => {
          const state = await ledger.confirm(payment, given)
          // As if its hold had been lost while the bank was asked.
          await fixture.store.run(`UPDATE holds SET state = 'released' WHERE id = $1`, [token])
          return state
        },
      }
      const paying = request(token, { card: await card(CARDS.good) })
      expect(await site(refusing).reserve(at, paying)).toEqual({ ok: false, code: 'hold_lost' })
      await runJobs()
      expect(await moved(at)).toEqual({ kept: 0, setAside: 0 })
    })

    test('a capture waits for a bank that is silent', async () => {
      const at = await house()
      const { token } = await hold(at)
      value(await reserve(at, token, { card: await card(CARDS.good) }))
      await runJobs({ ...ledger, capture: silent })
      expect(await moved(at)).toEqual({ kept: 0, setAside: 1 })
      now += 2 * MINUTE
      await runJobs()
      expect(await moved(at)).toEqual({ kept: price, setAside: 0 })
    })
  })

  describe('when the visit is cancelled', () => {
    test.each(['before', 'after'] as const)(
      '%s it was taken, all of it goes back',
      async (when) => {
        const at = await house()
        const { token } = await hold(at)
        const booked = value(await reserve(at, token, { card: await card(CARDS.good) }))
        if (when === 'after') await runJobs()
        const cancelled = value(await site().cancel(tokenOf(booked.manageUrl)))
        expect(cancelled.payment?.state).toBe('returned')
        value(await site().cancel(tokenOf(booked.manageUrl)))
        await runJobs()
        await runJobs()
        expect(await moved(at)).toEqual({ kept: 0, setAside: 0 })
      },
    )
  })

  test('who paid keeps the cut-off that they were told, whatever the house asks of others later', async () => {
    const at = await house({ cancelCutOffMinutes: 60 })
    const { token } = await hold(at)
    const booked = value(await reserve(at, token, { card: await card(CARDS.good) }))
    const stricter = smallHouse(1, { experiences: [prepaid], cancelCutOffMinutes: 30 * 24 * 60 })
    value(await fixture.engine.saveSettings(at.id, stricter))
    value(await site().cancel(tokenOf(booked.manageUrl)))
  })

  describe('tables alone', () => {
    const alone = { experience: null }

    test('a deposit is charged for a party from the size on that the house asks it of', async () => {
      const at = await house({ guarantee: { ...deposit, fromParty: 2 } }, 2)
      expect((await hold(at, { ...alone, party: 1 })).payment).toBe(null)
      const { token, payment } = await hold(at, alone)
      expect(payment).toMatchObject({ kind: 'charge', money: money(3_000) })
      value(await reserve(at, token, { ...alone, card: await card(CARDS.good) }))
      await runJobs()
      expect(await moved(at)).toEqual({ kept: 3_000, setAside: 0 })
    })

    test('a card that vouches is kept and not charged, and is let go with the visit', async () => {
      const at = await house({ guarantee: vouched })
      const { token, payment } = await hold(at, alone)
      expect(payment).toMatchObject({ kind: 'hold', money: money(3_000) })
      expect(payment?.policy[0]).toContain('If you do not come, up to $30.00 may be')
      const booked = value(await reserve(at, token, { ...alone, card: await card(CARDS.good) }))
      expect(booked.payment?.state).toBe('kept')
      await runJobs()
      expect((await moved(at)).kept).toBe(0)
      const cancelled = value(await site().cancel(tokenOf(booked.manageUrl)))
      expect(cancelled.payment?.state).toBe('returned')
      await runJobs()
      const cards = await fixture.store.all<{ state: string }>(
        `SELECT t.state FROM payments p JOIN test_payments t ON t.id = p.id
         WHERE p.location_id = $1`,
        [at.id],
      )
      expect(cards).toEqual([{ state: 'cancelled' }])
    })

    test('what was paid moves with the visit where it stays the same, and nowhere else', async () => {
      const at = await house({ guarantee: deposit }, 2)
      const { token } = await hold(at, alone)
      const booked = value(await reserve(at, token, { ...alone, card: await card(CARDS.good) }))
      const visit = tokenOf(booked.manageUrl)
      const smaller = await hold(at, { ...alone, at: `${day}T21:00`, party: 1 })
      expect(await site().modify(visit, smaller.token)).toMatchObject({ code: 'payment_differs' })
      const later = await hold(at, { ...alone, at: `${day}T21:30` })
      expect(value(await site().modify(visit, later.token))).toMatchObject({
        ...{ at: `${day}T21:30`, payment: { state: 'paid', money: money(3_000) } },
      })
      await runJobs()
      expect(await moved(at)).toEqual({ kept: 3_000, setAside: 0 })
    })
  })

  test('the total shown equals the total charged, to the cent, whatever the prices', async () => {
    const rate = fc.integer({ min: 0, max: 25_000 }).map((thousandths) => thousandths / 1000)
    const amount = fc.integer({ min: 1, max: 100_000 })
    const taxes = fc.array(fc.record({ name: fc.constant('Tax'), percent: rate }), { maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          ...{ price: amount, oysters: amount, service: rate, taxes },
          per: fc.constantFrom('person' as const, 'party' as const),
          party: fc.integer({ min: 1, max: 2 }),
          quantity: fc.integer({ min: 0, max: 4 }),
        }),
        async ({ price, oysters, service, taxes, per, party, quantity }) => {
          const sold = { ...prepaid, price, pricePer: per, taxes, serviceChargePercent: service }
          const addOn = { code: 'oysters', name: 'Oysters', price: oysters, maxPerReservation: 4 }
          const at = await house({ experiences: [{ ...sold, addOns: [addOn] }] })
          const addOns = quantity > 0 ? [{ id: 'oysters', quantity }] : []
          const shown = value(await site().total(at, { experience, party, addOns }))
          const { token, payment } = await hold(at, { party, addOns })
          expect(payment?.money.amount).toBe(shown.total)
          value(await reserve(at, token, { addOns, card: await card(CARDS.good) }))
          await runJobs()
          expect(await moved(at)).toEqual({ kept: shown.total, setAside: 0 })
        },
      ),
      { numRuns: 30 },
    )
  })
})

type Confirm = Parameters<PaymentProvider['confirm']>

function value<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}

function detailOf(result: Result<unknown>): Record<string, unknown> {
  return (!result.ok && result.detail) || {}
}
