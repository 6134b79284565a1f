import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
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
const query = () => new URL(page.url()).search
const visitorKnown = () => page.locator('html[data-country]').waitFor({ state: 'attached' })
const panel = () => page.getByRole('dialog', { name: /^(Reserve|Order)$/ })
const opener = (name: string) =>
  page.locator('body > header').getByRole('link', { name, exact: true }).first()

describe('the overlay', () => {
  test.each([900, 1440])(
    'closes the panel and takes its parameters away, at %i px',
    async (width) => {
      await open({ width })
      await to('/test?x=1&order=burrard')
      await panel().waitFor()
      const box = await panel().boundingBox()
      // At the left of the drawer on small screens, at the right of it beside the column.
      const x = width < 1024 ? (box?.x ?? 0) / 2 : width - 40
      await page.mouse.click(x, 500)
      await panel().waitFor({ state: 'hidden' })
      expect(query()).toBe('?x=1')
    },
  )
})

describe.each([390, 1440])('the focus at %i px', (width) => {
  test('stays in the panel and goes back to where it came from', async () => {
    await open({ width })
    await to('/test')
    await visitorKnown()
    await opener('Reserve').focus()
    await page.keyboard.press('Enter')
    await panel().waitFor()
    await panel().getByLabel('People').waitFor()
    const outside =
      'document.activeElement !== document.body && !document.activeElement.closest("dialog")'
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 25; presses++) {
        await page.keyboard.press(key)
        expect(await page.evaluate(outside), `${key} ${presses}`).toBe(false)
      }
    }
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'hidden' })
    const back = await opener('Reserve').evaluate((link) => link === document.activeElement)
    expect(back).toBe(true)
  })
})

test('the content fades when reserve and order are switched', async () => {
  await open({ width: 1440 })
  await to('/test?reserve=burrard')
  await panel().getByLabel('People').waitFor()
  const fades = () =>
    panel().evaluate((dialog) => {
      const running = dialog.getAnimations({ subtree: true })
      return running.some(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().some(({ opacity }) => opacity === '0'),
      )
    })
  // Not from its opening: whatever moved then has come to rest.
  await expect.poll(fades).toBe(false)
  await panel().getByRole('button', { name: 'Order', exact: true }).click()
  expect(await fades()).toBe(true)
})

describe('where the footer is in view', () => {
  const toFooter = () =>
    page.evaluate('scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })')
  const footerTop = () =>
    page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top)

  test('a desktop page scrolls up first, for 0.7 s', async () => {
    await open({ width: 1440 })
    await to('/about')
    await visitorKnown()
    await toFooter()
    expect(await footerTop()).toBeLessThan(900)
    await page.evaluate('scrollBegan = 0; scrollEnded = 0')
    await page.evaluate(
      `addEventListener('scroll', () => {
        scrollBegan ||= performance.now()
        scrollEnded = performance.now()
      })`,
    )
    await opener('Reserve').click()
    await panel().waitFor()
    expect(await footerTop()).toBeGreaterThanOrEqual(899)
    const lasted = Number(await page.evaluate('scrollEnded - scrollBegan'))
    expect(lasted).toBeGreaterThan(400)
    expect(lasted).toBeLessThan(1500)
  })

  test('a phone page stays where it is', async () => {
    await open({ width: 390 })
    await to('/about')
    await visitorKnown()
    await toFooter()
    const before = await page.evaluate('scrollY')
    await opener('Reserve').click()
    await panel().waitFor()
    expect(await page.evaluate('scrollY')).toBe(before)
  })
})

test('closing resets the reservation', async () => {
  await open({ width: 1440 })
  await to('/test?reserve=burrard')
  const people = panel().getByLabel('People')
  await people.selectOption('6')
  await panel().getByRole('button', { name: 'Close' }).click()
  await panel().waitFor({ state: 'hidden' })
  await opener('Reserve').click()
  await people.waitFor()
  expect(await people.inputValue()).toBe('2')
})

describe.each([390, 1440])('order mode at %i px', (width) => {
  test('has pickup, delivery, its partners with their signs, and custom links', async () => {
    await open({ width })
    await to('/test?order=burrard')
    await panel().getByRole('heading', { name: 'Pick up' }).waitFor()
    await panel().getByRole('heading', { name: 'Delivery' }).waitFor()
    const links = panel().locator('section').getByRole('link')
    expect((await links.allTextContents()).map((text) => text.trim())).toEqual([
      'Order for pickup',
      'Order direct',
      'Uber Eats',
      'SkipTheDishes',
      'DoorDash',
    ])
    const signs = panel().locator('[data-partner]:has(svg)')
    const names = await signs.evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-partner')),
    )
    expect(names).toEqual(['ubereats', 'skipthedishes', 'doordash'])
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(/^https:/)
    }
  })
})
