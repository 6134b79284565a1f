import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Ok, Result } from '#lib/result.ts'
import { addDays } from '#lib/time.ts'
import type { BookingProvider, Lock, ReserveRequest } from '../contract.ts'
import { createOpenTable } from './adapter.ts'
import { type CallName, type Mishap, type Simulator, startSimulator } from './simulator.ts'

const burrard = { id: '7', uid: 'burrard', openTableRID: '264001', timeZone: 'America/Vancouver' }
const at = `${addDays(new Date().toISOString().slice(0, 10), 10)}T19:00`
const ida = {
  firstName: 'Ida',
  lastName: 'Marsh',
  email: 'ida@example.com',
  phone: '+16045550123',
  specialRequest: 'Occasion: Birthday',
  marketingOptIn: false,
}
const MINUTE = 60_000
const down = { ok: false, code: 'provider_unavailable' }
/** Longest wait for the answer to a question, ms. */
const PATIENCE = 29_000

let simulator: Simulator
let clock: number
let lines: string[]
let provider: BookingProvider

beforeEach(async () => {
  clock = Date.now()
  lines = []
  simulator = await startSimulator({ now: () => clock })
  provider = connected()
})
afterEach(async () => {
  vi.useRealTimers()
  await simulator.stop()
})

/** An instance of the site, which shares nothing with the others but OpenTable and the secret. */
function connected(): BookingProvider {
  return createOpenTable({
    account: simulator.account,
    secret: 'a secret of at least 32 characters, for tests',
    manageUrl: (token) => `https://saltwood.example/my/reservations/${token}`,
    log: (line) => lines.push(line),
    timeouts: { token: 30_000, ask: PATIENCE, lock: 30_000, reserve: 30_000 },
  })
}

const someone = () => ({ token: crypto.randomUUID(), address: null })
const search = (from = provider) => from.availability(burrard, { at, party: 2, visitor: someone() })
const lock = (from = provider) =>
  from.lock(burrard, { at, party: 2, attribute: 'default', experience: null, visitor: someone() })
const reserve = (held: Lock, change: Partial<ReserveRequest> = {}, from = provider) => {
  const plain = { token: held.token, guest: ida, experience: null, addOns: [], card: null }
  return from.reserve(burrard, { ...plain, idempotencyKey: null, ...change })
}
const value = <T>(result: Result<T>): T => {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
const tokenOf = ({ manageUrl }: { manageUrl: string }) => manageUrl.split('/').at(-1) ?? ''
const calls = (name: CallName) => simulator.received.filter(({ call }) => call === name)
/** Lets the wait for each of so many questions come to its end, once OpenTable has it. */
function runOutOfPatience(times: number): Promise<void> {
  const waits: AbortController[] = []
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== PATIENCE) return timeout.call(AbortSignal, ms)
    const wait = new AbortController()
    waits.push(wait)
    return wait.signal
  })
  onTestFinished(() => void vi.mocked(AbortSignal.timeout).mockRestore())
  const run = async () => {
    for (let n = 1; n <= times; n++) {
      await expect.poll(() => calls('search')).toHaveLength(n)
      waits[n - 1]?.abort(new DOMException('The time is up', 'TimeoutError'))
    }
  }
  return run()
}
const fault = (status: number, message: string, details = {}): Mishap => ({
  ...{ kind: 'status', status, message, details },
})
/** Tables at `default` that somebody else could still lock: there are two. */
async function tablesLeft(): Promise<number> {
  const taken = [await lock(), await lock(), await lock()].filter(({ ok }) => ok)
  return taken.length
}

