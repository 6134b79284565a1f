import { expect } from 'vitest'
import { quiet } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { addSizedMenus, sizedUid } from '#tests/support/menus/sized.ts'
import { MENU_BUDGET, weigh } from '#tests/support/page-weight.ts'
import { watchShifts, watchShiftsOfLateFonts } from '#tests/support/shifts.ts'

/** `menu`: the address of a menu of 120 items. */
const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('menu', { scope: 'file' }, async ({ site }) => {
    await addSizedMenus(site, [MENU_BUDGET.items])
    return `${site.url}/locations/${sizedUid(MENU_BUDGET.items)}/menu`
  })
  .extend('weight', { scope: 'file' }, ({ browser, menu }) => weigh(browser, menu))

test('a menu of 120 items weighs at most 40 kB gz as HTML', ({ weight }) => {
  expect(weight.document).toBeLessThanOrEqual(MENU_BUDGET.document)
})

test('and at most 17 kB gz of JavaScript above a blank page', ({ weight }) => {
  expect(weight.ownScripts).toBeLessThanOrEqual(MENU_BUDGET.ownScripts)
})

test.for([390, 1440])(
  'and nothing in it moves while it loads and is read, at %i px',
  async (width, { begin, menu }) => {
    const { page } = await begin({ width })
    const shifts = await watchShifts(page)
    await page.goto(menu)
    await quiet(page)
    const cards = page.locator('[data-item]')
    expect(await cards.count()).toBe(MENU_BUDGET.items)
    await cards.last().scrollIntoViewIfNeeded()
    await quiet(page)
    expect(await shifts()).toBe(0)
  },
)

test.for([390, 1440])(
  'and fonts that come late move no text by more than some pixels, at %i px',
  async (width, { begin, menu }) => {
    const { page } = await begin({ width })
    const shifts = await watchShiftsOfLateFonts(page)
    await page.goto(menu)
    await quiet(page)
    expect(await shifts()).toBeLessThanOrEqual(0.002)
  },
)
