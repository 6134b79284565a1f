import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { locations } from '#demo/content/locations/all.ts'
import { posts } from '#demo/content/news/all.ts'
import { pages as demoPages } from '#demo/content/pages/all.ts'
import { routes } from '#lib/routing/routes.ts'
import { inParallel } from '#tests/support/in-parallel.ts'
import { BUDGET, weighHtml } from '#tests/support/page-weight.ts'
import { test as crawledTest } from './crawled.ts'
import { SLICE_PATHS } from './site-paths.ts'

/** What the demo group publishes, each at its own address. */
const PUBLISHED = [
  ...routes
    .filter((one) => one.documentType && one.sitemap !== 'never' && !one.pattern.includes('['))
    .map(({ pattern }) => pattern),
  ...locations.flatMap(({ uid }) => [`/locations/${uid}`, `/locations/${uid}/menu`]),
  ...demoPages.filter(({ type }) => type === 'text-page').map(({ uid }) => `/${uid}`),
  ...posts.filter(({ type }) => type !== 'location-or-zone-based').map(postPath),
]

function postPath({ type, uid }: (typeof posts)[number]): string {
  return type === 'general' ? `/news/${uid}` : `/news/${type.slice(0, 2)}/${uid}`
}

const test = crawledTest.extend('pages', { scope: 'file' }, ({ crawled }) =>
  [...crawled.pages].filter(([address]) => !address.includes('?')),
)

describe('every link of the site', () => {
  test('leads to a page', ({ crawled }) => {
    expect(crawled.broken).toEqual([])
    expect(crawled.pages.size).toBeGreaterThan(100)
  })
})

describe('every public page', () => {
  test('of the demo group can be found: restaurants, menus, text pages and news', ({ pages }) => {
    expect(locations).toHaveLength(18)
    expect(pages.map(([path]) => path)).toEqual(expect.arrayContaining(PUBLISHED))
    expect(pages.map(([path]) => path)).toEqual(expect.arrayContaining(SLICE_PATHS))
  })

  test('holds everything in its HTML, none of it to be moved into place by scripts', ({
    pages,
  }) => {
    for (const [path, html] of pages) {
      expect(html, path).not.toContain('<div hidden id="S:')
      expect(html, path).not.toContain('<template id="B:')
    }
  })

  test('has one answer for soft navigation, whatever page the visitor comes from', async ({
    pages,
    site,
  }) => {
    await inParallel(pages, async ([path]) => {
      const from = (page: string) => ({
        headers: {
          rsc: '1',
          'next-url': page,
          'next-router-state-tree': encodeURIComponent(JSON.stringify(['', { page }])),
        },
      })
      const read = async (page: string, nth: number) => {
        const reply = await fetch(`${site.url}${path}?_rsc=${nth}`, from(page))
        expect(reply.headers.get('content-type'), path).toContain('text/x-component')
        return reply.text()
      }
      const [one, two] = [await read('/', 1), await read('/about', 2)]
      // Where a menu's section begins or ends between the two, the first is asked for again.
      if (two !== one) expect(two, path).toBe(await read('/', 1))
    })
  })

  test('names its scripts by their hashes, and nothing unsafe', async ({ pages, site }) => {
    const policies = new Set<string>()
    await inParallel(pages, async ([path]) => {
      // Both of one answer: a page may have become another one since it was crawled.
      const reply = await fetch(site.url + path)
      const { headers } = reply
      const html = await reply.text()
      const policy = headers.get('content-security-policy') ?? ''
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
      expect(scripts, path).not.toContain('unsafe')
      const inline = [...html.matchAll(/<script(?: id="[^"]*")?>([^<]+)<\/script>/g)]
      const hashes = inline.map(([, script = '']) => {
        const hash = createHash('sha256').update(script).digest('base64')
        return `'sha256-${hash}'`
      })
      expect(new Set(scripts.match(/'sha256-[^']*'/g)), path).toEqual(new Set(hashes))
      expect(html, path).not.toMatch(/ nonce=|\\"nonce\\":\\"[^$]/)
      expect(headers.get('link') ?? '', path).not.toContain('nonce')
      policies.add(policy.replaceAll(/ 'sha256-[^']*'/g, ''))
    })
    expect(policies.size).toBe(1)
  })

  test('names scripts of its own and styles within the budget', ({ crawled }) => {
    const over: string[] = []
    for (const [address, html] of crawled.pages) {
      const weight = weighHtml(html)
      for (const name of ['ownScripts', 'styles'] as const) {
        expect(weight[name], address).toBeGreaterThan(0)
        if (weight[name] > BUDGET[name]) over.push(`${address} ${name}: ${weight[name]}`)
      }
    }
    expect(over).toEqual([])
  })
})
