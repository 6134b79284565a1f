import { get } from 'node:http'
import { describe, expect, inject, test } from 'vitest'

const site = inject('site')

/** A guest in Ottawa with a location of their own. */
const headers = { cookie: 'selected-location=burrard', 'cf-ipcountry': 'CA' }

async function ask(path: string) {
  const response = await fetch(`${site}${path}`, { headers, redirect: 'manual' })
  const html = await response.text()
  const text = (pattern: RegExp) =>
    pattern
      .exec(html)?.[1]
      ?.replace(/<[^>]+>/g, '')
      .trim()
  const canonical = text(/<link rel="canonical" href="([^"]*)"/)
  return {
    status: response.status,
    to: response.headers.get('location'),
    robots: response.headers.get('x-robots-tag'),
    language: text(/<html lang="([^"]*)"/),
    title: text(/<title>(.*?)<\/title>/s),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) =>
      inner.replace(/<[^>]+>/g, '').trim(),
    ),
    canonical: canonical?.replace(site, ''),
    html,
  }
}

describe('pages (spec:routes.pages)', () => {
  test.each([
    // path, title, first heading, canonical path where it is another
    ['/', 'Saltwood | Coastal wood-fire kitchen and bar', 'Salt air, slow fire'],
    ['/about', 'About | Saltwood', expect.any(String)],
    ['/contact', 'Contact | Saltwood', expect.any(String)],
    ['/gift-cards', 'Gift cards | Saltwood', expect.any(String)],
    ['/corporate-gift-cards', 'Corporate gift cards | Saltwood', expect.any(String)],
    ['/group-bookings', 'Group bookings | Saltwood', expect.any(String)],
    ['/locations', 'Locations | Saltwood', 'Locations'],
    ['/locations?country=US', 'Locations | Saltwood', 'Locations', '/locations'],
    ['/locations?region=BC&utm_source=x', 'Locations | Saltwood', 'Locations', '/locations'],
    ['/locations/burrard', 'Saltwood Burrard | Wood-fire kitchen and bar', 'Burrard'],
    ['/locations/burrard/careers', 'Careers · Burrard | Saltwood', 'Work by the fire'],
    [
      '/locations/burrard/group-bookings',
      'Group bookings · Burrard | Saltwood',
      expect.any(String),
    ],
    ['/locations/burrard/menu', 'Menu | Saltwood Burrard', expect.any(String)],
    [
      '/locations/burrard/menu?menu-category=wine',
      'Menu | Saltwood Burrard',
      expect.any(String),
      '/locations/burrard/menu',
    ],
    [
      '/locations/burrard/touchless-menu',
      'Menu | Saltwood Burrard',
      expect.any(String),
      '/locations/burrard/menu',
    ],
    [
      '/locations/burrard/room-service-menu',
      'Menu | Saltwood Burrard',
      expect.any(String),
      '/locations/burrard/menu',
    ],
    ['/news', 'News | Saltwood', 'News'],
    ['/news/ca', 'News from Canada | Saltwood', 'News from Canada'],
    ['/news/us', 'News from the United States | Saltwood', 'News from the United States'],
    ['/news/us/harvest-thursdays', 'Harvest Thursdays | Saltwood', 'Harvest Thursdays'],
    [
      '/locations/burrard/news/harvest-thursdays',
      'Harvest Thursdays | Saltwood',
      'Harvest Thursdays',
      '/news/us/harvest-thursdays',
    ],
    ['/privacy', 'Privacy | Saltwood', 'Privacy'],
    ['/terms', 'Terms | Saltwood', 'Terms'],
    ['/accessibility', 'Accessibility | Saltwood', 'Accessibility'],
  ])('%s', async (path, title, heading, canonical = path) => {
    const page = await ask(path)
    expect(page).toMatchObject({ status: 200, to: null, robots: null, language: 'en', title })
    expect(page.headings).toEqual([heading])
    expect(page.canonical || '/').toBe(canonical)
  })
})

