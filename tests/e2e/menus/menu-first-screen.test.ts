import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { settled } from '#tests/support/axe.ts'
import { inWindows, quiet, type VisitOptions } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { expectAccessible } from '#tests/support/guest.ts'
import {
  barOf,
  box,
  dishes,
  MENU,
  openChoices,
  openMenu,
  says,
} from '#tests/support/menus/menu-page.ts'

const guestOf = (width: number, height: number): VisitOptions => ({
  width,
  height,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
})

/** How far below the top of the page a part of it begins and ends, in px. */
const placeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return { top: top + scrollY, bottom: bottom + scrollY }
    })

const FIRST_DISH = '[data-item]'
const CATEGORY = 'data-menu-category'
const SIGNATURE = '[data-menu-picture]'
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search this menu' })
const choices = (page: Page) => page.locator('summary', { hasText: 'Diet and allergens' })

// A menu begins with what is served at the hour: a weekend's morning and night have menus of their own.
const testAt = (at: string) => browserTest.extend('site', { scope: 'file' }, ownSite({ at }))
const test = testAt('friday 15:00')

for (const [when, hour, first] of [
  ['in the afternoon', test, ['raw-bar', 'hearth-and-bread', 'raw-bar']],
  ['at brunch', testAt('saturday 10:00'), ['brunch', 'brunch', 'brunch']],
  ['in the last hours', testAt('saturday 22:30'), ['raw-bar', 'after-ten', 'raw-bar']],
] as const) {
  hour(
    `the name of the first dish stands within 560 px of the top on a phone ${when}`,
    async ({ look, site }) => {
      const { page } = await look(guestOf(390, 844))
      const begins: (string | null)[] = []
      for (const uid of ['burrard', 'stephen-avenue', 'pike-street']) {
        await openMenu(page, `${site.url}/locations/${uid}/menu`)
        begins.push(await page.locator(`[${CATEGORY}]`).first().getAttribute(CATEGORY))
        const { bottom } = await placeOf(page, `${FIRST_DISH} h3, ${FIRST_DISH} h4`)
        expect(bottom, uid).toBeLessThanOrEqual(560)
      }
      expect(begins).toEqual(first)
    },
  )
}

describe('a menu opens with food', () => {
  test('the whole first dish is on the first screen of a laptop, and its name, the search and the menu’s name on that of a phone on its side', async ({
    look,
    site,
  }) => {
    const { page } = await look(guestOf(1440, 900))
    await openMenu(page, site.url + MENU)
    const screens = [
      [1440, 900],
      [1920, 1080],
    ] as const
    await inWindows(page, screens, async ([, height]) => {
      await settled(page)
      expect((await placeOf(page, FIRST_DISH)).bottom).toBeLessThanOrEqual(height)
    })
    await inWindows(page, [[844, 390]], async () => {
      await settled(page)
      for (const part of ['h1', '[type="search"]', `${FIRST_DISH} h3, ${FIRST_DISH} h4`])
        expect((await placeOf(page, part)).bottom, part).toBeLessThanOrEqual(390)
    })
  })

  test('search and filter stand in one line, and the filter opens below both', async ({
    look,
    site,
  }) => {
    const { page } = await look(guestOf(390, 844))
    await openMenu(page, site.url + MENU)
    const windows = [390, 844, 1440].map((width) => [width, 844] as const)
    const places = () => Promise.all([search(page).boundingBox(), choices(page).boundingBox()])
    const shut: Awaited<ReturnType<typeof places>>[] = []
    await inWindows(page, windows, async () => {
      await settled(page)
      shut.push(await places())
    })
    await openChoices(page)
    await inWindows(page, windows, async ([width]) => {
      await settled(page)
      const before = shut.shift()
      const [field, summary] = before ?? []
      if (!field || !summary) throw new Error('There is no search, or no filter.')
      expect(Math.abs(field.y - summary.y)).toBeLessThanOrEqual(1)
      expect(field.x + field.width).toBeLessThanOrEqual(summary.x)
      const option = await box(page, 'Vegan').boundingBox()
      expect(option?.y).toBeGreaterThan(field.y + field.height)
      expect(await places(), `${width} px`).toEqual(before)
    })
    await expectAccessible(page, 'a menu with its filter open')
  })
})

