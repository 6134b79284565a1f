import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WEEKDAYS } from '#lib/time/weekdays.ts'
import { createServerClock } from '../flow/hold-clock.ts'
import { EMPTY_DETAILS } from '../flow/state.ts'
import { RESERVE_PAUSES } from './booking-calls.ts'
import { createClient } from './client.ts'

const standard = { kind: 'standard' } as const
const holdInput = {
  rid: 'burrard',
  people: 2,
  slot: '2026-11-20T19:00',
  seating: 'bar',
  booking: standard,
  addOns: [],
}
const reserveInput = {
  rid: 'burrard',
  token: 'hold-1',
  seating: 'bar',
  country: 'CA',
  details: {
    ...EMPTY_DETAILS,
    firstName: ' Ada ',
    lastName: 'Byron',
    phone: '(604) 555 0101',
    occasion: 'Birthday',
    request: 'By the window',
  },
  booking: standard,
  addOns: [],
}

type Reply = { status?: number; body?: unknown; text?: string; date?: string } | 'lost'

/** A client whose server gives these replies in turn, and what was sent to it. */
function against(...replies: Reply[]) {
  return withPasses([], ...replies)
}

/** The same, for a browser to which the bot check gives these passes in turn. */
function withPasses(passes: string[], ...replies: Reply[]) {
  const calls: { path: string; init: RequestInit; body: Record<string, unknown> }[] = []
  const waits: number[] = []
  const clock = createServerClock(() => 0)
  const client = createClient({
    clock,
    wait: async (ms) => {
      waits.push(ms)
    },
    pass: async () => passes.shift() ?? null,
    fetch: async (path, init = {}) => {
      calls.push({ path: String(path), init, body: JSON.parse(String(init.body ?? '{}')) })
      const reply = replies.shift() ?? 'lost'
      if (reply === 'lost') throw new TypeError('Failed to fetch')
      const headers = { date: reply.date ?? new Date(0).toUTCString() }
      const text = reply.text ?? JSON.stringify(reply.body ?? {})
      return new Response(text, { status: reply.status ?? 200, headers })
    },
  })
  return { client, calls, waits, clock }
}

const refusal = (code: string, fields?: unknown) => ({ error: { code, message: '', fields } })

describe('get-availability', () => {
  it('asks with rid, local startDateTime and partySize, and reads times and reasons', async () => {
    const times_available = [
      { time: '2026-11-20T19:00', availabilityType: ['Standard'], attribute: ['default', 'bar'] },
      { time: '2026-11-20T19:15', availabilityType: 'Experience', attribute: 'default' },
    ]
    const response = { times: [], times_available, no_availability_reasons: [] }
    const { client, calls } = against({ body: { response } })
    const answer = await client.search({ rid: 'burrard', slot: '2026-11-20T19:00', people: 2 })
    expect(calls[0]?.path).toBe('/api/opentable/get-availability')
    expect(calls[0]?.body).toEqual({
      rid: 'burrard',
      startDateTime: '2026-11-20T19:00',
      partySize: 2,
    })
    expect(answer).toEqual({
      ok: true,
      value: {
        reasons: [],
        offers: [
          {
            slot: '2026-11-20T19:00',
            standard: true,
            experience: false,
            seatings: ['default', 'bar'],
          },
          { slot: '2026-11-20T19:15', standard: false, experience: true, seatings: ['default'] },
        ],
      },
    })
  })

  it.each<Reply>([
    'lost',
    { status: 502, body: refusal('provider_unavailable') },
    { status: 503, body: refusal('busy') },
    { body: { response: { times_available: [{ time: 'soon' }] } } },
    { body: 'maintenance' },
  ])('is a problem with the form when it fails: %j', async (reply) => {
    const { client } = against(reply)
    const answer = await client.search({ rid: 'burrard', slot: '2026-11-20T19:00', people: 2 })
    expect(answer).toMatchObject({ ok: false, problem: 'generic' })
  })
})

