import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { longDate } from '#lib/long-date.ts'
import { localOf } from '#lib/time.ts'
import { hydrated, openBrowser, visit } from '#tests/support/browser.ts'
import { readPdf } from '#tests/support/pdf.ts'

const MENU = '/locations/burrard/menu'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Widths in CSS pixels that the margins of 14 mm leave on the paper. */
const MARGINS = (2 * 14 * 96) / 25.4
const PAPERS = [
  ['Letter', Math.floor(8.5 * 96 - MARGINS)],
  ['A4', Math.floor((210 * 96) / 25.4 - MARGINS)],
] as const

async function onMenu(address: string, see: (page: Page) => Promise<void>) {
  const { page, context, problems } = await visit(browser)
  await page.goto(inject('site') + address)
  await hydrated(page)
  await see(page)
  expect(problems).toEqual([])
  await context.close()
}

/** Texts of those of the elements that are on the paper. */
const onPaper = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.flatMap((one) => (one.checkVisibility() ? [one.textContent?.trim() ?? ''] : [])),
    )

const today = () => longDate(localOf(Date.now(), 'America/Vancouver').slice(0, 10))

describe.each(PAPERS)('the menu on %s', (format, width) => {
  test('takes at most ten pages, and no item is split over two', () =>
    onMenu(MENU, async (page) => {
      const dishes = await page.locator('[data-item]').count()
      const { pages, items } = readPdf(await page.pdf({ format, tagged: true }))
      expect(pages).toBeLessThanOrEqual(10)
      expect(items).toHaveLength(dishes)
      expect(items.filter((itsPages) => itsPages.size !== 1)).toEqual([])
      // The reader sees a split where there is one.
      await page.locator('[data-item]').evaluateAll((cards) => {
        for (const card of cards as HTMLElement[]) card.style.breakInside = 'auto'
      })
      const torn = readPdf(await page.pdf({ format, tagged: true, scale: 1.3 }))
      expect(torn.items.some((itsPages) => itsPages.size > 1)).toBe(true)
    }))

  test('fits its width: nothing is cut off', () =>
    onMenu(MENU, async (page) => {
      await page.setViewportSize({ width, height: 1000 })
      await page.emulateMedia({ media: 'print' })
      const beyond = await page.locator('main *').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.matches('.visually-hidden'))
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      )
      expect(beyond).toEqual([])
    }))
})

test('has the name of the location, the date and every price, and nothing that is pressed', () =>
  onMenu(MENU, async (page) => {
    const prices = await page.locator('[data-item] data').allTextContents()
    expect(await onPaper(page, '.print-only')).toEqual([])
    const before = today()
    await page.emulateMedia({ media: 'print' })
    expect(await onPaper(page, 'h1')).toEqual(['Menu'])
    expect(await onPaper(page, 'main a[href="/locations/burrard"]')).toEqual(['Burrard'])
    const [date] = await onPaper(page, '.print-only')
    expect([before, today()]).toContain(date)
    expect(await onPaper(page, '[data-item] data')).toEqual(prices)
    expect(prices.length).toBeGreaterThanOrEqual(60)
    for (const what of [
      'header:has(nav)',
      'body > header',
      'footer',
      'nav',
      'button',
      'input',
      'img',
    ])
      expect(await onPaper(page, what), what).toEqual([])
  }))

test('says on paper what it was narrowed to', () =>
  onMenu(`${MENU}?allergen=nuts`, async (page) => {
    await page.emulateMedia({ media: 'print' })
    expect((await onPaper(page, '[role="status"]')).join()).toContain('without nuts.')
    expect((await onPaper(page, 'main p')).join()).toContain('tell your server')
  }))
