import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges } from './apply-changes.ts'
import { type PriceChange, reversed } from './price-cells.ts'

const cents = fc.option(fc.integer({ min: 0, max: 99_999 }))
const amount = (value: number | null) => (value === null ? null : value / 100)
const zones = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: 0, max: 99_999 }))
const rowsOf = (prices: Record<string, number>, of: string) =>
  Object.entries(prices).map(([zone, value]) => ({
    id: `${of}-${zone}`,
    zone: Number(zone),
    price: value / 100,
  }))
const dishes = fc
  .record({ price: cents, own: zones, small: cents, smallOwn: zones })
  .map(({ price, own, small, smallOwn }) => ({
    price: amount(price),
    zonePrices: rowsOf(own, 'dish'),
    variants: [
      { id: 'small', title: 'Small', price: amount(small), zonePrices: rowsOf(smallOwn, 'small') },
    ],
  }))
const places = fc.record({
  size: fc.constantFrom(null, 'small'),
  zone: fc.constantFrom(null, 1, 2, 3),
})
type Place = { size: string | null; zone: number | null }
type Dish = Parameters<typeof applyChanges>[0]

function priceThere(dish: Dish, { size, zone }: Place): number | null {
  const own = size === null ? dish : dish.variants?.find(({ id }) => id === size)
  const value =
    zone === null ? own?.price : own?.zonePrices?.find((row) => row.zone === zone)?.price
  return typeof value === 'number' ? Math.round(value * 100) : null
}

const changesOf = (dish: Dish, wanted: [Place, number | null][]): PriceChange[] => {
  const byPlace = new Map(wanted.map(([place, after]) => [JSON.stringify(place), { place, after }]))
  return [...byPlace.values()].map(({ place, after }) => ({
    ...{ dish: 7, ...place, before: priceThere(dish, place), after },
  }))
}
const wishes = fc.array(fc.tuple(places, cents), { maxLength: 6 })

describe('changes of prices', () => {
  it('are there afterwards, and every other price is what it was', () => {
    fc.assert(
      fc.property(dishes, wishes, places, (dish, wanted, other) => {
        const changes = changesOf(dish, wanted)
        const done = applyChanges(dish, changes)
        if (!('data' in done)) throw new Error('refused')
        for (const change of changes) expect(priceThere(done.data, change)).toBe(change.after)
        const isNamed = changes.some(({ size, zone }) => size === other.size && zone === other.zone)
        if (!isNamed) expect(priceThere(done.data, other)).toBe(priceThere(dish, other))
      }),
    )
  })

  it('are taken back by their reverse', () => {
    fc.assert(
      fc.property(dishes, wishes, places, (dish, wanted, place) => {
        const changes = changesOf(dish, wanted)
        const done = applyChanges(dish, changes)
        if (!('data' in done)) throw new Error('refused')
        const back = applyChanges(done.data, reversed(changes))
        if (!('data' in back)) throw new Error('refused')
        expect(priceThere(back.data, place)).toBe(priceThere(dish, place))
      }),
    )
  })

  it('that have not seen the present price are refused, with the price there now', () => {
    fc.assert(
      fc.property(
        dishes,
        places,
        fc.integer({ min: 100_000, max: 200_000 }),
        (dish, place, stale) => {
          const change = { dish: 7, ...place, before: stale, after: 200_001 }
          expect(applyChanges(dish, [change])).toEqual({
            conflict: { at: change, now: priceThere(dish, place), gone: false },
          })
        },
      ),
    )
    const gone = { dish: 7, size: 'large', zone: null, before: null, after: 100 }
    expect(applyChanges({ variants: [] }, [gone])).toMatchObject({ conflict: { gone: true } })
  })

  it('that are there already are done, whatever they have seen', () => {
    fc.assert(
      fc.property(dishes, wishes, (dish, wanted) => {
        const changes = changesOf(dish, wanted)
        const done = applyChanges(dish, changes)
        if (!('data' in done)) throw new Error('refused')
        expect(applyChanges(done.data, changes)).toEqual(done)
      }),
    )
  })

  it('leave the ids of rows as they are', () => {
    const dish = { price: 9, zonePrices: [{ id: 'a', zone: 1, price: 10 }], variants: [] }
    const change = { dish: 7, size: null, zone: 1, before: 1000, after: 1200 }
    expect(applyChanges(dish, [change])).toMatchObject({
      data: { zonePrices: [{ id: 'a', zone: 1, price: 12 }] },
    })
  })
})
