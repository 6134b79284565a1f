import { renderToStaticMarkup as html } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { PublicError } from '#lib/http/public-error.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { ErrorPage } from './errors/error-page.tsx'
import { FailurePage } from './errors/failure-page/failure-page.tsx'
import { shellFixture } from './fixture.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import type { PanelLocation } from './panel/panel-location.ts'
import { ReserveContact } from './panel/reserve-contact.tsx'

vi.mock('next/dynamic', () => ({ default: () => () => null }))

const link = (text: string, href = `/${text}`): ResolvedLink => ({
  text,
  href,
  external: false,
  newTab: false,
})

describe('the header', () => {
  const out = html(
    <Header
      shortName="Saltwood"
      content={shellFixture.header}
      footerLinks={[link('Careers', '/careers')]}
    />,
  )

  it('leads to a table and to an order without scripts', () => {
    expect(out).toContain('href="/reservation"')
    expect(out).toContain('href="/order"')
  })

  it('calls its buttons as the editors do', () => {
    const content = {
      ...shellFixture.header,
      reserveButtonText: 'Book now',
      orderButtonText: 'Eat at home',
    }
    const own = html(<Header shortName="Saltwood" content={content} footerLinks={[]} />)
    expect(own).toMatch(/href="\/reservation"[^>]*>Book now</)
    expect(own).toMatch(/href="\/order"[^>]*>Eat at home</)
  })

  it('says nothing of a location before one is known', () => {
    expect(out).not.toContain('/locations/')
    expect(out).not.toContain('undefined')
  })

  it('has the footer links in its menu', () => {
    expect(out).toContain('href="/careers"')
  })

  it('shows the short name where there is no logo', () => {
    expect(out).toContain('Saltwood')
  })
})

describe('the footer', () => {
  it('shows its link columns under their titles, and one without a title by its links', () => {
    const out = html(<Footer shortName="Saltwood" content={shellFixture.footer} />)
    expect([...out.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Eat',
      'Gather',
    ])
    for (const { links } of shellFixture.footer.linkColumns) {
      for (const { href } of links) expect(out).toContain(`href="${href}"`)
    }
  })

  it("shows the booking provider's terms and privacy among the legal links", () => {
    const out = html(<Footer shortName="Saltwood" content={shellFixture.footer} />)
    for (const one of shellFixture.footer.bookingProviderLinks) expect(out).toContain(one.href)
    expect(out).toContain('Back to top')
  })

  it('has the social links of both countries, Canada first', () => {
    const out = html(<Footer shortName="Saltwood" content={shellFixture.footer} />)
    expect(out.indexOf('data-for="canada"')).toBeGreaterThan(-1)
    expect(out.indexOf('data-for="canada"')).toBeLessThan(out.indexOf('data-for="usa"'))
  })
})

describe('reserve mode of a location that is not booked here', () => {
  const location: PanelLocation = {
    uid: 'pearl',
    title: 'Pearl',
    address: ['1 Water Street', 'Portland OR'],
    comingSoon: false,
    bookingProvider: 'link',
    reserveMessage: 'We keep our own book.',
    reserveLink: 'https://book.test',
    phoneNumber: '5035550142',
    hours: [],
    order: { pickup: null, delivery: null },
  }

  it('shows the message and a button to its page', () => {
    const out = html(<ReserveContact location={location} />)
    expect(out).toContain('We keep our own book.')
    expect(out).toContain('href="https://book.test"')
  })

  it('shows the phone number where there is no page', () => {
    const out = html(<ReserveContact location={{ ...location, reserveLink: null }} />)
    expect(out).toContain('href="tel:5035550142"')
    expect(out).toContain('503-555-0142')
  })
})

describe('the error page', () => {
  const closed = new PublicError('The kitchen is closed.', 503)

  it('has status 500 where none is known', () => {
    expect(html(<ErrorPage message="Something went wrong" />)).toContain('Error 500')
    expect(html(<FailurePage error={new Error('secret')} />)).toContain('Error 500')
  })

  it('has no button without a `cta` (spec:routes.not-found-page)', () => {
    const out = html(
      <ErrorPage status={404} message="This page could not be found" action={null} />,
    )
    expect(out).not.toMatch(/<a |<button/)
    const action = { href: '/locations', text: 'Find us', external: false, newTab: false }
    expect(html(<ErrorPage message="Lost" action={action} />)).toContain('href="/locations"')
  })

  it('shows the message of an error that is meant for the public, and its status (spec:routes.error-page)', () => {
    for (const error of [closed, { digest: closed.digest, message: 'masked' }]) {
      const out = html(<FailurePage error={error} />)
      expect(out).toContain('The kitchen is closed.')
      expect(out).toContain('Error 503')
    }
  })

  it('shows no other message', () => {
    const error = Object.assign(new Error('no such table: guests'), { status: 502 })
    const out = html(<FailurePage error={error} />)
    expect(out).toContain('Something went wrong on our side.')
    expect(out).toContain('Error 502')
    expect(out).not.toContain('guests')
  })
})
