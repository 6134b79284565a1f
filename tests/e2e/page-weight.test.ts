import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sliceBlocks } from '#slices/schemas.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { crawl, sitemapPaths } from '#tests/support/crawl.ts'
import { BUDGET, type PageWeight, WEIGHED, weigh, weighHtml } from '#tests/support/page-weight.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(WEIGHED)('the first load of %s', (path) => {
  let weight: PageWeight
  beforeAll(async () => {
    weight = await weigh(browser, `${inject('site')}${path}`)
  })

  test.each(Object.entries(BUDGET))('%s: at most %i', (name, most) => {
    const weighed = weight[name as keyof typeof BUDGET]
    expect(weighed).toBeGreaterThan(0)
    expect(weighed).toBeLessThanOrEqual(most)
  })
})

describe('what every page of the demo group and of the slice library names in its HTML', () => {
  test('are scripts of its own and styles within the budget', async () => {
    const site = inject('site')
    const { pages } = await crawl(site, ['/', '/slice-library', ...(await sitemapPaths(site))])
    const over: string[] = []
    for (const [address, html] of pages) {
      const weight = weighHtml(html)
      for (const name of ['ownScripts', 'styles'] as const) {
        expect(weight[name], address).toBeGreaterThan(0)
        if (weight[name] > BUDGET[name]) over.push(`${address} ${name}: ${weight[name]}`)
      }
    }
    expect(over).toEqual([])
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(
        sliceBlocks.map(({ slug }) => `/slice-library/${slug.replaceAll('_', '-')}`),
      ),
    )
  })
})
