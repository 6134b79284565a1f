import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LocationSummary } from '#data/location-summary.ts'
import { formatKm, LocationTile } from './location-tile.tsx'

const location: LocationSummary = {
  id: 1,
  uid: 'burrard',
  url: '/locations/burrard',
  title: 'Burrard',
  address: '1 Quay Street',
  city: 'Vancouver',
  postalCode: 'V6C 0A1',
  province: 'BC',
  provinceName: 'British Columbia',
  country: 'CA',
  phone: '(604) 555 0101',
  image: null,
  coordinates: null,
  timeZone: 'America/Vancouver',
  isFlagship: true,
  comingSoon: false,
}

const tile = (more: Partial<LocationSummary> = {}) =>
  renderToStaticMarkup(<LocationTile location={{ ...location, ...more }} level={2} />)

describe('the location tile', () => {
  it('shows title, address, city, postal code and phone', () => {
    for (const text of ['Burrard', '1 Quay Street', 'Vancouver, BC V6C 0A1', '604-555-0101']) {
      expect(tile()).toContain(text)
    }
  })

  it('formats a phone as NNN-NNN-NNNN only when it has exactly 10 digits', () => {
    expect(tile({ phone: '604 555 01010' })).toContain('604 555 01010')
    expect(tile({ phone: null })).not.toContain('tel:')
  })

  it('leads to the restaurant, sets the location and books a table', () => {
    expect(tile()).toMatch(/<a[^>]*href="\/locations\/burrard"[^>]*>See Restaurant/)
    expect(tile()).toMatch(/<button[^>]*data-set-location="burrard"[^>]*>.*Set Location/)
    expect(tile()).toMatch(
      /<a[^>]*data-panel="reserve"[^>]*data-location="burrard"[^>]*>Book a Table/,
    )
  })

  it('disables Set Location and Book a Table when it is coming soon', () => {
    const html = tile({ comingSoon: true })
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*data-set-location="burrard"/)
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Book a Table/)
    expect(html).toContain('See Restaurant')
  })

  it('writes distances in kilometres', () => {
    expect([0.04, 0.84, 4.23, 118.7].map(formatKm)).toEqual(['100 m', '800 m', '4.2 km', '119 km'])
  })
})