describe('get-alternatives', () => {
  const input = { rid: 'burrard', slot: '2026-11-20T19:00', people: 2 }
  const response = {
    before: '2026-11-20T16:15',
    after: null,
    days: ['2026-11-21T19:00'],
    nearby: [{ uid: 'kitsilano', title: 'Kitsilano', time: '2026-11-20T18:45' }],
  }

  it('asks like the search, and reads what there is instead', async () => {
    const { client, calls } = against({ body: { response } })
    expect(await client.alternatives(input)).toEqual({ ...response, notifies: false })
    expect(calls[0]?.path).toBe('/api/opentable/get-alternatives')
    expect(calls[0]?.body).toMatchObject({ rid: 'burrard', startDateTime: input.slot })
  })

  it.each<Reply>([
    'lost',
    { status: 429, body: refusal('too_many_requests') },
    { body: { response: { ...response, days: ['soon'] } } },
  ])('is nothing when it fails: %j', async (reply) => {
    expect(await against(reply).client.alternatives(input)).toBeNull()
  })
})

describe('lock-availability', () => {
  it('sends the emitted fields: party_size as a string, month 1–12 (spec:api.lock)', async () => {
    const response = { expires_at: '1970-01-01T00:05:00', reservation_token: 'hold-1' }
    const { client, calls } = against({ body: { response } })
    expect(await client.hold(holdInput)).toEqual({
      ok: true,
      value: { token: 'hold-1', endsAt: 300_000 },
    })
    expect(calls[0]?.body).toEqual({
      restaurant_id: 'burrard',
      party_size: '2',
      date_time: '2026-11-20T19:00',
      reservation_attribute: 'bar',
      selected_date: { year: 2026, month: 11, day: 20 },
      selected_time: '19:00',
    })
  })

  it('brings what the restaurant asks of its guests', async () => {
    const response = { expires_at: null, reservation_token: 'hold-1', policies: ['Be on time.'] }
    const { client } = against({ body: { response } })
    const held = await client.hold(holdInput)
    expect(held).toMatchObject({ value: { token: 'hold-1', policies: ['Be on time.'] } })
  })

  it.each([
    [409, 'slot_taken', 'slot_taken'],
    [409, 'party_size', 'above_max_party_size'],
    [409, 'party_too_small', 'below_min_party_size'],
    [429, 'too_many_requests', 'too_many_requests'],
    [503, 'busy', 'generic'],
    [404, 'unknown_location', 'generic'],
    [500, 'internal', 'generic'],
  ])('refused with %i %s is %s', async (status, code, problem) => {
    const { client } = against({ status, body: refusal(code) })
    expect(await client.hold(holdInput)).toMatchObject({ ok: false, problem })
  })

  it('is asked for again when the answer was lost: a guest holds one table at a time', async () => {
    const { client, calls } = against('lost', {
      body: { response: { expires_at: null, reservation_token: 'hold-1' } },
    })
    expect(await client.hold(holdInput)).toMatchObject({ ok: true })
    expect(calls).toHaveLength(2)
  })
})

