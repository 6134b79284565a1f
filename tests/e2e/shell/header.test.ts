import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openBrowser, type VisitOptions, visit } from '#tests/support/browser.ts'

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
afterEach(() => context.close())

const open = async (options: VisitOptions) => {
  const visited = await visit(browser, options)
  context = visited.context
  page = visited.page
}
const to = (path: string) => page.goto(inject('site') + path)
const visitorKnown = () => page.locator('html[data-country]').waitFor({ state: 'attached' })
const header = () => page.locator('body > header')
const backgroundOf = () => header().evaluate((element) => getComputedStyle(element).backgroundColor)

test('the header is a bar, then a column of 190, 230 and 260 px, and pages keep 16 or 32 px', async () => {
  await open({ width: 1440 })
  await to('/style-guide')
  const sizes = [
    [767, 767, '16px'],
    [768, 768, '32px'],
    [1023, 1023, '32px'],
    [1024, 190, '32px'],
    [1439, 190, '32px'],
    [1440, 230, '32px'],
    [1879, 230, '32px'],
    [1880, 260, '32px'],
  ] as const
  for (const [width, column, spacing] of sizes) {
    await page.setViewportSize({ width, height: 900 })
    const box = await header().boundingBox()
    expect(box?.width, `header at ${width}`).toBe(column)
    expect(box?.height === 900, `a column at ${width}`).toBe(width >= 1024)
    const root = page.locator(':root')
    const read = () =>
      root.evaluate((element) => getComputedStyle(element).getPropertyValue('--space-page'))
    expect(await read(), `spacing at ${width}`).toBe(spacing)
  }
})

describe.each([390, 1440])('the header at %i px', (width) => {
  beforeEach(() => open({ width }))

  test('leads to the location being looked at, and on a reset page to the selected one', async () => {
    await to('/locations/pearl')
    await visitorKnown()
    const current = () => header().locator('a', { hasText: 'Current location:' }).first()
    await expect.poll(() => current().getAttribute('href')).toBe('/locations/pearl')
    await to('/about')
    await visitorKnown()
    const cookies = await context.cookies()
    const selected = cookies.find(({ name }) => name === 'default-location')?.value
    await expect.poll(() => current().getAttribute('href')).toBe(`/locations/${selected}`)
  })
})

describe('the bar of small screens', () => {
  beforeEach(() => open({ width: 390 }))

  test('has its background after more than 10 px of scroll', async () => {
    await to('/')
    await visitorKnown()
    const transparent = 'rgba(0, 0, 0, 0)'
    expect(await backgroundOf()).toBe(transparent)
    await page.evaluate('scrollTo({ top: 12, behavior: "instant" })')
    await expect.poll(backgroundOf).toBe('rgb(14, 22, 19)')
    await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
    await expect.poll(backgroundOf).toBe(transparent)
  })

  test('has a menu with the links of header and footer, the buttons and the current location', async () => {
    await to('/test')
    await visitorKnown()
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.waitFor()
    for (const name of ['Locations', 'Menu', 'For companies', 'Contact', 'Reserve', 'Order']) {
      expect(await menu.getByRole('link', { name, exact: true }).count(), name).toBe(1)
    }
    await menu.getByRole('link', { name: /^Current location/ }).waitFor()
    const before = await page.evaluate('scrollY')
    await page.mouse.move(30, 500)
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate('scrollY')).toBe(before)
    await menu.getByRole('link', { name: 'Contact', exact: true }).click()
    await page.waitForURL('**/contact')
    await menu.waitFor({ state: 'hidden' })
  })
})

describe('without JavaScript', () => {
  test.each([390, 900])('the navigation stands in the page at %i px', async (width) => {
    await open({ width, javaScriptEnabled: false })
    await to('/about')
    const main = page.getByRole('navigation', { name: 'Main' })
    for (const name of ['Locations', 'Menu', 'Group bookings', 'Careers']) {
      expect(await main.getByRole('link', { name, exact: true }).isVisible(), name).toBe(true)
    }
    for (const name of ['Reserve', 'Order']) {
      const button = header().getByRole('link', { name, exact: true })
      expect(await button.first().isVisible(), name).toBe(true)
    }
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false)
    // In the flow: nothing of the page lies below it.
    const [bar, content] = [await header().boundingBox(), await page.locator('main').boundingBox()]
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((content?.y ?? 0) + 0.5)
    await main.getByRole('link', { name: 'Group bookings', exact: true }).click()
    await page.waitForURL('**/group-bookings')
  })
})
