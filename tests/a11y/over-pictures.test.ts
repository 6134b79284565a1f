import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hydrated, openBrowser, type Visit } from '#tests/support/browser.ts'
import { unreadableOverPictures } from '#tests/support/contrast.ts'
import { sitemapPaths } from '#tests/support/crawl.ts'
import { visitEach } from '#tests/support/visit-each.ts'

let browser: Browser
let paths: string[]
beforeAll(async () => {
  browser = await openBrowser()
  // Pages with a picture of their own: each restaurant's, and those that are there once.
  const listed = await sitemapPaths(inject('site'))
  paths = listed.filter((path) => /^\/(?:locations\/)?[\w-]*$/.test(path))
})
afterAll(() => browser?.close())

describe.each([390, 1440])('at %i px', (width) => {
  test('what stands over a picture can be read wherever it stands', async () => {
    const look = async ({ page }: Visit, path: string) => {
      await page.goto(inject('site') + path)
      await hydrated(page)
      return unreadableOverPictures(page)
    }
    expect(paths).toContain('/locations/burrard')
    expect(await visitEach(browser, paths, look, { width, reducedMotion: 'reduce' })).toEqual([])
  }, 300_000)
})
