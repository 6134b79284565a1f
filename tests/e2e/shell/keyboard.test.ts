import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { settled, violations } from '#tests/support/axe.ts'
import { forget, hydrated, type VisitOptions } from '#tests/support/browser.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { walk } from '#tests/support/focus-walk.ts'
import { tabTo } from '#tests/support/guest.ts'
import { expectFocusOn, press, skipToContent, work } from '#tests/support/keyboard.ts'

/** Opens a page whose islands work, in the tab that is kept for this. */
const test = browserTest.extend('open', ({ look, site }) => {
  return async (path: string, options: VisitOptions = {}) => {
    const { page } = await look({ reducedMotion: 'reduce', ...options })
    await page.goto(site.url + path)
    await hydrated(page)
    return page
  }
})

const header = (page: Page) => page.locator('body > header')
const main = (page: Page) => page.locator('main')

describe.each([390, 1440])('the shell by keyboard alone, at %i px', (width) => {
  test('begins with a way past the header, which is reached as well', async ({ open }) => {
    const page = await open('/about', { width })
    await press(page, 'Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expectFocusOn(skip)
    await settled(page)
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    expect(await walk(page, header(page))).toEqual([])
    await expectFocusOn(skip)
    await press(page, 'Enter')
    await expectFocusOn(main(page))
    await press(page, 'Tab')
    expect(await main(page).evaluate((part) => part.contains(document.activeElement))).toBe(true)
  })

  test('reaches everything in the footer, and goes back to the top', async ({ open }) => {
    const page = await open('/terms', { width })
    const last = main(page).locator('a[href], button, summary').last()
    if (await last.count()) await last.focus()
    else await skipToContent(page)
    expect(await walk(page, page.getByRole('contentinfo'))).toEqual([])
    await page.getByRole('link', { name: 'Back to top' }).focus()
    await press(page, 'Enter')
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('top')
    await press(page, 'Tab')
    await expectFocusOn(page.getByRole('link', { name: 'Skip to content' }))
  })

  test.for(['Reserve', 'Order'])(
    '%s opens its panel, which keeps the focus, and gives it back by Escape and by its cross',
    async (name, { open }) => {
      const page = await open('/test', { width })
      const opener = header(page).getByRole('link', { name, exact: true }).filter({ visible: true })
      const fromMenu = (await opener.count()) === 0
      const menu = page.getByRole('button', { name: 'Menu' })
      const way = fromMenu
        ? page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true })
        : opener
      const follow = async () => {
        if (fromMenu) await press(page, 'Enter')
        await tabTo(page, way)
        await press(page, 'Enter')
      }
      await tabTo(page, fromMenu ? menu : opener)
      await follow()
      const panel = page.getByRole('dialog', { name, exact: true })
      const inside =
        name === 'Reserve'
          ? panel.getByLabel('People')
          : panel.getByRole('heading', { name: /^Order from/ })
      await inside.waitFor()
      await settled(page)
      expect(await panel.evaluate((part) => part.contains(document.activeElement))).toBe(true)
      expect(await walk(page, panel)).toEqual([])
      expect(await violations(page)).toEqual([])
      const other = name === 'Reserve' ? 'Order' : 'Reserve'
      const change = page.getByRole('dialog').getByRole('button', { name: other, exact: true })
      await tabTo(page, change)
      await press(page, 'Space')
      await page.getByRole('dialog', { name: other, exact: true }).waitFor()
      await expectFocusOn(change)
      await press(page, 'Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await expectFocusOn(fromMenu ? menu : opener)
      await follow()
      await tabTo(page, panel.getByRole('button', { name: 'Close' }))
      await press(page, 'Space')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await expectFocusOn(fromMenu ? menu : opener)
    },
  )
})

test('a reservation form that did not come is asked for again, and the focus stays', async ({
  begin,
  site,
}) => {
  const guest = await begin({ reducedMotion: 'reduce' })
  const { page } = guest
  await page.goto(`${site.url}/test`)
  await hydrated(page)
  let answers = false
  await page.route('**/api/locations/*/booking', (route) =>
    answers ? route.continue() : route.abort(),
  )
  await tabTo(page, header(page).getByRole('link', { name: 'Reserve', exact: true }))
  await press(page, 'Enter')
  const panel = page.getByRole('dialog', { name: 'Reserve' })
  await panel.getByRole('button', { name: 'Try again' }).waitFor()
  await tabTo(page, panel.getByRole('button', { name: 'Try again' }))
  answers = true
  await press(page, 'Enter')
  await panel.getByLabel('People').waitFor()
  expect(await panel.evaluate((part) => part.contains(document.activeElement))).toBe(true)
  forget(guest, /net::ERR_FAILED .*\/booking$/)
})

