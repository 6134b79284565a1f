import { describe, expect, it } from 'vitest'
import { countryOptions, filterLocations, readFilter, regionOptions } from './filter.ts'

const places = [
  { uid: 'burrard', country: 'CA', province: 'BC' },
  { uid: 'king-west', country: 'CA', province: 'ON' },
  { uid: 'pike-street', country: 'US', province: 'WA' },
  { uid: 'pearl', country: 'US', province: 'OR' },
] as const

const uids = (query: { country?: string; region?: string }) =>
  filterLocations(places, readFilter(places, query)).map(({ uid }) => uid)

describe('the filter of /locations', () => {
  it('shows all locations by default', () => {
    expect(uids({})).toHaveLength(4)
  })

  it('narrows to a country and to a region, by code or by name', () => {
    expect(uids({ country: 'US' })).toEqual(['pike-street', 'pearl'])
    expect(uids({ country: 'canada' })).toEqual(['burrard', 'king-west'])
    expect(uids({ region: 'ON' })).toEqual(['king-west'])
    expect(uids({ region: 'british columbia' })).toEqual(['burrard'])
  })

  it('drops what no location has', () => {
    expect(uids({ country: 'FR', region: 'TX' })).toHaveLength(4)
  })

  it('lets a region decide its country', () => {
    expect(readFilter(places, { country: 'CA', region: 'WA' })).toEqual({
      country: 'US',
      region: 'WA',
    })
  })

  it('offers the countries and regions that have a location', () => {
    expect(countryOptions(places).map(({ label }) => label)).toEqual(['Canada', 'United States'])
    expect(regionOptions(places, 'US').map(({ label }) => label)).toEqual(['Oregon', 'Washington'])
    expect(regionOptions(places, null)).toHaveLength(4)
  })
})
