import { expect, it } from 'vitest'
import { durationLabel, pricesOf } from './experience-prices.ts'

const money = (amount: number) => ({ amount, currency: 'CAD', multiplier: 100 })

it('names the price for each person, for the party, or for each kind of guest', () => {
  const plain = { price: money(64_000), guestPrices: [] }
  expect(pricesOf({ ...plain, per: 'party' })).toEqual(['$640.00 / party'])
  expect(pricesOf({ ...plain, per: 'person' })).toEqual(['$640.00 / person'])
  expect(pricesOf({ price: null, guestPrices: [], per: 'person' })).toEqual([])
  const child = { id: '2', title: 'Child', description: '', price: money(4_500) }
  expect(pricesOf({ ...plain, per: 'person', guestPrices: [child] })).toEqual([
    'Child $45.00 / person',
  ])
})

it.each([
  [45, 'About 45 minutes'],
  [60, 'About an hour'],
  [90, 'About 1½ hours'],
  [120, 'About 2 hours'],
  [150, 'About 2½ hours'],
  [170, 'About 3 hours'],
])('says how long %i minutes are', (minutes, label) => {
  expect(durationLabel(minutes)).toBe(label)
})
