import { describe, expect, it } from 'vitest'
import { findPlace } from '#data/places/places.ts'
import { type AskedPlace, placeOfAddress } from './find-place.ts'

const placeOf = (address: AskedPlace) => placeOfAddress(address, findPlace)
const asked = { postalCode: '', city: '', province: '' }
const near = (latitude: number, longitude: number) => ({
  latitude: expect.closeTo(latitude, 0),
  longitude: expect.closeTo(longitude, 0),
})

describe('the place of an address', () => {
  it('is the middle of its postal code', () => {
    const place = placeOf({ ...asked, postalCode: 'v6z 1r4', city: 'x', province: 'BC' })
    expect(place).toEqual({ name: 'V6Z, Vancouver, BC', coordinates: near(49.28, -123.12) })
    expect(placeOf({ ...asked, postalCode: '98101' })?.name).toContain('Seattle')
  })

  it('is its city where the code is unknown, or lies in another province', () => {
    const city = { city: 'Halifax', province: 'NS' }
    for (const postalCode of ['', 'nonsense', 'V6Z 1R4'])
      expect(placeOf({ ...city, postalCode })?.name).toBe('Halifax, NS')
  })

  it('is none where nothing is known', () => {
    expect(placeOf({ ...asked, city: 'Nowhere at all', province: 'BC' })).toBeNull()
    expect(placeOf(asked)).toBeNull()
  })
})