describe('the token', () => {
  test('is fetched once for many calls, at once or later, and kept until it ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await Promise.all([search(), search(), search()])
    await search()
    expect(calls('token')).toHaveLength(1)
    vi.setSystemTime(Date.now() + 22 * 24 * 60 * MINUTE)
    await provider.experiences(burrard)
    expect(calls('token')).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * MINUTE)
    await provider.experiences(burrard)
    expect(calls('token')).toHaveLength(2)
  })

  test('is refreshed once on 401, and the call answered', async () => {
    await search()
    simulator.revokeTokens()
    const held = value(await lock())
    expect(calls('token')).toHaveLength(2)
    simulator.revokeTokens()
    value(await reserve(held))
    expect(calls('token')).toHaveLength(3)
  })

  test('that is refused again leaves the provider unavailable', async () => {
    simulator.script('search', fault(401, 'invalid_token'), 2)
    expect(await search()).toEqual(down)
    expect(calls('search')).toHaveLength(2)
    expect(calls('token')).toHaveLength(2)
  })

  test('that nobody gives leaves the provider unavailable, until somebody does', async () => {
    simulator.script('token', fault(400, 'invalid_client'))
    expect(await search()).toEqual(down)
    value(await search())
  })
})

describe('when OpenTable does not answer', () => {
  const mishaps: Mishap[] = [
    { kind: 'reset' },
    { kind: 'lost' },
    fault(500, 'Unexpected http status code received: GatewayTimeOut'),
    fault(503, 'Service Unavailable'),
  ]

  test.each(mishaps)('once, the question is asked again: %o', async (mishap) => {
    simulator.script('search', mishap)
    expect(value(await search()).times).not.toEqual([])
    expect(calls('search')).toHaveLength(2)
  })

  test.each(mishaps)('twice, the provider is unavailable: %o', async (mishap) => {
    simulator.script('search', mishap, 2)
    expect(await search()).toEqual(down)
    expect(calls('search')).toHaveLength(2)
  })

  test.each([
    ['once, the question is asked again', 1],
    ['twice, the provider is unavailable', 2],
  ])('for as long as it is waited for: %s', async (_, times) => {
    simulator.script('search', { kind: 'silence' }, times)
    const [found] = await Promise.all([search(), runOutOfPatience(times)])
    expect(found).toMatchObject(times === 1 ? { ok: true } : down)
    expect(calls('search')).toHaveLength(2)
  })

  test('slowly, it is waited for', async () => {
    simulator.script('search', { kind: 'slow', ms: 200 })
    expect(value(await search()).times).not.toEqual([])
    expect(calls('search')).toHaveLength(1)
  })

  test('with what is no JSON, that is no answer', async () => {
    simulator.script('search', { kind: 'garbage' })
    expect(await search()).toEqual(down)
  })

  test('a lock whose answer is lost is asked for again by the same id, and is one lock', async () => {
    simulator.script('lock', { kind: 'lost' })
    value(await lock())
    const ids = calls('lock').map(({ headers }) => headers['x-request-id'])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(await tablesLeft()).toBe(1)
  })

  test('a booking, and a lock, that a repeating line brings two times are one', async () => {
    simulator.script('lock', { kind: 'twice' })
    const held = value(await lock())
    simulator.script('make', { kind: 'twice' })
    const booking = value(await reserve(held))
    expect(value(await provider.find(tokenOf(booking))).status).toBe('booked')
    expect(await tablesLeft()).toBe(1)
  })

  test('a booking whose answer is lost is asked for again, and is one booking', async () => {
    const held = value(await lock())
    simulator.script('make', { kind: 'lost' })
    const booking = value(await reserve(held))
    expect(booking.status).toBe('booked')
    expect(new Set(calls('make').map(({ headers }) => headers['x-request-id'])).size).toBe(1)
    expect(await tablesLeft()).toBe(1)
  })

  test('a booking of unknown outcome can be tried again on any instance, and is one booking', async () => {
    const held = value(await lock())
    simulator.script('make', { kind: 'lost' }, 2)
    expect(await reserve(held)).toEqual(down)
    const first = value(await reserve(held, {}, connected()))
    expect(value(await reserve(held))).toEqual(first)
    expect(calls('make')).toHaveLength(4)
    expect(await tablesLeft()).toBe(1)
  })

  test.each<[string, Mishap]>([
    ['does not answer', { kind: 'reset' }],
    ['is at fault', fault(500, 'Unexpected')],
    ['knows nothing of it', fault(404, 'Not Found')],
  ])(
    'a booking that is asked for again is answered as it was made where OpenTable %s',
    async (_what, mishap) => {
      const held = value(await lock())
      const booking = value(await reserve(held))
      simulator.script('find', mishap, 2)
      expect(value(await reserve(held))).toEqual(booking)
      simulator.forgetScript()
      value(await provider.cancel(tokenOf(booking)))
      expect(await reserve(held)).toMatchObject({ ok: false, code: 'cancelled' })
    },
  )

  test('a booking that a 500 met was not made, and the next try makes it', async () => {
    const held = value(await lock())
    simulator.script('make', fault(500, 'Unexpected'), 2)
    expect(await reserve(held)).toEqual(down)
    value(await reserve(held))
    expect(await tablesLeft()).toBe(1)
  })

  test('a cancellation whose answer is lost is a cancellation', async () => {
    const booking = value(await reserve(value(await lock())))
    simulator.script('change', { kind: 'lost' }, 2)
    expect(await provider.cancel(tokenOf(booking))).toEqual(down)
    expect(value(await provider.cancel(tokenOf(booking))).status).toBe('cancelled')
    expect(await tablesLeft()).toBe(2)
  })

  test('a release that cannot be delivered says so', async () => {
    const held = value(await lock())
    simulator.script('release', fault(500, 'Unexpected'), 2)
    expect(await provider.release(burrard, held.token)).toEqual(down)
  })
})

