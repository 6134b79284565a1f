import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Ok, Result } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import type { BookingProvider, HoldRequest, ReserveRequest } from '../contract.ts'
import { createOpenTable } from './adapter.ts'
import { availabilityOf, excludeCardSlots } from './availability.ts'
import { type Simulator, startSimulator } from './simulator.ts'
import { availabilityReply } from './wire.ts'

const day = addDays(new Date().toISOString().slice(0, 10), 12)
const at = `${day}T19:00`
/** OpenTable's own restaurant for trying cards: a card of parties from four on, and one prepaid experience. */
const house = { id: '1', uid: 'tryout', vendorLocationId: '1038007', timeZone: 'America/Vancouver' }
const prepaid = { id: '508502', version: 1 }
const visitor = { token: 'guest', address: null }
const guest = {
  ...{ firstName: 'Ida', lastName: 'Marsh', email: 'ida@example.com', phone: '+16045550123' },
  ...{ specialRequest: '', marketingOptIn: false },
}
const card = { token: 'tok_visa', last4: '4242' }
const policy = ['We have a 15 minute grace period.', 'Please call us if you are running late.']
const cad = (amount: number) => ({ amount, currency: 'CAD', multiplier: 100 })

let simulator: Simulator
let provider: BookingProvider
beforeEach(async () => {
  simulator = await startSimulator()
  provider = siteWith(true)
})
afterEach(() => simulator.stop())

function siteWith(cards: boolean): BookingProvider {
  const scriptUrl = 'https://js.stripe.com/v3'
  return createOpenTable({
    account: simulator.account,
    secret: 'a secret of at least 32 characters, for tests',
    manageUrl: (token) => `https://saltwood.example/my/reservations/${token}`,
    cardForm: cards ? { mode: 'elements', publishableKey: 'pk_test_opentable', scriptUrl } : null,
    log: () => {},
  })
}

const hold = (change: Partial<HoldRequest> = {}, from = provider) =>
  from.hold(house, { at, party: 2, attribute: 'default', experience: null, visitor, ...change })
const reserve = (token: string, change: Partial<ReserveRequest> = {}) =>
  provider.reserve(house, {
    ...{ token, guest, experience: null, addOns: [], card: null, idempotencyKey: null },
    ...change,
  })
const value = <T>(result: Result<T>): T => {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}

describe('a table that OpenTable wants a card for', () => {
  test('says what the card vouches for, with the restaurant’s own policy', async () => {
    const { payment, policies } = value(await hold({ party: 4 }))
    expect(payment).toEqual({ kind: 'hold', money: cad(10_000), policy })
    expect(policies).toEqual([])
    expect(value(await hold()).payment).toBe(null)
  })

  test('is booked with a card, and refused without', async () => {
    const { token } = value(await hold({ party: 4 }))
    expect(await reserve(token)).toMatchObject({ ok: false, code: 'card_required' })
    const declined = { token: 'tok_chargeDeclined', last4: '0002' }
    expect(await reserve(token, { card: declined })).toMatchObject({ code: 'payment_failed' })
    value(await reserve(token, { card }))
  })

  test('asks a deposit of the largest parties, which is paid at once', async () => {
    const { token, payment } = value(await hold({ party: 6 }))
    expect(payment).toEqual({ kind: 'charge', money: cad(15_000), policy })
    value(await reserve(token, { card }))
    expect(simulator.taken).toMatchObject([{ kind: 'charge', money: cad(15_000), last4: '4242' }])
  })

  test.each([
    ['hold', 4, 'seti_simulated_secret_1', 'setupIntent'],
    ['payment', 6, 'pi_simulated_secret_1', 'paymentIntent'],
  ] as const)(
    'is booked after the bank’s question by what Stripe.js made of the answer: %s',
    async (kind, party, clientSecret, name) => {
      const { token } = value(await hold({ party }))
      const asking = { token: 'tok_threeDSecure2Required', last4: '3184' }
      expect(await reserve(token, { card: asking })).toEqual({
        ok: false,
        code: 'card_action_required',
        detail: {
          cardAction: {
            ...{ clientSecret, redirectUrl: null, kind },
            ...{ paymentMethod: 'pm_simulated', connectedAccount: 'pk_test_connected' },
          },
        },
      })
      const answered = { kind, paymentMethod: 'pm_simulated', intent: 'intent_1' }
      value(await reserve(token, { card: { ...asking, answered } }))
      const made = simulator.received.filter(({ call }) => call === 'make').at(-1)
      expect(made?.body.credit_card).toEqual({
        ...{ ...asking, paymentMethod: 'pm_simulated', [name]: 'intent_1' },
      })
    },
  )

  test('whose cards Spreedly takes is the restaurant’s to book, and is not kept from others', async () => {
    const spreedly = { ...house, id: '2', vendorLocationId: '1040230' }
    const asked = { at, party: 4, attribute: 'default', experience: null, visitor }
    expect(await provider.hold(spreedly, asked)).toEqual({ ok: false, code: 'not_bookable' })
    expect(simulator.received.at(-1)?.call).toBe('release')
    value(await provider.hold(spreedly, { ...asked, party: 2 }))
  })

  test('is not offered where the site takes no cards', async () => {
    const site = siteWith(false)
    const offer = value(await site.availability(house, { at, party: 4, visitor }))
    expect(offer.times).toEqual([])
    expect(value(await site.experiences(house)).map(({ id }) => id)).toEqual(['508501'])
    expect(await hold({ experience: prepaid }, site)).toMatchObject({ code: 'card_required' })
    expect(value(await site.rules(house)).cardForm).toBe(null)
  })
})

