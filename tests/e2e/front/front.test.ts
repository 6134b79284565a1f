import { createHash } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { locations } from '#demo/content/locations/all.ts'
import { posts } from '#demo/content/news/all.ts'
import { pages as demoPages } from '#demo/content/pages/all.ts'
import { signDraft } from '#lib/draft-cookie.ts'
import { deriveSecret } from '#lib/secrets.ts'
import { hydrated, openBrowser, visit } from '#tests/support/browser.ts'
import { crawl, sitemapPaths } from '#tests/support/crawl.ts'
import { inParallel } from '#tests/support/in-parallel.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const SECRET = 'the secret of the site that drafts are tried on'
const url = (path: string) => `${inject('site')}${path}`
const address = (n: number) => ({ 'x-forwarded-for': `198.18.7.${n}` })

const STARTS = ['/', '/test', '/locations', '/style-guide', '/component-library', '/slice-library']

/** What the demo group publishes, each at its own address. */
const PUBLISHED = [
  '/',
  '/about',
  '/contact',
  '/gift-cards',
  '/corporate-gift-cards',
  '/group-bookings',
  '/locations',
  '/news',
  ...locations.flatMap(({ uid }) => [`/locations/${uid}`, `/locations/${uid}/menu`]),
  ...demoPages.filter(({ type }) => type === 'text-page').map(({ uid }) => `/${uid}`),
  ...posts.filter(({ type }) => type !== 'location-or-zone-based').map(postPath),
]

function postPath({ type, uid }: (typeof posts)[number]): string {
  return type === 'general' ? `/news/${uid}` : `/news/${type.slice(0, 2)}/${uid}`
}

let pages: Map<string, string>
let own: Site
let browser: Browser

beforeAll(async () => {
  // Another process of the same site: under the same address, which pages name.
  const env = { TABLESIDE_SECRET: SECRET, PUBLIC_URL: inject('site') }
  own = await startSite({ seed: inject('seeds').sqlite, env })
  browser = await openBrowser()
  const starts = [...STARTS, ...(await sitemapPaths(inject('site')))]
  const { pages: found } = await crawl(inject('site'), starts)
  pages = new Map([...found].filter(([address]) => !address.includes('?')))
})
afterAll(async () => {
  await browser.close()
  await own.stop()
})