describe('what OpenTable refuses', () => {
  test.each([
    [409, 'DinerHasOverlappingReservations', 'overlapping_reservation'],
    [409, 'SlotStatusError - CreditCardRequired', 'card_required'],
    [409, 'UserFraudStatusError', 'not_bookable'],
    [409, 'ReservationTransactionError - Restaurant not in Active state', 'not_bookable'],
    [409, 'SlotStatusError - NoTimesReasons: NotActive', 'not_bookable'],
    [400, 'ValidationError - PhoneRequired', 'phone_refused'],
    [400, 'ValidationError - NoCountryID', 'phone_refused'],
    [400, 'ValidationError - IllegalPhoneNumberLength', 'phone_refused'],
    [400, 'email_address should not be empty', 'email_refused'],
    [400, 'first_name should not be empty', 'name_refused'],
    [400, 'last_name should not be empty', 'name_refused'],
    [409, 'SlotStatusError - NoTimesReasons: AboveMaxPartySize', 'not_bookable'],
    [401, 'UNAUTHORIZED_PROVIDER', 'payment_failed'],
    [500, 'INTERNAL_ERROR', 'payment_failed'],
    [422, 'PAYMENT_VALIDATION_FAILED', 'payment_failed'],
    [403, 'ACCESS_DENIED', 'payment_failed'],
    [400, 'INVALID_PAYMENT_DATA', 'payment_failed'],
    [404, 'SlotNotAvailableError - Failed to obtain a valid slot lock ID', 'hold_lost'],
    [404, 'MissingResource - Resource not found Restaurant, ID = 214390', 'not_bookable'],
    [400, 'SlotStatusError - NoTimesReasons: NotFarEnoughInAdvance', 'hold_lost'],
    [400, 'restaurant_id should not be null', 'not_bookable'],
    [409, 'GeneralError - Failed to calculate points: OTAPI', 'not_bookable'],
    [403, 'Human intervention is needed to complete the request', 'not_bookable'],
    [403, 'Authorization token is required to access this resource', 'provider_forbids'],
    [401, 'invalid_token', 'provider_forbids'],
    [429, 'Too many requests', 'too_many_requests'],
    // The same lock that is over, as servers of this interface write it.
    [400, 'Invalid or expired reservation token', 'hold_lost'],
    [400, 'reservationToken is not valid', 'hold_lost'],
    [404, 'Slot lock not found', 'hold_lost'],
    [409, 'SLOT_LOCK_EXPIRED', 'hold_lost'],
    [400, 'The lock has expired', 'hold_lost'],
    [410, 'Gone', 'hold_lost'],
  ])('%i %s is `%s`, and the lock stands', async (status, message, code) => {
    const held = value(await lock())
    // A token that is refused, and a server that stumbles, are asked twice.
    const asked = status === 401 || status === 500 ? 2 : 1
    expect(code).not.toBe('provider_unavailable')
    simulator.script('make', fault(status, message), asked)
    expect(await reserve(held)).toMatchObject({ ok: false, code })
    expect(calls('make')).toHaveLength(asked)
    value(await reserve(held))
  })

  test('424 asks for 3-D Secure with what the browser needs for it; then the same goes through', async () => {
    const held = value(await lock())
    const card = { token: 'tok_visa', last4: '4242' }
    const details = {
      stripeToken: 'tok_visa',
      clientSecret: 'seti_1_secret_2',
      paymentMethod: 'pm_3',
      connectedAccountPk: 'pk_4',
    }
    simulator.script('make', fault(424, 'CreditCardTokenSCARequired', details))
    const cardAction = {
      redirectUrl: null,
      kind: 'hold',
      clientSecret: 'seti_1_secret_2',
      paymentMethod: 'pm_3',
      connectedAccount: 'pk_4',
    }
    const asked = { ok: false, code: 'card_action_required', detail: { cardAction } }
    expect(await reserve(held, { card })).toEqual(asked)
    value(await reserve(held, { card }))
    expect(calls('make').at(-1)?.body.credit_card).toEqual(card)
  })

  test.each([
    [409, 'SlotStatusError - NoTimesReasons: AboveMaxPartySize', 'party_size'],
    [409, 'SlotStatusError - NoTimesReasons: NotActive', 'not_bookable'],
    [400, 'party_size should not be null', 'party_size'],
    [400, 'date_time should not be null', 'slot_taken'],
    [409, 'SlotStatusError - InThePast', 'slot_taken'],
    [409, 'SlotStatusError - CreditCardRequired', 'card_required'],
    [400, 'MissingResource - Resource not found Restaurant, ID = 140608123', 'unknown_location'],
    [400, 'No availability found for the given parameters', 'slot_taken'],
    [429, 'Too many requests', 'too_many_requests'],
    [403, 'Permission denied', 'provider_unavailable'],
  ])('a lock with %i %s is `%s`', async (status, message, code) => {
    simulator.script('lock', fault(status, message))
    expect(await lock()).toMatchObject({ ok: false, code })
  })

  test.each([
    [409, 'CreditCardCutoff', 'past_cut_off'],
    [409, 'SlotStatusError - InThePast', 'past_cut_off'],
    [403, 'RedirectToHost', 'past_cut_off'],
    // As its tables say: the reservation has already passed.
    [404, 'MissingResource - Reservation details [RID = 264001, CONF_NUM = 53]', 'past_cut_off'],
  ])('a cancellation with %i %s is `%s`', async (status, message, code) => {
    const booking = value(await reserve(value(await lock())))
    simulator.script('change', fault(status, message))
    expect(await provider.cancel(tokenOf(booking))).toEqual({ ok: false, code })
  })

  test('a lock that ran out is lost', async () => {
    const held = value(await lock())
    clock += 5 * MINUTE
    expect(await reserve(held)).toEqual({ ok: false, code: 'hold_lost' })
    expect(await tablesLeft()).toBe(2)
  })

  test('an e-mail address of no known domain and a number too short stand at their fields', async () => {
    const held = value(await lock())
    const refused = async (change: Partial<typeof ida>) =>
      reserve(held, { guest: { ...ida, ...change } })
    const typo = await refused({ email: 'ida@opentable.con' })
    expect(typo).toEqual({ ok: false, code: 'email_refused' })
    expect(await refused({ phone: '+1604' })).toEqual({ ok: false, code: 'phone_refused' })
  })
})

