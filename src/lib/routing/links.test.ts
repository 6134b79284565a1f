import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentPath, resolveLink } from './links.ts'

describe('content link resolution by document type (spec:links.by-type)', () => {
  it.each([
    ['homepage', '/'],
    ['about-page', '/about'],
    ['gift-cards-page', '/gift-cards'],
    ['contact-page', '/contact'],
    ['location-careers-page', '/careers'],
    ['location-listing-page', '/locations'],
    ['location-group-bookings-page', '/group-bookings'],
    ['bulk-gift-cards-page', '/corporate-gift-cards'],
    ['location', '/locations/burrard'],
    ['news-post', '/news/burrard'],
    ['text-page', '/burrard'],
    ['menu', '/menu'],
    ['menu-category', '/menu'],
    ['anything else', '/'],
  ])('%s leads to %s', (type, path) => {
    expect(documentPath(type, 'burrard')).toBe(path)
  })

  it('resolves documents by their collection, and pages by their type', () => {
    const link = (relationTo: string, value: unknown) =>
      resolveLink({ link_type: 'Document', document: { relationTo, value } })?.href
    expect(link('locations', { uid: 'burrard' })).toBe('/locations/burrard')
    expect(link('news-posts', { uid: 'spring' })).toBe('/news/spring')
    expect(link('menus', { uid: 'coast-menu' })).toBe('/menu')
    expect(link('pages', { type: 'about-page', uid: 'about-page' })).toBe('/about')
    expect(link('pages', { type: 'text-page', uid: 'privacy' })).toBe('/privacy')
  })

  it('leads a broken link to /404', () => {
    const broken = { relationTo: 'pages', value: 12 }
    expect(resolveLink({ link_type: 'Document', document: broken })?.href).toBe('/404')
    expect(resolveLink({ link_type: 'Media', media: 7 })?.href).toBe('/404')
  })

  it('has no link where nothing was chosen', () => {
    expect(resolveLink({ link_type: 'Document', document: null })).toBeNull()
    expect(resolveLink({ link_type: 'Web', url: ' ' })).toBeNull()
    expect(resolveLink(null)).toBeNull()
  })

  it('keeps the text of an unsafe scheme, and nothing to follow', () => {
    const unsafe = { link_type: 'Web', url: 'javascript:alert(1)', text: 'Press me', newTab: true }
    expect(resolveLink(unsafe)).toEqual({
      href: null,
      text: 'Press me',
      external: false,
      newTab: false,
    })
  })

  // ASVS 1.2.2
  it('is total: every value gives null, a text, or an address that is safe to follow', () => {
    const link = fc.record(
      {
        link_type: fc.oneof(fc.constantFrom('Web', 'Document', 'Media'), fc.anything()),
        url: fc.oneof(fc.string(), fc.webUrl(), fc.anything()),
        document: fc.oneof(
          fc.anything(),
          fc.record({
            relationTo: fc.constantFrom('pages', 'locations', 'news-posts', 'menus', 'x'),
            value: fc.oneof(
              fc.anything(),
              fc.record({ uid: fc.string(), type: fc.string() }, { requiredKeys: [] }),
            ),
          }),
        ),
        media: fc.oneof(fc.anything(), fc.record({ filename: fc.string() })),
        text: fc.anything(),
        newTab: fc.anything(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(link, fc.anything()), (value) => {
        const resolved = resolveLink(value)
        if (resolved === null) return
        if (resolved.href !== null)
          expect(resolved.href).toMatch(/^(\/(?!\/)|#|https?:|mailto:|tel:)/i)
        expect(typeof resolved.text).toBe('string')
        expect(typeof resolved.newTab).toBe('boolean')
      }),
      { numRuns: 3000 },
    )
  })
})