describe('where all that a restaurant has is prepaid, and the site takes no cards', () => {
  const there = { ...house, vendorLocationId: '138712' }
  const asked = { at, party: 2, visitor }

  test('its times are not offered: nothing could be booked then', async () => {
    const site = siteWith(false)
    const none = { times: [], reasons: ['CreditCardRequired'] }
    expect(value(await site.availability(there, asked))).toEqual(none)
    expect(value(await site.experiences(there))).toEqual([])
    const times = value(await provider.availability(there, asked)).times
    expect(times.map(({ time }) => time)).toContain(at)
  })

  test('nor where a search does not say what is prepaid, and the list of experiences does', async () => {
    const said = (list: object) => ({
      times: [at],
      times_available: [{ time: at, availability_types: [{ type: 'Experience', ...list }] }],
    })
    const area = { id: 1, attributes: ['default'] }
    const read = (list: object, open: string[] | null) =>
      availabilityOf(
        excludeCardSlots(availabilityReply.parse(said(list)), open && new Set(open)),
        '2000-01-01T00:00',
        null,
      ).times.map(({ experiences }) => experiences)
    const both = { dining_area: [{ ...area, experience_ids: [1, 2] }] }
    expect(read(both, [])).toEqual([])
    expect(read(both, ['2'])).toEqual([['2']])
    expect(read({ dining_area: [area] }, [])).toEqual([])
    expect(read({ dining_area: [area] }, ['2'])).toEqual([[]])
    // Nobody says what is prepaid: what is vouched for by a card is left out all the same.
    const vouched = { experience_cancellation_policies: [{ experience_id: 1, type: 'Hold' }] }
    expect(read({ ...both, ...vouched }, null)).toEqual([['2']])
  })

  test('nor a table whose own policy wants a card, whatever it was asked for', () => {
    const policy = { type: 'Hold', amount: 2_500, denominator: 100, currency: 'CAD' }
    const dining_area = [{ id: 1, attributes: ['default'] }]
    const standard = { type: 'Standard', dining_area }
    const times_available = [
      { time: at, availability_types: [{ ...standard, cancellation_policy: policy }] },
      { time: `${day}T19:15`, availability_types: [standard] },
    ]
    const found = excludeCardSlots(availabilityReply.parse({ times_available }), null)
    const { times } = availabilityOf(found, '2000-01-01T00:00', null)
    expect(times.map(({ time }) => time)).toEqual([`${day}T19:15`])
  })
})

test('a prepaid experience charges the total that OpenTable says, add-ons included', async () => {
  const [offered] = value(await provider.experiences(house)).filter(({ id }) => id === prepaid.id)
  expect(offered?.prepaymentRequired).toBe(true)
  const addOns = [{ id: offered?.addOns[0]?.id ?? '', quantity: 2 }]
  const total = value(await provider.total(house, { experience: prepaid, party: 2, addOns }))
  const { token, payment } = value(await hold({ experience: prepaid, addOns }))
  expect(payment).toEqual({ kind: 'charge', money: cad(total.due), policy })
  expect(total.due).toBe(total.total)
  value(await reserve(token, { experience: prepaid, addOns, card }))
})

/** Adults and children of a party, and add-ons within what one reservation may have. */
const orders = fc
  .record({
    adults: fc.integer({ min: 0, max: 3 }),
    children: fc.integer({ min: 0, max: 3 }),
    oysters: fc.integer({ min: 0, max: 3 }),
    bread: fc.integer({ min: 0, max: 2 }),
  })
  .filter(({ adults, children }) => adults + children > 0)

