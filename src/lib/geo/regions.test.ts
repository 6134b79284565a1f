import { describe, expect, it } from 'vitest'
import { findRegion, regions } from './regions.ts'

describe('the reference list of provinces and states', () => {
  it('has 50 states and 13 Canadian provinces and territories with codes (spec:content.regions)', () => {
    expect(regions.filter((region) => region.country === 'US')).toHaveLength(50)
    expect(regions.filter((region) => region.country === 'CA')).toHaveLength(13)
    expect(new Set(regions.map((region) => region.code)).size).toBe(63)
  })

  it('finds a region by its code and by its name in lower case', () => {
    expect(findRegion('bc')).toEqual({ code: 'BC', name: 'British Columbia', country: 'CA' })
    expect(findRegion('new york')?.code).toBe('NY')
    expect(findRegion('Kent')).toBeUndefined()
  })
})
