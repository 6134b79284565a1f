import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { PaymentDecision } from '#booking-engine/payments/payment-decision.ts'
import { addDays } from '#lib/time/dates.ts'
import { addMinutes } from '#lib/time/time.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import { isPaymentJob, runPaymentJob } from '#providers/booking/house/payment-jobs.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'
import { CARDS, cardWith } from '#providers/payments/suite.ts'
import { createTestPayments } from '#providers/payments/test-payments/adapter.ts'
import { openBookingDatabase } from '#storage/open.ts'
import {
  ida,
  bookingSecret as secret,
  smallHouse,
  type TestEngine,
  testEngine,
} from '#tests/support/booking.ts'
import { expectOk, hostAt } from '#tests/support/host.ts'
import { messagesAt, scopeAt } from '#tests/support/read-scopes.ts'

const MINUTE = 60_000
const ROUNDS = 8
const manage = 'https://saltwood.example/my/reservations/'
/** Parties of two pay 30.00 in advance at one location, and vouch for as much at the other one. */
const AMOUNT = 3_000
const RETURN = { does: 'return' } as const
const KEEP = { does: 'keep' } as const
const charge = (amount: number) => ({ does: 'charge' as const, amount })

describe.each(['SQLite', 'Postgres'] as const)('money on the board on %s', (kind) => {
  // Each test has an evening of its own, in Vancouver in summer: 19:00 there is 02:00 UTC.
  let date = '2027-04-02'
  let now = Date.parse('2027-04-01T20:00Z')
  let fixture: TestEngine
  let other: BookingEngine
  let bank: PaymentProvider
  let hosts: Record<Kind, ReturnType<typeof hostAt>>
  const clock = (time: string) => {
    now = Date.parse(`${addMinutes(`${date}T${time}`, 7 * 60)}Z`)
  }
  beforeAll(async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
    const bankUrl = (question: string) => `https://saltwood.example/test-bank/${question}`
    bank = createTestPayments({ store: fixture.store, secret, bankUrl, now: () => now })
    for (const [id, kind] of [
      ['deposit', 'deposit'],
      ['vouched', 'hold'],
    ] as const) {
      const guarantee = { kind, amount: AMOUNT / 2, per: 'person', fromParty: 2 } as const
      const settings = smallHouse(2, { cancelCutOffMinutes: 60, guarantee: guarantee })
      expectOk(await fixture.engine.saveSettings(id, settings))
    }
    hosts = {
      deposit: hostAt(fixture.engine, 'deposit'),
      vouched: hostAt(fixture.engine, 'vouched'),
    }
    // Another instance; SQLite has but one (see host-race.test.ts).
    const clockOf = { clock: () => now }
    const store =
      kind === 'Postgres' ? await openBookingDatabase(fixture.where, clockOf) : fixture.store
    other = createBookingEngine({ store, secret })
  })
  afterAll(async () => {
    if (kind === 'Postgres') await other.close()
    await fixture.close()
  })
  beforeEach(() => {
    date = addDays(date, 1)
    clock('12:00')
  })

  /** A party of two whose card pays or vouches for its table at seven. */
  const booked = async (at: Kind, number: string = CARDS.good) => {
    const location = { id: at, uid: at, vendorLocationId: null, timeZone: 'America/Vancouver' }
    const returnUrl = () => 'https://saltwood.example/'
    const site = createHouseProvider(fixture.engine, (token) => manage + token, {
      payments: bank,
      returnUrl,
    })
    const visitor = { token: crypto.randomUUID(), address: null }
    const wish = { at: `${date}T19:00`, party: 2, attribute: 'default', experience: null, visitor }
    const { token } = expectOk(await site.hold(location, wish))
    const card = expectOk(await bank.tokenise(cardWith(number)))
    const guest = { ...ida, email: 'ida@example.com' }
    const request = { token, guest, experience: null, addOns: [], card, idempotencyKey: null }
    const { manageUrl } = expectOk(await site.reserve(location, request))
    const manageToken = manageUrl.slice(manage.length)
    const id = expectOk(await fixture.engine.find(manageToken)).reservation.id
    /** What the guest is told of their money. */
    const told = async () => expectOk(await site.find(manageToken)).payment?.state
    return { id, manageToken, told }
  }
  const missed = async (number?: string) => {
    const visit = await booked('vouched', number)
    clock('19:30')
    expectOk(await hosts.vouched.act(date, visit.id, 'no_show'))
    return visit
  }
  const runJobs = (payments: PaymentProvider | null = bank) =>
    fixture.engine.outbox.deliver({
      deliver: async (letter) =>
        isPaymentJob(letter)
          ? runPaymentJob(letter, fixture.engine, payments)
          : { outcome: 'skipped', reason: 'no mail here' },
      onError: (_, error) => {
        throw error
      },
    })
  const shown = async (at: Kind, id: string) => (await hosts[at].find(date, id)).money
  const chargeIt = async (id: string, amount: number, host = fixture.engine.host, staff = '7') => {
    const { seen } = await hosts.vouched.find(date, id)
    return host.chargeCard({ locationId: 'vouched', staff, id, seen }, amount)
  }
  const cancel = async (at: Kind, id: string, money: PaymentDecision | null) => {
    const { seen } = await hosts[at].find(date, id)
    return fixture.engine.host.act({ ...hosts[at].at, id, seen }, 'cancel', money)
  }
  const acts = async (at: Kind, id: string) =>
    (await hosts[at].find(date, id)).acts.map(({ act, detail, staff }) => [act, detail, staff])
  /** Minor units that the bank moved for a reservation: what it took, less what it gave back. */
  const moved = async (id: string) => {
    const rows = await fixture.store.all<{ kind: string; amount: number; refused: string | null }>(
      `SELECT m.kind, m.amount, m.refused FROM test_movements m
       JOIN payments p ON p.id = m.payment_id WHERE p.reservation_id = $1`,
      [id],
    )
    const paid = await fixture.store.all<{ amount: number }>(
      `SELECT t.amount FROM test_payments t JOIN payments p ON p.id = t.id
       WHERE p.reservation_id = $1 AND t.kind = 'charge' AND t.state = 'paid'`,
      [id],
    )
    const sum = (list: { amount: number }[]) => list.reduce((all, { amount }) => all + amount, 0)
    const done = (kind: string) => rows.filter((row) => row.kind === kind && row.refused === null)
    return sum(paid) + sum(done('charge')) - sum(done('refund'))
  }

  test('of bookings that are cancelled at once, what was paid goes back and what was vouched is let go', async () => {
    const returned = { deposit: 'returned', vouched: 'returned' } as const
    for (const at of ['deposit', 'vouched'] as const) {
      const visits = [await booked(at), await booked(at)]
      await runJobs()
      const seen = await Promise.all(visits.map(({ id }) => hosts[at].find(date, id)))
      expectOk(await fixture.engine.host.cancelAll(hosts[at].at, seen))
      await runJobs()
      for (const visit of visits) {
        expect(await visit.told()).toBe(returned[at])
        expect(await moved(visit.id)).toBe(0)
      }
    }
  })

  test('staff see what was paid or vouched for, in the day and in the search', async () => {
    const [paid, kept] = [await booked('deposit'), await booked('vouched')]
    const money = { amount: AMOUNT, currency: 'CAD', multiplier: 100, last4: '4242' }
    await runJobs()
    expect(await shown('deposit', paid.id)).toEqual({ kind: 'charge', state: 'paid', ...money })
    expect(await shown('vouched', kept.id)).toEqual({ kind: 'hold', state: 'kept', ...money })
    const { found } = await fixture.engine.host.search('vouched', 'Marsh')
    expect(found.find(({ id }) => id === kept.id)?.money).toMatchObject({ state: 'kept' })
    // By which staff find it at whoever charges cards.
    expect(await hosts.deposit.find(date, paid.id)).toMatchObject({
      paymentReference: expect.stringMatching(/^test_/),
    })
    expect((await hosts.vouched.day(date)).cancelCutOffMinutes).toBe(60)
  })

  test('what a guest is shown of their data has their payments', async () => {
    const { id } = await booked('deposit')
    await runJobs()
    const { bookings } = await fixture.engine.guests.find(
      { email: 'ida@example.com' },
      scopeAt(['deposit']),
    )
    expect(bookings.find((one) => one.id === id)).toMatchObject({
      money: { kind: 'charge', state: 'paid', amount: AMOUNT, currency: 'CAD', last4: '4242' },
      paymentReference: expect.stringMatching(/^test_/),
    })
  })

  describe('the kept card of a no-show', () => {
    test('is charged what its guest agreed to, or less, with who did it', async () => {
      for (const amount of [AMOUNT, 1_000]) {
        const { id, told } = await missed()
        const before = await fixture.engine.host.dayVersion('vouched', date)
        expectOk(await chargeIt(id, amount))
        expect(await shown('vouched', id)).toMatchObject({ state: 'charging', amount })
        expect(await told()).toBe('charging')
        const under = await fixture.engine.host.dayVersion('vouched', date)
        await runJobs()
        expect(await shown('vouched', id)).toMatchObject({ state: 'charged', amount })
        expect(await told()).toBe('charged')
        expect(await moved(id)).toBe(amount)
        // Other hosts see each step without reloading.
        expect(
          new Set([before, under, await fixture.engine.host.dayVersion('vouched', date)]).size,
        ).toBe(3)
        const detail = amount === AMOUNT ? '$30.00' : '$10.00'
        expect((await acts('vouched', id)).at(-1)).toEqual(['charge', detail, '7'])
        date = addDays(date, 1)
        clock('12:00')
      }
    })

    test('is not charged more, nor nothing, nor for a party that may still come', async () => {
      const { id } = await booked('vouched')
      expect(await chargeIt(id, AMOUNT)).toMatchObject({ code: 'wrong_state' })
      clock('19:30')
      expectOk(await hosts.vouched.act(date, id, 'no_show'))
      for (const amount of [AMOUNT + 1, 0, -1]) {
        expect(await chargeIt(id, amount)).toMatchObject({ code: 'money_differs' })
      }
      await runJobs()
      expect(await moved(id)).toBe(0)
    })

    test('is charged once, however often and by how many it is asked for', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { id } = await missed()
        const both = await Promise.all([chargeIt(id, AMOUNT), chargeIt(id, 2_000, other.host, '8')])
        expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
        expect(await chargeIt(id, AMOUNT)).toMatchObject({ code: 'money_differs' })
        await Promise.all([runJobs(), runJobs()])
        await runJobs()
        expect(await moved(id)).toBe(both[0].ok ? AMOUNT : 2_000)
        date = addDays(date, 1)
        clock('12:00')
      }
    })

    test('stands: such a no-show is not undone, before the bank is asked nor after', async () => {
      const { id } = await missed()
      expectOk(await chargeIt(id, AMOUNT))
      expect(await hosts.vouched.act(date, id, 'undo')).toMatchObject({ code: 'card_charged' })
      await runJobs()
      expect(await hosts.vouched.act(date, id, 'undo')).toMatchObject({ code: 'card_charged' })
      expect(await shown('vouched', id)).toMatchObject({ state: 'charged' })
    })

    test('of a no-show that another host undoes at that moment: exactly one counts', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { id } = await missed()
        const { seen } = await hosts.vouched.find(date, id)
        const [undone, charged] = await Promise.all([
          other.host.act({ ...hosts.vouched.at, staff: '8', id, seen }, 'undo'),
          chargeIt(id, AMOUNT),
        ])
        expect([undone.ok, charged.ok].toSorted()).toEqual([false, true])
        await runJobs()
        expect(await moved(id)).toBe(charged.ok ? AMOUNT : 0)
        date = addDays(date, 1)
        clock('12:00')
      }
    })

    test('that is declined is said to be, and not to be charged', async () => {
      const { id, told } = await missed(CARDS.late)
      expectOk(await chargeIt(id, AMOUNT))
      const before = await fixture.engine.host.dayVersion('vouched', date)
      await runJobs()
      expect(await shown('vouched', id)).toMatchObject({ state: 'declined', amount: AMOUNT })
      expect(await told()).toBe('declined')
      expect(await fixture.engine.host.dayVersion('vouched', date)).not.toBe(before)
      const dead = await fixture.engine.outbox.list({
        states: ['dead'],
        scope: messagesAt('vouched'),
        limit: 1,
      })
      expect(dead).toMatchObject([{ kind: 'payment_fee', error: 'the card was declined' }])
      // Who comes after all takes their seats.
      expectOk(await hosts.vouched.act(date, id, 'undo'))
      expect(await moved(id)).toBe(0)
    })

    test('is charged once where the bank’s answer was lost', async () => {
      const { id } = await missed()
      expectOk(await chargeIt(id, AMOUNT))
      const lost = {
        ...bank,
        chargeHold: async (...asked: Parameters<PaymentProvider['chargeHold']>) => {
          await bank.chargeHold(...asked)
          return { ok: false as const, code: 'provider_unavailable' as const }
        },
      }
      await runJobs(lost)
      expect(await shown('vouched', id)).toMatchObject({ state: 'charging' })
      now += 2 * MINUTE
      await runJobs()
      expect(await shown('vouched', id)).toMatchObject({ state: 'charged' })
      expect(await moved(id)).toBe(AMOUNT)
    })
  })

  describe('cancelling on the board', () => {
    test('says what becomes of money, and only of what there is', async () => {
      const [paid, kept] = [await booked('deposit'), await booked('vouched')]
      for (const choice of [null, charge(AMOUNT)]) {
        expect(await cancel('deposit', paid.id, choice)).toMatchObject({ code: 'money_differs' })
      }
      for (const choice of [null, KEEP, charge(AMOUNT + 1), charge(0)]) {
        expect(await cancel('vouched', kept.id, choice)).toMatchObject({ code: 'money_differs' })
      }
      expect((await hosts.deposit.find(date, paid.id)).state).toBe('booked')
      expect((await hosts.vouched.find(date, kept.id)).state).toBe('booked')
    })

    test.each(['before', 'after'] as const)(
      'gives back what was paid, %s it was taken',
      async (when) => {
        const { id, told } = await booked('deposit')
        if (when === 'after') await runJobs()
        expectOk(await cancel('deposit', id, RETURN))
        await runJobs()
        await runJobs()
        expect(await told()).toBe('returned')
        expect(await moved(id)).toBe(0)
        expect(await acts('deposit', id)).toEqual([
          ['cancel', '', '7'],
          ['refund', '$30.00', '7'],
        ])
      },
    )

    test.each(['before', 'after'] as const)(
      'keeps what was paid, %s it was taken',
      async (when) => {
        const { id, told } = await booked('deposit')
        if (when === 'after') await runJobs()
        expectOk(await cancel('deposit', id, KEEP))
        await runJobs()
        expect(await shown('deposit', id)).toMatchObject({ state: 'forfeited', amount: AMOUNT })
        expect(await told()).toBe('forfeited')
        expect(await moved(id)).toBe(AMOUNT)
        expect((await acts('deposit', id)).at(-1)).toEqual(['keep', '$30.00', '7'])
      },
    )

    test('lets a kept card go, or charges it for the late cancellation', async () => {
      const [gone, late] = [await booked('vouched'), await booked('vouched')]
      expectOk(await cancel('vouched', gone.id, RETURN))
      expectOk(await cancel('vouched', late.id, charge(2_500)))
      await runJobs()
      expect([await gone.told(), await late.told()]).toEqual(['returned', 'charged'])
      expect([await moved(gone.id), await moved(late.id)]).toEqual([0, 2_500])
      expect((await acts('vouched', gone.id)).at(-1)).toEqual(['release', '', '7'])
      expect((await acts('vouched', late.id)).at(-1)).toEqual(['charge', '$25.00', '7'])
    })

    test('while the guest cancels by themselves: one of both counts, with its money', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        for (const [at, choice] of [
          ['deposit', KEEP],
          ['vouched', charge(AMOUNT)],
        ] as const) {
          const { id, manageToken, told } = await booked(at)
          const [byStaff, byGuest] = await Promise.all([
            cancel(at, id, choice),
            other.cancel(manageToken),
          ])
          // A guest whose visit is cancelled already is told that it is.
          expect(byGuest.ok).toBe(true)
          await runJobs()
          await runJobs()
          expect(await moved(id)).toBe(byStaff.ok ? AMOUNT : 0)
          const kept = at === 'deposit' ? 'forfeited' : 'charged'
          expect(await told()).toBe(byStaff.ok ? kept : 'returned')
        }
        date = addDays(date, 1)
        clock('12:00')
      }
    })
  })
})

type Kind = 'deposit' | 'vouched'
