import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCoordinates } from './parse-coordinates.ts'

it.each([
  ['49.2845, -123.1116', 49.2845, -123.1116],
  ['  49.2845 -123.1116 ', 49.2845, -123.1116],
  ['geo:49.2845,-123.1116?z=17', 49.2845, -123.1116],
  ['https://www.openstreetmap.org/#map=17/49.28450/-123.11160', 49.2845, -123.1116],
  ['https://www.google.com/maps/@49.2845,-123.1116,17z', 49.2845, -123.1116],
  [
    'https://www.google.com/maps/place/Quay/@49.9,-123.9,17z/data=!3m1!8m2!3d49.2845!4d-123.1116',
    ...([49.2845, -123.1116] as const),
  ],
  ['49.28450° N, 123.11160° W', 49.2845, -123.1116],
  ['49.2845 N 123.1116 W', 49.2845, -123.1116],
  [
    'https://www.openstreetmap.org/?mlat=49.2845&mlon=-123.1116#map=17/49.9/-123.9',
    ...([49.2845, -123.1116] as const),
  ],
  ['https://www.google.com/maps/search/?api=1&query=49.2845%2C-123.1116', 49.2845, -123.1116],
  [`49° 17.070' N, 123° 6.696' W`, 49.2845, -123.1116],
  ['https://maps.apple.com/?ll=49.2845,-123.1116&q=Quay', 49.2845, -123.1116],
  [`49°17'04.2"N 123°06'41.8"W`, 49.2845, -123.111611],
  ['49°17′N 123°07′W', 49.283333, -123.116667],
])('%s', (text, latitude, longitude) => {
  expect(parseCoordinates(text)).toEqual({ latitude, longitude })
})

it.each([
  '',
  'Water Street 12',
  '12 Water Street, V6B 1A1',
  '149.2845, -123.1116',
  '49, -123',
  '1149.2845, -123.1116',
])('nothing in “%s”', (text) => {
  expect(parseCoordinates(text)).toBeNull()
})

it('reads what a map says of any place', () => {
  const degree = (most: number) =>
    fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((one) => one / 1e5)
  fc.assert(
    fc.property(degree(90), degree(180), (latitude, longitude) => {
      const said = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
      expect(parseCoordinates(said)).toEqual({ latitude: latitude + 0, longitude: longitude + 0 })
    }),
  )
})
