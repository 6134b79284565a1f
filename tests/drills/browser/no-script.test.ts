import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atBothWidths, forget, type Visit } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { sitemapPaths } from '#tests/support/crawl.ts'
import { visitEach } from '#tests/support/visit-each.ts'

/** Words of the page's main part that stand nowhere to be seen, and addresses without a visible link. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // A place on a page is reached with the page.
    const target = ({ href }: HTMLAnchorElement) => href.replace(/#.*/, '')
    // Native disclosure opens without scripts, buttons are for scripts alone, of two countries'
    // networks and units a page shows those of one (spec:shell.social-country), a menu's day stands on paper, and
    // the header has what its bar has with scripts (spec:menus.navigation-buttons).
    const elsewhere =
      'details:not([open]), option, script, style, template, noscript, button, [data-for], [data-unit], .print-only, [data-bar-actions]'
    // The largest part hidden with an element. One with a choice in it is for scripts: links replace it.
    const hiddenWhole = (element: Element): Element => {
      const { parentElement } = element
      // An element without a box of its own hides nothing.
      const hides = parentElement && getComputedStyle(parentElement).display !== 'contents'
      return hides && !seen(parentElement) ? hiddenWhole(parentElement) : element
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
async function withoutPictures({ context, page }: Visit) {
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setBlockedURLs', { urls: ['*/media/*'] })
}

describe('every page without JavaScript', () => {
  test('can be read, and its links followed, on a phone and on a laptop', async ({
    browser,
    site,
  }) => {
    const look = async (visit: Visit, path: string) => {
      const { page } = visit
      await page.goto(site.url + path)
      const found: string[] = []
      await atBothWidths(page, async (width) => {
        found.push(...(await outOfReach(page)).map((one) => `at ${width} px: ${one}`))
      })
      forget(visit, /ERR_BLOCKED_BY_CLIENT/)
      return found
    }
    const options = { javaScriptEnabled: false, prepare: withoutPictures }
    const paths = await sitemapPaths(site.url)
    expect(await visitEach(browser, paths, look, options)).toEqual([])
  }, 300_000)
})

test.for(['/404', '/nope', '/locations/nowhere', '/slice-library/nothing'])(
  '%s says that it is lost, and leads on',
  async (path, { look, site }) => {
    const visit = await look({ javaScriptEnabled: false })
    const { page } = visit
    const response = await page.goto(site.url + path)
    expect(response?.status()).toBe(404)
    expect(await page.locator('main').textContent()).toContain('This page could not be found')
    await page.locator('main').getByRole('link').first().click()
    expect(new URL(page.url()).pathname).toBe('/locations')
    forget(visit, /404/)
  },
)

test.for(['/my/reservations/none', '/my/nothing'])(
  '%s says so, and leads home',
  async (path, { look, site }) => {
    const visit = await look({ javaScriptEnabled: false })
    const { page } = visit
    const response = await page.goto(site.url + path)
    expect(response?.status()).toBe(404)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    expect(await page.locator('main').textContent()).toContain('This page could not be found')
    await page.getByRole('banner').getByRole('link').first().click()
    expect(new URL(page.url()).pathname).toBe('/')
    forget(visit, /404/)
  },
)
