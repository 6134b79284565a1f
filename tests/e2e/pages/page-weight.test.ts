import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sliceBlocks } from '#slices/schemas.ts'
import { openBrowser, quiet, visit } from '#tests/support/browser.ts'
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

/** What nothing but an island says, and the slices that show it. */
const ISLANDS: Record<string, string[]> = {
  'aria-roledescription': [
    'slider',
    'testimonials',
    'contained_slider',
    'menu_section_features_slider',
  ],
  'data-counting': ['hero_carousel'],
  'Further pictures': ['hero_grid'],
  'picture-in-picture': ['full_video', 'iframe_embed'],
  minimumFractionDigits: ['stats'],
  '"Apply"': ['locations_apply'],
}

describe('a page pays only for the islands that it renders', () => {
  test.each(sliceBlocks.map(({ slug }) => slug))('%s', async (slug) => {
    const { page, context } = await visit(browser, { width: 390 })
    const opened = await page.goto(`${inject('site')}/slice-library/${slug.replaceAll('_', '-')}`)
    await quiet(page)
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ pathname }) => pathname.endsWith('.js'))
        .map(({ pathname }) => pathname),
    )
    const scripts = await Promise.all(
      loaded.map(async (path) => (await fetch(inject('site') + path)).text()),
    )
    const islands = Object.keys(ISLANDS).filter((says) =>
      scripts.some((script) => script.includes(says)),
    )
    expect(islands).toEqual(Object.keys(ISLANDS).filter((says) => ISLANDS[says]?.includes(slug)))
    // None of them is found only once others have run.
    const html = (await opened?.text()) ?? ''
    for (const path of loaded) expect(html).toContain(path)
    expect(html).not.toMatch(/<link [^>]*as="script"/)
    await context.close()
  })
})
