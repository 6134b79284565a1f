import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hydrated, openBrowser, visit } from '#tests/support/browser.ts'

const MENU = '/locations/burrard/menu'
/** Far down the menu, below parts that are laid out only as they are read. */
const DISH = 'crab-spaghetti'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The dish stands in view, below what sticks to the top and above what sticks to the bottom. */
async function expectInView(page: Page, uid: string) {
  const place = () =>
    page.locator(`#dish-${uid}`).evaluate((card) => {
      const { top } = card.getBoundingClientRect()
      const { right, left } = card.getBoundingClientRect()
      const title = card.querySelector('h2, h3, h4')?.getBoundingClientRect()
      const seen = title && document.elementFromPoint((left + right) / 2, title.top + 4)
      return top >= 0 && top < innerHeight / 2 && card.contains(seen ?? null)
    })
  await expect.poll(place, { timeout: 15_000 }).toBe(true)
}

const edge = (page: Page, uid: string) =>
  page.locator(`#dish-${uid}`).evaluate((card) => getComputedStyle(card).boxShadow)

describe.each([390, 1440])('the address of a dish, at %i px', (width) => {
  test.each([true, false])('brings it into view and marks it (JavaScript: %s)', async (scripts) => {
    const { page, context, problems } = await visit(browser, { width, javaScriptEnabled: scripts })
    await page.goto(`${inject('site')}${MENU}#dish-${DISH}`)
    if (scripts) await hydrated(page)
    await expectInView(page, DISH)
    expect(await edge(page, DISH)).not.toBe('none')
    expect(await edge(page, 'burst-tomato-tagliatelle')).toBe('none')
    expect(problems).toEqual([])
    await context.close()
  })

  test('is its name’s link, and can be copied from the dish', async () => {
    const { page, context, problems } = await visit(browser, { width })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${inject('site')}${MENU}?diet=vegetarian`)
    await hydrated(page)
    const dish = page.locator('#dish-burst-tomato-tagliatelle')
    await dish.getByRole('link', { name: 'Burst Tomato Tagliatelle' }).click()
    await expectInView(page, 'burst-tomato-tagliatelle')
    expect(page.url()).toMatch(/#dish-burst-tomato-tagliatelle$/)
    await page.getByRole('button', { name: 'Copy link to this dish' }).click()
    await dish.getByRole('status').filter({ hasText: 'Link copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${inject('site')}${MENU}#dish-burst-tomato-tagliatelle`,
    )
    expect(problems).toEqual([])
    await context.close()
  })
})

test('every dish of a menu has one address, and none is given twice', async () => {
  const { page, context } = await visit(browser, { javaScriptEnabled: false })
  await page.goto(inject('site') + MENU)
  const ids = await page.locator('[data-item]').evaluateAll((cards) => cards.map(({ id }) => id))
  expect(ids.length).toBeGreaterThanOrEqual(60)
  expect(new Set(ids.filter(Boolean)).size).toBe(ids.filter(Boolean).length)
  const uids = await page
    .locator('[data-item]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-item')))
  for (const uid of uids) expect(ids).toContain(`dish-${uid}`)
  await context.close()
})

describe('?menu-category= opens the menu there', () => {
  test.each([
    ['/menu?menu-category=wine&a=1', /\/locations\/burrard\/menu\?menu-category=wine&a=1$/],
    [
      '/eat?menu-category=wine',
      /\/touchless-menu\?menu-category=wine&utm_source=restaurant&utm_medium=Burrard&utm_campaign=in-store$/,
    ],
    [
      '/touchless-menu?menu-category=wine',
      /\/touchless-menu\?menu-category=wine&utm_source=restaurant&utm_medium=Burrard&utm_campaign=in-store$/,
    ],
  ])('through %s, whose query is kept', async (shortcut, address) => {
    const { page, context, problems } = await visit(browser, { width: 390 })
    await page.goto(inject('site') + shortcut)
    await hydrated(page)
    expect(page.url()).toMatch(address)
    const heading = page.getByRole('heading', { name: 'Wine', exact: true })
    const top = () => heading.evaluate((one) => one.getBoundingClientRect().top / innerHeight)
    await expect.poll(top, { timeout: 15_000 }).toBeLessThan(0.5)
    expect(await top()).toBeGreaterThanOrEqual(0)
    const bar = page.getByRole('navigation', { name: 'Menu categories' })
    await bar.locator('button').first().getByText('Wine', { exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('by its id as well, and an unknown one is ignored', async () => {
    const { page, context } = await visit(browser, { width: 390 })
    await page.goto(inject('site') + MENU)
    const id = await page
      .locator('[data-menu-category="wine"]')
      .getAttribute('data-menu-category-id')
    await page.goto(`${inject('site')}${MENU}?menu-category=${id}`)
    const wine = page.locator('[data-menu-category="wine"]')
    const top = () => wine.evaluate((one) => one.getBoundingClientRect().top / innerHeight)
    await expect.poll(top, { timeout: 15_000 }).toBeLessThan(0.5)
    await page.goto(`${inject('site')}${MENU}?menu-category=nowhere`)
    await hydrated(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await context.close()
  })
})