describe('pages that are for nobody’s search (spec:routes.helper-pages)', () => {
  test.each([
    ['/success', 200],
    ['/test', 200],
    ['/style-guide', 200],
    ['/component-library', 200],
    ['/slice-library', 200],
    ['/slice-library/seo-slice', 200],
    ['/slice-simulator', 200],
    ['/404', 404],
    ['/no-such-page', 404],
    ['/locations/no-such-place', 404],
    ['/locations/burrard/no-such-page', 404],
    ['/news/ca/harvest-thursdays/more', 404],
    ['/sitemap/2', 404],
  ])('%s answers %i and says so', async (path, status) => {
    const page = await ask(path)
    expect([page.status, page.robots]).toEqual([status, 'noindex'])
    if (status === 404 && !path.startsWith('/sitemap'))
      expect(page.html).toContain('This page could not be found')
  })
})

describe('addresses that lead on, with their query', () => {
  test.each([
    ['/careers?utm_source=x', 307, '/locations/burrard/careers?utm_source=x'],
    ['/menu?menu-category=wine&a=1', 307, '/locations/burrard/menu?menu-category=wine&a=1'],
    ['/order', 307, '/locations/burrard?order=burrard'],
    ['/reservation', 307, '/locations/burrard?reserve=burrard'],
    ['/location?a=1', 307, '/locations/burrard?a=1'],
    ['/news/no-such-post', 307, '/404'],
    ['/news-redirect/a-cellar-closer-to-home', 307, '/news/ca/a-cellar-closer-to-home'],
    ['/news/ca/no-such-post?a=1', 307, '/news-redirect/no-such-post?a=1'],
    ['/locations/burrard/news/no-such-post', 307, '/404'],
    ['/about/', 308, '/about'],
    ['/preview?token=x&documentId=pages:1', 307, '/'],
  ])('%s answers %i to %s', async (path, status, to) => {
    const answer = await ask(path)
    expect([answer.status, answer.to]).toEqual([status, to])
  })

  const spelled = 'x%20y&a=b+c&&%7e=%e9&d=%2F&="'

  test.each([
    ['/careers', '/locations/burrard/careers'],
    ['/menu', '/locations/burrard/menu'],
    ['/location', '/locations/burrard'],
    ['/news/harvest-thursdays', '/news-redirect/harvest-thursdays'],
    ['/news-redirect/soup-for-skaters', '/locations/burrard/news/soup-for-skaters'],
    ['/news/ca/no-such-post', '/news-redirect/no-such-post'],
    ['/about/', '/about'],
  ])('%s keeps its query byte for byte', async (path, to) => {
    const location = await new Promise((resolve, reject) => {
      get(`${site}${path}`, { path: `${path}?${spelled}`, headers }, (answer) => {
        answer.resume()
        resolve(answer.headers.location)
      }).on('error', reject)
    })
    expect(location).toBe(`${to}?${spelled}`)
  })

  test.each([
    ['/news/harvest-thursdays?a=1', '/news/us/harvest-thursdays?a=1'],
    ['/news/soup-for-skaters?a=1', '/locations/burrard/news/soup-for-skaters?a=1'],
    ['/news/a-cellar-closer-to-home', '/news/ca/a-cellar-closer-to-home'],
    ['/news/ca/harvest-thursdays?a=1', '/news/us/harvest-thursdays?a=1'],
    ['/news/fire-for-winter', '/news/fire-for-winter'],
  ])('%s is read at %s, as the type of the post decides', async (path, end) => {
    const answer = await fetch(`${site}${path}`, { headers })
    expect([answer.status, answer.url]).toEqual([200, `${site}${end}`])
  })
})

describe('what a shared link shows', () => {
  const meta = (html: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]

  test.each([
    ['/', 'website'],
    ['/about', 'website'],
    ['/locations/burrard', 'website'],
    ['/locations/burrard/menu', 'website'],
    ['/locations/burrard/careers', 'website'],
    ['/news/fire-for-winter', 'article'],
  ])('%s is of the type %s, with a picture of 1200 × 630', async (path, type) => {
    const { html, title } = await ask(path)
    expect(meta(html, 'og:type')).toBe(type)
    expect(meta(html, 'og:site_name')).toBe('Saltwood')
    expect(meta(html, 'og:title')).toBe(title)
    expect(meta(html, 'og:url')).toBe(path === '/' ? site : `${site}${path}`)
    expect(meta(html, 'og:description')).toBeTruthy()
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630'])
    expect(meta(html, 'og:image:alt')).toBeTruthy()
    expect(meta(html, 'twitter:card')).toBe('summary_large_image')
    const picture = await fetch(meta(html, 'og:image') ?? '')
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(picture.status).toBe(200)
  })
})