describe('what OpenTable wants', () => {
  test('an e-mail address, and 75 characters at most', async () => {
    const rules = value(await provider.rules(burrard))
    expect(rules).toMatchObject({ emailRequired: true, noteLength: 75, maxParty: 20 })
    expect(rules.horizonDays).toBe(365)
    const held = value(await lock())
    const said = (change: object) => reserve(held, { guest: { ...ida, ...change } })
    expect(await said({ email: null })).toEqual({ ok: false, code: 'email_required' })
    const long = await said({ specialRequest: 'x'.repeat(76) })
    expect(long).toEqual({ ok: false, code: 'request_too_long' })
    expect(calls('make')).toEqual([])
    value(await said({ specialRequest: 'x'.repeat(75) }))
  })

  test('a request without an occasion as it was typed, which has all 75 characters (D-104)', async () => {
    const asked = async (specialRequest: string) => {
      const made = await reserve(value(await lock()), { guest: { ...ida, specialRequest } })
      return made.ok ? calls('make').at(-1)?.body.special_request : made.code
    }
    expect(await asked('Special Request: By the window')).toBe('By the window')
    const both = 'Occasion: Birthday Special Request: By the window'
    expect(await asked(both)).toBe(both)
    const later = new Date(Date.parse(`${at}Z`) + 120 * MINUTE).toISOString().slice(0, 16)
    const there = { at: later, party: 2, attribute: 'default', experience: null }
    const long = (length: number) => ({
      ...ida,
      specialRequest: `Special Request: ${'x'.repeat(length)}`,
    })
    const held = value(await provider.lock(burrard, { ...there, visitor: someone() }))
    expect(await reserve(held, { guest: long(76) })).toMatchObject({ code: 'request_too_long' })
    value(await reserve(held, { guest: long(75) }))
    expect(calls('make').at(-1)?.body.special_request).toBe('x'.repeat(75))
  })

  test('no times after 11:30 PM, as its certification verifies', async () => {
    expect(value(await provider.rules(burrard)).lastTime).toBe('23:30')
  })

  test('the guest as its interface names them', async () => {
    const guest = { ...ida, phone: '+14155550100', marketingOptIn: true }
    value(await reserve(value(await lock()), { guest }))
    expect(calls('make')[0]?.body).toMatchObject({
      first_name: 'Ida',
      last_name: 'Marsh',
      email_address: 'ida@example.com',
      phone: { number: '4155550100', country_code: 'US', phone_type: 'Mobile' },
      reservation_attribute: 'default',
      special_request: 'Occasion: Birthday',
      restaurant_email_marketing_opt_in: true,
      opentable_marketing_opt_in: false,
      sms_notifications_opt_in: false,
    })
  })

  test('a request id of its own on every write', async () => {
    const booking = value(await reserve(value(await lock())))
    value(await provider.modify(tokenOf(booking), value(await lock()).token))
    value(await provider.cancel(tokenOf(booking)))
    const writes = simulator.received.filter(({ call }) => /lock|make|change/.test(call))
    const ids = writes.map(({ headers }) => headers['x-request-id'])
    expect(ids).toHaveLength(5)
    expect(new Set(ids).size).toBe(5)
  })

  test('an experience by its number and version', async () => {
    const [tasting] = value(await provider.experiences(burrard))
    expect(tasting).toEqual({
      id: '508501',
      version: 3,
      name: 'Tasting menu',
      description: 'Seven courses from the coast',
      pricePerCover: { amount: 12500, currency: 'CAD', multiplier: 100 },
      pricePerParty: null,
      prepaymentRequired: false,
      addOns: [
        {
          id: '198a5320-78f8-4f52-9f02-dde5c66c7b46',
          name: 'Oysters to begin',
          description: 'Six, on ice',
          price: { amount: 2400, currency: 'CAD', multiplier: 100 },
          maxPerReservation: 4,
        },
      ],
    })
    const experience = { id: '508501', version: 3 }
    const visitor = someone()
    const asked = { at, party: 2, attribute: 'default', experience, visitor }
    const old = await provider.lock(burrard, {
      ...asked,
      experience: { ...experience, version: 2 },
    })
    expect(old).toEqual({ ok: false, code: 'unknown_experience' })
    const held = value(await provider.lock(burrard, asked))
    const guests = [{ id: 117333, count: 2 }]
    const plain = { id: 508501, version: 3, party_size_per_price_type: guests }
    expect(calls('lock')[0]?.body.experience).toEqual({ ...plain, add_ons: [] })
    expect(await reserve(held)).toEqual({ ok: false, code: 'unknown_experience' })
    const addOns = [{ id: '198a5320-78f8-4f52-9f02-dde5c66c7b46', quantity: 2 }]
    const booking = value(await reserve(held, { experience, addOns }))
    expect(calls('make')[0]?.body.experience).toEqual({
      ...plain,
      add_ons: [{ item_id: addOns[0]?.id, quantity: 2 }],
    })
    expect(booking.experience).toEqual({
      ...{ ...experience, name: 'Tasting menu' },
      addOns: [{ ...addOns[0], name: 'Oysters to begin' }],
      total: { amount: 34_419, currency: 'CAD', multiplier: 100 },
    })
    // OpenTable moves no experience: its booking stays what it is, and nothing is asked.
    const moved = await provider.modify(tokenOf(booking), value(await lock()).token)
    expect(moved).toEqual({ ok: false, code: 'unknown_experience' })
    expect(calls('change')).toEqual([])
    expect(value(await provider.find(tokenOf(booking)))).toEqual(booking)
  })

  test('the same experience with the lock as with the booking, add-ons included', async () => {
    const experience = { id: '508501', version: 3 }
    const addOns = [{ id: '198a5320-78f8-4f52-9f02-dde5c66c7b46', quantity: 2 }]
    const asked = { at, party: 2, attribute: 'default', experience, visitor: someone() }
    const held = value(await provider.lock(burrard, { ...asked, addOns }))
    value(await reserve(held, { experience, addOns }))
    expect(calls('lock')[0]?.body.experience).toMatchObject({
      add_ons: [{ item_id: addOns[0]?.id, quantity: 2 }],
    })
    expect(calls('lock')[0]?.body.experience).toEqual(calls('make')[0]?.body.experience)
    const strange = [{ id: 'nothing of it', quantity: 1 }]
    const refused = { ok: false, code: 'unknown_experience' }
    expect(await provider.lock(burrard, { ...asked, addOns: strange })).toEqual(refused)
    expect(calls('lock')).toHaveLength(1)
  })

  test('the request of a guest who moves', async () => {
    const booking = value(await reserve(value(await lock())))
    value(await provider.modify(tokenOf(booking), value(await lock()).token))
    expect(calls('change')[0]?.body.special_request).toBe('Occasion: Birthday')
  })

  test('an experience whose total cannot be had now, without one; names are needed', async () => {
    const experience = { id: '508501', version: 3 }
    const asked = { at, party: 2, attribute: 'default', experience, visitor: someone() }
    const held = value(await provider.lock(burrard, asked))
    simulator.script('experiences', { kind: 'reset' }, 2)
    expect(await reserve(held, { experience })).toEqual(down)
    expect(calls('make')).toEqual([])
    simulator.script('total', { kind: 'reset' }, 2)
    const booking = value(await reserve(held, { experience }))
    expect(booking.experience).toMatchObject({ name: 'Tasting menu', addOns: [], total: null })
  })
})

