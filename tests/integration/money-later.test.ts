import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { sendGuestMail } from '#features/reservations/mail/send-guest-mail.ts'
import { REFERENCE_PLAIN_LOOK } from '#lib/look/look.ts'
import { addDays } from '#lib/time/dates.ts'
import { addMinutes } from '#lib/time/time.ts'
import { NO_WORDS } from '#lib/words/words.ts'
import type { OutboxMessage } from '#outbox/deliver.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import {
  isPaymentJob,
  retryPolicyFor,
  runPaymentJob,
  settleStalePayments,
} from '#providers/booking/house/payment-jobs.ts'
import type { Mail } from '#providers/mail/contract.ts'
import { type PaymentProvider, UNKNOWN_PAYMENT } from '#providers/payments/contract.ts'
import { CARDS, cardWith } from '#providers/payments/suite.ts'
import { createTestPayments } from '#providers/payments/test-payments/adapter.ts'
import {
  ida,
  bookingSecret as secret,
  smallHouse,
  type TestEngine,
  testEngine,
} from '#tests/support/booking.ts'
import { expectOk, hostAt } from '#tests/support/host.ts'
import { everything, messagesAt } from '#tests/support/read-scopes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const manage = 'https://saltwood.example/my/reservations/'
/** Parties of two pay 30.00 in advance at one location, and vouch for as much at the other one. */
const AMOUNT = 3_000
type Kind = 'deposit' | 'vouched'

const silent = async () => ({ ok: false as const, code: 'provider_unavailable' as const })
const unknown = async () => ({ ok: true as const, value: UNKNOWN_PAYMENT })

