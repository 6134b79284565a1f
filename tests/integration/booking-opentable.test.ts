import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '#features/reservations/api/client.ts'
import type { Failure } from '#features/reservations/api/failure.ts'
import { createServerClock } from '#features/reservations/flow/hold-clock.ts'
import { EMPTY_DETAILS } from '#features/reservations/flow/state.ts'
import * as t from '#features/reservations/messages.gen.ts'
import { problemText } from '#features/reservations/texts.ts'
import { addDays } from '#lib/time/dates.ts'
import { type Simulator, startSimulator } from '#providers/booking/opentable/simulator.ts'

const bellevue = {
  id: 9,
  uid: 'bellevue',
  timeZone: 'America/Los_Angeles',
  country: 'US',
  bookingProvider: 'opentable',
  vendorLocationId: '1049372',
  comingSoon: false,
}
vi.mock('#data/locations/booking-locations.ts', () => ({
  findBookableLocation: async (rid: string) =>
    rid === '1049372' || rid === 'bellevue' ? bellevue : null,
}))
vi.mock('#data/locations/visit-locations.ts', () => ({
  findVisitLocation: async (id: string) => ({
    uid: id,
    title: 'Bellevue',
    address: [],
    phone: null,
  }),
}))

type Params = { uid: string; token: string }
type Handle = (request: Request, context: { params: Promise<Params> }) => Promise<Response>
type Route = { POST: Handle; GET: Handle }
const nothing = Promise.resolve({ uid: '', token: '' })
const routes = {} as Record<string, Route>
let visits: typeof import('#features/reservations/manage/find-visit.ts')
let cancelRoute: Pick<Route, 'POST'>
let simulator: Simulator
let day = addDays(new Date().toISOString().slice(0, 10), 10)
const origin = 'https://saltwood.example'

beforeAll(async () => {
  simulator = await startSimulator({ timeZone: bellevue.timeZone })
  Object.assign(process.env, {
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'tableside-opentable-')),
    TABLESIDE_SECRET: 'a secret of at least 32 characters, for tests',
    PUBLIC_URL: origin,
    DATABASE_URL: '',
    OPENTABLE_CLIENT_ID: simulator.account.id,
    OPENTABLE_CLIENT_SECRET: simulator.account.secret,
    OPENTABLE_API_URL: simulator.account.api,
    OPENTABLE_OAUTH_URL: simulator.account.oauth,
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const api = '../../src/app/api'
  routes.search = await import(`${api}/opentable/get-availability/route.ts`)
  routes.experiences = await import(`${api}/opentable/get-experiences/route.ts`)
  routes.hold = await import(`${api}/opentable/lock-availability/route.ts`)
  routes.reserve = await import(`${api}/opentable/reserve/route.ts`)
  routes.release = await import(`${api}/opentable/release/route.ts`)
  routes.booking = await import(`${api}/locations/[uid]/booking/route.ts`)
  cancelRoute = await import('../../src/app/my/reservations/[token]/cancel/route.ts')
  visits = await import('#features/reservations/manage/find-visit.ts')
})
afterAll(() => simulator.stop())
beforeEach(() => {
  day = addDays(day, 1)
})

