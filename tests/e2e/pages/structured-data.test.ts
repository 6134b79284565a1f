import { beforeAll, describe, expect, inject, test } from 'vitest'
import { faults, nodesOf } from '#tests/support/schema-org.ts'

const site = inject('site')

/** Structured data of every page of the sitemap, by path. */
const found = new Map<string, Record<string, unknown>[]>()

const get = async (path: string) => (await fetch(`${site}${path}`)).text()

beforeAll(async () => {
  const sitemap = await get('/sitemap.xml')
  for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const path = new URL(address).pathname
    const scripts = (await get(path)).matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    )
    found.set(
      path,
      [...scripts].map(([, json = '']) => JSON.parse(json)),
    )
  }
})

const typesAt = (path: string) => (found.get(path) ?? []).flatMap((json) => json['@type'] ?? [])
const nodes = (path: string, type: string) =>
  nodesOf(found.get(path)).filter((node) => node['@type'] === type)

describe('structured data', () => {
  test('keeps to schema.org’s vocabulary on every page', () => {
    const wrong = [...found].flatMap(([path, all]) =>
      all.flatMap((json) => faults(json).map((text) => `${path}: ${text}`)),
    )
    expect(wrong).toEqual([])
    expect(found.size).toBeGreaterThan(80)
  })

  test('stands on each kind of page, each type of it once', () => {
    for (const path of found.keys()) {
      const types = typesAt(path)
      expect(new Set(types).size, `${path}: ${types.join(' ')}`).toBe(types.length)
    }
    expect(typesAt('/locations/burrard').sort()).toEqual([
      'BreadcrumbList',
      'FAQPage',
      'Restaurant',
    ])
    expect(typesAt('/locations/burrard/menu').sort()).toEqual(['BreadcrumbList', 'Menu'])
    expect(typesAt('/news/us/harvest-thursdays').sort()).toEqual(['BreadcrumbList', 'NewsArticle'])
    expect(typesAt('/locations/burrard/careers')).toContain('BreadcrumbList')
    expect(typesAt('/')).not.toContain('BreadcrumbList')
  })

  test('says when a restaurant is open, where it is, what it cooks, and where to book', () => {
    const [restaurant] = nodes('/locations/burrard', 'Restaurant')
    expect(restaurant).toMatchObject({
      '@id': expect.stringMatching(/\/locations\/burrard#restaurant$/),
      hasMenu: expect.stringMatching(/\/locations\/burrard\/menu$/),
      geo: { latitude: 49.2827, longitude: -123.1241 },
      acceptsReservations: expect.stringMatching(/\?reserve=burrard$/),
      potentialAction: {
        '@type': 'ReserveAction',
        target: { urlTemplate: expect.stringMatching(/\?reserve=burrard$/) },
      },
    })
    const hours = restaurant?.openingHoursSpecification as { dayOfWeek: string }[]
    expect(new Set(hours.map(({ dayOfWeek }) => dayOfWeek)).size).toBe(7)
  })

  test('names the way from the home page', () => {
    const items = nodes('/locations/burrard/menu', 'ListItem')
    expect(items.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Saltwood'],
      [2, 'Locations'],
      [3, 'Burrard'],
      [4, 'Menu'],
    ])
    const paths = items.map(({ item }) => new URL(String(item)).pathname)
    expect(paths).toEqual(['/', '/locations', '/locations/burrard', '/locations/burrard/menu'])
  })

  test('has the open positions of a location, and none where there are none', () => {
    const postings = nodes('/locations/burrard/careers', 'JobPosting')
    expect(postings.map(({ title, employmentType }) => [title, employmentType])).toEqual([
      ['Grill cook', 'FULL_TIME'],
      ['Host', 'PART_TIME'],
    ])
    expect(nodes('/locations/pearl/careers', 'JobPosting')).toEqual([])
  })
})
