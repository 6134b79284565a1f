import type { Browser, Page } from 'playwright-core'
import { inject } from 'vitest'
import { matchRoute } from '#lib/routes.ts'
import { sliceBlocks } from '#slices/schemas.ts'
import { settled, violations } from './axe.ts'
import { hydrated, type Visit } from './browser.ts'
import { sitemapPaths } from './crawl.ts'
import { visitEach } from './visit-each.ts'

/** Pages that no sitemap lists, every slice among them. */
export const UNLISTED = [
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

/** The pages of the site: those of the sitemap, and the first one of each type. */
export type SitePages = { listed: string[]; models: Map<string, string> }

/** Finds out what pages there are. */
export async function sitePages(): Promise<SitePages> {
  const listed = await sitemapPaths(inject('site'))
  const all = [...listed, ...UNLISTED]
  return { listed, models: new Map(all.toReversed().map((path) => [typeOf(path), path])) }
}

const typeOf = (path: string) => matchRoute(path)?.route.pattern ?? 'unknown'

/** What is wrong with some pages: rules of accessibility that they break, and what is cut off. */
export function lookAtEach(browser: Browser, paths: string[], { models }: SitePages) {
  const look = (visit: Visit, path: string) => {
    const isModel = models.get(typeOf(path)) === path
    return lookAt(visit, path, isModel ? [...WIDTHS, ...FURTHER_WIDTHS] : WIDTHS)
  }
  return visitEach(browser, paths, look, { reducedMotion: 'reduce' })
}

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
async function lookAt({ page, problems }: Visit, path: string, widths: number[]) {
  const resize = (width: number) => page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
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
