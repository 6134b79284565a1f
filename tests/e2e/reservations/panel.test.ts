import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atBothWidths, hydrated } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import { stopClock } from '#tests/support/page-clock.ts'

const REST = { reducedMotion: 'reduce' } as const

const panelIn = (page: Page) => page.getByRole('dialog', { name: /^(Reserve|Order)$/ })
const peopleIn = (page: Page) => panelIn(page).getByLabel('People')
const opener = (page: Page, name: string) =>
  page.locator('body > header').getByRole('link', { name, exact: true }).first()

describe('the overlay', () => {
  test.for([900, 1440])(
    'closes the panel and takes its parameters away, at %i px',
    async (width, { look, site }) => {
      const { page } = await look({ width, ...REST })
      await page.goto(`${site.url}/test?x=1&order=burrard`)
      await panelIn(page).waitFor()
      const box = await panelIn(page).boundingBox()
      // At the left of the drawer on small screens, at the right of it beside the column.
      const x = width < 1024 ? (box?.x ?? 0) / 2 : width - 40
      await page.mouse.click(x, 500)
      await panelIn(page).waitFor({ state: 'hidden' })
      expect(new URL(page.url()).search).toBe('?x=1')
    },
  )
})

describe('the focus', () => {
  test.for([390, 1440])(
    'stays in the panel and goes back to where it came from, at %i px',
    async (width, { look, site }) => {
      const { page } = await look({ width, ...REST })
      await page.goto(`${site.url}/test`)
      await hydrated(page)
      await opener(page, 'Reserve').focus()
      await page.keyboard.press('Enter')
      await peopleIn(page).waitFor()
      const outside =
        'document.activeElement !== document.body && !document.activeElement.closest("dialog")'
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let presses = 0; presses < 25; presses++) {
          await page.keyboard.press(key)
          expect(await page.evaluate(outside), `${key} ${presses}`).toBe(false)
        }
      }
      await page.keyboard.press('Escape')
      await panelIn(page).waitFor({ state: 'hidden' })
      await expectFocusOn(opener(page, 'Reserve'))
    },
  )
})

test('the content fades in when reserve and order are switched', async ({ look, site }) => {
  const { page } = await look()
  await page.goto(`${site.url}/test?reserve=burrard`)
  await peopleIn(page).waitFor()
  // Written down as it begins, so that it cannot be over before somebody looks.
  await panelIn(page).evaluate((dialog) => {
    const faded: string[] = []
    dialog.addEventListener('animationstart', ({ target }) => {
      const element = target as HTMLElement
      const keyframes = element
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      if (keyframes[0]?.opacity === '0') faded.push(element.textContent)
    })
    Object.assign(window, { faded })
  })
  await panelIn(page).getByRole('button', { name: 'Order', exact: true }).click()
  await expect.poll(() => page.evaluate('faded')).toContainEqual(expect.stringContaining('Pickup'))
})

describe('where the footer is in view', () => {
  /** Goes to the end of the page, whose parts have their sizes once they have been in view. */
  const toFooter = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
          const { bottom = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {}
          return Math.abs(bottom - innerHeight) < 1
        }),
      )
      .toBe(true)
  const footerTop = (page: Page) =>
    page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top)
  const scrolledTo = (page: Page) => page.evaluate(() => scrollY)

  test('a desktop page scrolls up first, for 0.7 s', async ({ begin, site }) => {
    const { page } = await begin()
    await page.clock.install()
    await page.goto(`${site.url}/about`)
    await hydrated(page)
    await toFooter(page)
    expect(await footerTop(page)).toBeLessThan(900)
    const before = await scrolledTo(page)
    await stopClock(page)
    await opener(page, 'Reserve').click()
    // Time stands still until the scrolling has begun.
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return scrolledTo(page)
      })
      .toBeLessThan(before)
    await page.clock.runFor(350)
    expect(await footerTop(page)).toBeLessThan(899)
    expect(await panelIn(page).isVisible()).toBe(false)
    await page.clock.runFor(400)
    expect(await footerTop(page)).toBeGreaterThanOrEqual(899)
    await page.clock.resume()
    await panelIn(page).waitFor()
  })

  test('a phone page stays where it is', async ({ begin, site }) => {
    const { page } = await begin({ width: 390 })
    await page.goto(`${site.url}/about`)
    await hydrated(page)
    await toFooter(page)
    const before = await scrolledTo(page)
    await opener(page, 'Reserve').click()
    await panelIn(page).waitFor()
    expect(await scrolledTo(page)).toBe(before)
  })
})

test('closing resets the reservation', async ({ look, site }) => {
  const { page } = await look({ width: 390, ...REST })
  await page.goto(`${site.url}/test?reserve=burrard`)
  await peopleIn(page).selectOption('6')
  await panelIn(page).getByRole('button', { name: 'Close' }).click()
  await panelIn(page).waitFor({ state: 'hidden' })
  await opener(page, 'Reserve').click()
  await peopleIn(page).waitFor()
  expect(await peopleIn(page).inputValue()).toBe('2')
})

test('order mode has pickup, delivery, its partners with their signs, and custom links', async ({
  look,
  site,
}) => {
  const { page } = await look({ width: 390, ...REST })
  await page.goto(`${site.url}/test?order=burrard`)
  const panel = panelIn(page)
  const links = panel.locator('section').getByRole('link')
  await links.first().waitFor()
  await atBothWidths(page, async (width) => {
    for (const name of ['Pickup', 'Delivery']) {
      expect(await panel.getByRole('heading', { name }).isVisible(), `${width} px`).toBe(true)
    }
    expect(await links.filter({ visible: true }).count(), `${width} px`).toBe(5)
  })
  expect((await links.allTextContents()).map((text) => text.trim())).toEqual([
    'Order for pickup',
    'Order direct',
    'Uber Eats',
    'SkipTheDishes',
    'DoorDash',
  ])
  const signs = panel.locator('[data-partner]:has(svg)')
  const names = await signs.evaluateAll((all) => all.map((one) => one.getAttribute('data-partner')))
  expect(names).toEqual(['ubereats', 'skipthedishes', 'doordash'])
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/^https:/)
  }
})
