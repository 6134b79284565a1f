import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from '#lib/money/money.ts'
import { smallHouse, tasting } from '#tests/support/booking.ts'
import { parseBookingSettings } from '../settings/parse-settings.ts'
import type { BookingSettingsInput } from '../settings/settings.ts'
import { amountDue } from './amount-due.ts'
import { billOf } from './bill.ts'

type Input = NonNullable<BookingSettingsInput['experiences']>[number]

function settingsWith(change: Partial<Input>, country: 'CA' | 'US' = 'CA') {
  const experiences = [{ ...tasting, ...change }]
  const parsed = parseBookingSettings(smallHouse(1, { experiences, country }))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.detail))
  const [experience] = parsed.value.experiences
  if (!experience) throw new Error('no experience')
  return { settings: parsed.value, experience }
}

function bill(change: Partial<Input>, party: number, chosen: { id: string; quantity: number }[]) {
  const { settings, experience } = settingsWith(change)
  const billed = billOf(settings, experience, party, chosen)
  return billed.ok ? billed.value : billed.code
}

test('experience cost is the price times the party size, plus add-on costs (spec:engine.bill)', () => {
  const plain = { taxes: [], serviceChargePercent: 0 }
  expect(bill(plain, 2, [{ id: 'oysters', quantity: 2 }])).toMatchObject({
    ...{ currency: 'CAD', multiplier: 100, name: 'Tasting menu' },
    ...{ experience: 25_000, addOns: 4_800, fees: 0, taxes: 0, total: 29_800 },
    lines: [{ id: 'oysters', name: 'Oysters to begin', quantity: 2, amount: 4_800 }],
  })
  expect(bill({ ...plain, pricePer: 'party' }, 2, [])).toMatchObject({ total: 12_500 })
})

test('the service charge is taxed, and each tax is a line of its own, rounded half up once', () => {
  const taxes = [
    { name: 'GST', percent: 5 },
    { name: 'QST', percent: 9.975 },
  ]
  expect(bill({ price: 1_999, taxes, serviceChargePercent: 18 }, 1, [])).toMatchObject({
    ...{ experience: 1_999, fees: 360, taxes: 118 + 235, total: 1_999 + 360 + 118 + 235 },
    taxLines: [
      { name: 'GST', percent: 5, amount: 118 },
      { name: 'QST', percent: 9.975, amount: 235 },
    ],
  })
})

test('prices are in the currency of the location’s country', () => {
  const { settings, experience } = settingsWith({}, 'US')
  expect(billOf(settings, experience, 2, [])).toMatchObject({ value: { currency: 'USD' } })
})

test('an add-on goes up to its limit, 0 is none, and none of another experience', () => {
  expect(bill({}, 2, [{ id: 'oysters', quantity: 4 }])).toMatchObject({ addOns: 9_600 })
  expect(bill({}, 2, [{ id: 'oysters', quantity: 5 }])).toBe('unknown_add_on')
  const twice = [3, 2].map((quantity) => ({ id: 'oysters', quantity }))
  expect(bill({}, 2, twice)).toBe('unknown_add_on')
  expect(bill({}, 2, [{ id: 'moon', quantity: 1 }])).toBe('unknown_add_on')
  const addOns = [{ code: 'oysters', name: 'Oysters', price: 100, maxPerReservation: 0 }]
  expect(bill({ addOns }, 2, [{ id: 'oysters', quantity: 900 }])).toMatchObject({ addOns: 90_000 })
})

test('a card pays all of it where prepayment is required, and nothing otherwise', () => {
  const due = (change: Partial<Input>) => {
    const billed = bill(change, 2, [])
    return typeof billed === 'string' ? billed : amountDue(settingsWith(change).settings, 2, billed)
  }
  expect(due({})).toBe(null)
  const paid = { kind: 'charge', amount: 28_875, currency: 'CAD', multiplier: 100 }
  expect(due({ prepaymentRequired: true })).toEqual(paid)
})

test('whatever the prices and rates: whole amounts, none negative, and the lines are the total', () => {
  const rate = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000)
  const order = fc.record({
    price: fc.integer({ min: 0, max: 10_000_000 }),
    pricePer: fc.constantFrom('person' as const, 'party' as const),
    rates: fc.array(rate, { maxLength: 4 }),
    serviceChargePercent: rate,
    addOn: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 0, max: 100 }),
    party: fc.integer({ min: 1, max: 40 }),
  })
  fc.assert(
    fc.property(order, ({ rates, addOn, quantity, party, ...change }) => {
      const taxes = rates.map((percent, index) => ({ name: `tax ${index}`, percent }))
      const addOns = [{ code: 'extra', name: 'Extra', price: addOn }]
      const billed = bill({ ...change, taxes, addOns }, party, [{ id: 'extra', quantity }])
      if (typeof billed === 'string') throw new Error(billed)
      const parts = [billed.experience, billed.addOns, billed.fees, billed.taxes]
      const all = [...parts, ...billed.taxLines.map(({ amount }) => amount), billed.total]
      for (const amount of all) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
      expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(billed.total)
      expect(billed.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(billed.addOns)
      const base = billed.experience + billed.addOns + billed.fees
      const lines = billed.taxLines.map(({ percent, amount }) => amount - percentOf(base, percent))
      expect(lines.every((difference) => difference === 0)).toBe(true)
      expect(billed.taxLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(billed.taxes)
    }),
  )
})
