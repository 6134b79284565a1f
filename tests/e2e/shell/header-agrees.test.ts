import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { hydrated } from '#tests/support/browser.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'

const header = (page: Page) => page.locator('body > header')
/** The name in the top bar of small screens, or in the column of large ones. */
const nameIn = (page: Page) =>
  header(page).locator('[data-location-name]').filter({ visible: true }).first()

/** A guest whose own restaurant is King West. */
const test = browserTest.extend('torontonian', ({ begin, site }) => {
  return async (path: string, size: { width: number; height?: number }) => {
    const { page, context } = await begin({ reducedMotion: 'reduce', ...size })
    await context.addCookies([{ name: 'selected-location', value: 'king-west', url: site.url }])
    await page.goto(site.url + path)
    await hydrated(page)
    return page
  }
})

describe('name and button in the header are of the restaurant that is looked at', () => {
  test.for([390, 900, 1440])('at %i px', async (width, { torontonian, site }) => {
    const page = await torontonian('/locations/burrard', { width })
    await expect.poll(() => nameIn(page).textContent()).toBe('Burrard')
    expect(await violations(page)).toEqual([])
    await header(page).getByRole('link', { name: 'Reserve', exact: true }).click()
    await page.waitForURL('**/locations/burrard?reserve=burrard')
    await page.getByRole('dialog', { name: 'Reserve' }).getByText('Burrard').first().waitFor()
    // On a page of no restaurant it is the guest's own.
    await page.goto(`${site.url}/about`)
    await expect.poll(() => nameIn(page).textContent()).toBe('King West')
    await header(page).getByRole('link', { name: 'Reserve', exact: true }).click()
    await page.waitForURL('**/about?reserve=king-west')
  })

  test.for([390, 1440])(
    'and stay so after the panel of another was looked into, at %i px',
    async (width, { torontonian }) => {
      const page = await torontonian('/locations/kitsilano', { width })
      await page.getByRole('link', { name: /^Book a Table ?: Burrard$/ }).click()
      const panel = page.getByRole('dialog', { name: 'Reserve' })
      await panel.waitFor()
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'hidden' })
      await expect.poll(() => nameIn(page).textContent()).toBe('Kitsilano')
      await header(page).getByRole('link', { name: 'Reserve', exact: true }).click()
      await page.waitForURL('**/locations/kitsilano?reserve=kitsilano')
    },
  )

  test('and whose restaurant is whose is one tap away on a phone', async ({ torontonian }) => {
    const page = await torontonian('/locations/burrard/menu', { width: 390 })
    const name = header(page).getByRole('link', { name: /^Burrard/ })
    expect(await name.getAttribute('href')).toBe('/locations')
    await header(page).getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByText('Your restaurant: King West. Change').waitFor()
  })
})

describe('header and menu bar never both show Reserve, and one of them does', () => {
  /** Those on the screen, however far the page is scrolled. */
  const reserves = (page: Page) =>
    page
      .locator('body > header, nav[aria-label="Menu categories"]')
      .locator('a, button')
      .filter({ hasText: /^Reserve$/, visible: true })
      .evaluateAll((all) => all.filter((one) => !one.closest('dialog')).length)

  test.for([
    [390, 844],
    [844, 390],
    [900, 900],
    [1023, 700],
    [1024, 700],
    [1440, 900],
  ] as const)('at %i × %i', async ([width, height], { torontonian, site }) => {
    const page = await torontonian('/locations/burrard/menu', { width, height })
    expect(await reserves(page), 'at the top').toBe(1)
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    expect(await reserves(page), 'further down').toBe(1)
    for (const path of ['/locations/burrard/touchless-menu', '/locations/burrard']) {
      await page.goto(site.url + path)
      await hydrated(page)
      expect(await reserves(page), path).toBe(1)
    }
  })

  test('nor without scripts, where only the header’s leads on', async ({ look, site }) => {
    const { page } = await look({ width: 390, javaScriptEnabled: false })
    await page.goto(`${site.url}/locations/burrard/menu`)
    expect(await reserves(page)).toBe(1)
    expect(await header(page).getByRole('link', { name: 'Reserve' }).first().isVisible()).toBe(true)
  })
})
