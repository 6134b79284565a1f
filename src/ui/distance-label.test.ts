import { describe, expect, it } from 'vitest'
import { formatKm, formatMiles } from './distance-label.ts'

describe('distances as guests read them', () => {
  it('are kilometres in Canada', () => {
    const km = [0.04, 0.84, 0.97, 4.23, 9.96, 118.7, 1187.2]
    expect(km.map(formatKm)).toEqual([
      '100 m',
      '800 m',
      '1.0 km',
      '4.2 km',
      '10 km',
      '119 km',
      '1,187 km',
    ])
  })

  it('are miles in the USA', () => {
    const km = [0.04, 0.84, 4.23, 16.09, 118.7, 1931.2]
    expect(km.map(formatMiles)).toEqual([
      '0.1 mi',
      '0.5 mi',
      '2.6 mi',
      '10 mi',
      '74 mi',
      '1,200 mi',
    ])
  })
})