describe('where OpenTable reads a list of kinds of table as the name of one', () => {
  beforeEach(async () => {
    await simulator.stop()
    simulator = await startSimulator({ now: () => clock, oneKind: true })
    provider = connected()
  })
  const asked = () =>
    simulator.received
      .filter(({ call }) => call === 'search')
      .map(({ query }) => query.get('require_attributes'))

  test('times that come back without a table are asked for once more, for ordinary ones alone', async () => {
    const { times, reasons } = value(await search())
    expect(times.map(({ time }) => time)).toContain(at)
    for (const { attributes } of times) expect(attributes).toEqual(['default'])
    expect(reasons).toEqual([])
    expect(asked()).toEqual(['default,hightop,bar,counter,outdoor', 'default'])
    value(await reserve(value(await lock())))
  })

  test('where there are no times nobody asks again', async () => {
    const noon = `${at.slice(0, 10)}T12:00`
    const none = await provider.availability(burrard, { at: noon, party: 2, visitor: someone() })
    expect(value(none)).toEqual({ times: [], reasons: ['NoTimesExist'] })
    expect(asked()).toHaveLength(1)
  })
})

test('totals that are asked for at once ask for the list of experiences once', async () => {
  const experience = { id: '508501', version: 3 }
  const asked = () => provider.total(burrard, { experience, party: 2, addOns: [] })
  for (const told of await Promise.all([asked(), asked(), asked()])) value(told)
  expect(calls('experiences')).toHaveLength(1)
  value(await asked())
  expect(calls('experiences')).toHaveLength(2)
})

