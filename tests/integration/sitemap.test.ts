import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, locationData, startContent } from '#tests/support/content.ts'

let system: Content

beforeAll(async () => {
  system = await startContent()
})
afterAll(() => system?.stop())

const published = { _status: 'published' as const }
const hidden = { noIndex: true }

async function fill() {
  const { payload } = system
  const page = (type: string, uid: string, more = {}) =>
    payload.create({
      collection: 'pages',
      data: { title: uid, type: type as 'text-page', uid, ...published, ...more },
    })
  await page('homepage', 'homepage')
  await page('location-careers-page', 'location-careers-page')
  await page('location-group-bookings-page', 'location-group-bookings-page', hidden)
  await page('success-page', 'success-page')
  await page('text-page', 'terms')
  await page('text-page', 'secret', hidden)
  await page('text-page', 'unfinished', { _status: 'draft' })
  const menu = await payload.create({
    collection: 'menus',
    data: { title: 'Dinner', uid: 'dinner', ...published },
  })
  const place = (uid: string, more = {}) =>
    payload.create({ collection: 'locations', data: locationData(uid, more) })
  const burrard = await place('burrard')
  await place('pearl', hidden)
  await place('planned', { _status: 'draft' })
  await payload.create({
    collection: 'zones',
    data: {
      title: 'West',
      uid: 'west',
      menuLayout: menu.id,
      locations: [{ location: burrard.id }],
    },
  })
  const post = (
    uid: string,
    type: 'general' | 'ca-locations' | 'location-or-zone-based',
    more = {},
  ) =>
    payload.create({
      collection: 'news-posts',
      data: { title: uid, uid, type, date: '2026-05-01', ...published, ...more },
    })
  await post('everybody', 'general')
  await post('canada', 'ca-locations')
  await post('burrard-only', 'location-or-zone-based', {
    locations: [{ relationTo: 'locations', value: burrard.id }],
  })
  await post('off-the-list', 'general', hidden)
}

describe('/sitemap.xml', () => {
  it('lists what is published and may be listed, each at its canonical address alone', async () => {
    await fill()
    const { GET } = await import('../../src/app/sitemap.xml/route.ts')
    const { env } = await import('#env.ts')
    const answer = await GET()
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const addresses = (await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)
    expect([...addresses].map(([, url = '']) => url.slice(env.publicUrl.length))).toEqual([
      '/',
      '/locations',
      '/locations/burrard',
      '/locations/burrard/careers',
      '/locations/burrard/menu',
      '/locations/burrard/news/burrard-only',
      '/locations/pearl/careers',
      '/news',
      '/news/ca',
      '/news/ca/canada',
      '/news/everybody',
      '/news/us',
      '/terms',
    ])
  })
})

describe('/robots.txt', () => {
  it('opens the site, closes the content system and names the sitemap', async () => {
    const { default: robots } = await import('../../src/app/robots.ts')
    const { env } = await import('#env.ts')
    expect(robots()).toEqual({
      rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/preview'] },
      sitemap: `${env.publicUrl}/sitemap.xml`,
    })
  })
})
