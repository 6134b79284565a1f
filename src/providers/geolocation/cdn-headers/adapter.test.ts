import { expect, test } from 'vitest'
import { describeGeolocationProvider } from '../suite.ts'
import { createCdnHeaders } from './adapter.ts'

const from = (headers: Record<string, string>) => ({
  address: '203.0.113.7',
  headers: new Headers(headers),
})

describeGeolocationProvider(
  'CloudFront’s headers',
  () => createCdnHeaders({ network: 'cloudfront' }),
  {
    city: from({
      'cloudfront-viewer-country': 'US',
      'cloudfront-viewer-country-region': 'CA',
      'cloudfront-viewer-country-region-name': 'California',
      'cloudfront-viewer-city': 'Mountain View',
      'cloudfront-viewer-latitude': '37.42250',
      'cloudfront-viewer-longitude': '-122.08499',
    }),
    countryOnly: from({ 'cloudfront-viewer-country': 'CA' }),
    unknown: from({ 'cf-ipcountry': 'CA' }),
  },
)

describeGeolocationProvider('Vercel’s headers', () => createCdnHeaders({ network: 'vercel' }), {
  city: from({
    'x-vercel-ip-country': 'US',
    'x-vercel-ip-country-region': 'CA',
    'x-vercel-ip-city': 'Mountain%20View',
    'x-vercel-ip-latitude': '37.4225',
    'x-vercel-ip-longitude': '-122.085',
  }),
  countryOnly: from({ 'x-vercel-ip-country': 'DE', 'x-vercel-ip-latitude': '51.3' }),
  unknown: from({}),
})

const cloudflare = createCdnHeaders({ network: 'cloudflare' })

test('Cloudflare’s country alone, as every plan sends it', () => {
  expect(cloudflare.locate(from({ 'cf-ipcountry': 'CA' }))).toEqual({
    country: 'CA',
    region: '',
    coordinates: null,
  })
})

test('Cloudflare’s codes for Tor and for unknown places are no country', () => {
  expect(cloudflare.locate(from({ 'cf-ipcountry': 'T1' }))).toBeNull()
  expect(cloudflare.locate(from({ 'cf-ipcountry': 'XX' }))).toBeNull()
})

test('a region code of another country keeps its code', () => {
  const vercel = createCdnHeaders({ network: 'vercel' })
  const bavaria = { 'x-vercel-ip-country': 'DE', 'x-vercel-ip-country-region': 'BC' }
  expect(vercel.locate(from(bavaria))?.region).toBe('BC')
})

test('nonsense in the numbers is no coordinate', () => {
  const headers = { 'cf-ipcountry': 'CA', 'cf-ipcity': 'Vancouver', 'cf-iplatitude': '999' }
  expect(cloudflare.locate(from({ ...headers, 'cf-iplongitude': '-123' }))?.coordinates).toBeNull()
})