test('the total of an experience is what OpenTable says, to the cent', async () => {
  const experience = { id: '508501', version: 3 }
  const addOns = [{ id: '198a5320-78f8-4f52-9f02-dde5c66c7b46', quantity: 2 }]
  expect(value(await provider.total(burrard, { experience, party: 2, addOns }))).toEqual({
    ...{ currency: 'CAD', multiplier: 100, experience: 25_000, addOns: 4_800 },
    ...{ fees: 2_980, taxes: 1_639, tip: 0, total: 34_419, due: 0 },
  })
  simulator.script('total', { kind: 'reset' }, 2)
  expect(await provider.total(burrard, { experience, party: 2, addOns })).toEqual(down)
})

describe('policies of the restaurant', () => {
  test('come with the lock as plain paragraphs', async () => {
    expect(value(await lock()).policies).toEqual([
      'We have a 15 minute grace period.',
      'Please call us if you are running late.',
    ])
    const [asked] = simulator.received.filter(({ call }) => call === 'policies')
    expect(asked?.path).toBe(`/v2/booking-policies/264001/${at.replace('T', '/')}/2`)
  })

  test('that cannot be had cost nobody a table', async () => {
    simulator.script('policies', fault(404, 'Not Found'))
    expect(value(await lock()).policies).toEqual([])
  })
})

