import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atBothWidths, hydrated } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'

const header = (page: Page) => page.locator('body > header')

test('the header is a bar, then a column of 190, 230 and 260 px, and pages keep 16 or 32 px', async ({
  begin,
  site,
}) => {
  const { page } = await begin({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/style-guide`)
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
    const box = await header(page).boundingBox()
    expect(box?.width, `header at ${width}`).toBe(column)
    expect(box?.height === 900, `a column at ${width}`).toBe(width >= 1024)
    const root = page.locator(':root')
    const read = () =>
      root.evaluate((element) => getComputedStyle(element).getPropertyValue('--space-page'))
    expect(await read(), `spacing at ${width}`).toBe(spacing)
  }
})

test('the header leads to the location being looked at, and on a reset page to the selected one', async ({
  begin,
  site,
}) => {
  const { page, context } = await begin({ reducedMotion: 'reduce' })
  const expectCurrent = (uid: string | undefined) =>
    atBothWidths(page, async (width) => {
      const current = header(page).locator('a', { hasText: 'Current location:' }).first()
      await expect
        .poll(() => current.getAttribute('href'), { message: `at ${width} px` })
        .toBe(`/locations/${uid}`)
    })
  await page.goto(`${site.url}/locations/pearl`)
  await hydrated(page)
  await expectCurrent('pearl')
  await page.goto(`${site.url}/about`)
  await hydrated(page)
  const cookies = await context.cookies()
  await expectCurrent(cookies.find(({ name }) => name === 'default-location')?.value)
})

describe('the bar of small screens', () => {
  test('has its background after more than 10 px of scroll', async ({ look, site }) => {
    const { page } = await look({ width: 390, reducedMotion: 'reduce' })
    await page.goto(site.url)
    await hydrated(page)
    const background = () =>
      header(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    const transparent = 'rgba(0, 0, 0, 0)'
    expect(await background()).toBe(transparent)
    const scroll = (top: number) =>
      page.evaluate(async (top) => {
        scrollTo({ top, behavior: 'instant' })
        // What watches the scrolling is told once the page has been drawn there.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      }, top)
    await scroll(9)
    expect(await background()).toBe(transparent)
    await scroll(12)
    await expect.poll(background).toBe('rgb(14, 22, 19)')
    await scroll(0)
    await expect.poll(background).toBe(transparent)
  })

  test('ends the name of a restaurant before its button, however long it is', async ({
    look,
    site,
  }) => {
    const { page } = await look({ width: 390, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/locations/burrard`)
    const name = header(page).locator('a [data-location-name]').first()
    await name.waitFor()
    await name.evaluate((element) => {
      element.textContent = 'The Saltwood Kitchen and Bar at Union Station, Lower Concourse'
    })
    const link = await header(page).locator('a', { hasText: 'Union Station' }).first().boundingBox()
    const button = await header(page)
      .getByRole('link', { name: 'Reserve', exact: true })
      .first()
      .boundingBox()
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
  })

  test('has a menu with the links of header and footer, the buttons and the current location', async ({
    look,
    site,
  }) => {
    const { page } = await look({ width: 390, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/test`)
    await hydrated(page)
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

  test('holds the page still, gives the focus back on Esc, and a breakpoint change resets it', async ({
    begin,
    site,
  }) => {
    const { page } = await begin({ width: 390, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/style-guide`)
    await hydrated(page)
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
})

describe('without JavaScript', () => {
  test.for([390, 900])(
    'the navigation stands in the page at %i px',
    async (width, { look, site }) => {
      const { page } = await look({ width, javaScriptEnabled: false })
      await page.goto(`${site.url}/about`)
      const main = page.getByRole('navigation', { name: 'Main' })
      for (const name of ['Locations', 'Menu', 'Group bookings', 'Careers']) {
        expect(await main.getByRole('link', { name, exact: true }).isVisible(), name).toBe(true)
      }
      for (const name of ['Reserve', 'Order']) {
        const button = header(page).getByRole('link', { name, exact: true })
        expect(await button.first().isVisible(), name).toBe(true)
      }
      expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false)
      // In the flow: nothing of the page lies below it.
      const [bar, content] = [
        await header(page).boundingBox(),
        await page.locator('main').boundingBox(),
      ]
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((content?.y ?? 0) + 0.5)
      await main.getByRole('link', { name: 'Group bookings', exact: true }).click()
      await page.waitForURL('**/group-bookings')
    },
  )
})
