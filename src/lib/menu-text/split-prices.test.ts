import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasOnlyPrices, sizeNames, splitPrices } from './split-prices.ts'

const one = (cents: number) => [{ name: '', cents }]

it.each([
  ['Caesar salad 14', 'Caesar salad', one(1400)],
  ['Caesar salad … 14.50', 'Caesar salad', one(1450)],
  ['Caesar salad ........ $14', 'Caesar salad', one(1400)],
  ['Caesar salad . . . . 14,50', 'Caesar salad', one(1450)],
  ['Caesar salad\t14', 'Caesar salad', one(1400)],
  ['Caviar CA$ 1.234,50', 'Caviar', one(123450)],
  ['Caviar 1,234.50', 'Caviar', one(123450)],
  ['Bread 6-', 'Bread', one(600)],
  ['Bread 6 €', 'Bread', one(600)],
  ['$14 Caesar salad', 'Caesar salad', one(1400)],
  ['Chowder 9/14', 'Chowder', [...one(900), ...one(1400)]],
  ['Pinot noir\t12\t48', 'Pinot noir', [...one(1200), ...one(4800)]],
  ['Barolo 2015 450', 'Barolo 2015', one(45000)],
  ['Striploin 6 oz 32', 'Striploin 6 oz', one(3200)],
  ['12. Pad thai 14', '12. Pad thai', one(1400)],
  ['Wings 6 pieces 12', 'Wings 6 pieces', one(1200)],
])('%j is %j and its prices', (line, words, prices) => {
  expect(splitPrices(line)).toEqual({ words, prices, isMarket: false })
})

it.each([
  ['House red glass 12 | bottle 48', ['glass', 1200, 'bottle', 4800]],
  ['Malbec 2019 6 oz 12 · 9 oz 17', ['6 oz', 1200, '9 oz', 1700]],
  ['House red 12 glass / 48 bottle', ['glass', 1200, 'bottle', 4800]],
  ['Fries small 5, large 8', ['small', 500, 'large', 800]],
])('%j has sizes', (line, sizes) => {
  const { prices } = splitPrices(line)
  expect(prices.flatMap(({ name, cents }) => [name, cents])).toEqual(sizes)
})

it.each([
  'Barolo 2019',
  'Tomahawk for 2',
  'Flight of 3',
  '7-layer dip',
  'Beer No. 5',
  'Wings 12 pieces',
])('%j has no price', (line) => {
  expect(splitPrices(line)).toEqual({ words: line, prices: [], isMarket: false })
})

it.each(['Oysters MP', 'Oysters … market price', 'Oysters (M.P.)'])(
  '%j has the price of the market',
  (line) => {
    expect(splitPrices(line)).toEqual({ words: 'Oysters', prices: [], isMarket: true })
  },
)

it('a line of prices alone is known, and one of names of sizes', () => {
  expect(['14', '$14.50', '12 / 48'].every(hasOnlyPrices)).toBe(true)
  expect(['Soup 14', '2019', 'Soup'].some(hasOnlyPrices)).toBe(false)
  expect(sizeNames('6 oz | 9 oz | Bottle')).toEqual(['6 oz', '9 oz', 'Bottle'])
  expect(sizeNames('Small plates')).toBeNull()
})

it('a price behind a name is read however it is written and led to', () => {
  const amount = fc.integer({ min: 1, max: 99_999 })
  const leader = fc.constantFrom(' ', ' … ', ' ..... ', '\t', ' – ', ' | ')
  const written = fc.constantFrom(
    (cents: number) => (cents / 100).toFixed(2),
    (cents: number) => `$${(cents / 100).toFixed(2)}`,
    (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`,
    (cents: number) => `CA$ ${(cents / 100).toFixed(2)}`,
  )
  fc.assert(
    fc.property(amount, leader, written, (cents, leads, write) => {
      expect(splitPrices(`Roast duck${leads}${write(cents)}`)).toEqual({
        ...{ words: 'Roast duck', prices: one(cents), isMarket: false },
      })
    }),
  )
})
