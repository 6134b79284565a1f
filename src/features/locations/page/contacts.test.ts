import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_WORDS } from '#lib/words/words.ts'
import { careersHref, careersOffer, groupBookingOffer } from './contacts.ts'

const place = { emailAddress: 'pearl@saltwood.example', phone: '(503) 555-0142' }
const search = 'https://jobs.saltwood.example/search'

describe('the careers link of a location', () => {
  const location = { externalCareersLink: null, jobUnit: 'SW-101' }

  it('is its external careers link if it gives one', () => {
    const external = 'https://careers.saltwood.example/pearl'
    expect(careersHref({ ...location, externalCareersLink: external }, search)).toBe(external)
  })

  it("is the provider's job search with unit={jobUnit} otherwise", () => {
    expect(careersHref(location, search)).toBe(`${search}?unit=SW-101`)
  })

  it('keeps the query that the job search has', () => {
    expect(careersHref(location, `${search}?brand=saltwood&unit=all#open`)).toBe(
      `${search}?brand=saltwood&unit=SW-101#open`,
    )
    const word = fc.stringMatching(/^[a-z]{1,6}$/)
    fc.assert(
      fc.property(fc.dictionary(word, fc.string()), fc.string({ minLength: 1 }), (query, unit) => {
        const href = careersHref(
          { externalCareersLink: null, jobUnit: unit },
          `${search}?${new URLSearchParams(query)}`,
        )
        const found = Object.fromEntries(new URL(href ?? '').searchParams)
        expect(found).toEqual({ ...query, unit })
      }),
    )
  })

  it('is not there without a job unit or without a job search', () => {
    expect(careersHref({ externalCareersLink: null, jobUnit: null }, search)).toBeNull()
    expect(careersHref(location, null)).toBeNull()
    expect(careersHref(location, '/search')).toBeNull()
  })

  it('gives way to email and telephone, and says so', () => {
    const { lead, links } = careersOffer({ ...place, ...location }, null, NO_WORDS)
    expect(lead).toContain('no online application form')
    expect(links.map(({ href, text }) => [href, text])).toEqual([
      ['mailto:pearl@saltwood.example', 'pearl@saltwood.example'],
      ['tel:5035550142', '503-555-0142'],
    ])
    const nobody = careersOffer({ emailAddress: null, phone: null, ...location }, null, NO_WORDS)
    expect(nobody).toEqual({ lead: expect.stringContaining('come by'), links: [] })
  })
})

describe('the group booking of a location', () => {
  it('has its link, and nothing else beside it', () => {
    const groupBookingLink = 'https://events.saltwood.example/pearl'
    expect(groupBookingOffer({ ...place, groupBookingLink }, NO_WORDS)).toEqual({
      lead: null,
      links: [{ href: groupBookingLink, text: 'Plan your event', external: true, newTab: false }],
    })
  })

  it("has the location's email and phone without one", () => {
    const { links } = groupBookingOffer({ ...place, groupBookingLink: null }, NO_WORDS)
    expect(links.map(({ href }) => href)).toEqual([
      'mailto:pearl@saltwood.example',
      'tel:5035550142',
    ])
  })
})
