import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  at,
  burrard,
  connectTo,
  holdAt,
  ida,
  PATIENCE,
  reserveAt,
  someone,
  value,
} from '#tests/support/opentable-provider.ts'
import type { BookingProvider, Hold, ReserveRequest } from '../contract.ts'
import { type CallName, type InjectedFault, type Simulator, startSimulator } from './simulator.ts'

const MINUTE = 60_000
const down = { ok: false, code: 'provider_unavailable' }

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

const connected = () => connectTo(simulator, (line) => lines.push(line))
const search = (from = provider) => from.availability(burrard, { at, party: 2, visitor: someone() })
const hold = (from = provider) => holdAt(from)
const reserve = (held: Hold, change: Partial<ReserveRequest> = {}, from = provider) =>
  reserveAt(from, held, change)
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
const fault = (status: number, message: string, details = {}): InjectedFault => ({
  ...{ kind: 'status', status, message, details },
})
/** Tables at `default` that somebody else could still hold: there are two. */
async function tablesLeft(): Promise<number> {
  const taken = [await hold(), await hold(), await hold()].filter(({ ok }) => ok)
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
    const held = value(await hold())
    expect(calls('token')).toHaveLength(2)
    simulator.revokeTokens()
    value(await reserve(held))
    expect(calls('token')).toHaveLength(3)
  })

  test('that is refused again leaves the provider unavailable', async () => {
    simulator.injectFault('search', fault(401, 'invalid_token'), 2)
    expect(await search()).toEqual(down)
    expect(calls('search')).toHaveLength(2)
    expect(calls('token')).toHaveLength(2)
  })

  test('that nobody gives leaves the provider unavailable, until somebody does', async () => {
    simulator.injectFault('token', fault(400, 'invalid_client'))
    expect(await search()).toEqual(down)
    value(await search())
  })
})

