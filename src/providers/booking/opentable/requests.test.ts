import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  at,
  burrard,
  connectTo,
  holdAt,
  ida,
  reserveAt,
  someone,
  value,
} from '#tests/support/opentable-provider.ts'
import type { BookingProvider, Hold, ReserveRequest } from '../contract.ts'
import { type CallName, type InjectedFault, type Simulator, startSimulator } from './simulator.ts'

const MINUTE = 60_000
const down = { ok: false, code: 'provider_unavailable' }

let simulator: Simulator
let provider: BookingProvider
beforeEach(async () => {
  simulator = await startSimulator()
  provider = connectTo(simulator)
})
afterEach(() => simulator.stop())

const connected = () => connectTo(simulator)
const search = (from = provider) => from.availability(burrard, { at, party: 2, visitor: someone() })
const hold = (from = provider) => holdAt(from)
const reserve = (held: Hold, change: Partial<ReserveRequest> = {}, from = provider) =>
  reserveAt(from, held, change)
const tokenOf = ({ manageUrl }: { manageUrl: string }) => manageUrl.split('/').at(-1) ?? ''
const calls = (name: CallName) => simulator.received.filter(({ call }) => call === name)
const fault = (status: number, message: string, details = {}): InjectedFault => ({
  ...{ kind: 'status', status, message, details },
})

describe('what OpenTable wants', () => {
  test('an email address, and 75 characters at most', async () => {
    const rules = value(await provider.rules(burrard))
    expect(rules).toMatchObject({ emailRequired: true, noteLength: 75, maxParty: 20 })
    expect(rules.horizonDays).toBe(365)
    const held = value(await hold())
    const said = (change: object) => reserve(held, { guest: { ...ida, ...change } })
    expect(await said({ email: null })).toEqual({ ok: false, code: 'email_required' })
    const long = await said({ specialRequest: 'x'.repeat(76) })
    expect(long).toEqual({ ok: false, code: 'request_too_long' })
    expect(calls('make')).toEqual([])
    value(await said({ specialRequest: 'x'.repeat(75) }))
  })

  test('a request without an occasion as it was typed, which has all 75 characters (spec:reservations.special-request)', async () => {
    const asked = async (specialRequest: string) => {
      const made = await reserve(value(await hold()), { guest: { ...ida, specialRequest } })
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
    const held = value(await provider.hold(burrard, { ...there, visitor: someone() }))
    expect(await reserve(held, { guest: long(76) })).toMatchObject({ code: 'request_too_long' })
    value(await reserve(held, { guest: long(75) }))
    expect(calls('make').at(-1)?.body.special_request).toBe('x'.repeat(75))
  })

  test('no times after 11:30 PM, as its certification verifies', async () => {
    expect(value(await provider.rules(burrard)).lastTime).toBe('23:30')
  })

  test('the guest as its interface names them', async () => {
    const guest = { ...ida, phone: '+14155550100', marketingOptIn: true }
    value(await reserve(value(await hold()), { guest }))
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
    const booking = value(await reserve(value(await hold())))
    value(await provider.modify(tokenOf(booking), value(await hold()).token))
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
    const old = await provider.hold(burrard, {
      ...asked,
      experience: { ...experience, version: 2 },
    })
    expect(old).toEqual({ ok: false, code: 'unknown_experience' })
    const held = value(await provider.hold(burrard, asked))
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
    const moved = await provider.modify(tokenOf(booking), value(await hold()).token)
    expect(moved).toEqual({ ok: false, code: 'unknown_experience' })
    expect(calls('change')).toEqual([])
    expect(value(await provider.find(tokenOf(booking)))).toEqual(booking)
  })

  test('the same experience with the hold as with the booking, add-ons included', async () => {
    const experience = { id: '508501', version: 3 }
    const addOns = [{ id: '198a5320-78f8-4f52-9f02-dde5c66c7b46', quantity: 2 }]
    const asked = { at, party: 2, attribute: 'default', experience, visitor: someone() }
    const held = value(await provider.hold(burrard, { ...asked, addOns }))
    value(await reserve(held, { experience, addOns }))
    expect(calls('lock')[0]?.body.experience).toMatchObject({
      add_ons: [{ item_id: addOns[0]?.id, quantity: 2 }],
    })
    expect(calls('lock')[0]?.body.experience).toEqual(calls('make')[0]?.body.experience)
    const strange = [{ id: 'nothing of it', quantity: 1 }]
    const refused = { ok: false, code: 'unknown_experience' }
    expect(await provider.hold(burrard, { ...asked, addOns: strange })).toEqual(refused)
    expect(calls('lock')).toHaveLength(1)
  })

  test('the request of a guest who moves', async () => {
    const booking = value(await reserve(value(await hold())))
    value(await provider.modify(tokenOf(booking), value(await hold()).token))
    expect(calls('change')[0]?.body.special_request).toBe('Occasion: Birthday')
  })

  test('an experience whose total cannot be had now, without one; names are needed', async () => {
    const experience = { id: '508501', version: 3 }
    const asked = { at, party: 2, attribute: 'default', experience, visitor: someone() }
    const held = value(await provider.hold(burrard, asked))
    simulator.injectFault('experiences', { kind: 'reset' }, 2)
    expect(await reserve(held, { experience })).toEqual(down)
    expect(calls('make')).toEqual([])
    simulator.injectFault('total', { kind: 'reset' }, 2)
    const booking = value(await reserve(held, { experience }))
    expect(booking.experience).toMatchObject({ name: 'Tasting menu', addOns: [], total: null })
  })
})

describe('where OpenTable reads a list of kinds of table as the name of one', () => {
  beforeEach(async () => {
    await simulator.stop()
    simulator = await startSimulator({ oneKind: true })
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
    value(await reserve(value(await hold())))
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
  simulator.injectFault('total', { kind: 'reset' }, 2)
  expect(await provider.total(burrard, { experience, party: 2, addOns })).toEqual(down)
})

describe('policies of the restaurant', () => {
  test('come with the hold as plain paragraphs', async () => {
    expect(value(await hold()).policies).toEqual([
      'We have a 15 minute grace period.',
      'Please call us if you are running late.',
    ])
    const [asked] = simulator.received.filter(({ call }) => call === 'policies')
    expect(asked?.path).toBe(`/v2/booking-policies/264001/${at.replace('T', '/')}/2`)
  })

  test('that cannot be had cost nobody a table', async () => {
    simulator.injectFault('policies', fault(404, 'Not Found'))
    expect(value(await hold()).policies).toEqual([])
  })
})
