import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import type { VisitOptions } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import {
  barOf,
  box,
  listOf,
  MENU,
  openChoices,
  openMenu,
  says,
  search,
  toggleOf,
} from '#tests/support/menus/menu-page.ts'

const guestAt = (width: number): VisitOptions => ({ width, serviceWorkers: 'block' })

const boxOf = (page: Page) => barOf(page).evaluate((bar) => bar.getBoundingClientRect().toJSON())
const positionOf = (page: Page) => barOf(page).evaluate((bar) => getComputedStyle(bar).position)
const actionOf = (page: Page, name: string) => barOf(page).getByRole('link', { name, exact: true })

/** Scrolls as somebody does who reads: a category's heading stands at the top of the window. */
const readTo = (page: Page, uid: string) =>
  page
    .locator(`[data-menu-category="${uid}"]`)
    .evaluate((category) => category.scrollIntoView({ block: 'start', behavior: 'instant' }))

/** Where the bar says which category is being read: on its button, or marked in its row. */
const readIn = (page: Page, width: number) =>
  width < 1024
    ? toggleOf(page)
    : barOf(page).locator('ul a[aria-current]').filter({ visible: true })

/** Makes a laptop's window as wide as told, until the end of the test. */
async function widen(page: Page, width: number) {
  onTestFinished(() => page.setViewportSize({ width: 1440, height: 900 }))
  await page.setViewportSize({ width, height: 900 })
}

describe('the bar of a menu', () => {
  test('is fixed at the bottom on phones, 60 px tall', async ({ look, site }) => {
    const { page } = await look(guestAt(390))
    await openMenu(page, site.url + MENU)
    for (const uid of ['raw-bar', 'pasta', 'wine']) {
      await readTo(page, uid)
      expect(await boxOf(page)).toMatchObject({ height: 60, bottom: 844, left: 0, right: 390 })
    }
    expect(await positionOf(page)).toBe('fixed')
  })

  test('sticks to the top on larger screens: below the header, or at the very top', async ({
    look,
    site,
  }) => {
    const { page } = await look(guestAt(1440))
    await openMenu(page, site.url + MENU)
    for (const [width, top] of [
      [1440, 0],
      [900, 72],
    ] as const) {
      await widen(page, width)
      await readTo(page, 'pasta')
      await expect.poll(() => boxOf(page)).toMatchObject({ top, height: 60 })
      expect(await positionOf(page)).toBe('sticky')
    }
  })

  test.for([390, 1440])(
    'shows the category being read, and follows the scroll: %i px',
    async (width, { look, site }) => {
      const { page } = await look(guestAt(width))
      await openMenu(page, site.url + MENU)
      for (const [uid, title] of [
        ['pasta', 'Pasta'],
        ['wine', 'Wine'],
        ['raw-bar', 'Raw Bar'],
      ] as const) {
        await readTo(page, uid)
        await readIn(page, width).getByText(title, { exact: true }).waitFor()
      }
    },
  )
})

describe('its slide-out', () => {
  test.for([390, 1440])(
    'opens and closes in 300 ms, has the sections with their categories, and leads to one: %i px',
    async (width, { look, site }) => {
      const { page } = await look(guestAt(width))
      await openMenu(page, site.url + MENU)
      const list = listOf(page)
      const duration = () =>
        page.locator('dialog[aria-label="Menu categories"]').evaluate((dialog) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(dialog)
          const at = transitionProperty.split(', ').indexOf('translate')
          return transitionDuration.split(', ')[at]
        })
      await toggleOf(page).click()
      await list.waitFor()
      expect(await duration()).toBe('0.3s')
      await list.getByRole('button', { name: 'Close' }).click()
      await list.waitFor({ state: 'hidden' })
      expect(await duration()).toBe('0.3s')

      await toggleOf(page).click()
      for (const title of ['To Begin', 'From the Kitchen', 'To Drink'])
        await list.getByText(title, { exact: true }).waitFor()
      await list.getByRole('link', { name: 'Pasta', exact: true }).click()
      await list.waitFor({ state: 'hidden' })
      await readIn(page, width).getByText('Pasta', { exact: true }).waitFor()
    },
  )

  test('has only the categories that a filter leaves', async ({ look, site }) => {
    const { page } = await look(guestAt(390))
    await openMenu(page, site.url + MENU)
    await openChoices(page)
    await box(page, 'Vegan').check()
    await says(page, 'vegan.')
    await toggleOf(page).click()
    await listOf(page).getByRole('link', { name: 'Wine', exact: true }).waitFor()
    expect(await listOf(page).getByRole('link', { name: 'Pasta', exact: true }).count()).toBe(0)
  })
})

describe('Reserve and Order in the bar', () => {
  test('set a query parameter on the current route', async ({ look, site }) => {
    const { page } = await look(guestAt(390))
    await openMenu(page, `${site.url}${MENU}?diet=vegan`)
    for (const [name, parameter] of [
      ['Reserve', 'reserve'],
      ['Order', 'order'],
    ] as const) {
      await actionOf(page, name).click()
      const panel = page.getByRole('dialog').filter({ hasText: 'Burrard' })
      await panel.waitFor()
      const { pathname, searchParams } = new URL(await page.evaluate(() => location.href))
      expect(pathname).toBe(MENU)
      expect(Object.fromEntries(searchParams)).toEqual({ diet: 'vegan', [parameter]: 'burrard' })
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'hidden' })
      await expect.poll(() => search(page)).toBe('?diet=vegan')
    }
  })

  test('are there below the laptop breakpoint, and hidden from it on', async ({ look, site }) => {
    const { page } = await look(guestAt(1440))
    await openMenu(page, site.url + MENU)
    for (const [width, shown] of [
      [390, 1],
      [900, 1],
      [1023, 1],
      [1024, 0],
      [1440, 0],
    ] as const) {
      await widen(page, width)
      for (const name of ['Reserve', 'Order'])
        expect(await actionOf(page, name).count(), `${name} at ${width} px`).toBe(shown)
    }
  })

  test('are not on the menus at the table and in the room', async ({ look, site }) => {
    const { page } = await look(guestAt(390))
    for (const address of ['touchless-menu', 'room-service-menu']) {
      await openMenu(page, `${site.url}/locations/burrard/${address}`)
      await toggleOf(page).waitFor()
      for (const name of ['Reserve', 'Order'])
        expect(await actionOf(page, name).count(), `${name} on the ${address}`).toBe(0)
    }
  })
})