describe('the filter of a menu by keyboard alone', () => {
  test('is opened, ticked and sent, leads to what it found, and back to everything', async ({
    open,
  }) => {
    const page = await open('/locations/burrard/menu', { width: 390 })
    const form = page.getByRole('form', { name: 'Find on this menu' })
    const status = form.getByRole('status')
    const whole = (await status.textContent()) ?? ''
    await work(form.locator('summary'), 'Enter')
    await work(form.getByRole('checkbox', { name: 'Vegetarian', exact: true }), 'Space')
    await status.filter({ hasText: 'vegetarian.' }).waitFor()
    await work(form.getByRole('checkbox', { name: 'Nuts', exact: true }), 'Space')
    await status.filter({ hasText: 'vegetarian, without nuts.' }).waitFor()
    await tabTo(page, form.getByRole('button', { name: 'Show dishes' }))
    await press(page, 'Enter')
    await expectFocusOn(status)
    await tabTo(page, form.getByRole('link', { name: 'Show all' }))
    await press(page, 'Enter')
    await expectFocusOn(status)
    await expect.poll(() => status.textContent()).toBe(whole)
  })

  test('finds a dish by its words, and the next key goes on from there', async ({ open }) => {
    const page = await open('/locations/burrard/menu', { width: 390 })
    const form = page.getByRole('form', { name: 'Find on this menu' })
    await tabTo(page, form.getByRole('searchbox', { name: 'Search this menu' }))
    await page.keyboard.type('crab spaghetti')
    await form.getByRole('status').filter({ hasText: 'Showing 1 of' }).waitFor()
    await press(page, 'Enter')
    await expectFocusOn(form.getByRole('status'))
    const dish = main(page).locator('[data-item="crab-spaghetti"]')
    await tabTo(page, dish.getByRole('link', { name: 'Crab Spaghetti' }))
    expect(await main(page).locator('[data-item]:not([hidden])').count()).toBe(1)
  })
})

test('the menu of small screens opens by Enter and Space, keeps the focus, and Escape gives it back', async ({
  open,
}) => {
  const page = await open('/test', { width: 390 })
  const hamburger = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await tabTo(page, hamburger)
  for (const key of ['Enter', 'Space']) {
    await press(page, key)
    await menu.getByRole('link', { name: /^Current location/ }).waitFor()
    if (key === 'Enter') {
      await settled(page)
      expect(await walk(page, menu)).toEqual([])
      expect(await violations(page)).toEqual([])
    }
    await press(page, 'Escape')
    await menu.waitFor({ state: 'hidden' })
    await expectFocusOn(hamburger)
  }
})

describe('choosing a restaurant by keyboard alone', () => {
  test('filters the list, sets a location, and keeps the focus', async ({ begin, site }) => {
    const { page } = await begin({ reducedMotion: 'reduce' })
    await page.goto(`${site.url}/locations`)
    await hydrated(page)
    await skipToContent(page)
    await tabTo(page, main(page).locator('summary', { hasText: 'By country or region' }))
    await press(page, 'Enter')
    await tabTo(page, main(page).getByLabel('Country'))
    await page.keyboard.type('United')
    await tabTo(page, main(page).getByRole('button', { name: 'Show locations' }).first())
    const filtered = page.waitForURL('**/locations?country=US**')
    await press(page, 'Enter')
    await filtered
    const set = main(page).locator('[data-set-location="pearl"]')
    await work(set, 'Space')
    await expect.poll(() => set.textContent()).toContain('Your Location')
    const current = header(page).getByRole('link', { name: /^Current location/ })
    await expect.poll(() => current.first().getAttribute('href')).toBe('/locations/pearl')
    await expectFocusOn(set)
  })

  test('the categories of a menu open, lead on, and take the focus along', async ({ open }) => {
    const page = await open('/locations/burrard/menu')
    const bar = page.getByRole('navigation', { name: 'Menu categories' })
    const toggle = bar.getByRole('button').first()
    await tabTo(page, toggle)
    await press(page, 'Enter')
    const list = page.getByRole('dialog', { name: 'Menu categories' })
    await list.waitFor()
    await settled(page)
    expect(await walk(page, list)).toEqual([])
    await press(page, 'Escape')
    await list.waitFor({ state: 'hidden' })
    await expectFocusOn(toggle)
    await press(page, 'Space')
    const category = list.getByRole('link').nth(2)
    await tabTo(page, category)
    const title = (await category.textContent()) ?? ''
    await press(page, 'Enter')
    await list.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain(title)
  })
})
