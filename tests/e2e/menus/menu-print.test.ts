import { expect } from 'vitest'
import { test } from '#tests/support/browser-test.ts'
import { LAPTOP, MENU, openMenu, seen } from '#tests/support/menus/menu-page.ts'
import { readPdf } from '#tests/support/pdf.ts'

/** Widths in CSS pixels that the margins of 14 mm leave on the paper. */
const MARGINS = (2 * 14 * 96) / 25.4
const PAPERS = [
  ['Letter', Math.floor(8.5 * 96 - MARGINS)],
  ['A4', Math.floor((210 * 96) / 25.4 - MARGINS)],
] as const

test('a menu takes at most ten pages of Letter and of A4, and no item is split over two', async ({
  begin,
  site,
}) => {
  const { page } = await begin(LAPTOP)
  await openMenu(page, site.url + MENU)
  const dishes = await page.locator('[data-item]').count()
  for (const [format] of PAPERS) {
    const { pages, items } = readPdf(await page.pdf({ format, tagged: true }))
    expect(pages, format).toBeLessThanOrEqual(10)
    expect(items, format).toHaveLength(dishes)
    expect(
      items.filter((itsPages) => itsPages.size !== 1),
      format,
    ).toEqual([])
  }
  // The reader sees a split where there is one.
  await page.locator('[data-item]').evaluateAll((cards) => {
    for (const card of cards as HTMLElement[]) card.style.breakInside = 'auto'
  })
  for (const [format] of PAPERS) {
    const torn = readPdf(await page.pdf({ format, tagged: true, scale: 1.3 }))
    expect(
      torn.items.some((itsPages) => itsPages.size > 1),
      format,
    ).toBe(true)
  }
})

test('it fits the width of Letter and of A4: nothing is cut off', async ({ begin, site }) => {
  const { page } = await begin(LAPTOP)
  await openMenu(page, site.url + MENU)
  await page.emulateMedia({ media: 'print' })
  for (const [format, width] of PAPERS) {
    await page.setViewportSize({ width, height: 1000 })
    const beyond = await page.locator('main *').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.matches('.visually-hidden'))
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
    expect(beyond, format).toEqual([])
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
