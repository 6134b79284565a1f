import { describe, expect, it } from 'vitest'
import type { LocationSummary } from './location-summary.ts'
import { nearbyLocations } from './nearby.ts'

/** A location so many km north of the first one. */
function at(id: number, km: number | null, isFlagship = false): LocationSummary {
  const latitude = 49 + (km ?? 0) / 111.195
  return {
    id,
    uid: `l${id}`,
    url: `/locations/l${id}`,
    title: `L${id}`,
    address: '',
    city: '',
    postalCode: null,
    province: 'BC',
    provinceName: 'British Columbia',
    country: 'CA',
    phone: null,
    image: null,
    coordinates: km === null ? null : { latitude, longitude: -123 },
    timeZone: 'America/Vancouver',
    isFlagship,
    comingSoon: false,
  }
}

const uids = (list: LocationSummary[]) => list.map(({ uid }) => uid)

describe('nearby locations (spec:locations.nearby)', () => {
  it('are those within 21 km, sorted by distance, max 2', () => {
    const all = [at(1, 0), at(2, 20), at(3, 5), at(4, 22), at(5, 10)]
    expect(uids(nearbyLocations(at(1, 0), all))).toEqual(['l3', 'l5'])
  })

  it('never count the location itself, nor one without coordinates', () => {
    expect(uids(nearbyLocations(at(1, 0), [at(1, 0), at(2, null)]))).toEqual([])
    expect(nearbyLocations(at(1, null), [at(2, 1)])).toEqual([])
  })

  it('are for a flagship the 2 nearest flagships, however far', () => {
    const all = [at(1, 0, true), at(2, 3), at(3, 900, true), at(4, 400, true), at(5, 950, true)]
    expect(uids(nearbyLocations(at(1, 0, true), all))).toEqual(['l4', 'l3'])
  })

  it('keep content order among equals (spec:locations.ties)', () => {
    const all = [at(7, 4), at(3, 4), at(1, 0)]
    expect(uids(nearbyLocations(at(1, 0), all))).toEqual(['l7', 'l3'])
  })
})