describe('reserve', () => {
  const booked = {
    success: true,
    response: { manage_reservation_url: '/my/reservations/t', confirmation_mailed: true },
  }

  it('sends its fields and reads the manage link (spec:api.reserve)', async () => {
    const { client, calls } = against({ body: booked })
    const answer = await client.reserve(reserveInput, false)
    expect(answer).toEqual({ ok: true, value: { manageUrl: '/my/reservations/t', mailed: true } })
    expect(calls[0]?.body).toEqual({
      restaurant_id: 'burrard',
      reservation_token: 'hold-1',
      first_name: 'Ada',
      last_name: 'Byron',
      email_address: '',
      phone_number: '604-555-0101',
      phone_country_code: 'CA',
      reservation_attribute: 'bar',
      special_request: 'Occasion: Birthday Special Request: By the window',
      restaurant_email_marketing_opt_in: false,
      is_third_party: false,
      add_ons: [],
    })
  })

  it('says until when the table is held after a refused card (spec:reservations.hold-expiry-format)', async () => {
    const refused = { success: false, paymentFailed: true }
    const until = (expires_at: string) => ({ body: { ...refused, response: { expires_at } } })
    const ask = (reply: Reply) => against(reply).client.reserve(reserveInput, false)
    const payment = { ok: false, problem: 'payment', fields: {} }
    expect(await ask(until('1970-01-01T00:04:00'))).toEqual({ ...payment, endsAt: 240_000 })
    expect(await ask(until('1969-12-31T23:59:00Z'))).toEqual({ ...payment, endsAt: 300_000 })
    expect(await ask({ body: { ...refused, response: {} } })).toEqual(payment)
  })

  it('repeats the same body until the outcome is known', async () => {
    const { client, calls, waits } = against(
      'lost',
      { status: 503, body: refusal('unavailable') },
      { status: 409, body: refusal('in_progress') },
      { body: booked },
    )
    expect(await client.reserve(reserveInput, false)).toMatchObject({ ok: true })
    expect(new Set(calls.map((call) => JSON.stringify(call.body))).size).toBe(1)
    // The server keys a try by its hold's token (spec:engine.idempotency) unless a header names another key.
    expect(calls.some(({ init }) => new Headers(init.headers).has('idempotency-key'))).toBe(false)
    expect(waits).toEqual(RESERVE_PAUSES.slice(0, 3))
  })

  it('says at once, in the server’s words, that the site takes no bookings for a while', async () => {
    const message = 'We are working on our website.'
    const body = { ...refusal('read_only'), error: { code: 'read_only', message } }
    const { client, calls } = against({ status: 503, body })
    expect(await client.reserve(reserveInput, false)).toMatchObject({ ok: false, said: message })
    expect(calls).toHaveLength(1)
  })

  it('says that the outcome is unknown when no answer comes at all', async () => {
    const { client, calls } = against()
    expect(await client.reserve(reserveInput, false)).toMatchObject({
      ok: false,
      problem: 'unknown_outcome',
    })
    expect(calls).toHaveLength(RESERVE_PAUSES.length + 1)
  })

  it.each<[string, Reply]>([
    ['a 200 whose body was cut', { text: '{"success":true,"resp' }],
    ['the page of a captive portal', { status: 403, text: '<!doctype html>' }],
  ])('asks again after %s, which tells nothing', async (_what, reply) => {
    const { client } = against(reply, { body: booked })
    expect(await client.reserve(reserveInput, false)).toMatchObject({ ok: true })
  })

  const turnedAway: [number, string, string][] = [
    [403, 'provider_forbids', 'not_bookable'],
    [429, 'too_many_requests', 'too_many_requests'],
    [403, 'forbidden', 'generic'],
    [404, 'unknown_location', 'generic'],
  ]
  it.each(turnedAway)('is over when the only try was turned away with %i %s', async (...reply) => {
    const [status, code, problem] = reply
    const { client, calls } = against({ status, body: refusal(code) })
    expect(await client.reserve(reserveInput, false)).toMatchObject({ ok: false, problem })
    expect(calls).toHaveLength(1)
  })

  it.each(turnedAway)('is in doubt when a lost try was followed by %i %s', async (status, code) => {
    const away = { status, body: refusal(code) }
    const unknown = { ok: false, problem: 'unknown_outcome' }
    const { client } = against('lost', away, away, away, away)
    expect(await client.reserve(reserveInput, false)).toMatchObject(unknown)
    const later = against(away, away, away, away, away)
    expect(await later.client.reserve(reserveInput, true)).toMatchObject(unknown)
    const decided = against('lost', away, { status: 409, body: refusal('hold_lost') })
    expect(await decided.client.reserve(reserveInput, false)).toMatchObject({
      problem: 'hold_lost',
    })
  })

  it.each([
    [200, { success: false, paymentFailed: true }, 'payment'],
    [200, { success: false, paymentFailed: false }, 'generic'],
    [409, refusal('hold_lost'), 'hold_lost'],
    [409, refusal('cancelled'), 'cancelled'],
    [409, { success: false, ...refusal('hold_lost') }, 'hold_lost'],
    [422, refusal('invalid', [{ path: 'rid', message: 'odd' }]), 'generic'],
    [409, refusal('overlapping_reservation'), 'overlapping'],
    [409, refusal('not_bookable'), 'not_bookable'],
    [422, refusal('email_refused', [{ path: 'email_address', message: 'is odd' }]), 'invalid'],
  ])('refused with %i %j is %s', async (status, body, problem) => {
    const { client } = against({ status, body })
    expect(await client.reserve(reserveInput, false)).toMatchObject({ ok: false, problem })
  })

  it('shows a refusal of the provider at its field', async () => {
    const fields = [
      { path: 'email_address', message: 'This domain takes no mail.' },
      { path: 'phone_number', message: 'must be a phone number' },
      { path: 'first_name', message: 'Too big: expected string to have <=80 characters' },
    ]
    const { client } = against({ status: 422, body: refusal('invalid', fields) })
    expect(await client.reserve(reserveInput, false)).toEqual({
      ok: false,
      problem: 'invalid',
      fields: {
        email: 'This domain takes no mail.',
        phone: 'The Phone field must be a phone number.',
        firstName: 'The First name field is not valid.',
      },
    })
  })

  it.each([
    ['is required', 'The First name field is required.'],
    ['must be text', 'The First name field must be text.'],
    ['must be a valid email', 'The First name field must be a valid email.'],
    ['must be a phone number', 'The First name field must be a phone number.'],
    ['is too long', 'The First name field is too long.'],
    ['is not valid', 'The First name field is not valid.'],
    [
      'must not contain control characters',
      'The First name field must not contain control characters.',
    ],
    ['must have at most 80 characters', 'The First name field must have at most 80 characters.'],
  ])('makes a sentence of “%s”', async (message, firstName) => {
    const fields = [{ path: 'first_name', message }]
    const { client } = against({ status: 422, body: refusal('invalid', fields) })
    expect(await client.reserve(reserveInput, false)).toMatchObject({ fields: { firstName } })
  })
})

