import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hydrated, openBrowser, type VisitOptions, visit } from '#tests/support/browser.ts'
import { publishSql } from '#tests/support/content-sql.ts'
import { startSite } from '#tests/support/site.ts'

const MENU = '/locations/burrard/menu'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function guest(address: string, options: VisitOptions, see: (page: Page) => Promise<void>) {
  const { page, context, problems } = await visit(browser, options)
  await page.goto(address.startsWith('http') ? address : inject('site') + address)
  await hydrated(page)
  await see(page)
  expect(problems).toEqual([])
  await context.close()
}

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Menu categories' })
const listOf = (page: Page) => page.getByRole('dialog', { name: 'Menu categories' })
const boxOf = (page: Page) => barOf(page).evaluate((bar) => bar.getBoundingClientRect().toJSON())
const toggleOf = (page: Page) => barOf(page).locator('button').first()

/** Scrolls as somebody does who reads: a category's heading stands at the top of the window. */
const readTo = (page: Page, uid: string) =>
  page
    .locator(`[data-menu-category="${uid}"]`)
    .evaluate((category) => category.scrollIntoView({ block: 'start', behavior: 'instant' }))

describe('the bar of a menu', () => {
  test('is fixed at the bottom on phones, 60 px tall', () =>
    guest(MENU, { width: 390, height: 844 }, async (page) => {
      for (const uid of ['raw-bar', 'pasta', 'wine']) {
        await readTo(page, uid)
        expect(await boxOf(page)).toMatchObject({ height: 60, bottom: 844, left: 0, right: 390 })
      }
      expect(await barOf(page).evaluate((bar) => getComputedStyle(bar).position)).toBe('fixed')
    }))

  test.each([
    [900, 72],
    [1440, 0],
  ])('sticks to the top on larger screens: %i px', (width, top) =>
    guest(MENU, { width }, async (page) => {
      await readTo(page, 'pasta')
      expect(await boxOf(page)).toMatchObject({ top, height: 60 })
      expect(await barOf(page).evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky')
    }),
  )

  test.each([390, 1440])('shows the category being read, and follows the scroll: %i px', (width) =>
    guest(MENU, { width }, async (page) => {
      for (const [uid, title] of [
        ['pasta', 'Pasta'],
        ['wine', 'Wine'],
        ['raw-bar', 'Raw Bar'],
      ] as const) {
        await readTo(page, uid)
        await toggleOf(page).getByText(title, { exact: true }).waitFor()
      }
    }),
  )
})

describe.each([390, 1440])('its slide-out, at %i px', (width) => {
  test('opens and closes in 300 ms', () =>
    guest(MENU, { width }, async (page) => {
      const duration = () =>
        listOf(page).evaluate((dialog) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(dialog)
          const at = transitionProperty.split(', ').indexOf('translate')
          return transitionDuration.split(', ')[at]
        })
      await toggleOf(page).click()
      await listOf(page).waitFor()
      expect(await duration()).toBe('0.3s')
      await listOf(page).getByRole('button', { name: 'Close' }).click()
      await listOf(page).waitFor({ state: 'hidden' })
    }))

  test('has the titles of the sections with their categories, and leads to one', () =>
    guest(MENU, { width }, async (page) => {
      await toggleOf(page).click()
      const list = listOf(page)
      for (const title of ['To Begin', 'From the Kitchen', 'To Drink'])
        await list.getByText(title, { exact: true }).waitFor()
      await list.getByRole('link', { name: 'Pasta', exact: true }).click()
      await list.waitFor({ state: 'hidden' })
      await toggleOf(page).getByText('Pasta', { exact: true }).waitFor()
    }))

  test('has only the categories that a filter leaves', () =>
    guest(MENU, { width }, async (page) => {
      await page.locator('summary', { hasText: 'Diet and allergens' }).click()
      await page.getByRole('checkbox', { name: 'Vegan', exact: true }).check()
      await page.getByRole('status').filter({ hasText: 'vegan.' }).waitFor()
      await toggleOf(page).click()
      await listOf(page).getByRole('link', { name: 'Wine', exact: true }).waitFor()
      expect(await listOf(page).getByRole('link', { name: 'Pasta', exact: true }).count()).toBe(0)
    }))
})

test('subcategories flagged hideInNavigation are skipped, and stand on the menu', async () => {
  const site = await startSite({ seed: inject('seeds').sqlite })
  publishSql(site, `UPDATE menu_categories SET hide_in_navigation = 1 WHERE uid = 'pasta'`)
  const shown = async () => (await fetch(site.url + MENU)).text()
  await expect.poll(shown, { timeout: 20_000 }).not.toContain('href="#menu-pasta"')
  await guest(site.url + MENU, { width: 390 }, async (page) => {
    await toggleOf(page).click()
    await listOf(page).getByRole('link', { name: 'Wine', exact: true }).waitFor()
    expect(await listOf(page).getByRole('link', { name: 'Pasta', exact: true }).count()).toBe(0)
    expect(await page.locator('#menu-pasta').isVisible()).toBe(true)
  })
  await site.stop()
})

describe('Reserve and Order in the bar', () => {
  test.each([390, 900])('set a query parameter on the current route: %i px', (width) =>
    guest(`${MENU}?diet=vegan`, { width }, async (page) => {
      for (const [name, parameter] of [
        ['Reserve', 'reserve'],
        ['Order', 'order'],
      ] as const) {
        await barOf(page).getByRole('button', { name, exact: true }).click()
        const panel = page.getByRole('dialog').filter({ hasText: 'Burrard' })
        await panel.waitFor()
        const { pathname, searchParams } = new URL(page.url())
        expect(pathname).toBe(MENU)
        expect(Object.fromEntries(searchParams)).toEqual({ diet: 'vegan', [parameter]: 'burrard' })
        await page.keyboard.press('Escape')
        await panel.waitFor({ state: 'hidden' })
        expect(new URL(page.url()).search).toBe('?diet=vegan')
      }
    }),
  )

  test.each([1024, 1440])('are hidden at the laptop breakpoint: %i px', (width) =>
    guest(MENU, { width }, async (page) => {
      for (const name of ['Reserve', 'Order'])
        expect(await barOf(page).getByRole('button', { name, exact: true }).count()).toBe(0)
    }),
  )

  test.each(['touchless-menu', 'room-service-menu'])('are not on the %s', (address) =>
    guest(`/locations/burrard/${address}`, { width: 390 }, async (page) => {
      await toggleOf(page).waitFor()
      for (const name of ['Reserve', 'Order'])
        expect(await barOf(page).getByRole('button', { name, exact: true }).count()).toBe(0)
    }),
  )
})
