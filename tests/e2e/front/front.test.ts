import { describe, expect, inject, onTestFinished } from 'vitest'
import { MAX_DEFER_MS } from '#front/render/defer-scripts.ts'
import { forget, hydrated, type VisitOptions } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { startSite } from '#tests/support/site.ts'
import { draftCookie } from '#tests/support/staff.ts'

const url = (path: string) => `${inject('site')}${path}`
const address = (n: number) => ({ 'x-forwarded-for': `198.18.7.${n}` })

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
  // ASVS 14.3.2
  test('is never remembered', async () => {
    for (const path of ['/my/reservations/abc', '/menu', '/careers', '/api/geolocation']) {
      const reply = await fetch(url(path), { redirect: 'manual', headers: address(1) })
      expect(reply.headers.get('cache-control'), path).toBe('private, no-store')
    }
  })

  test('a draft goes past the cache', async ({ site }) => {
    const cookie = draftCookie(site, '*')
    const draft = await fetch(`${site.url}/`, { headers: { cookie } })
    expect(draft.status).toBe(200)
    expect(draft.headers.get('cache-control')).toBe('private, no-store')
    const forged = await fetch(`${site.url}/`, { headers: { cookie: `${cookie}x` } })
    expect(forged.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })
})

describe('the interface', () => {
  test('refuses in JSON, with a stable code and a request id', async () => {
    const cases: [string, RequestInit, number, string][] = [
      ['/api/geolocation', { method: 'POST' }, 405, 'method_not_allowed'],
      ['/api/nothing', {}, 404, 'not_found'],
      ['/api/opentable/release', { method: 'POST', body: 'a=1' }, 415, 'unsupported_media_type'],
      ['/api/opentable/release', { method: 'POST', body: 'x'.repeat(70_000) }, 413, 'too_large'],
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
    for (let i = 0; i < 301 && status !== 429; i++)
      status = (await fetch(url('/api/recaptcha'), { ...init, body: '{}' })).status
    expect(status).toBe(429)
  })
})

describe('in a browser', () => {
  // ASVS 1.3.1, 3.4.3
  test('what was put into a page does not run, and the site writes down that it was there', async ({
    begin,
  }) => {
    const site = await startSite({ seed: inject('seeds').sqlite })
    onTestFinished(() => site.stop())
    const guest = await begin()
    const { page } = guest
    forget(guest, /Content Security Policy|React error/)
    await page.route(`${site.url}/about`, async (route) => {
      const response = await route.fetch()
      const put = '<base href="https://evil.example/"><script>window.evil = true</script>'
      await route.fulfill({
        response,
        body: (await response.text()).replace('<main', `${put}<main`),
      })
    })
    await page.goto(`${site.url}/about`)
    await expect.poll(() => site.log()).toContain('"directive":"script-src-elem"')
    await expect.poll(() => site.log()).toContain('"directive":"base-uri"')
    expect(site.log()).toContain('"blocked":"inline","page":"/about"')
    expect(await page.evaluate(() => [document.baseURI, 'evil' in window])).toEqual([
      `${site.url}/about`,
      false,
    ])
  })

  test('pages hydrate, open softly, and Back returns to them, under the policy', async ({
    begin,
  }) => {
    const { page } = await begin({ address: '203.0.113.77' })
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
  })
})

describe('the scripts of a page with a picture', () => {
  const scripts = '**/_next/static/chunks/*.js'
  const PHONE: VisitOptions = { width: 390 }
  const guest = test
    // A guest at the home page, whose time stands still, and whose requests for `held` are never answered.
    .extend('arrive', ({ begin }) => async (held: string) => {
      const { page } = await begin(PHONE)
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(request.url())
      })
      await page.route(held, () => {})
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.goto(url('/'), { waitUntil: 'domcontentloaded' })
      return { page, asked }
    })

  test('come after the picture', async ({ begin }) => {
    const { page } = await begin(PHONE)
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
  })

  guest('wait three seconds for a picture that hangs, and no longer', async ({ arrive }) => {
    const { page, asked } = await arrive('**/media/*')
    await page.clock.runFor(MAX_DEFER_MS - 100)
    expect(asked).toEqual([])
    await page.clock.runFor(100)
    await page.clock.resume()
    await hydrated(page)
  })

  guest('come at once when the guest does something, each of them once', async ({ arrive }) => {
    const { page, asked } = await arrive('**/media/*')
    expect(asked).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.clock.resume()
    await hydrated(page)
    expect(new Set(asked).size).toBe(asked.length)
  })

  guest('are not needed to follow Reserve', async ({ arrive }) => {
    const { page } = await arrive(scripts)
    await page.locator('a[data-panel="reserve"]').filter({ visible: true }).first().click()
    // Without scripts the link leads to the redirect that knows the location (spec:routes.shortcut-links). The
    // scripts of that page never come either, and with them its `load`.
    await page.waitForURL(/\/locations\/[^/?]+\?reserve=/, { waitUntil: 'commit' })
    await page.locator('h1').first().waitFor()
  })

  guest('are not needed for the page to turn', async ({ arrive }) => {
    const { page } = await arrive(scripts)
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) =>
        document.documentElement.toggleAttribute('data-turned', viewTransition !== null),
      )
    })
    await page.locator('footer a[href="/about"]').filter({ visible: true }).first().click()
    await page.locator('html[data-turned]').waitFor({ state: 'attached' })
  })
})

describe('the process', () => {
  test('is alive and ready, and ends in order on SIGTERM', async () => {
    const site = await startSite({ seed: inject('seeds').sqlite })
    for (const path of ['/healthz', '/readyz'])
      expect((await fetch(site.url + path)).status, path).toBe(200)
    await site.stop()
    expect(await site.ended).toBe(0)
  })
})
