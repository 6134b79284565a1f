import { describe, expect, inject } from 'vitest'
import { locations } from '#demo/content/locations/all.ts'
import { posts } from '#demo/content/news/all.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { copiesSql, publishSql } from '#tests/support/content-sql.ts'

/** A site of a large group, which the tests that ask for it may change. */
const test = browserTest.extend('large', { scope: 'file' }, async ({}, guests) => {
  const site = await ownSite()({}, guests)
  publishSql(site, copiesSql(site, 'news_posts', 40))
  const inCanada = `uid LIKE 'copy-%' AND uid <> 'copy-1'`
  publishSql(site, `UPDATE news_posts SET type = 'ca-locations' WHERE ${inCanada}`)
  publishSql(site, copiesSql(site, 'locations', 100))
  await expect.poll(async () => (await get('/news', site.url)).html).toContain('rel="next"')
  return site
})

const get = async (path: string, site = inject('site')) => {
  const answer = await fetch(site + path, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text() }
}
const hrefs = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const canonical = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

describe('careers at a location', () => {
  test.each([
    ['burrard', 'https://jobs.saltwood.example/search?unit=SW-101'],
    ['roosevelt-row', 'https://careers.saltwood.example/roosevelt-row'],
  ])('%s leads to %s', async (uid, href) => {
    const { status, html } = await get(`/locations/${uid}/careers`)
    expect(status).toBe(200)
    expect(hrefs(mainOf(html))).toContain(href)
  })
})

describe('group bookings', () => {
  test('of the group lead to those of every open restaurant', async () => {
    const links = hrefs(mainOf((await get('/group-bookings')).html))
    expect(links).toContain('/locations/burrard/group-bookings')
    expect(links).toContain('/locations/pearl/group-bookings')
    expect(links).not.toContain('/locations/halifax/group-bookings')
  })

  test('of a restaurant lead to its own planner', async () => {
    const { status, html } = await get('/locations/burrard/group-bookings')
    expect(status).toBe(200)
    expect(hrefs(mainOf(html))).toContain('https://events.saltwood.example/burrard')
  })

  test('of a restaurant without one show its email and phone (spec:locations.group-bookings)', async () => {
    const { status, html } = await get('/locations/pearl/group-bookings')
    expect(status).toBe(200)
    const links = hrefs(mainOf(html))
    expect(links.some((href) => href.startsWith('mailto:'))).toBe(true)
    expect(links.some((href) => href.startsWith('tel:'))).toBe(true)
  })
})

describe('the lists of posts', () => {
  const uidsOf = (type: string) => posts.filter((post) => post.type === type).map(({ uid }) => uid)
  const countryOf = (uid: string) => locations.find((one) => one.uid === uid)?.country
  const uidsAtLocationsOf = (country: string) =>
    posts
      .filter((post) => post.locations?.some((uid) => countryOf(uid) === country))
      .map(({ uid }) => uid)

  test.each([
    ['/news/ca', 'News from Canada', 'ca-locations', 'CA', 'us-locations', 'US'],
    ['/news/us', 'News from the United States', 'us-locations', 'US', 'ca-locations', 'CA'],
  ])('%s has those of its country alone', async (path, title, own, country, other, abroad) => {
    const { status, html } = await get(path)
    expect(status).toBe(200)
    expect(html).toContain(`>${title}</h1>`)
    expect(canonical(html)).toBe(inject('site') + path)
    const links = hrefs(mainOf(html))
    for (const uid of uidsOf(own)) expect(links).toContain(`${path}/${uid}`)
    for (const uid of uidsAtLocationsOf(country)) expect(links).toContain(`/news/${uid}`)
    for (const uid of [...uidsOf('general'), ...uidsOf(other), ...uidsAtLocationsOf(abroad)]) {
      expect(
        links.filter((href) => href.endsWith(`/${uid}`)),
        uid,
      ).toEqual([])
    }
  })
})

describe('lists of a large group', () => {
  const pagesOf = async (site: { url: string }, first: string) => {
    const pages = [first]
    for (let path: string | undefined = first; path; ) {
      const { status, html }: { status: number; html: string } = await get(path, site.url)
      expect(status, path).toBe(200)
      expect(canonical(html), path).toBe(site.url + path)
      const next: string | undefined = /<a [^>]*rel="next"[^>]*href="([^"]*)"/.exec(html)?.[1]
      path = next?.replaceAll('&amp;', '&')
      if (path) pages.push(path)
    }
    return pages
  }

  test('have 12 posts a page, each page with its own address, until there is none', async ({
    large: site,
  }) => {
    const pages = await pagesOf(site, '/news')
    expect(pages.slice(0, 3)).toEqual(['/news', '/news?page=2', '/news?page=3'])
    const { html } = await get('/news?page=2', site.url)
    expect(html).toMatch(/<title>[^<]*, page 2/)
    expect(html).toMatch(/<a [^>]*rel="prev"[^>]*href="\/news"/)
    expect([...mainOf(html).matchAll(/<time /g)]).toHaveLength(12)
    expect(await pagesOf(site, '/news/ca')).toContain('/news/ca?page=2')
  })

  test('have no page after the last', async ({ large: site }) => {
    const last = (await pagesOf(site, '/news')).length
    expect((await get(`/news/us?page=${last}`, site.url)).status).not.toBe(500)
    expect(canonical((await get('/news?page=900', site.url)).html)).toBe(`${site.url}/news`)
  })

  test('have 60 locations a page, and keep the filter from page to page', async ({
    large: site,
  }) => {
    const { html } = await get('/locations', site.url)
    expect([...html.matchAll(/<li [^>]*data-location-tile/g)]).toHaveLength(60)
    expect(await pagesOf(site, '/locations')).toEqual(['/locations', '/locations?page=2'])
    const filtered = await get('/locations?region=BC', site.url)
    expect(hrefs(filtered.html)).toContain('/locations?country=CA&region=BC&page=2')
    const second = await get('/locations?country=CA&region=BC&page=2', site.url)
    expect(second.status).toBe(200)
    const tiles = [...second.html.matchAll(/<li [^>]*data-location-tile/g)].length
    expect(tiles).toBeGreaterThan(0)
    expect(tiles).toBeLessThanOrEqual(60)
  })

  test('give way to a post that has taken their name (spec:routes.news-lists)', async ({
    large: site,
  }) => {
    publishSql(
      site,
      `UPDATE news_posts SET uid = 'ca', title = 'A post called ca' WHERE uid = 'copy-1'`,
    )
    await expect
      .poll(async () => (await get('/news/ca', site.url)).html)
      .toContain('A post called ca</h1>')
  })
})
