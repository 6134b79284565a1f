import { expect } from 'vitest'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { LAPTOP, MENU, openMenu, seen } from '#tests/support/menus/menu-page.ts'
import { addSizedMenus, sizedUid } from '#tests/support/menus/sized.ts'
import { readPdf } from '#tests/support/pdf.ts'
import { all, readPrinted, readTags } from '#tests/support/printed-pdf.ts'

const DISHES = 100

/** `menu`: the address of a menu of a hundred dishes and drinks. */
const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('menu', { scope: 'file' }, async ({ site }) => {
    await addSizedMenus(site, [DISHES])
    return `${site.url}/locations/${sizedUid(DISHES)}/menu`
  })

/** Widths in CSS pixels that the margins of 10 mm leave on the paper. */
const MARGINS = (2 * 10 * 96) / 25.4
const PAPERS = [
  ['Letter', Math.floor(8.5 * 96 - MARGINS)],
  ['A4', Math.floor((210 * 96) / 25.4 - MARGINS)],
] as const

test('a menu of 100 dishes takes two pages of Letter or of A4, and no item is split over two', async ({
  begin,
  menu,
}) => {
  const { page } = await begin(LAPTOP)
  await openMenu(page, menu)
  expect(await page.locator('[data-item]').count()).toBe(DISHES)
  for (const [format] of PAPERS) {
    const { pages, items } = readPdf(await page.pdf({ format, tagged: true }))
    expect(pages, format).toBe(2)
    expect(items, format).toHaveLength(DISHES)
    expect(
      items.filter((itsPages) => itsPages.size !== 1),
      format,
    ).toEqual([])
  }
  // The reader sees a split where there is one: with letters of some size the end of a page falls within an item.
  await page.locator('[data-item]').evaluateAll((cards) => {
    for (const card of cards as HTMLElement[])
      Object.assign(card.style, { breakInside: 'auto', orphans: '1', widows: '1' })
  })
  const torn = []
  for (const scale of [1.1, 1.2, 1.3, 1.4]) {
    const { items } = readPdf(await page.pdf({ format: 'Letter', tagged: true, scale }))
    torn.push(...items.filter((itsPages) => itsPages.size > 1))
  }
  expect(torn.length).toBeGreaterThan(0)
})

test('its PDF takes two pages of Letter as well, with every dish, in letters of 7.5 points or more', async ({
  begin,
  menu,
}) => {
  const { page } = await begin(LAPTOP)
  await openMenu(page, menu)
  const names = await page.locator('[data-item] :is(h3, h4)').allTextContents()
  expect(names).toHaveLength(DISHES)
  const file = Buffer.from(await (await fetch(`${menu}.pdf`)).arrayBuffer())
  const { pages } = readPrinted(file)
  expect(pages.map(({ width, height }) => [width, height])).toEqual([
    [612, 792],
    [612, 792],
  ])
  const dishes = all(readTags(file)).filter(({ kind }) => kind === 'LI')
  for (const name of names)
    expect(
      dishes.some(({ text }) => text.startsWith(name)),
      name,
    ).toBe(true)
  const sizes = pages.flatMap((one) => one.sizes)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.5)
})

test('it fits the width of Letter and of A4: nothing is cut off', async ({ begin, site }) => {
  const { page } = await begin(LAPTOP)
  await openMenu(page, site.url + MENU)
  await page.emulateMedia({ media: 'print' })
  for (const [format, width] of PAPERS) {
    await page.setViewportSize({ width, height: 1000 })
    const beyond = () =>
      page.locator('main *').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.matches('.visually-hidden'))
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      )
    // Parts that were never on the screen get their height, and so their column, when they are drawn.
    await expect.poll(beyond, { message: format }).toEqual([])
  }
})

test('it has the name of the location, a date and every price, and nothing that is pressed', async ({
  begin,
  site,
}) => {
  const { page } = await begin(LAPTOP)
  await openMenu(page, site.url + MENU)
  const prices = await page.locator('[data-item] data').allTextContents()
  expect(await seen(page, '.print-only')).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await seen(page, 'h1')).toEqual(['Menu'])
  expect(await seen(page, 'main a[href="/locations/burrard"]')).toEqual(['Burrard'])
  // Which date it is: menu-editing.test.ts, by a clock that stands where it is told.
  expect(await seen(page, '.print-only')).toContainEqual(
    expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/),
  )
  expect(await seen(page, '[data-item] data')).toEqual(prices)
  expect(prices.length).toBeGreaterThanOrEqual(60)
  for (const what of [
    'header:has(nav)',
    'body > header',
    'footer',
    'nav',
    'button',
    'input',
    'img',
  ])
    expect(await seen(page, what), what).toEqual([])
})

test('it says on paper what it was narrowed to', async ({ begin, site }) => {
  const { page } = await begin(LAPTOP)
  await openMenu(page, `${site.url}${MENU}?allergen=nuts`)
  await page.emulateMedia({ media: 'print' })
  expect((await seen(page, '[role="status"]')).join()).toContain('without nuts.')
  expect((await seen(page, 'main p')).join()).toContain('tell your server')
})

test('it is legible: names of 9 points, all that a dish says of 7.5, and its marks of 6.5', async ({
  begin,
  site,
}) => {
  const { page } = await begin(LAPTOP)
  await openMenu(page, site.url + MENU)
  await page.emulateMedia({ media: 'print' })
  /** The smallest letters in points. */
  const smallest = (selector: string) =>
    page.locator(selector).evaluateAll((all) => {
      const sizes = all
        .filter((one) => one.checkVisibility())
        .map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * (72 / 96))
      return Math.min(...sizes)
    })
  for (const [selector, points] of [
    ['[data-item] :is(h3, h4)', 9],
    ['[data-item] :is(p, data, dt)', 7.5],
    ['[data-item] [role="img"]', 6.5],
    ['main :is(p, dt)', 7.5],
  ] as const)
    expect(await smallest(selector), selector).toBeGreaterThanOrEqual(points - 0.01)
})