describe('a card', () => {
  const ada = {
    ...{ name: ' Ada Byron ', number: '4242 4242 4242 4242', expiry: '12 / 29' },
    ...{ cvc: '123', zip: ' V6B 1A1 ' },
  }

  it('is traded for a token: no spaces, a year of two digits (spec:api.card-tokens)', async () => {
    const response = { id: 'tok_1', card: { last4: '4242' } }
    const { client, calls } = against({ body: { success: true, response } })
    expect(await client.tokenise(ada)).toEqual({
      ok: true,
      value: { token: 'tok_1', last4: '4242' },
    })
    expect(calls[0]?.path).toBe('/api/stripe/get-card-tokens')
    expect(calls[0]?.body).toEqual({
      name_on_card: 'Ada Byron',
      card_number: '4242424242424242',
      card_month: '12',
      card_year: '29',
      card_cvc: '123',
      zip_code: 'V6B 1A1',
    })
  })

  it.each<Reply>([
    'lost',
    { body: { success: false, ...refusal('card_refused') } },
    { status: 422, body: refusal('invalid', [{ path: 'card_number', message: 'odd' }]) },
    { status: 429, body: refusal('too_many_requests') },
    { body: { success: true, response: { id: 'tok_1' } } },
  ])('whose token call fails is a payment problem: %j', async (reply) => {
    const answer = await against(reply).client.tokenise(ada)
    expect(answer).toEqual({ ok: false, problem: 'payment', fields: {} })
  })

  it('goes into the booking as a token and four digits, and nothing else of it (spec:api.credit-card)', async () => {
    const { client, calls } = against({ body: { success: true } })
    const card = { token: 'tok_1', last4: '4242' }
    const details = { ...reserveInput.details, card }
    await client.reserve({ ...reserveInput, details }, false)
    expect(calls[0]?.body).toMatchObject({ credit_card: { token: 'tok_1', last4: '4242' } })
  })

  it('is not sent again after its bank’s question: the server knows it, and what came of it', async () => {
    const { client, calls } = against({ body: { success: true } })
    const card = { token: 'tok_1', last4: '4242' }
    const details = { ...reserveInput.details, card, asked: true as const }
    await client.reserve({ ...reserveInput, details }, false)
    expect(calls[0]?.body).not.toHaveProperty('credit_card')
    expect(calls[0]?.body).not.toHaveProperty('asked')
  })

  it.each([
    ['https://bank.example/ask', 'https://bank.example/ask'],
    [null, null],
    [undefined, null],
  ])('whose bank asks is neither booked nor refused: %s', async (redirect_url, redirectUrl) => {
    const response = { requires_action: { client_secret: 'pi_secret', redirect_url } }
    const { client, calls } = against({
      body: { success: false, paymentFailed: false, response },
    })
    expect(await client.reserve(reserveInput, false)).toEqual({
      ok: false,
      question: { clientSecret: 'pi_secret', redirectUrl },
    })
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['hold', { setup_intent: 'seti_1' }],
    ['payment', { payment_intent: 'seti_1' }],
  ] as const)(
    'of another account is answered there, and the %s goes with it',
    async (kind, intent) => {
      const response = {
        requires_action: {
          ...{ client_secret: 'secret', redirect_url: null, kind },
          ...{ payment_method: 'pm_1', connected_account: 'pk_theirs' },
        },
      }
      const asking = against({ body: { success: false, paymentFailed: false, response } })
      expect(await asking.client.reserve(reserveInput, false)).toMatchObject({
        question: { connected: { account: 'pk_theirs', paymentMethod: 'pm_1', kind } },
      })
      const answered = { kind, paymentMethod: 'pm_1', intent: 'seti_1' }
      const card = { token: 'tok_1', last4: '4242', answered }
      const { client, calls } = against({ body: { success: true } })
      const details = { ...reserveInput.details, card }
      await client.reserve({ ...reserveInput, details }, false)
      expect(calls[0]?.body).toMatchObject({
        credit_card: { token: 'tok_1', last4: '4242', payment_method: 'pm_1', ...intent },
      })
    },
  )

  it('that is wanted is named where the booking came without one', async () => {
    const { client } = against({ status: 409, body: refusal('card_required') })
    expect(await client.reserve(reserveInput, false)).toMatchObject({ problem: 'card_required' })
  })

  it('is asked of a held table with its price and its policy, to the cent', async () => {
    const amount = { min_unit_amount: 44_520, multiplier: 100, currency: 'CAD' }
    const payment = { kind: 'charge', amount, policy: ['Given back until two days before.'] }
    const response = { expires_at: null, reservation_token: 'hold-1', payment }
    const { client } = against({ body: { response } })
    expect(await client.hold(holdInput)).toMatchObject({
      value: {
        payment: {
          kind: 'charge',
          money: { amount: 44_520, multiplier: 100, currency: 'CAD' },
          policy: ['Given back until two days before.'],
        },
      },
    })
  })
})

