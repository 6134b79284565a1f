import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import {
  barOf,
  itemsIn,
  LAPTOP,
  MENU,
  openMenu,
  PHONE,
  toggleOf,
} from '#tests/support/menus/menu-page.ts'

/** Far down the menu, below parts that are laid out only as they are read. */
const DISH = 'crab-spaghetti'

/** The dish stands in view, below what sticks to the top and above what sticks to the bottom. */
async function expectInView(page: Page, uid: string) {
  const place = () =>
    page.locator(`#dish-${uid}`).evaluate((card) => {
      const { top, left, right } = card.getBoundingClientRect()
      const title = card.querySelector('h2, h3, h4')?.getBoundingClientRect()
      const seen = title && document.elementFromPoint((left + right) / 2, title.top + 4)
      return top >= 0 && top < innerHeight / 2 && card.contains(seen ?? null)
    })
  await expect.poll(place).toBe(true)
}

const edge = (page: Page, uid: string) =>
  page.locator(`#dish-${uid}`).evaluate((card) => getComputedStyle(card).boxShadow)

describe('the address of a dish', () => {
  test.for([
    [390, 'with'],
    [390, 'without'],
    [1440, 'with'],
    [1440, 'without'],
  ] as const)(
    'brings it into view and marks it, at %i px %s JavaScript',
    async ([width, scripts], { look, site }) => {
      const guest = width === 390 ? PHONE : LAPTOP
      const { page } = await look({ ...guest, javaScriptEnabled: scripts === 'with' })
      const address = `${site.url}${MENU}#dish-${DISH}`
      if (scripts === 'with') await openMenu(page, address)
      else await page.goto(address)
      await expectInView(page, DISH)
      await expect.poll(() => edge(page, DISH)).not.toBe('none')
      expect(await edge(page, 'burst-tomato-tagliatelle')).toBe('none')
    },
  )

  test('is its name’s link, and can be copied from the dish', async ({ begin, site }) => {
    const { page, context } = await begin(PHONE)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openMenu(page, `${site.url}${MENU}?diet=vegetarian`)
    const dish = page.locator('#dish-burst-tomato-tagliatelle')
    await dish.getByRole('link', { name: 'Burst Tomato Tagliatelle' }).click()
    await expectInView(page, 'burst-tomato-tagliatelle')
    expect(await page.evaluate(() => location.hash)).toBe('#dish-burst-tomato-tagliatelle')
    await page.getByRole('button', { name: 'Copy link to this dish' }).click()
    await dish.getByRole('status').filter({ hasText: 'Link copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.url}${MENU}#dish-burst-tomato-tagliatelle`,
    )
  })

  test('is given to every dish of a menu, and to none twice', async ({ site }) => {
    const html = await (await fetch(site.url + MENU)).text()
    expect(itemsIn(html)).toBeGreaterThanOrEqual(60)
    const uids = [...html.matchAll(/ data-item="([^"]+)"/g)].map(([, uid]) => `dish-${uid}`)
    const ids = [...html.matchAll(/ id="(dish-[^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids)).toEqual(new Set(uids))
  })
})

describe('?menu-category= opens the menu there', () => {
  /** Whether something stands in the upper half of the window. */
  const isAtTop = (part: Locator) =>
    part.evaluate((one) => {
      const { top } = one.getBoundingClientRect()
      return top >= 0 && top < innerHeight / 2
    })
  const inStore = 'utm_source=restaurant&utm_medium=Burrard&utm_campaign=in-store'

  test.for([
    ['/menu?menu-category=wine&a=1', '/locations/burrard/menu?menu-category=wine&a=1'],
    ['/eat?menu-category=wine', `/locations/burrard/touchless-menu?menu-category=wine&${inStore}`],
    [
      '/touchless-menu?menu-category=wine',
      `/locations/burrard/touchless-menu?menu-category=wine&${inStore}`,
    ],
  ] as const)('through %s, whose query is kept', async ([shortcut, address], { begin, site }) => {
    const { page } = await begin(PHONE)
    await openMenu(page, site.url + shortcut)
    expect(await page.evaluate(() => location.href)).toBe(site.url + address)
    await toggleOf(page).getByText('Wine', { exact: true }).waitFor()
    await quiet(page)
    expect(await isAtTop(page.getByRole('heading', { name: 'Wine', exact: true }))).toBe(true)
  })

  test('by its id as well, and an unknown one is ignored', async ({ look, site }) => {
    const { page } = await look(PHONE)
    const html = await (await fetch(site.url + MENU)).text()
    const [wine = ''] = html.match(/<[^>]* data-menu-category="wine"[^>]*>/) ?? []
    const [, id] = / data-menu-category-id="(\d+)"/.exec(wine) ?? []
    await openMenu(page, `${site.url}${MENU}?menu-category=${id}`)
    await toggleOf(page).getByText('Wine', { exact: true }).waitFor()
    await quiet(page)
    expect(await isAtTop(page.locator('[data-menu-category="wine"]'))).toBe(true)
    await openMenu(page, `${site.url}${MENU}?menu-category=nowhere`)
    await quiet(page)
    await barOf(page).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