describe.each(['SQLite', 'Postgres'] as const)('money after the booking on %s', (kind) => {
  // Each test has an evening of its own, in Vancouver in summer: 19:00 there is 02:00 UTC.
  let date = '2027-04-02'
  let now = Date.parse('2027-04-01T20:00Z')
  let begun = now
  let fixture: TestEngine
  let bank: PaymentProvider
  const mails: Mail[] = []
  const clock = (time: string) => {
    now = Date.parse(`${addMinutes(`${date}T${time}`, 7 * 60)}Z`)
  }
  beforeAll(async () => {
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, {
      clock: () => now,
    })
    const bankUrl = (question: string) => `https://saltwood.example/test-bank/${question}`
    bank = createTestPayments({ store: fixture.store, secret, bankUrl, now: () => now })
    for (const [id, kind] of [
      ['deposit', 'deposit'],
      ['vouched', 'hold'],
    ] as const) {
      const guarantee = { kind, amount: AMOUNT / 2, per: 'person', fromParty: 2 } as const
      const settings = smallHouse(1, { cancelCutOffMinutes: 60, guarantee })
      expectOk(await fixture.engine.saveSettings(id, settings))
    }
  })
  afterAll(() => fixture.close())
  beforeEach(() => {
    date = addDays(date, 12)
    clock('12:00')
    begun = now
    mails.length = 0
  })

  const location = (id: Kind) => ({
    id,
    uid: id,
    vendorLocationId: null,
    timeZone: 'America/Vancouver',
  })
  const site = () =>
    createHouseProvider(fixture.engine, (token) => manage + token, {
      payments: bank,
      returnUrl: () => 'https://saltwood.example/',
    })
  const request = async (at: Kind, number: string) => {
    const visitor = { token: crypto.randomUUID(), address: null }
    const wish = { at: `${date}T19:00`, party: 2, attribute: 'default', experience: null, visitor }
    const { token } = expectOk(await site().hold(location(at), wish))
    const card = expectOk(await bank.tokenise(cardWith(number)))
    const guest = { ...ida, email: `ida-${date}@example.com` }
    return { token, guest, experience: null, addOns: [], card, idempotencyKey: null }
  }
  const booked = async (at: Kind, number: string = CARDS.good) => {
    const { manageUrl } = expectOk(await site().reserve(location(at), await request(at, number)))
    const manageToken = manageUrl.slice(manage.length)
    const { reservation } = expectOk(await fixture.engine.find(manageToken))
    const shown = async () => (await host(at).find(date, reservation.id)).money
    const told = async () => expectOk(await site().find(manageToken)).payment?.state
    return { id: reservation.id, manageToken, shown, told }
  }
  const missed = async (number?: string) => {
    const visit = await booked('vouched', number)
    clock('19:30')
    expectOk(await host('vouched').act(date, visit.id, 'no_show'))
    return visit
  }
  const host = (at: Kind) => hostAt(fixture.engine, at)
  const subject = async (at: Kind, id: string) => {
    const { seen } = await host(at).find(date, id)
    return { ...host(at).at, id, seen }
  }
  const charge = async (id: string, amount = AMOUNT) =>
    fixture.engine.host.chargeCard(await subject('vouched', id), amount)

  /** One turn of the post: payment jobs are done at the bank, mails are kept here. */
  const turn = (payments: PaymentProvider | null = bank) =>
    fixture.engine.outbox.deliver({
      deliver: async (letter) =>
        isPaymentJob(letter) ? runPaymentJob(letter, fixture.engine, payments) : written(letter),
      retryPolicyOf: retryPolicyFor,
      onError: () => {},
      random: () => 0.5,
    })
  const written = (letter: OutboxMessage) =>
    sendGuestMail(letter, {
      ...{
        engine: fixture.engine,
        provider: site(),
        group: async () => 'Saltwood',
        words: async () => NO_WORDS,
        look: async () => REFERENCE_PLAIN_LOOK,
      },
      placeOf: async () => ({
        ...{ uid: 'burrard', title: 'Saltwood Burrard', address: [], phone: '6045550101' },
        ...{ email: null, mapUrl: null },
      }),
      mail: {
        leaves: true,
        sender: { name: 'Saltwood', address: 'no-reply@saltwood.example' },
        send: async (mail) => {
          mails.push(mail)
          return { ok: true, value: 'sent' }
        },
      },
      site: 'https://saltwood.example',
    })
  const dead = async (at: Kind) =>
    (
      await fixture.engine.outbox.list({ states: ['dead'], scope: messagesAt(at), limit: 20 })
    ).filter(({ createdAt }) => createdAt >= begun)
  const cards = (at: Kind) =>
    fixture.store.all<{ state: string; held: string; last4: string | null; card: string | null }>(
      `SELECT p.state, t.state AS held, p.last4, p.card FROM payments p
       JOIN test_payments t ON t.id = p.id
       JOIN reservations r ON r.id = p.reservation_id
       WHERE p.location_id = $1 AND r.service_day = $2`,
      [at, date],
    )

  describe('that a bank does not pay after all', () => {
    /** As where the card’s bank takes its promise back before the capture. */
    const broken = async () => {
      const visit = await booked('deposit')
      const { paymentReference } = await host('deposit').find(date, visit.id)
      const reference = paymentReference ?? ''
      const money = { amount: AMOUNT, currency: 'CAD', multiplier: 100 }
      const payment = { id: reference.slice('test_'.length), reference, money, description: '' }
      expectOk(await bank.cancel({ ...payment, kind: 'charge' }))
      await turn()
      return visit
    }

    test('reads as failed to staff and guest, at once, and the booking stands', async () => {
      const mark = await fixture.engine.host.dayVersion('deposit', date)
      const { id, shown, told, manageToken } = await broken()
      expect(await shown()).toMatchObject({ state: 'failed', amount: AMOUNT })
      expect(await told()).toBe('failed')
      expect(await fixture.engine.host.dayVersion('deposit', date)).not.toBe(mark)
      expect((await host('deposit').find(date, id)).state).toBe('booked')
      expect(await dead('deposit')).toMatchObject([
        { kind: 'payment_capture', error: 'the card’s bank has withdrawn its approval' },
      ])
      // There is nothing to give back.
      expect(expectOk(await site().cancel(manageToken)).payment?.state).toBe('failed')
    })

    test('is asked for again by the staff, in a mail, once', async () => {
      const { id } = await broken()
      mails.length = 0
      expectOk(await fixture.engine.host.askForPayment(await subject('deposit', id)))
      await turn()
      expect(mails).toHaveLength(1)
      expect(mails[0]?.subject).toContain('Payment problem')
      for (const body of [mails[0]?.text, mails[0]?.html]) {
        expect(body).toContain('Your payment did not go through')
        expect(body).toContain('Please call us to pay another way')
      }
      expect(await fixture.engine.host.askForPayment(await subject('deposit', id))).toMatchObject({
        code: 'already_asked',
      })
      const { acts } = await host('deposit').find(date, id)
      expect(acts.map(({ act, detail }) => [act, detail])).toEqual([['ask', '$30.00']])
    })

    test('is not asked for where it is paid, and the staff may cancel without a word on money', async () => {
      const paid = await booked('deposit')
      await turn()
      expect(
        await fixture.engine.host.askForPayment(await subject('deposit', paid.id)),
      ).toMatchObject({
        code: 'money_differs',
      })
      date = addDays(date, 1)
      const { id, told } = await broken()
      expectOk(await fixture.engine.host.act(await subject('deposit', id), 'cancel'))
      expect(await told()).toBe('failed')
    })

    test('is paid where it turns out so when the staff try again', async () => {
      const { told } = await broken()
      const [letter] = await dead('deposit')
      const paid = async () => ({
        ok: true as const,
        value: { state: 'paid' as const, refunded: 0 },
      })
      expect(await fixture.engine.outbox.retry(letter?.key ?? '', null)).toBe(true)
      await turn({ ...bank, capture: paid })
      expect(await told()).toBe('paid')
    })
  })

  describe('while the bank is silent', () => {
    test('is tried for days, reads as failed then, and is taken when the staff try again', async () => {
      const { told } = await booked('deposit')
      const down = { ...bank, capture: silent }
      for (; now < begun + 4 * DAY; now += 4 * HOUR) await turn(down)
      expect(await dead('deposit')).toEqual([])
      expect(await told()).toBe('paid')
      for (; now < begun + 8 * DAY; now += 4 * HOUR) await turn(down)
      const [letter] = await dead('deposit')
      expect(letter).toMatchObject({ kind: 'payment_capture', state: 'dead' })
      expect(await told()).toBe('failed')
      expect(await fixture.engine.outbox.retry(letter?.key ?? '', null)).toBe(true)
      await turn()
      expect(await told()).toBe('paid')
    })

    /** A guest whose bank asks, who never comes back. */
    const asked = async () => {
      const answer = await site().reserve(location('deposit'), await request('deposit', CARDS.asks))
      expect(answer).toMatchObject({ code: 'card_action_required' })
    }
    const open = () =>
      fixture.store.all<{ state: string; request: string | null }>(
        `SELECT state, request FROM payments WHERE created_at >= $1 AND location_id = 'deposit'
         ORDER BY created_at`,
        [begun],
      )
    const isFree = async () =>
      expectOk(
        await site().availability(location('deposit'), {
          ...{ at: `${date}T19:00`, party: 2, visitor: { token: null, address: null } },
        }),
      ).times.some(({ time }) => time === `${date}T19:00`)

    test.each([
      ['does not answer', { find: silent }],
      [
        'answers nonsense',
        {
          find: async () => {
            throw new Error('nonsense')
          },
        },
      ],
    ])(
      'an open payment whose vendor %s is given up after a day, and what its bank allows later goes back',
      async (_how, fault) => {
        date = addDays(date, 3)
        await asked()
        const vendor = { ...bank, ...fault }
        const settle = () => settleStalePayments(fixture.engine, vendor).catch(() => {})
        now += 23 * HOUR
        await settle()
        expect(await open()).toMatchObject([{ state: 'open' }])
        expect(await isFree()).toBe(false)
        now += 2 * HOUR
        await settle()
        expect(await isFree()).toBe(true)
        expect(await open()).toEqual([{ state: 'returning', request: null }])
        await turn({ ...bank, cancel: silent })
        // Its owner says yes at last: the bank is told that nobody wants it any more.
        await fixture.store.run(
          `UPDATE test_payments SET state = 'authorised' WHERE state = 'question'`,
        )
        now += HOUR
        await turn()
        expect(await open()).toMatchObject([{ state: 'returned' }])
        const held =
          await fixture.store.all(`SELECT id FROM test_payments WHERE state = 'authorised'
          AND id IN (SELECT id FROM payments WHERE reservation_id IS NULL)`)
        expect(held).toEqual([])
      },
    )

    test('one that its vendor does not know any more counts as cancelled', async () => {
      await asked()
      now += 16 * MINUTE
      await settleStalePayments(fixture.engine, { ...bank, find: unknown })
      expect(await isFree()).toBe(true)
      expect(await open()).toEqual([{ state: 'returning', request: null }])
      await turn({ ...bank, cancel: unknown })
      expect(await open()).toMatchObject([{ state: 'returned' }])
    })

    test('a refund that its vendor does not know is the staff’s to find out', async () => {
      const { manageToken } = await booked('deposit')
      await turn()
      expectOk(await site().cancel(manageToken))
      await turn({ ...bank, cancel: unknown })
      expect(await dead('deposit')).toMatchObject([
        { kind: 'payment_return', error: 'the payment service does not know this payment' },
      ])
    })
  })

  describe('of a kept card', () => {
    test('that was declined is charged when the staff try again, as another charge', async () => {
      const { id, told } = await missed(CARDS.late)
      expectOk(await charge(id))
      await turn()
      expect(await told()).toBe('declined')
      expectOk(await charge(id, 2_000))
      await turn()
      expect(await told()).toBe('declined')
      // Their bank has had a change of heart.
      await fixture.store.run(`UPDATE test_payments SET card = 'good' WHERE card = 'late'`)
      expectOk(await charge(id, 2_000))
      expect(await charge(id, 2_000)).toMatchObject({ code: 'money_differs' })
      await turn()
      expect(await told()).toBe('charged')
      const moved = await fixture.store.all<{ amount: number; refused: string | null }>(
        `SELECT m.amount, m.refused FROM test_movements m JOIN payments p ON p.id = m.payment_id
         WHERE p.reservation_id = $1 ORDER BY m.id`,
        [id],
      )
      expect(moved.filter(({ refused }) => refused === null)).toEqual([
        { amount: 2_000, refused: null },
      ])
      expect(moved).toHaveLength(3)
    })

    test('its guest is written what was charged and why, once it was', async () => {
      const { id } = await missed()
      await turn()
      mails.length = 0
      expectOk(await charge(id))
      await turn({ ...bank, chargeHold: silent })
      expect(mails).toEqual([])
      now += HOUR
      await turn()
      await turn()
      expect(mails).toHaveLength(1)
      const [mail] = mails
      expect(mail).toMatchObject({ calendar: null })
      expect(mail?.subject).toMatch(/^Your card was charged: your table at Saltwood Burrard/)
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain('We had set a table aside for you, Ida, but nobody came.')
        expect(body).toContain('$30.00 was charged to the card ending in 4242')
        expect(body).toContain('If you think this is a mistake, please call us.')
      }
    })

    test('lets it go some days after a visit that went well, at the vendor too', async () => {
      const { id, shown } = await booked('vouched')
      clock('19:00')
      expectOk(await host('vouched').act(date, id, 'seat'))
      now += 7 * DAY
      await fixture.engine.sweep()
      expect(await shown()).toMatchObject({ state: 'kept' })
      now += 2 * HOUR
      expect((await fixture.engine.sweep()).cards).toBe(1)
      await turn()
      expect(await shown()).toMatchObject({ state: 'returned' })
      expect(await cards('vouched')).toMatchObject([{ held: 'cancelled' }])
      expect((await fixture.engine.sweep()).cards).toBe(0)
    })

    test('that was charged is let go, too, and stays charged; of a no-show it waits for the staff', async () => {
      const { id, told } = await missed()
      now += 8 * DAY
      await fixture.engine.sweep()
      expect(await told()).toBe('kept')
      expectOk(await charge(id))
      await turn()
      await fixture.engine.sweep()
      await turn()
      expect(await told()).toBe('charged')
      expect(await cards('vouched')).toMatchObject([{ state: 'charged', held: 'cancelled' }])
    })
  })

  describe('of a guest who cancels too late', () => {
    const cad = (amount: number) => ({ amount, currency: 'CAD', multiplier: 100 })
    const find = async (token: string) => expectOk(await site().find(token))

    test('is kept where they paid, and they were told how much', async () => {
      const { id, manageToken, told } = await booked('deposit')
      clock('18:30')
      const cost = { does: 'keep' as const, money: cad(AMOUNT) }
      expect(await find(manageToken)).toMatchObject({ lateCost: cost })
      for (const other of [
        undefined,
        null,
        { does: 'nothing' as const },
        { ...cost, money: cad(1) },
      ]) {
        expect(await site().cancel(manageToken, other)).toMatchObject({ code: 'past_cut_off' })
      }
      expect((await host('deposit').find(date, id)).state).toBe('booked')
      expectOk(await site().cancel(manageToken, cost))
      expectOk(await site().cancel(manageToken, cost))
      await turn()
      expect(await told()).toBe('forfeited')
      expect(mails.at(-1)?.text).toMatch(/Kept by the restaurant: +\$30\.00/)
    })

    test('may be charged to their kept card by the staff, with a mail, or is let go by itself', async () => {
      const { id, manageToken, told } = await booked('vouched')
      clock('18:30')
      expectOk(await site().cancel(manageToken, { does: 'charge', money: cad(AMOUNT) }))
      await turn()
      expect(await told()).toBe('kept')
      expect(mails.at(-1)?.text).toContain('Up to $30.00 may be charged for the late cancellation.')
      expectOk(await charge(id, 1_000))
      await turn()
      await turn()
      expect(await told()).toBe('charged')
      expect(mails.at(-1)?.text).toContain(
        'Your reservation was cancelled, Ida, after the deadline',
      )
      date = addDays(date, 1)
      clock('12:00')
      const other = await booked('vouched')
      clock('18:30')
      expectOk(await site().cancel(other.manageToken, { does: 'charge', money: cad(AMOUNT) }))
      now += 8 * DAY
      await fixture.engine.sweep()
      expect(await other.told()).toBe('returned')
    })

    test('is all given back in time, whatever they accept, and is nobody’s once they sit', async () => {
      const cost = { does: 'keep' as const, money: cad(AMOUNT) }
      const early = await booked('deposit')
      expectOk(await site().cancel(early.manageToken, cost))
      expect(await early.told()).toBe('returned')
      const { id, manageToken } = await booked('deposit')
      clock('18:45')
      expectOk(await host('deposit').act(date, id, 'seat'))
      expect((await find(manageToken)).lateCost).toBeNull()
      expect(await site().cancel(manageToken, cost)).toMatchObject({ code: 'past_cut_off' })
      clock('19:00')
      expect(await site().cancel(manageToken, cost)).toMatchObject({ code: 'past_cut_off' })
    })
  })

  test.each(['after two years', 'when its guest is erased'] as const)(
    'nothing of a card is kept %s',
    async (when) => {
      const paid = await booked('deposit')
      const gone = await missed()
      expectOk(await charge(gone.id))
      await turn()
      now += when === 'after two years' ? 800 * DAY : DAY
      if (when === 'after two years') await fixture.engine.sweep()
      else await fixture.engine.guests.erase({ email: `ida-${date}@example.com` }, everything)
      await turn()
      for (const at of ['vouched', 'deposit'] as const) {
        const [one] = await cards(at)
        expect(one).toMatchObject({ last4: null, card: null })
      }
      expect(await cards('vouched')).toMatchObject([{ held: 'cancelled' }])
      const letters = await fixture.store.all<{ recipient: string }>(
        `SELECT o.recipient FROM outbox o JOIN payments p ON o.payload LIKE '%' || p.id || '%'
         WHERE p.reservation_id IN ($1, $2)`,
        [gone.id, paid.id],
      )
      expect(letters.length).toBeGreaterThan(1)
      expect(new Set(letters.map(({ recipient }) => recipient))).toEqual(new Set(['Card']))
      expect(await gone.told()).toBe('charged')
    },
  )
})
