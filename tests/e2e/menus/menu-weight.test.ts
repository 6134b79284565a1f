import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, quiet, visit } from '#tests/support/browser.ts'
import { addSizedMenus, sizedUid } from '#tests/support/menus/sized.ts'
import { MENU_BUDGET, type PageWeight, weigh } from '#tests/support/page-weight.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const path = `/locations/${sizedUid(MENU_BUDGET.items)}/menu`

let browser: Browser
let site: Site
let weight: PageWeight
beforeAll(async () => {
  site = await startSite({ seed: inject('seeds').sqlite })
  await addSizedMenus(site, [MENU_BUDGET.items])
  browser = await openBrowser()
  weight = await weigh(browser, site.url + path)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('a menu of 120 items weighs at most 40 kB gz as HTML', () => {
  expect(weight.document).toBeLessThanOrEqual(MENU_BUDGET.document)
})

test('and at most 25 kB gz of JavaScript above a blank page', () => {
  expect(weight.ownScripts).toBeLessThanOrEqual(MENU_BUDGET.ownScripts)
})

test.each([390, 1440])(
  'and nothing in it moves while it loads and is read, at %i px',
  async (width) => {
    const { page, context } = await visit(browser, { width })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(site.url + path)
    await quiet(page)
    const cards = page.locator('[data-item]')
    expect(await cards.count()).toBe(MENU_BUDGET.items)
    await cards.last().scrollIntoViewIfNeeded()
    await quiet(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
    await context.close()
  },
)
