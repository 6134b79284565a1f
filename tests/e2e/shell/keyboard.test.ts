import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { settled, violations } from '#tests/support/axe.ts'
import { hydrated, type Visit, type VisitOptions } from '#tests/support/browser.ts'
import { walk } from '#tests/support/focus-walk.ts'
import { tabTo } from '#tests/support/guest.ts'
import { expectFocusOn, press, SOON, skipToContent, work } from '#tests/support/keyboard.ts'
import { oneVisit } from '#tests/support/one-visit.ts'

const visits = oneVisit()
let guest: Visit
let page: Page

async function open(path: string, options: VisitOptions = {}): Promise<void> {
  guest = await visits.begin({ reducedMotion: 'reduce', ...options })
  page = guest.page
  await page.goto(inject('site') + path)
  await hydrated(page)
}

const header = () => page.locator('body > header')
const main = () => page.locator('main')
const button = (name: string | RegExp) => main().getByRole('button', { name }).first()
describe.each([390, 1440])('the shell by keyboard alone, at %i px', (width) => {
  test('begins with a way past the header', async () => {
    await open('/about', { width })
    await press(page, 'Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expectFocusOn(skip)
    await settled(page)
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await press(page, 'Enter')
    await expectFocusOn(main())
    await press(page, 'Tab')
    expect(await main().evaluate((part) => part.contains(document.activeElement))).toBe(true)
  })

  test('reaches everything in the header, and goes on', async () => {
    await open('/about', { width })
    await press(page, 'Tab')
    expect(await walk(page, header())).toEqual([])
  })

  test('reaches everything in the footer, and goes back to the top', async () => {
    await open('/terms', { width })
    const last = main().locator('a[href], button, summary').last()
    if (await last.count()) await tabTo(page, last)
    else await skipToContent(page)
    expect(await walk(page, page.getByRole('contentinfo'))).toEqual([])
    await tabTo(page, page.getByRole('link', { name: 'Back to top' }))
    await press(page, 'Enter')
    await expect.poll(() => page.evaluate('scrollY'), SOON).toBe(0)
    await expect.poll(() => page.evaluate('document.activeElement.id'), SOON).toBe('top')
    await press(page, 'Tab')
    await expectFocusOn(page.getByRole('link', { name: 'Skip to content' }))
  })

  test.each(['Reserve', 'Order'])(
    '%s opens its panel, which keeps the focus and gives it back',
    async (name) => {
      await open('/test', { width })
      const opener = header().getByRole('link', { name, exact: true }).filter({ visible: true })
      const fromMenu = (await opener.count()) === 0
      const menu = page.getByRole('button', { name: 'Menu' })
      const way = fromMenu
        ? page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true })
        : opener
      if (fromMenu) {
        await tabTo(page, menu)
        await press(page, 'Enter')
      }
      await tabTo(page, way)
      await press(page, 'Enter')
      const panel = page.getByRole('dialog', { name, exact: true })
      const inside =
        name === 'Reserve' ? panel.getByLabel('People') : panel.getByRole('link').first()
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
    },
  )

  test('a panel’s cross gives the focus back, too', async () => {
    await open('/test', { width })
    const opener = header()
      .getByRole('link', { name: 'Reserve', exact: true })
      .filter({ visible: true })
    await tabTo(page, opener)
    await press(page, 'Enter')
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }))
    await press(page, 'Space')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expectFocusOn(opener)
  })
})

test('a reservation form that did not come is asked for again, and the focus stays', async () => {
  await open('/test')
  let answers = false
  await page.route('**/api/locations/*/booking', (route) =>
    answers ? route.continue() : route.abort(),
  )
  await tabTo(page, header().getByRole('link', { name: 'Reserve', exact: true }))
  await press(page, 'Enter')
  const panel = page.getByRole('dialog', { name: 'Reserve' })
  await panel.getByRole('button', { name: 'Try again' }).waitFor()
  await tabTo(page, panel.getByRole('button', { name: 'Try again' }))
  answers = true
  await press(page, 'Enter')
  await panel.getByLabel('People').waitFor()
  expect(await panel.evaluate((part) => part.contains(document.activeElement))).toBe(true)
  // What the browser says of the request that was kept from the server.
  guest.problems.length = 0
})

describe.each([390, 1440])('the filter of a menu by keyboard alone, at %i px', (width) => {
  test('is opened, ticked and sent, leads to what it found, and back to everything', async () => {
    await open('/locations/burrard/menu', { width })
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
    expect(await status.textContent()).toBe(whole)
  })

  test('finds a dish by its words, and the next key goes on from there', async () => {
    await open('/locations/burrard/menu', { width })
    const form = page.getByRole('form', { name: 'Find on this menu' })
    await tabTo(page, form.getByRole('searchbox', { name: 'Search this menu' }))
    await page.keyboard.type('crab spaghetti')
    await form.getByRole('status').filter({ hasText: 'Showing 1 of' }).waitFor()
    await press(page, 'Enter')
    await expectFocusOn(form.getByRole('status'))
    const dish = main().locator('[data-item="crab-spaghetti"]')
    await tabTo(page, dish.getByRole('link', { name: 'Crab Spaghetti' }))
    expect(await main().locator('[data-item]:not([hidden])').count()).toBe(1)
  })
})

describe('the menu of small screens by keyboard alone', () => {
  test.each(['Enter', 'Space'])(
    'opens by %s, keeps the focus, and Escape gives it back',
    async (key) => {
      await open('/test', { width: 390 })
      const hamburger = page.getByRole('button', { name: 'Menu' })
      await tabTo(page, hamburger)
      await press(page, key)
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByRole('link', { name: /^Current location/ }).waitFor()
      await settled(page)
      expect(await walk(page, menu)).toEqual([])
      expect(await violations(page)).toEqual([])
      await press(page, 'Escape')
      await menu.waitFor({ state: 'hidden' })
      await expectFocusOn(hamburger)
    },
  )
})

describe('choosing a restaurant by keyboard alone', () => {
  test('filters the list, sets a location, and keeps the focus', async () => {
    await open('/locations')
    await skipToContent(page)
    await tabTo(page, main().locator('summary', { hasText: 'By country or region' }))
    await press(page, 'Enter')
    await tabTo(page, main().getByLabel('Country'))
    await page.keyboard.type('United')
    await tabTo(page, button('Show locations'))
    await press(page, 'Enter')
    await page.waitForURL('**/locations?country=US**')
    const set = main().locator('[data-set-location="pearl"]')
    await work(set, 'Space')
    await expect.poll(() => set.textContent(), SOON).toContain('Your Location')
    const current = header().getByRole('link', { name: /^Current location/ })
    await expect.poll(() => current.first().getAttribute('href'), SOON).toBe('/locations/pearl')
    await expectFocusOn(set)
  })

  test('the categories of a menu open, lead on, and take the focus along', async () => {
    await open('/locations/burrard/menu')
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
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'), SOON)
      .toContain(title)
  })
})
