import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#lib/routes.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { lookAtEach, type SitePages, sitePages, UNLISTED } from '#tests/support/look-at-pages.ts'

/** Addresses of public routes that are no pages. */
const NO_PAGE = /\.|^\/api\/|^\/sitemap\//

let browser: Browser
let site: SitePages
beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), sitePages()])
})
afterAll(() => browser?.close())

test('there is a page of every type', () => {
  const pages = routes.filter(({ kind, pattern }) => kind === 'public' && !NO_PAGE.test(pattern))
  const missing = pages.filter(({ pattern }) => !site.models.has(pattern))
  expect(missing.map(({ pattern }) => pattern)).toEqual([])
})

describe('breaks no rule of accessibility, and scrolls one way only:', () => {
  test('every page of the sitemap but those of locations', async () => {
    const others = site.listed.filter((path) => !path.startsWith('/locations/'))
    expect(await lookAtEach(browser, others, site)).toEqual([])
  }, 600_000)

  test('every other page, and every slice', async () => {
    expect(await lookAtEach(browser, UNLISTED, site)).toEqual([])
  }, 600_000)
})
