import type { Browser, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, type Visit } from '#tests/support/browser.ts'
import { type Crawl, crawl, sitemapPaths } from '#tests/support/crawl.ts'
import { visitEach } from '#tests/support/visit-each.ts'

let browser: Browser
let found: Crawl
beforeAll(async () => {
  browser = await openBrowser()
  found = await crawl(inject('site'), ['/', ...(await sitemapPaths(inject('site')))])
})
afterAll(() => browser.close())

/** What a page must not ask for by itself: other origins, and pages that nobody went to. */
function unwanted(request: Request): string[] {
  const headers = request.headers()
  const url = new URL(request.url())
  const prefetch = ['next-router-prefetch', 'rsc', 'purpose', 'sec-purpose']
  if (url.protocol.startsWith('http') && url.origin !== inject('site')) return [`asks ${url.href}`]
  return prefetch.some((name) => headers[name]) ? [`fetches ${url.pathname} ahead`] : []
}

describe('every link of the site', () => {
  test('leads to a page', () => {
    expect(found.broken).toEqual([])
    expect(found.pages.size).toBeGreaterThan(100)
  })
})

describe('every page that links lead to, in a browser', () => {
  test('says no error, asks no other origin, and fetches no page ahead', async () => {
    const look = async ({ page }: Visit, address: string) => {
      await page.goto(inject('site') + address, { waitUntil: 'networkidle' })
      return []
    }
    const prepare = ({ page, problems }: Visit) => {
      page.on('request', (request) => problems.push(...unwanted(request)))
    }
    expect(await visitEach(browser, found.pages.keys(), look, { prepare })).toEqual([])
  }, 600_000)
})
