import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, quiet, visit, WIDTHS } from '#tests/support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(WIDTHS)('the home page at %i px', (width) => {
  test('opens, hydrates and makes the browser complain of nothing', async () => {
    const { page, context, problems } = await visit(browser, { width })
    const response = await page.goto(`${inject('site')}/`)
    await quiet(page)
    expect(response?.status()).toBe(200)
    expect(await page.locator('h1').count()).toBe(1)
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    expect(await page.evaluate(overflow)).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
})
