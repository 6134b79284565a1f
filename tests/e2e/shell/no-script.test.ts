import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, type Visit, visit } from '#tests/support/browser.ts'
import { sitemapPaths } from '#tests/support/crawl.ts'
import { visitEach } from '#tests/support/visit-each.ts'

let browser: Browser
let paths: string[]
beforeAll(async () => {
  browser = await openBrowser()
  paths = await sitemapPaths(inject('site'))
})
afterAll(() => browser.close())

/** Words of the page's main part that stand nowhere to be seen, and addresses without a visible link. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // A place on a page is reached with the page.
    const target = ({ href }: HTMLAnchorElement) => href.replace(/#.*/, '')
    // Native disclosure opens without scripts, buttons are for scripts alone, of two countries'
    // networks and units a page shows those of one (D-25), and a menu's day stands on paper.
    const elsewhere =
      'details:not([open]), option, script, style, template, noscript, button, [data-for], [data-unit], .print-only'
    // The largest part hidden with an element. One with a choice in it is for scripts: links replace it.
    const hiddenWhole = (element: Element): Element => {
      const { parentElement } = element
      return parentElement && !seen(parentElement) ? hiddenWhole(parentElement) : element
    }
    // A form is for scripts, too: beside it stands a way to write or call.
    const isReplaced = (whole: Element) => {
      const ways = whole.closest('section')?.querySelectorAll('a[href]') ?? []
      return whole.matches('form') && [...ways].some(seen)
    }
    const isForScripts = (whole: Element) =>
      whole.querySelector('select') !== null || isReplaced(whole)
    const problems: string[] = []
    const main = document.querySelector('main') as Element
    if (!main.textContent?.trim()) problems.push('shows nothing')
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const visible = new Set<string>()
    const hidden = new Set<string>()
    while (words.nextNode()) {
      const text = words.currentNode.textContent?.trim()
      const parent = words.currentNode.parentElement
      if (!text || !parent || parent.closest(elsewhere)) continue
      if (seen(parent)) visible.add(text)
      else if (!isForScripts(hiddenWhole(parent))) hidden.add(text)
    }
    // A text that is cut short for phones stands beside itself in full.
    const shown = (text: string) =>
      [...visible].some((other) => other.startsWith(text.replace(/…$/, '')))
    for (const text of hidden) if (!shown(text)) problems.push(`“${text}”`)
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    const reached = new Set([location.href])
    for (const link of links) if (seen(link) || link.closest(elsewhere)) reached.add(target(link))
    for (const link of links) {
      if (!reached.has(target(link))) problems.push(`link to ${link.href}`)
    }
    return [...new Set(problems)]
  })
}

/** Pictures are not what is read here, and take most of the time. */
const withoutPictures = ({ context }: Visit) =>
  context.route('**/media/**', (route) => route.abort())

describe.each([390, 1440])('every page without JavaScript, at %i px', (width) => {
  test('can be read, and its links followed', async () => {
    const look = async ({ page, problems }: Visit, path: string) => {
      await page.goto(inject('site') + path)
      problems.length = 0
      return outOfReach(page)
    }
    const options = { width, javaScriptEnabled: false, prepare: withoutPictures }
    expect(await visitEach(browser, paths, look, options)).toEqual([])
  }, 300_000)
})

test.each(['/404', '/nope', '/locations/nowhere', '/slice-library/nothing'])(
  '%s says that it is lost, and leads on',
  async (path) => {
    const { page, context, problems } = await visit(browser, { javaScriptEnabled: false })
    const response = await page.goto(inject('site') + path)
    expect(response?.status()).toBe(404)
    expect(await page.locator('main').textContent()).toContain('This page could not be found')
    await page.locator('main').getByRole('link').first().click()
    expect(new URL(page.url()).pathname).toBe('/locations')
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    await context.close()
  },
)

test.each(['/my/reservations/none', '/my/nothing'])('%s says so, and leads home', async (path) => {
  const { page, context, problems } = await visit(browser, { javaScriptEnabled: false })
  const response = await page.goto(inject('site') + path)
  expect(response?.status()).toBe(404)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  expect(await page.locator('main').textContent()).toContain('This page could not be found')
  await page.getByRole('banner').getByRole('link').first().click()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  await context.close()
})