describe('what the form must know', () => {
  const body = {
    ...{ uid: 'burrard', rid: 'burrard', provider: 'house', timeZone: 'America/Vancouver' },
    utcOffsets: [[0, -420]],
    ...{ serverTime: '2026-11-20T20:00:00.250Z', today: '2026-11-20', lastDay: '2027-02-18' },
    ...{ lastTime: '23:30', requestAsTyped: true, botCheck: true },
    ...{ closedDays: ['2026-12-25'], minParty: 1, maxParty: 12, emailRequired: true },
    ...{ noteLength: 75, cardMode: 'none', country: 'CA' },
    hours: {
      weekly: Object.fromEntries(
        WEEKDAYS.map((day) => [day, [{ opens: '17:00', closes: '23:00' }]]),
      ),
      ...{ holidays: [{ date: '2026-12-24', spans: [] }], closure: null },
    },
    terms: {
      ...{ service: 'OpenTable', logo: '/opentable.svg' },
      ...{ termsUrl: 'https://a.example', privacyUrl: 'https://b.example' },
    },
  }

  it('is read from the location’s booking rules, with the server’s clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { client, clock } = against({ body })
    expect(await client.info('burrard')).toEqual({
      ok: true,
      value: {
        ...{ uid: 'burrard', rid: 'burrard', country: 'CA', emailRequired: true },
        ...{ requestAsTyped: true, botCheck: true },
        ...{ requestLimit: 75, serverTime: Date.UTC(2026, 10, 20, 20) + 250 },
        ...{ terms: body.terms, cards: null },
        calendar: {
          utcOffsets: [[0, -420]],
          lastDate: '2027-02-18',
          lastTime: '23:30',
          closedDates: ['2026-12-25'],
          hours: body.hours,
        },
      },
    })
    expect(clock.now()).toBe(Date.UTC(2026, 10, 20, 20) + 250)
  })
})

describe('how a card is given', () => {
  const known = {
    ...{ uid: 'burrard', rid: 'burrard', utcOffsets: [[0, -420]] },
    ...{ serverTime: '2026-11-20T20:00:00Z', lastDay: '2027-02-18' },
  }
  const card = { publishable_key: 'pk_test_1', script_url: 'https://js.stripe.com/v3/' }
  it.each([
    [{ cardMode: 'none', card: null }, null],
    [{ cardMode: 'test', card: null }, { mode: 'test' }],
    [{ cardMode: 'form', card: null }, { mode: 'form' }],
    [
      { cardMode: 'elements', card },
      { mode: 'elements', publishableKey: 'pk_test_1', scriptUrl: 'https://js.stripe.com/v3/' },
    ],
    [{ cardMode: 'elements', card: null }, null],
    [{}, null],
  ])('%j', async (told, cards) => {
    const { client } = against({ body: { ...known, ...told } })
    expect(await client.info('burrard')).toMatchObject({ ok: true, value: { cards } })
  })
})

