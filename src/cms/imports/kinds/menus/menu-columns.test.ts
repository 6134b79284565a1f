import { expect, test } from 'vitest'
import { matchFields } from '../../match-fields.ts'
import { menuFields, priceColumns } from './menu-columns.ts'

const ZONES = [{ id: 3, title: 'Whistler' }]

test.each([
  ...['Price', 'Price (CAD)', 'Price USD', 'Price in CAD', 'Price ($)', 'Price C$', 'Price each'],
  ...['Price per person', 'Price (incl. tax)', 'Price before tax', 'Prix CAD'],
])('the column %s is the price of a dish, and no size', (column) => {
  expect(priceColumns([column], ZONES)).toEqual([])
  expect(matchFields([column], menuFields([], []))).toEqual({ price: column })
})

test('a column behind Price that is no money and no zone is a size', () => {
  const pairing = 'Price with wine pairing'
  expect(
    priceColumns(
      ['Price bottle', 'Price Whistler', 'Price: 6 oz', pairing, 'Price after 6 pm'],
      ZONES,
    ),
  ).toMatchObject([
    { variant: 'bottle', zone: null },
    { variant: '', zone: 3 },
    { variant: '6 oz', zone: null },
    { variant: 'with wine pairing', zone: null },
    { variant: 'after 6 pm', zone: null },
  ])
})