describe('the picture of the kitchen’s best dish', () => {
  test('stands at the head where there is room, and leads to the dish', async ({ begin, site }) => {
    const { page } = await begin(guestOf(1440, 900))
    await openMenu(page, site.url + MENU)
    const picture = page.locator(SIGNATURE)
    await expect
      .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    const heads = await page
      .locator('[data-menu-heading] img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('src')))
    expect(heads.length).toBeGreaterThan(0)
    expect(heads).not.toContain(await picture.locator('img').getAttribute('src'))
    const uid = await picture.getAttribute('data-menu-picture')
    expect(await dishes(page)).toContain(uid)
    await picture.getByRole('link').click()
    const dish = page.locator(`#dish-${uid}`)
    await expect
      .poll(() =>
        dish.evaluate((one) => {
          const { top } = one.getBoundingClientRect()
          return top >= 0 && top < innerHeight / 2
        }),
      )
      .toBe(true)
  })

  test('is neither shown nor fetched on a phone', async ({ begin, site }) => {
    const { page } = await begin(guestOf(390, 844))
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await openMenu(page, site.url + MENU)
    await quiet(page)
    expect(await page.locator(SIGNATURE).isVisible()).toBe(false)
    const src = await page.locator(`${SIGNATURE} img`).getAttribute('src')
    const name = src
      ?.split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '')
    expect(name).toBeTruthy()
    expect(fetched.filter((url) => url.includes(`/${name}`))).toEqual([])
  })

  test('goes with its dish when a filter leaves that out', async ({ look, site }) => {
    const { page } = await look(guestOf(1440, 900))
    await openMenu(page, site.url + MENU)
    const picture = page.locator(SIGNATURE)
    expect(await picture.isVisible()).toBe(true)
    await openChoices(page)
    await box(page, 'Vegan').check()
    await says(page, 'vegan.')
    expect(await picture.isVisible()).toBe(false)
    await box(page, 'Vegan').uncheck()
    await expect.poll(() => picture.isVisible()).toBe(true)
  })
})

describe('the categories in a row', () => {
  const linksIn = (page: Page) => barOf(page).getByRole('listitem').getByRole('link')
  const marked = (page: Page) =>
    barOf(page).locator('ul a[aria-current]').filter({ visible: true }).allTextContents()

  test('stand in the bar from 1024 px on', async ({ look, site }) => {
    const { page } = await look(guestOf(1440, 900))
    await openMenu(page, site.url + MENU)
    const listed = await page.locator('dialog[aria-label="Menu categories"] a').allTextContents()
    expect(listed.length).toBeGreaterThan(10)
    const windows = [390, 1023, 1024, 1440].map((width) => [width, 900] as const)
    await inWindows(page, windows, async ([width]) => {
      const names = () => linksIn(page).filter({ visible: true }).allTextContents()
      await expect.poll(names, { message: `${width} px` }).toEqual(width < 1024 ? [] : listed)
    })
  })

  test('mark the one being read, and keep it in sight', async ({ look, site }) => {
    const { page } = await look(guestOf(1440, 900))
    await openMenu(page, site.url + MENU)
    expect(await marked(page)).toEqual(['Raw Bar'])
    for (const title of ['Coffee and Tea', 'Pasta']) {
      await page
        .getByRole('heading', { name: title, exact: true })
        .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }))
      await expect.poll(() => marked(page)).toEqual([title])
      await expect
        .poll(() =>
          barOf(page)
            .locator('ul a[aria-current]')
            .first()
            .evaluate((link) => {
              const { left, right } = link.getBoundingClientRect()
              const row = link.closest('ul')?.getBoundingClientRect()
              return row && left >= row.left && right <= row.right
            }),
        )
        .toBe(true)
    }
  })

  test('lead to their part of the menu, by keys alone too', async ({ look, site }) => {
    const { page } = await look(guestOf(1440, 900))
    await openMenu(page, site.url + MENU)
    await linksIn(page).filter({ hasText: 'Pasta' }).first().focus()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'Pasta', exact: true })
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => marked(page)).toEqual(['Pasta'])
  })

  test('are those that a filter leaves, and come back with them', async ({ look, site }) => {
    const { page } = await look(guestOf(1440, 900))
    await openMenu(page, site.url + MENU)
    const pasta = linksIn(page).filter({ hasText: 'Pasta', visible: true })
    expect(await pasta.count()).toBe(1)
    await openChoices(page)
    await box(page, 'Vegan').check()
    await expect.poll(() => pasta.count()).toBe(0)
    await box(page, 'Vegan').uncheck()
    await expect.poll(() => pasta.count()).toBe(1)
  })

  test('lead there without JavaScript', async ({ look, site }) => {
    const { page } = await look({ ...guestOf(1440, 900), javaScriptEnabled: false })
    await page.goto(site.url + MENU)
    await linksIn(page).filter({ hasText: 'Wine' }).first().click()
    await page.waitForURL('**#menu-wine')
    const { top } = await placeOf(page, '#menu-wine')
    expect(top - (await page.evaluate(() => scrollY))).toBeLessThan(450)
  })
})
