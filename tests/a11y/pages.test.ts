import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { matchRoute, routes } from '#lib/routes.ts'
import { sliceBlocks } from '#slices/schemas.ts'
import { settled, violations } from '#tests/support/axe.ts'
import { hydrated, openBrowser, type Visit } from '#tests/support/browser.ts'
import { sitemapPaths } from '#tests/support/crawl.ts'
import { visitEach } from '#tests/support/visit-each.ts'

/** Pages that no sitemap lists, every slice among them. */
const UNLISTED = [
  '/404',
  '/success',
  '/test',
  '/locations/burrard/touchless-menu',
  '/locations/burrard/room-service-menu',
  '/style-guide',
  '/component-library',
  '/slice-library',
  ...sliceBlocks.map(({ slug }) => `/slice-library/${slug.replaceAll('_', '-')}`),
]

/** Where every page is looked at, and where one of each type. */
const WIDTHS = [390, 1440]
const FURTHER_WIDTHS = [900, 1920]

/** Widths at which nothing may be cut off: a small phone, and a laptop at 200 % (WCAG 1.4.10, 1.4.4). */
const REFLOW = [320, 720]

/** Addresses of public routes that are no pages. */
const NO_PAGE = /\.|^\/api\/|^\/sitemap\//

const typeOf = (path: string) => matchRoute(path)?.route.pattern ?? 'unknown'

let browser: Browser
let listed: string[]
/** The first page of each type. */
let models: Map<string, string>
beforeAll(async () => {
  browser = await openBrowser()
  listed = await sitemapPaths(inject('site'))
  const all = [...listed, ...UNLISTED]
  models = new Map(all.toReversed().map((path) => [typeOf(path), path]))
})
afterAll(() => browser.close())

/** What an element past the window's edge makes the page scroll sideways by, where it does. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.body
    if (scrollWidth <= innerWidth) return []
    const all = [...document.querySelectorAll('body *')]
    const widest = all.findLast((one) => one.getBoundingClientRect().right > innerWidth)
    return [`scrolls sideways to ${scrollWidth} px: ${widest?.outerHTML.slice(0, 200)}`]
  })
}

/** What is wrong with a page at each of its widths, looked at without loading it again. */
async function look({ page, problems }: Visit, path: string): Promise<string[]> {
  const resize = (width: number) => page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
  const widths = models.get(typeOf(path)) === path ? [...WIDTHS, ...FURTHER_WIDTHS] : WIDTHS
  const findings: string[] = []
  await resize(REFLOW[0] ?? 0)
  const response = await page.goto(inject('site') + path)
  if (response?.status() !== (path === '/404' ? 404 : 200)) return [`is ${response?.status()}`]
  await hydrated(page)
  // The browser complains of the status of a page that says what it is.
  if (path === '/404') problems.length = 0
  for (const width of [...REFLOW, ...widths]) {
    await resize(width)
    await settled(page)
    const found = [
      ...(await cutOff(page)),
      ...(widths.includes(width) ? await violations(page) : []),
    ]
    findings.push(...found.map((finding) => `at ${width} px: ${finding}`))
  }
  return findings
}

const options = { reducedMotion: 'reduce' } as const

test('there is a page of every type', () => {
  const pages = routes.filter(({ kind, pattern }) => kind === 'public' && !NO_PAGE.test(pattern))
  const missing = pages.filter(({ pattern }) => !models.has(pattern))
  expect(missing.map(({ pattern }) => pattern)).toEqual([])
})

describe('breaks no rule of accessibility, and scrolls one way only:', () => {
  test('every page of the sitemap', async () => {
    expect(await visitEach(browser, listed, look, options)).toEqual([])
  }, 900_000)

  test('every other page, and every slice', async () => {
    expect(await visitEach(browser, UNLISTED, look, options)).toEqual([])
  }, 600_000)
})
