import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { hydrated, openBrowser, visit } from '#tests/support/browser.ts'

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
afterEach(() => context.close())

const open = async (width: number) => {
  const visited = await visit(browser, { width })
  context = visited.context
  page = visited.page
}
const to = (path: string) => page.goto(inject('site') + path)
const query = () => new URL(page.url()).search
const panel = () => page.getByRole('dialog', { name: /^(Reserve|Order)$/ })

describe.each([390, 1440])('the slide-out at %i px', (width) => {
  beforeEach(() => open(width))

  test('opens for the visitor, switches, and follows Back and Forward', async () => {
    await to('/test')
    await page.getByRole('link', { name: 'Reserve', exact: true }).first().click()
    await panel().waitFor()
    const reserve = query()
    expect(reserve).toMatch(/^\?reserve=[a-z-]+$/)
    await panel().getByRole('button', { name: 'Order', exact: true }).click()
    await page.getByRole('dialog', { name: 'Order' }).waitFor()
    expect(query()).toBe(reserve.replace('reserve', 'order'))
    await page.goBack()
    await page.getByRole('dialog', { name: 'Reserve' }).waitFor()
    await page.goBack()
    await panel().waitFor({ state: 'hidden' })
    expect(query()).toBe('')
    await page.goForward()
    await panel().waitFor()
  })

  test('closes by Esc and by its button, and leaves the rest of the address', async () => {
    await to('/test?x=1&reserve=burrard')
    await panel().waitFor()
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'hidden' })
    expect(query()).toBe('?x=1')
    await page.goBack()
    await to('/test?order=burrard')
    await panel().getByRole('button', { name: 'Close' }).click()
    await panel().waitFor({ state: 'hidden' })
    expect(query()).toBe('')
  })

  test('reserve wins over order, and an unknown location opens nothing', async () => {
    await to('/test?order=burrard&reserve=burrard')
    await page.getByRole('dialog', { name: 'Reserve' }).waitFor()
    expect(query()).toBe('?reserve=burrard')
    const known = page.waitForResponse('**/api/locations')
    await to('/test?reserve=atlantis')
    await known
    await hydrated(page)
    expect(await panel().count()).toBe(0)
    expect(query()).toBe('?reserve=atlantis')
  })

  test('says that a restaurant is not open yet', async () => {
    await to('/test?reserve=halifax')
    await panel().getByText('This location is not open yet.').waitFor()
  })
})

describe('the menu of small screens', () => {
  beforeEach(() => open(390))

  test('holds the page still, gives the focus back on Esc, and a breakpoint change resets it', async () => {
    await to('/style-guide')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await button.click()
    await menu.waitFor()
    expect(await page.evaluate('getComputedStyle(document.documentElement).overflow')).toBe(
      'hidden',
    )
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await button.click()
    await menu.waitFor()
    await page.setViewportSize({ width: 800, height: 900 })
    await menu.waitFor({ state: 'hidden' })
  })

  test('the bar has its background after 10 px of scroll', async () => {
    await to('/style-guide')
    const bar = page.locator('header[data-tone="night"]')
    await page.evaluate('scrollTo({ top: 9, behavior: "instant" })')
    expect(await bar.getAttribute('data-scrolled')).toBeNull()
    await page.evaluate('scrollTo({ top: 40, behavior: "instant" })')
    await page.locator('header[data-scrolled]').waitFor()
  })
})

describe('the visitor', () => {
  beforeEach(() => open(1440))

  test('keeps the default of the session, and Set Location alone writes the lasting cookie', async () => {
    await to('/test')
    await hydrated(page)
    const cookies = await context.cookies()
    const names = cookies.map((cookie) => cookie.name)
    expect(names).toContain('default-location')
    expect(names).not.toContain('selected-location')
    expect(cookies.find((cookie) => cookie.name === 'default-location')?.expires).toBe(-1)
  })

  test('follows links without loading the document again', async () => {
    await to('/nothing-here')
    await hydrated(page)
    await page.evaluate('window.sameDocument = true')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== '/nothing-here')
    expect(await page.evaluate('window.sameDocument')).toBe(true)
  })
})

test('an unknown address is a 404 that says so, inside the shell', async () => {
  await open(1440)
  const answer = await to('/nothing-here')
  expect(answer?.status()).toBe(404)
  await page.getByText('This page could not be found').first().waitFor()
  await page.getByRole('contentinfo').waitFor()
})