describe('the length of a special request', () => {
  it('is what every booking takes where the provider names no limit', async () => {
    const { client } = against({
      body: {
        ...{ uid: 'burrard', rid: 'burrard', utcOffsets: [[0, -420]], noteLength: null },
        ...{ serverTime: '2026-11-20T20:00:00Z', lastDay: '2027-02-18' },
      },
    })
    expect(await client.info('burrard')).toMatchObject({
      value: { requestLimit: 1000, terms: null },
    })
  })
})

describe('the rest', () => {
  it('releases with keepalive and never fails', () => {
    const { client, calls } = against('lost')
    client.release('burrard', 'hold-1')
    expect(calls[0]?.init.keepalive).toBe(true)
    expect(calls[0]?.body).toEqual({ restaurant_id: 'burrard', reservation_token: 'hold-1' })
  })

  it('follows the server’s clock when an answer shows that it is off', async () => {
    const { client, clock } = against({ date: 'Fri, 20 Nov 2026 12:00:00 GMT' })
    await client.search({ rid: 'burrard', slot: '2026-11-20T19:00', people: 2 })
    expect(clock.now()).toBe(Date.UTC(2026, 10, 20, 12) + 500)
  })

  it('says why there is nothing to know of a restaurant', async () => {
    vi.useFakeTimers({ now: 0 })
    const { client } = against({ status: 404, body: refusal('unknown_location') }, 'lost')
    expect(await client.info('nowhere')).toEqual({ ok: false, code: 'unknown_location' })
    expect(await client.info('nowhere')).toEqual({ ok: false, code: 'unreachable' })
    vi.useRealTimers()
  })
})

describe('the bot check', () => {
  const wanted: Reply = { status: 403, body: refusal('bot_check') }
  const response = { expires_at: null, reservation_token: 'hold-1' }
  const booked = { success: true, response: { manage_reservation_url: '/my/reservations/t' } }
  const passOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('x-form-pass')

  it('is not asked for where the server does not want it: the wire is as it is', async () => {
    const { client, calls } = withPasses(['pass-1'], { body: { response } }, { body: booked })
    await client.hold(holdInput)
    await client.reserve(reserveInput, false)
    expect(calls.map(passOf)).toEqual([null, null])
  })

  it('lets a hold pass that the server wants vouched for', async () => {
    const { client, calls } = withPasses(['pass-1'], wanted, { body: { response } })
    expect(await client.hold(holdInput)).toMatchObject({ ok: true, value: { token: 'hold-1' } })
    expect(calls.map(passOf)).toEqual([null, 'pass-1'])
    expect(calls[1]?.body).toEqual(calls[0]?.body)
  })

  it('lets a booking pass, with a pass of its own for each try', async () => {
    const replies: Reply[] = [wanted, 'lost', wanted, { body: booked }]
    const { client, calls } = withPasses(['pass-1', 'pass-2'], ...replies)
    expect(await client.reserve(reserveInput, false)).toMatchObject({ ok: true })
    expect(calls.map(passOf)).toEqual([null, 'pass-1', null, 'pass-2'])
  })

  it('that has no pass for this browser leads to the restaurant', async () => {
    const { client, calls } = withPasses([], wanted, wanted)
    const failed = { ok: false, problem: 'generic' }
    expect(await client.hold(holdInput)).toMatchObject(failed)
    expect(await client.reserve(reserveInput, false)).toMatchObject(failed)
    expect(calls).toHaveLength(2)
  })
})

it('a guest who has too many tables is told to call, and a 429 says when to try again', async () => {
  const many = against({ status: 409, body: refusal('too_many_bookings') }).client
  expect(await many.reserve(reserveInput, false)).toMatchObject({ problem: 'too_many_bookings' })
  const said = 'Too many attempts in a short time. Please try again in 4 minutes.'
  const body = { error: { code: 'too_many_requests', message: said } }
  const problem = 'too_many_requests'
  const busy = () => against({ status: 429, body }).client
  const { rid, slot, people } = holdInput
  expect(await busy().search({ rid, slot, people })).toMatchObject({ problem, said })
  expect(await busy().hold(holdInput)).toMatchObject({ problem, said })
  expect(await busy().reserve(reserveInput, false)).toMatchObject({ problem, said })
  expect(await busy().notify(holdInput, 'ada@example.com')).toEqual({ said })
})
