import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { lookAtEach, type SitePages, sitePages } from '#tests/support/look-at-pages.ts'

let browser: Browser
let site: SitePages
beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), sitePages()])
})
afterAll(() => browser?.close())

test('no page of a location breaks a rule of accessibility, or scrolls sideways', async () => {
  const theirs = site.listed.filter((path) => path.startsWith('/locations/'))
  expect(await lookAtEach(browser, theirs, site)).toEqual([])
}, 600_000)
