import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameOf, gridLines, isInFrame, mapMarkers } from './frame.ts'

const at = (uid: string, latitude: number, longitude: number) => ({
  uid,
  coordinates: { latitude, longitude },
})
const burrard = at('burrard', 49.2827, -123.1241)
const kitsilano = at('kitsilano', 49.2684, -123.1683)
const metrotown = at('metrotown', 49.2263, -123.0036)
const toronto = at('king-west', 43.6449, -79.3988)
const halifax = at('halifax', 44.6476, -63.5728)

const marks = (items: Parameters<typeof mapMarkers>[1]) => {
  const frame = frameOf(items.map(({ coordinates }) => coordinates))
  return frame ? mapMarkers(frame, items) : []
}

describe('the frame of the map', () => {
  const place = fc.record({
    latitude: fc.double({ min: 20, max: 70, noNaN: true }),
    longitude: fc.double({ min: -165, max: -52, noNaN: true }),
  })

  it('holds every place, with air around it', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (places) => {
        const frame = frameOf(places)
        for (const one of places) {
          const { left, top } = isInFrame(frame ?? { x: 0, y: 0, width: 1, height: 1 }, one)
          for (const share of [left, top]) {
            expect(share).toBeGreaterThan(5)
            expect(share).toBeLessThan(95)
          }
        }
      }),
    )
  })

  it('is none without a place', () => {
    expect(frameOf([null])).toBeNull()
  })
})

describe('the grid of the map', () => {
  it('has a few lines each way, at every size', () => {
    const denver = { latitude: 39.75, longitude: -105 }
    for (const places of [
      [denver],
      [denver, halifax.coordinates],
      [burrard, kitsilano].map((one) => one.coordinates),
    ]) {
      const grid = gridLines(frameOf(places) ?? { x: 0, y: 0, width: 1, height: 1 })
      for (const way of [/V/g, /H/g]) {
        const lines = grid.match(way)?.length ?? 0
        expect(lines).toBeGreaterThan(2)
        expect(lines).toBeLessThanOrEqual(20)
      }
    }
  })
})

describe('the marks of the map', () => {
  it('are the lines of the list, by number', () => {
    const found = marks([toronto, halifax, { uid: 'nowhere', coordinates: null }, burrard])
    expect(found.map(({ uids, label }) => [uids, label])).toEqual([
      [['king-west'], '1'],
      [['halifax'], '2'],
      [['burrard'], '4'],
    ])
  })

  it('join where they would lie on one another, saying how many they are, and part when looked at closely', () => {
    const far = marks([burrard, kitsilano, metrotown, toronto])
    expect(far.map(({ label }) => label)).toEqual(['3', '4'])
    expect(marks([burrard, toronto, kitsilano]).map(({ label }) => label)).toEqual(['2', '2'])
    expect(marks([burrard, metrotown]).map(({ label }) => label)).toEqual(['1', '2'])
  })

  it('stand side by side in one street', () => {
    const found = marks([burrard, at('next-door', 49.2828, -123.1242)])
    expect(found.map(({ label }) => label)).toEqual(['1', '2'])
    const [a, b] = found
    expect(Math.abs((a?.shiftX ?? 0) - (b?.shiftX ?? 0))).toBeGreaterThanOrEqual(28)
  })

  it('hold every location that has a place once', () => {
    const item = fc.record({
      uid: fc.uuid(),
      coordinates: fc.option(
        fc.record({
          latitude: fc.double({ min: 25, max: 60, noNaN: true }),
          longitude: fc.double({ min: -130, max: -55, noNaN: true }),
        }),
      ),
    })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 40 }), (items) => {
        const placed = items.filter(({ coordinates }) => coordinates).map(({ uid }) => uid)
        expect(
          marks(items)
            .flatMap(({ uids }) => uids)
            .sort(),
        ).toEqual(placed.sort())
      }),
    )
  })
})
