import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LocationSummary } from '#data/locations/location-summary.ts'
import { LocationTile } from './location-tile.tsx'

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

  it('says how far it is in both units, of which one is shown', () => {
    const html = renderToStaticMarkup(<LocationTile location={location} level={3} km={4.23} />)
    expect(html).toContain('<span data-unit="km">4.2 km</span>')
    expect(html).toContain('<span data-unit="mi">2.6 mi</span>')
    expect(tile()).not.toContain('data-unit')
  })
})
