import { expect, it } from 'vitest'
import { readGeolocationReply, toGeolocationReply } from './geolocation-reply.ts'

it('a place comes back as it was, with or without coordinates', () => {
  const coordinates = { latitude: 45.42, longitude: -75.7 }
  for (const place of [
    { country: 'CA', region: 'Ontario', coordinates },
    { country: 'US', region: '', coordinates: null },
  ])
    expect(readGeolocationReply(toGeolocationReply(place))).toEqual(place)
})

it('a failed lookup is the fallback on the wire, and no place', () => {
  const reply = toGeolocationReply(null)
  const geo = { countryCode: 'CA', region: 'British Columbia', lat: 0, lon: 0 }
  expect(reply.data).toEqual({ geo, located: false })
  expect(readGeolocationReply(reply)).toBeNull()
})

it('a visitor in British Columbia whose city is unknown is no failed lookup', () => {
  const place = { country: 'CA', region: 'British Columbia', coordinates: null }
  const reply = toGeolocationReply(place)
  expect(reply.data.geo).toEqual(toGeolocationReply(null).data.geo)
  expect(readGeolocationReply(reply)).toEqual(place)
})