describe('tokens and logs', () => {
  test('a manage token cannot be made up: confirmation numbers are counted', async () => {
    const booking = value(await reserve(value(await lock())))
    const [mark, payload = '', signature] = tokenOf(booking).split('~')
    const named = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const other = { ...named, confirmation: String(Number(named.confirmation) - 1) }
    const forged = Buffer.from(JSON.stringify(other)).toString('base64url')
    const asked = simulator.received.length
    const refused = { ok: false, code: 'not_found' }
    expect(await provider.find(`${mark}~${forged}~${signature}`)).toEqual(refused)
    expect(await provider.cancel(`${mark}~${forged}~${signature}`)).toEqual(refused)
    expect(simulator.received).toHaveLength(asked)
  })

  test('a lock of one restaurant books nothing at another', async () => {
    const held = value(await lock())
    const other = { ...burrard, id: '8', uid: 'robson', openTableRID: '268549' }
    const plain = { guest: ida, experience: null, addOns: [], card: null, idempotencyKey: null }
    const lost = { ok: false, code: 'hold_lost' }
    expect(await provider.reserve(other, { ...plain, token: held.token })).toEqual(lost)
  })

  test('a failed call is one line with what, why and both ids, and nothing of the guest', async () => {
    const held = value(await lock())
    const guest = { ...ida, email: 'ida.marsh@opentable.con' }
    expect(await reserve(held, { guest })).toMatchObject({ code: 'email_refused' })
    simulator.script('make', { kind: 'reset' }, 2)
    expect(await reserve(held)).toEqual(down)
    simulator.script('find', { kind: 'reset' }, 2)
    const booking = value(await reserve(held))
    expect(await provider.find(tokenOf(booking))).toEqual(down)
    expect(lines[0]).toMatch(
      /^opentable make: email_refused, status 400, request [\w-]{36}, theirs [\w-]{36}$/,
    )
    expect(lines.length).toBeGreaterThan(4)
    const secrets = ['Ida', 'Marsh', 'opentable.con', '6045550123', 'Birthday', held.token]
    const told = [...secrets, 'eyJ', tokenOf(booking), booking.confirmation, 'Bearer', 'v2-']
    for (const secret of told) expect(lines.join('\n')).not.toContain(secret)
  })
})