describe('when OpenTable does not answer', () => {
  const mishaps: InjectedFault[] = [
    { kind: 'reset' },
    { kind: 'lost' },
    fault(500, 'Unexpected http status code received: GatewayTimeOut'),
    fault(503, 'Service Unavailable'),
  ]

  test.each(mishaps)('once, the question is asked again: %o', async (mishap) => {
    simulator.injectFault('search', mishap)
    expect(value(await search()).times).not.toEqual([])
    expect(calls('search')).toHaveLength(2)
  })

  test.each(mishaps)('twice, the provider is unavailable: %o', async (mishap) => {
    simulator.injectFault('search', mishap, 2)
    expect(await search()).toEqual(down)
    expect(calls('search')).toHaveLength(2)
  })

  test.each([
    ['once, the question is asked again', 1],
    ['twice, the provider is unavailable', 2],
  ])('for as long as it is waited for: %s', async (_, times) => {
    simulator.injectFault('search', { kind: 'silence' }, times)
    const [found] = await Promise.all([search(), runOutOfPatience(times)])
    expect(found).toMatchObject(times === 1 ? { ok: true } : down)
    expect(calls('search')).toHaveLength(2)
  })

  test('slowly, it is waited for', async () => {
    simulator.injectFault('search', { kind: 'slow', ms: 200 })
    expect(value(await search()).times).not.toEqual([])
    expect(calls('search')).toHaveLength(1)
  })

  test('with what is no JSON, that is no answer', async () => {
    simulator.injectFault('search', { kind: 'garbage' })
    expect(await search()).toEqual(down)
  })

  test('a hold whose answer is lost is asked for again by the same id, and is one lock', async () => {
    simulator.injectFault('lock', { kind: 'lost' })
    value(await hold())
    const ids = calls('lock').map(({ headers }) => headers['x-request-id'])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(await tablesLeft()).toBe(1)
  })

  test('a booking, and a hold, that a repeating line brings two times are one', async () => {
    simulator.injectFault('lock', { kind: 'twice' })
    const held = value(await hold())
    simulator.injectFault('make', { kind: 'twice' })
    const booking = value(await reserve(held))
    expect(value(await provider.find(tokenOf(booking))).status).toBe('booked')
    expect(await tablesLeft()).toBe(1)
  })

  test('a booking whose answer is lost is asked for again, and is one booking', async () => {
    const held = value(await hold())
    simulator.injectFault('make', { kind: 'lost' })
    const booking = value(await reserve(held))
    expect(booking.status).toBe('booked')
    expect(new Set(calls('make').map(({ headers }) => headers['x-request-id'])).size).toBe(1)
    expect(await tablesLeft()).toBe(1)
  })

  test('a booking of unknown outcome can be tried again on any instance, and is one booking', async () => {
    const held = value(await hold())
    simulator.injectFault('make', { kind: 'lost' }, 2)
    expect(await reserve(held)).toEqual(down)
    const first = value(await reserve(held, {}, connected()))
    expect(value(await reserve(held))).toEqual(first)
    expect(calls('make')).toHaveLength(4)
    expect(await tablesLeft()).toBe(1)
  })

  test.each<[string, InjectedFault]>([
    ['does not answer', { kind: 'reset' }],
    ['is at fault', fault(500, 'Unexpected')],
    ['knows nothing of it', fault(404, 'Not Found')],
  ])(
    'a booking that is asked for again is answered as it was made where OpenTable %s',
    async (_what, mishap) => {
      const held = value(await hold())
      const booking = value(await reserve(held))
      simulator.injectFault('find', mishap, 2)
      expect(value(await reserve(held))).toEqual(booking)
      simulator.clearFaults()
      value(await provider.cancel(tokenOf(booking)))
      expect(await reserve(held)).toMatchObject({ ok: false, code: 'cancelled' })
    },
  )

  test('a booking that a 500 met was not made, and the next try makes it', async () => {
    const held = value(await hold())
    simulator.injectFault('make', fault(500, 'Unexpected'), 2)
    expect(await reserve(held)).toEqual(down)
    value(await reserve(held))
    expect(await tablesLeft()).toBe(1)
  })

  test('a cancellation whose answer is lost is a cancellation', async () => {
    const booking = value(await reserve(value(await hold())))
    simulator.injectFault('change', { kind: 'lost' }, 2)
    expect(await provider.cancel(tokenOf(booking))).toEqual(down)
    expect(value(await provider.cancel(tokenOf(booking))).status).toBe('cancelled')
    expect(await tablesLeft()).toBe(2)
  })

  test('a release that cannot be delivered says so', async () => {
    const held = value(await hold())
    simulator.injectFault('release', fault(500, 'Unexpected'), 2)
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
    [409, 'SlotStatusError - NoTimesReasons: BelowMinPartySize', 'not_bookable'],
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
    // The same hold that is over, as servers of this interface write it.
    [400, 'Invalid or expired reservation token', 'hold_lost'],
    [400, 'reservationToken is not valid', 'hold_lost'],
    [404, 'Slot lock not found', 'hold_lost'],
    [409, 'SLOT_LOCK_EXPIRED', 'hold_lost'],
    [400, 'The lock has expired', 'hold_lost'],
    [410, 'Gone', 'hold_lost'],
  ])('%i %s is `%s`, and the hold stands', async (status, message, code) => {
    const held = value(await hold())
    // A token that is refused, and a server that stumbles, are asked twice.
    const asked = status === 401 || status === 500 ? 2 : 1
    expect(code).not.toBe('provider_unavailable')
    simulator.injectFault('make', fault(status, message), asked)
    expect(await reserve(held)).toMatchObject({ ok: false, code })
    expect(calls('make')).toHaveLength(asked)
    value(await reserve(held))
  })

  test('424 asks for 3-D Secure with what the browser needs for it; then the same goes through', async () => {
    const held = value(await hold())
    const card = { token: 'tok_visa', last4: '4242' }
    const details = {
      stripeToken: 'tok_visa',
      clientSecret: 'seti_1_secret_2',
      paymentMethod: 'pm_3',
      connectedAccountPk: 'pk_4',
    }
    simulator.injectFault('make', fault(424, 'CreditCardTokenSCARequired', details))
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
    [409, 'SlotStatusError - NoTimesReasons: BelowMinPartySize', 'party_too_small'],
    [409, 'SlotStatusError - NoTimesReasons: NotActive', 'not_bookable'],
    [400, 'party_size should not be null', 'party_size'],
    [400, 'date_time should not be null', 'slot_taken'],
    [409, 'SlotStatusError - InThePast', 'slot_taken'],
    [409, 'SlotStatusError - CreditCardRequired', 'card_required'],
    [400, 'MissingResource - Resource not found Restaurant, ID = 140608123', 'unknown_location'],
    [400, 'No availability found for the given parameters', 'slot_taken'],
    [429, 'Too many requests', 'too_many_requests'],
    [403, 'Permission denied', 'provider_unavailable'],
  ])('a hold with %i %s is `%s`', async (status, message, code) => {
    simulator.injectFault('lock', fault(status, message))
    expect(await hold()).toMatchObject({ ok: false, code })
  })

  test.each([
    [409, 'CreditCardCutoff', 'past_cut_off'],
    [409, 'SlotStatusError - InThePast', 'past_cut_off'],
    [403, 'RedirectToHost', 'past_cut_off'],
    // As its tables say: the reservation has already passed.
    [404, 'MissingResource - Reservation details [RID = 264001, CONF_NUM = 53]', 'past_cut_off'],
  ])('a cancellation with %i %s is `%s`', async (status, message, code) => {
    const booking = value(await reserve(value(await hold())))
    simulator.injectFault('change', fault(status, message))
    expect(await provider.cancel(tokenOf(booking))).toEqual({ ok: false, code })
  })

  test('a hold that ran out is lost', async () => {
    const held = value(await hold())
    clock += 5 * MINUTE
    expect(await reserve(held)).toEqual({ ok: false, code: 'hold_lost' })
    expect(await tablesLeft()).toBe(2)
  })

  test('an email address of no known domain and a number too short stand at their fields', async () => {
    const held = value(await hold())
    const refused = async (change: Partial<typeof ida>) =>
      reserve(held, { guest: { ...ida, ...change } })
    const typo = await refused({ email: 'ida@opentable.con' })
    expect(typo).toEqual({ ok: false, code: 'email_refused' })
    expect(await refused({ phone: '+1604' })).toEqual({ ok: false, code: 'phone_refused' })
  })
})

describe('tokens and logs', () => {
  test('a manage token cannot be made up: confirmation numbers are counted', async () => {
    const booking = value(await reserve(value(await hold())))
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

  test('a hold of one restaurant books nothing at another', async () => {
    const held = value(await hold())
    const other = { ...burrard, id: '8', uid: 'robson', vendorLocationId: '268549' }
    const plain = { guest: ida, experience: null, addOns: [], card: null, idempotencyKey: null }
    const lost = { ok: false, code: 'hold_lost' }
    expect(await provider.reserve(other, { ...plain, token: held.token })).toEqual(lost)
  })

  // ASVS 16.3.4
  test('a failed call is one line with what, why and both ids, and nothing of the guest', async () => {
    const held = value(await hold())
    const guest = { ...ida, email: 'ida.marsh@opentable.con' }
    expect(await reserve(held, { guest })).toMatchObject({ code: 'email_refused' })
    simulator.injectFault('make', { kind: 'reset' }, 2)
    expect(await reserve(held)).toEqual(down)
    simulator.injectFault('find', { kind: 'reset' }, 2)
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
