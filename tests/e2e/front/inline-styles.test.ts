import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydrated } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'

const PAGES = ['/', '/locations', '/locations/burrard', '/locations/burrard/menu', '/contact']
const WIDTHS = [390, 1440]
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g
const SHEETS = /\/_next\/static\/chunks\/[\w-]+\.css/g

describe('the styles in a page', () => {
  test.for(PAGES.flatMap((path) => WIDTHS.map((width) => ({ path, width }))))(
    'make $path look as its style sheets do, at $width px',
    async ({ path, width }, { begin, site }) => {
      const url = site.url + path
      const html = await (await fetch(url)).text()
      const sheets = [...new Set(html.match(SHEETS))]
      expect(sheets.length).toBeGreaterThan(0)
      const { page, context } = await begin({ width })
      await context.route(url, (route) =>
        route.fulfill({ contentType: 'text/html', body: html.replace(SCRIPTS, '') }),
      )
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(url)
      await settled(page)
      await keepStyles(page)
      await addSheets(page, sheets)
      await settled(page)
      expect(await changedStyles(page)).toEqual([])
    },
  )

  test.for(PAGES)('are all that %s needs for its first paint', async (path, { begin, site }) => {
    const { page } = await begin({ width: 390 })
    await page.goto(site.url + path)
    await hydrated(page)
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
        .map(({ name }) => name),
    )
    expect(blocking).toEqual([])
  })

  test('leave the page itself to React, and its style sheets in order', async ({ begin, site }) => {
    const { page } = await begin({ width: 390 })
    await page.goto(`${site.url}/locations/burrard/menu`)
    await page
      .locator('[data-item]')
      .first()
      .evaluate((item) => item.setAttribute('data-was', ''))
    await hydrated(page)
    expect(await page.locator('[data-was]').count()).toBe(1)
    const html = await (await fetch(`${site.url}/locations/burrard/menu`)).text()
    const added = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(added).toEqual([...new Set(html.match(SHEETS))])
  })
})

async function addSheets(page: Page, sheets: string[]): Promise<void> {
  await page.evaluate(
    (hrefs) =>
      Promise.all(
        hrefs.map(
          (href) =>
            new Promise((resolve, reject) => {
              const link = Object.assign(document.createElement('link'), {
                rel: 'stylesheet',
                href,
              })
              link.addEventListener('load', resolve)
              link.addEventListener('error', reject)
              document.head.append(link)
            }),
        ),
      ),
    sheets,
  )
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/** Keeps the computed style of every element, and of its pseudo-elements, in the page. */
function keepStyles(page: Page): Promise<void> {
  return page.evaluate(() => {
    const stylesOf = (element: Element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && style.content === 'none') return ''
        return Array.from(style, (name) => style.getPropertyValue(name)).join()
      })
    const elements = [...document.querySelectorAll('body, body *')]
    const kept = elements.map((element) => ({ element, styles: stylesOf(element) }))
    const changed = () =>
      kept.filter(({ element, styles }) => stylesOf(element).join() !== styles.join())
    Object.assign(window, { changed })
  })
}

/** The elements of which a style is another one now. */
function changedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Reflect.get(window, 'changed')().map(({ element }: { element: Element }) =>
      element.outerHTML.slice(0, 200),
    ),
  )
}