describe('every public page', () => {
  test('of the demo group can be found: restaurants, menus, text pages and news', () => {
    expect(locations).toHaveLength(18)
    expect([...pages.keys()]).toEqual(expect.arrayContaining(PUBLISHED))
  })

  test('is byte-equal for every visitor, in another process as in this one', async () => {
    const agents = ['Mozilla/5.0 (iPhone)', 'Googlebot/2.1', 'curl/8']
    const cookies = ['', 'selected-location=harbour', 'payload-token=x; cookie-notice=1']
    const languages = ['en-CA', 'fr', 'mi']
    const differing: string[] = []
    await inParallel(pages, async ([path, html]) => {
      for (const [i, agent] of agents.entries()) {
        // The first of these is rendered for that visitor; the shared site's was for another one.
        const headers = {
          'user-agent': agent,
          cookie: cookies[i] ?? '',
          'accept-language': languages[i] ?? '',
        }
        const text = await (await fetch(own.url + path, { headers })).text()
        if (text !== html) differing.push(`${path} for ${agent}`)
      }
    })
    expect(differing).toEqual([])
  })

  test('holds everything in its HTML, none of it to be moved into place by scripts', () => {
    for (const [path, html] of pages) {
      expect(html, path).not.toContain('<div hidden id="S:')
      expect(html, path).not.toContain('<template id="B:')
    }
  })

  test('has one answer for soft navigation, whatever page the visitor comes from', async () => {
    await inParallel(pages.keys(), async (path) => {
      const from = (page: string) => ({
        headers: {
          rsc: '1',
          'next-url': page,
          'next-router-state-tree': encodeURIComponent(JSON.stringify(['', { page }])),
        },
      })
      const one = await fetch(url(`${path}?_rsc=1`), from('/'))
      const two = await fetch(url(`${path}?_rsc=2`), from('/about'))
      expect(one.headers.get('content-type'), path).toContain('text/x-component')
      expect(await two.text(), path).toBe(await one.text())
    })
  })

  test('names its scripts by their hashes, and nothing unsafe', async () => {
    const policies = new Set<string>()
    await inParallel(pages, async ([path, html]) => {
      const policy = (await fetch(url(path))).headers.get('content-security-policy') ?? ''
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
      expect(scripts, path).not.toContain('unsafe')
      for (const [, script = ''] of html.matchAll(/<script(?: id="[^"]*")?>([^<]+)<\/script>/g)) {
        const hash = createHash('sha256').update(script).digest('base64')
        expect(scripts, path).toContain(`'sha256-${hash}'`)
      }
      policies.add(policy.replaceAll(/ 'sha256-[^']*'/g, ''))
    })
    expect(policies.size).toBe(1)
  })
})

describe('an unknown address', () => {
  test('is one 404 page for all of them, with the fixed text', async () => {
    const replies = await Promise.all(
      ['/nope', '/nope/nope', '/locations/nowhere', '/locations/nowhere/menu', '/404'].map(
        async (path) => {
          const reply = await fetch(url(path))
          expect(reply.status, path).toBe(404)
          return reply.text()
        },
      ),
    )
    expect(replies[0]).toContain('This page could not be found')
    expect(new Set(replies.slice(0, 4)).size).toBe(1)
  })
})

describe('what belongs to one visitor', () => {
  test('is never remembered', async () => {
    for (const path of ['/my/reservations/abc', '/menu', '/careers', '/api/geolocation']) {
      const reply = await fetch(url(path), { redirect: 'manual', headers: address(1) })
      expect(reply.headers.get('cache-control'), path).toBe('private, no-store')
    }
  })

  test('a draft goes past the cache', async () => {
    const secret = deriveSecret(SECRET, 'draft-cookie')
    const cookie = `tableside-draft=${signDraft({ staff: '1', document: '*' }, secret)}`
    const draft = await fetch(`${own.url}/`, { headers: { cookie } })
    expect(draft.status).toBe(200)
    expect(draft.headers.get('cache-control')).toBe('private, no-store')
    const forged = await fetch(`${own.url}/`, { headers: { cookie: `${cookie}x` } })
    expect(forged.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })
})

describe('the interface', () => {
  test('refuses in JSON, with a stable code and a request id', async () => {
    const cases: [string, RequestInit, number, string][] = [
      ['/api/geolocation', { method: 'POST' }, 405, 'method_not_allowed'],
      ['/api/nothing', {}, 404, 'not_found'],
      ['/api/nothing', { method: 'POST', body: 'a=1' }, 415, 'unsupported_media_type'],
      ['/api/nothing', { method: 'POST', body: 'x'.repeat(70_000) }, 413, 'too_large'],
    ]
    for (const [path, init, status, code] of cases) {
      const reply = await fetch(url(path), { ...init, headers: address(2) })
      expect([path, reply.status]).toEqual([path, status])
      expect(await reply.json()).toMatchObject({
        error: { code },
        requestId: reply.headers.get('x-request-id'),
      })
    }
  })

  test('counts requests by address', async () => {
    const init = { method: 'POST', headers: { ...address(3), 'content-type': 'application/json' } }
    let status = 0
    for (let i = 0; i < 31 && status !== 429; i++)
      status = (await fetch(url('/api/recaptcha'), { ...init, body: '{}' })).status
    expect(status).toBe(429)
  })
})

describe('in a browser', () => {
  test('pages hydrate, open softly, and Back returns to them, under the policy', async () => {
    const { page, context, problems } = await visit(browser, { address: '203.0.113.77' })
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
    })
    await page.goto(url('/style-guide'))
    await hydrated(page)
    const link = page.locator('header a[href="/locations"]:visible, nav a[href="/about"]:visible')
    const target = (await link.first().getAttribute('href')) ?? ''
    await link.first().click()
    await page.waitForURL(`**${target}`)
    await page.goBack()
    await page.waitForURL('**/style-guide')
    await expect.poll(() => page.title()).toContain('Style guide')
    expect(documents).toEqual(['/style-guide'])
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('the scripts of a page with a picture', () => {
  const scripts = '**/_next/static/chunks/*.js'
  /** A guest who is at the home page, and whose requests for `held` are never answered. */
  async function arrive(held: string) {
    const { page, context } = await visit(browser, { width: 390 })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url())
    })
    await page.route(held, () => {})
    await page.goto(url('/'), { waitUntil: 'domcontentloaded' })
    return { page, context, asked }
  }

  test('come after the picture', async () => {
    const { page, context, problems } = await visit(browser, { width: 390 })
    const order: string[] = []
    page.on('requestfinished', (request) => {
      if (request.url().includes('-portrait-')) order.push('picture')
    })
    page.on('request', (request) => {
      if (request.resourceType() === 'script') order.push('script')
    })
    await page.goto(url('/'))
    await hydrated(page)
    expect(order.slice(0, 2)).toEqual(['picture', 'script'])
    expect(problems).toEqual([])
    await context.close()
  })

  test('do not wait for one that hangs, and not at all once the guest does something', async () => {
    const untouched = await arrive('**/media/*')
    expect(untouched.asked).toEqual([])
    await hydrated(untouched.page)
    const touched = await arrive('**/media/*')
    const first = touched.page.waitForRequest(scripts, { timeout: 2000 })
    await touched.page.keyboard.press('Tab')
    await first
    await hydrated(touched.page)
    expect(new Set(touched.asked).size).toBe(touched.asked.length)
    await untouched.context.close()
    await touched.context.close()
  })

  test('are not needed to follow Reserve', async () => {
    const { page, context } = await arrive(scripts)
    await page.locator('a[data-panel="reserve"]').filter({ visible: true }).first().click()
    // Without scripts the link leads to the redirect that knows the location (D-01). The scripts of that
    // page never come either, and with them its `load`.
    await page.waitForURL(/\/locations\/[^/?]+\?reserve=/, { waitUntil: 'commit' })
    await context.close()
  })
})

describe('the process', () => {
  test('is alive and ready, and ends in order on SIGTERM', async () => {
    const site = await startSite({ seed: inject('seeds').sqlite })
    for (const path of ['/healthz', '/readyz'])
      expect((await fetch(site.url + path)).status, path).toBe(200)
    const began = performance.now()
    await site.stop()
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
