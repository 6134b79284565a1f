import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeMmdb } from '#tests/support/mmdb.ts'
import { describeGeolocationProvider } from '../suite.ts'
import { createCityDatabase } from './adapter.ts'

const headers = new Headers()
const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'tableside-geo-')), 'city.mmdb')
writeMmdb(file, {
  '66.249.66.0/24': {
    city: 'Mountain View',
    country_code: 'US',
    state1: 'California',
    latitude: 37.4225,
    longitude: -122.085,
  },
  '198.51.100.0/24': { country_code: 'US', latitude: 37.751, longitude: -97.822 },
  '203.0.113.0/24': {
    city: { names: { en: 'Vancouver' } },
    country: { iso_code: 'CA' },
    location: { latitude: 49.2827, longitude: -123.1207 },
  },
})

describeGeolocationProvider('a city database', () => createCityDatabase({ file }), {
  city: { address: '66.249.66.1', headers },
  countryOnly: { address: '198.51.100.20', headers },
  unknown: { address: '127.0.0.1', headers },
})

test('reads records as MaxMind’s own databases have them', () => {
  expect(createCityDatabase({ file }).locate({ address: '203.0.113.9', headers })).toEqual({
    country: 'CA',
    region: '',
    coordinates: { latitude: 49.28, longitude: -123.12 },
  })
})

test('the database that is installed knows both kinds of addresses', () => {
  const bundled = createCityDatabase()
  const home = bundled.locate({ address: '24.80.0.1', headers })
  expect(home).toMatchObject({ country: 'CA', region: 'British Columbia' })
  expect(bundled.locate({ address: '2001:569::1', headers })).toMatchObject({ country: 'CA' })
  expect(bundled.locate({ address: '::ffff:24.80.0.1', headers })).toEqual(home)
})

test('a file that is not there, or is something else, is named at start-up', () => {
  expect(() => createCityDatabase({ file: '/nowhere/city.mmdb' })).toThrow('/nowhere/city.mmdb')
  expect(() => createCityDatabase({ file: 'package.json' })).toThrow(
    'package.json is not a MaxMind DB',
  )
})
