import { expect, it } from 'vitest'
import { toGeolocationReply } from './geolocation-reply.ts'

it('a place has its coordinates, or 0,0 where they are not known', () => {
  const place = { country: 'US', region: 'Oregon' }
  const coordinates = { latitude: 45.5, longitude: -122.6 }
  const geo = { countryCode: 'US', region: 'Oregon' }
  expect(toGeolocationReply({ ...place, coordinates }).data).toEqual({
    geo: { ...geo, lat: 45.5, lon: -122.6 },
    located: true,
  })
  expect(toGeolocationReply({ ...place, coordinates: null }).data.geo).toEqual({
    ...geo,
    ...{ lat: 0, lon: 0 },
  })
})

it('a failed lookup is the fallback on the wire, and no place', () => {
  const geo = { countryCode: 'CA', region: 'British Columbia', lat: 0, lon: 0 }
  expect(toGeolocationReply(null).data).toEqual({ geo, located: false })
})

it('a visitor in British Columbia whose city is unknown is no failed lookup', () => {
  const place = { country: 'CA', region: 'British Columbia', coordinates: null }
  const { geo, located } = toGeolocationReply(place).data
  expect(geo).toEqual(toGeolocationReply(null).data.geo)
  expect(located).toBe(true)
})

it('has the visitor’s location, none, or leaves it out where it cannot be told', () => {
  expect(toGeolocationReply(null, 'burrard').data.location).toBe('burrard')
  expect(toGeolocationReply(null, null).data.location).toBeNull()
  expect(toGeolocationReply(null, undefined).data).not.toHaveProperty('location')
})
