import { describe, expect, it } from 'vitest'
import { ok } from '#lib/result.ts'
import { priceColumns } from './menu-columns.ts'
import { readAmount, readVariants } from './read-prices.ts'

describe('prices of a menu that is imported', () => {
  it.each([
    ['14', 14],
    ['$14.50', 14.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['CA$ 9', 9],
    ['0', 0],
  ])('%s is %d', (text, amount) => {
    expect(readAmount(text)).toEqual(ok(amount))
  })

  it.each(['MP', 'market price', '12 / 18', '-5', 'free'])('“%s” is no amount', (text) => {
    expect(readAmount(text).ok).toBe(false)
  })

  it('of variants stand in one cell with their names', () => {
    expect(readVariants('6 oz: 14; 9 oz: 20,50')).toEqual(
      ok([
        { title: '6 oz', price: 14 },
        { title: '9 oz', price: 20.5 },
      ]),
    )
    expect(readVariants('14; 20').ok).toBe(false)
    expect(readVariants('Glass: 14; Bottle').ok).toBe(false)
  })

  it('have columns of their own for zones and variants', () => {
    const columns = [
      'Dish',
      'Price',
      'Price Whistler',
      'price_bottle',
      'Price (Glass)',
      'Priceless',
    ]
    expect(priceColumns(columns, [{ id: 7, title: 'Whistler' }])).toEqual([
      { column: 'Price Whistler', field: 'price of zone 7', zone: 7, variant: '' },
      { column: 'price_bottle', field: 'price of bottle', zone: null, variant: 'bottle' },
      { column: 'Price (Glass)', field: 'price of Glass', zone: null, variant: 'Glass' },
    ])
  })
})