test('whoever comes with it, the total shown is the total that the card is charged, to the cent', async () => {
  const [fish] = value(await provider.experiences(house)).filter(({ id }) => id === prepaid.id)
  const [adult, child] = fish?.guestPrices ?? []
  expect([adult, child]).toMatchObject([
    { title: 'Adult', price: cad(12_500) },
    { title: 'Child', description: 'Up to 12 years', price: cad(5_050) },
  ])
  await fc.assert(
    fc.asyncProperty(orders, async ({ adults, children, oysters, bread }) => {
      const guests = [
        { priceId: adult?.id ?? '', count: adults },
        { priceId: child?.id ?? '', count: children },
      ].filter(({ count }) => count > 0)
      const addOns = [
        { id: fish?.addOns[0]?.id ?? '', quantity: oysters },
        { id: fish?.addOns[1]?.id ?? '', quantity: bread },
      ].filter(({ quantity }) => quantity > 0)
      const experience = { ...prepaid, guests }
      const party = adults + children
      const shown = value(await provider.total(house, { experience, party, addOns }))
      expect(shown.experience).toBe(adults * 12_500 + children * 5_050)
      expect(shown.addOns).toBe(oysters * 2_400 + bread * 775)
      const sum = shown.experience + shown.addOns + shown.fees + shown.taxes + shown.tip
      expect(shown.total).toBe(sum)
      const { token, payment } = value(await hold({ experience, party, addOns }))
      expect(payment?.money).toEqual(cad(shown.due))
      const booking = value(await reserve(token, { experience: prepaid, addOns, card }))
      expect(booking.experience?.total).toEqual(cad(shown.total))
      expect(simulator.taken.at(-1)).toMatchObject({ kind: 'charge', money: cad(shown.total) })
      value(await provider.cancel(booking.manageUrl.split('/').at(-1) ?? ''))
    }),
    { numRuns: 25 },
  )
})

test.each([
  ['too few guests', [{ priceId: '117333', count: 1 }]],
  ['too many', [{ priceId: '117333', count: 3 }]],
  ['a price of something else', [{ priceId: '1', count: 2 }]],
  [
    'one price twice',
    [
      { priceId: '117333', count: 1 },
      { priceId: '117333', count: 1 },
    ],
  ],
])('%s for a party of two are no order', async (_what, guests) => {
  const experience = { ...prepaid, guests }
  const refused = { ok: false, code: 'unknown_experience' }
  expect(await provider.total(house, { experience, party: 2, addOns: [] })).toEqual(refused)
  expect(await hold({ experience })).toEqual(refused)
})

test('no more add-ons are taken than one reservation may have of all kinds together', async () => {
  const [fish] = value(await provider.experiences(house)).filter(({ id }) => id === prepaid.id)
  expect(fish?.maxAddOns).toBe(5)
  const order = (bread: number) => ({
    experience: prepaid,
    party: 2,
    addOns: [
      { id: fish?.addOns[0]?.id ?? '', quantity: 4 },
      { id: fish?.addOns[1]?.id ?? '', quantity: bread },
    ],
  })
  value(await provider.total(house, order(1)))
  expect(await provider.total(house, order(2))).toEqual({ ok: false, code: 'unknown_add_on' })
})

describe('an experience that a card vouches for by a policy of its own', () => {
  const there = { ...house, vendorLocationId: '268549' }
  const experience = { id: '508503', version: 1 }
  const asked = { at, party: 3, attribute: 'default', experience, visitor }

  test('says so with the hold, counted for each guest, and is booked with a card', async () => {
    const { token, payment } = value(await provider.hold(there, asked))
    expect(payment).toEqual({ kind: 'hold', money: cad(12_000), policy })
    const request = { token, guest, experience, addOns: [], idempotencyKey: null }
    const without = await provider.reserve(there, { ...request, card: null })
    expect(without).toMatchObject({ code: 'card_required' })
    value(await provider.reserve(there, { ...request, card }))
    expect(simulator.taken).toMatchObject([{ kind: 'hold', money: cad(12_000) }])
  })

  test('is not held while nobody says what it may cost', async () => {
    simulator.injectFault('policy', { kind: 'status', status: 500 }, 2)
    const down = { ok: false, code: 'provider_unavailable' }
    expect(await provider.hold(there, asked)).toEqual(down)
    expect(simulator.received.filter(({ call }) => call === 'lock')).toEqual([])
  })
})

test('a hold whose amount nobody says is not taken', async () => {
  simulator.injectFault('total', { kind: 'status', status: 500 }, 3)
  const held = await hold({ experience: prepaid })
  expect(held).toEqual({ ok: false, code: 'provider_unavailable' })
  expect(simulator.received.filter(({ call }) => call === 'lock')).toEqual([])
})