async function call(name: string, body: object) {
  const request = new Request(`${origin}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await routes[name]?.POST(request, { params: nothing })
  return { status: response?.status, body: await response?.json() }
}
const hold = () =>
  call('hold', {
    restaurant_id: '1049372',
    party_size: '2',
    date_time: `${day}T19:00`,
    reservation_attribute: 'bar',
  })
const guest = {
  restaurant_id: '1049372',
  first_name: 'Ida',
  last_name: 'Marsh',
  email_address: 'ida@example.com',
  phone_number: '425-555-0123',
  special_request: 'Occasion: Birthday',
}
const reserve = async (token: string, change: object = {}) =>
  call('reserve', { ...guest, reservation_token: token, ...change })
const held = async () => (await hold()).body.response.reservation_token as string
const fault = (status: number, message: string, details = {}) => ({
  ...{ kind: 'status' as const, status, message, details },
})

describe('the booking routes at a location of OpenTable (spec:api.booking-calls)', () => {
  test('answer in the specification’s shapes, whatever OpenTable calls them', async () => {
    const query = { rid: '1049372', startDateTime: `${day}T19:00`, partySize: 2 }
    const found = (await call('search', query)).body.response
    expect(found.no_availability_reasons).toEqual([])
    expect(found.times).toContain(`${day}T19:00`)
    expect(found.times_available[0]).toEqual({
      time: `${day}T17:00`,
      availabilityType: ['Standard', 'Experience'],
      attribute: ['default', 'bar'],
      experience_ids: ['508501'],
    })
    const many = (await call('search', { ...query, partySize: 12 })).body.response
    expect(many).toEqual({
      no_availability_reasons: ['AboveMaxPartySize'],
      times_available: [],
      times: [],
    })
    const experiences = (await call('experiences', { rid: '1049372' })).body.response.data
    expect(experiences[0]).toMatchObject({
      experience_id: '508501',
      version: 3,
      price_per_cover: { min_unit_amount: 12500, multiplier: 100, pre_payment_required: false },
      add_ons_summary: { count: 1 },
    })
  })

  test('hold a table, book it, and lead to this site’s page of the visit', async () => {
    const before = Date.now()
    const held = await hold()
    expect(held.status).toBe(200)
    expect(held.body.response.policies).toEqual([
      'We have a 15 minute grace period.',
      'Please call us if you are running late.',
    ])
    const expires = Date.parse(held.body.response.expires_at)
    expect(expires).toBeGreaterThan(before + 4 * 60_000)
    expect(expires).toBeLessThan(Date.now() + 6 * 60_000)
    const booked = await reserve(held.body.response.reservation_token)
    expect(booked).toMatchObject({
      status: 200,
      body: {
        success: true,
        paymentFailed: false,
        response: { date_time: `${day}T19:00`, party_size: 2 },
      },
    })
    const url: string = booked.body.response.manage_reservation_url
    expect(url).toMatch(/^https:\/\/saltwood\.example\/my\/reservations\/[\w~-]+$/)
    const token = url.split('/').at(-1) ?? ''
    const visit = { state: 'booked', at: `${day}T19:00`, party: 2, seating: 'bar' }
    expect(await visits.findVisit(token)).toMatchObject({ ok: true, value: visit })
    expect(await hold()).toMatchObject({ status: 409, body: { error: { code: 'slot_taken' } } })

    const press = async () => {
      const params = Promise.resolve({ uid: '', token })
      const answer = await cancelRoute.POST(new Request(url, { method: 'POST' }), { params })
      return [answer.status, answer.headers.get('location')]
    }
    simulator.injectFault('change', { kind: 'reset' }, 2)
    expect(await press()).toEqual([303, `/my/reservations/${token}?cancelled=no`])
    expect(await visits.findVisit(token)).toMatchObject({ value: { state: 'booked' } })
    expect(await press()).toEqual([303, `/my/reservations/${token}`])
    expect(await visits.findVisit(token)).toMatchObject({ value: { state: 'cancelled' } })
    simulator.injectFault('find', { kind: 'reset' }, 2)
    expect(await visits.findVisit(token)).toMatchObject({ code: 'provider_unavailable' })
    expect((await hold()).status).toBe(200)
  })

  test('a released table is free again', async () => {
    const reservation_token = await held()
    const given = await call('release', { restaurant_id: '1049372', reservation_token })
    expect(given.status).toBe(200)
    expect((await hold()).status).toBe(200)
  })

  test('stand at the field what OpenTable refuses of it', async () => {
    const token = await held()
    const at = async (change: object) => {
      const { status, body } = await reserve(token, change)
      expect(body.success).toBe(false)
      return [status, body.error.code, body.error.fields?.[0]?.path]
    }
    expect(await at({ email_address: '' })).toEqual([422, 'email_required', 'email_address'])
    const typo = { email_address: 'ida@opentable.con' }
    expect(await at(typo)).toEqual([422, 'email_refused', 'email_address'])
    const long = { special_request: 'x'.repeat(76) }
    expect(await at(long)).toEqual([422, 'request_too_long', 'special_request'])
    simulator.injectFault('make', fault(400, 'ValidationError - IllegalPhoneNumberLength'))
    expect(await at({})).toEqual([422, 'phone_refused', 'phone_number'])
    expect((await reserve(token)).body.success).toBe(true)
  })

  test('say of a guest with another table that it is this', async () => {
    const token = await held()
    simulator.injectFault('make', fault(409, 'DinerHasOverlappingReservations'))
    expect(await reserve(token)).toMatchObject({
      status: 409,
      body: {
        success: false,
        paymentFailed: false,
        error: { code: 'overlapping_reservation' },
      },
    })
  })

  test('answer a refused card, and one whose bank wants to ask (spec:api.requires-action)', async () => {
    const token = await held()
    const credit_card = { token: 'tok_1', last4: '4242' }
    simulator.injectFault('make', fault(422, 'PAYMENT_VALIDATION_FAILED'))
    const refused = await reserve(token, { credit_card })
    expect(refused).toMatchObject({ status: 200, body: { success: false, paymentFailed: true } })
    const details = { clientSecret: 's', paymentMethod: 'pm', connectedAccountPk: 'pk' }
    simulator.injectFault('make', fault(424, 'CreditCardTokenSCARequired - SCAForPayment', details))
    expect(await reserve(token, { credit_card })).toMatchObject({
      status: 200,
      body: {
        ...{ success: false, paymentFailed: false },
        response: {
          requires_action: {
            kind: 'payment',
            client_secret: 's',
            payment_method: 'pm',
            connected_account: 'pk',
          },
        },
      },
    })
  })

  test('are 502 with a code while OpenTable does not answer, never 500', async () => {
    const token = await held()
    simulator.injectFault('make', fault(500, 'Unexpected'), 2)
    const down = { status: 502, body: { error: { code: 'provider_unavailable' } } }
    expect(await reserve(token)).toMatchObject(down)
    simulator.injectFault('search', { kind: 'reset' }, 2)
    const query = { rid: 'bellevue', startDateTime: `${day}T19:00`, partySize: 2 }
    expect(await call('search', query)).toMatchObject(down)
    expect((await reserve(token)).body.success).toBe(true)
  })

  test('tell the form what OpenTable wants: email, 75 characters, its terms', async () => {
    const params = Promise.resolve({ uid: 'bellevue', token: '' })
    const response = await routes.booking?.GET(new Request(origin), { params })
    expect(await response?.json()).toMatchObject({
      rid: '1049372',
      provider: 'opentable',
      emailRequired: true,
      noteLength: 75,
      requestAsTyped: true,
      botCheck: false,
      lastTime: '23:30',
      maxParty: 20,
      terms: {
        service: 'OpenTable',
        termsUrl: expect.stringContaining('https://www.opentable.com/'),
        privacyUrl: expect.stringContaining('https://www.opentable.com/'),
      },
    })
  })
})

describe('what OpenTable refuses stands in the panel in words of its own', () => {
  /** The panel's own client, on the routes as they are. */
  const client = createClient({
    clock: createServerClock(),
    wait: async () => {},
    fetch: async (path, init) => {
      const name = String(path).split('/').at(-1) ?? ''
      const route = { reserve: 'reserve', 'lock-availability': 'hold' }[name] ?? ''
      const answer = await routes[route]?.POST(new Request(`${origin}${path}`, init ?? {}), {
        params: nothing,
      })
      return answer ?? new Response(null, { status: 404 })
    },
  })
  const booking = { kind: 'standard' } as const
  const there = { rid: '1049372', seating: 'bar', booking, addOns: [] }
  const details = {
    ...{ ...EMPTY_DETAILS, firstName: 'Ida', lastName: 'Marsh' },
    ...{ phone: '425-555-0123', email: 'ida@example.com' },
  }

  /** All that a guest reads: the notice, or what stands at the fields. */
  function textOf({ problem, fields }: Failure): string {
    if (problem === 'invalid') return Object.values(fields).join(' ')
    return problemText(problem).join(' ')
  }
  const call = `${t.formProblem()} ${t.notBookable()}`
  const phone = 'This phone number cannot be reached. Please check it, including the area code.'
  const email = 'We cannot send email to this address. Please check the part after the @.'
  const names =
    'This first name was not accepted. Please check it. This last name was not accepted. Please check it.'

  test.each([
    [404, 'SlotNotAvailableError - Failed to obtain a valid slot lock ID', t.holdLost()],
    [400, 'reservation_token is invalid', t.holdLost()],
    [400, 'first_name should not be empty', names],
    [400, 'last_name should not be empty', names],
    [400, 'email_address should not be empty', email],
    [
      400,
      'ValidationError - [Email] Email address is not from a known domain ‘opentable.con’',
      email,
    ],
    [400, 'ValidationError - PhoneRequired', phone],
    [400, 'ValidationError - NoCountryID', phone],
    [400, 'ValidationError - IllegalPhoneNumberLength', phone],
    [409, 'DinerHasOverlappingReservations', t.overlapping()],
    [409, 'SlotStatusError - CreditCardRequired', t.cardRequired()],
    [409, 'SlotStatusError - NoTimesReasons: AboveMaxPartySize', call],
    [409, 'SlotStatusError - NoTimesReasons: NotActive', call],
    [409, 'ReservationTransactionError - Restaurant not in Active state', call],
    [409, 'UserFraudStatusError', call],
    [400, 'INVALID_PAYMENT_DATA', t.cardProblem()],
    [401, 'UNAUTHORIZED_PROVIDER', t.cardProblem()],
    [403, 'ACCESS_DENIED', t.cardProblem()],
    [422, 'PAYMENT_VALIDATION_FAILED', t.cardProblem()],
    [500, 'INTERNAL_ERROR', t.cardProblem()],
    [404, 'MissingResource - Resource not found Restaurant, ID = 214390', call],
    [409, 'GeneralError - Failed to calculate points: OTAPI', call],
    [403, 'Human intervention is needed to complete the request', call],
    [401, 'invalid_token', call],
    [403, 'Permission denied', call],
    [400, 'Invalid or expired reservation token', t.holdLost()],
    [410, 'Reservation token has expired', t.holdLost()],
    [429, 'Too many requests', t.tooManyAttempts()],
    [503, 'Service Unavailable', `${t.formProblem()} ${t.tryAgainIsSafe()}`],
  ])('a reservation: %i %s', async (status, message, text) => {
    const token = await held()
    simulator.injectFault('make', fault(status, message), 10)
    const said = await client.reserve({ ...there, token, country: 'US', details }, false)
    simulator.clearFaults()
    expect(textOf(said as Failure)).toBe(text)
  })

  test.each([
    [404, 'SlotNotAvailableError - Failed to obtain a valid slot lock ID', t.slotTaken()],
    [400, 'date_time should not be null', t.slotTaken()],
    [409, 'SlotStatusError - InThePast', t.slotTaken()],
    [400, 'party_size should not be null', t.aboveMaxPartySize()],
    [409, 'SlotStatusError - NoTimesReasons: AboveMaxPartySize', t.aboveMaxPartySize()],
    [409, 'SlotStatusError - NoTimesReasons: BelowMinPartySize', t.belowMinPartySize()],
    [409, 'SlotStatusError - NoTimesReasons: NotActive', call],
    [409, 'ReservationTransactionError - Restaurant not in Active state', call],
    [429, 'Too many requests', t.tooManyAttempts()],
    [500, 'Unexpected', t.formProblem()],
  ])('a table: %i %s', async (status, message, text) => {
    simulator.injectFault('lock', fault(status, message), 2)
    const said = await client.hold({ ...there, people: 2, slot: `${day}T19:00` })
    simulator.clearFaults()
    expect(textOf(said as Failure)).toBe(text)
  })
})
