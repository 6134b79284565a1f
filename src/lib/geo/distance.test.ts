import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm, nearest } from './distance.ts'

const vancouver = { latitude: 49.2827, longitude: -123.1207 }
const seattle = { latitude: 47.6062, longitude: -122.3321 }
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distance', () => {
  it('is in kilometres', () => {
    const equator = { latitude: 0, longitude: 10 }
    expect(distanceKm(equator, { latitude: 1, longitude: 10 })).toBeCloseTo(111.195, 2)
    expect(distanceKm(equator, { latitude: 0, longitude: -170 })).toBeCloseTo(20_015.1, 0)
  })

  it('is 0 to itself, the same both ways, and at most half the way around', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, a)).toBe(0)
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016)
      }),
    )
  })
})

describe('the nearest place', () => {
  const at = (uid: string, coordinates: typeof vancouver | null) => ({ uid, coordinates })

  it('is the one with the least distance above 0, the first of equals', () => {
    const places = [at('nowhere', null), at('here', vancouver), at('a', seattle), at('b', seattle)]
    expect(nearest(vancouver, places)?.uid).toBe('a')
    expect(nearest(vancouver, [at('here', vancouver)])).toBeNull()
  })

  it('is none where 0,0 stands for no coordinates', () => {
    expect(nearest({ latitude: 0, longitude: 0 }, [at('a', seattle)])).toBeNull()
    expect(nearest(seattle, [at('zero', { latitude: 0, longitude: 0 })])).toBeNull()
    expect(nearest(null, [at('a', seattle)])).toBeNull()
  })
})
