import { describe, expect } from 'vitest'
import { sitemapPaths } from '#tests/support/crawl.ts'
import { faults, nodesOf } from '#tests/support/schema-org.ts'
import { test as crawledTest } from './crawled.ts'

type Node = Record<string, unknown>

/** Structured data of every page of the sitemap, by path. */
const test = crawledTest.extend('data', { scope: 'file' }, async ({ crawled, site }) => {
  const data = new Map<string, Node[]>()
  for (const path of await sitemapPaths(site.url)) {
    const html = crawled.pages.get(path) ?? ''
    const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
    data.set(
      path,
      [...scripts].map(([, json = '']) => JSON.parse(json)),
    )
  }
  const at = (path: string) => data.get(path) ?? []
  return {
    all: [...data],
    typesAt: (path: string) => at(path).flatMap((json) => json['@type'] ?? []),
    nodes: (path: string, type: string) =>
      nodesOf(at(path)).filter((node) => node['@type'] === type),
  }
})

describe('structured data', () => {
  test('keeps to schema.org’s vocabulary on every page', ({ data }) => {
    const wrong = data.all.flatMap(([path, all]) =>
      all.flatMap((json) => faults(json).map((text) => `${path}: ${text}`)),
    )
    expect(wrong).toEqual([])
    expect(data.all.length).toBeGreaterThan(80)
  })

  test('stands on each kind of page, each type of it once', ({ data: { all, typesAt } }) => {
    for (const [path] of all) {
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

  test('says when a restaurant is open, where it is, what it cooks, and where to book', ({
    data: { nodes },
  }) => {
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

  test('names the way from the home page', ({ data: { nodes } }) => {
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

  test('has the open positions of a location, and none where there are none', ({
    data: { nodes },
  }) => {
    const postings = nodes('/locations/burrard/careers', 'JobPosting')
    expect(postings.map(({ title, employmentType }) => [title, employmentType])).toEqual([
      ['Grill cook', 'FULL_TIME'],
      ['Host', 'PART_TIME'],
    ])
    expect(nodes('/locations/pearl/careers', 'JobPosting')).toEqual([])
  })
})
