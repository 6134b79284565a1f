import { describe, expect } from 'vitest'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { expectAccessible } from '#tests/support/guest.ts'
import {
  box,
  dishes,
  itemsIn,
  MENU,
  openChoices,
  openMenu,
  PHONE,
  PLAIN,
  says,
  search,
  seen,
  status,
} from '#tests/support/menus/menu-page.ts'

/** `menu`: how many items the menu has, and how the page says so. */
const test = browserTest.extend('menu', { scope: 'file' }, async ({ site }) => {
  const total = itemsIn(await (await fetch(site.url + MENU)).text())
  return { total, whole: `${total} dishes and drinks` }
})

const CATEGORIES = 'main h2'

describe('without JavaScript, the form of a menu', () => {
  test('brings the dishes of a diet without an allergen, says how many, and leads back to all', async ({
    look,
    site,
    menu,
  }) => {
    const { page } = await look(PLAIN)
    await page.goto(site.url + MENU)
    expect(await status(page).textContent()).toBe(menu.whole)
    expect(await page.getByRole('searchbox').isVisible()).toBe(false)
    await openChoices(page)
    await box(page, 'Vegetarian').check()
    await box(page, 'Nuts').check()
    await page.getByRole('button', { name: 'Show dishes' }).click()
    await page.waitForURL(`**${MENU}?diet=vegetarian&allergen=nuts`)
    const here = await dishes(page)
    expect(here).toContain('burst-tomato-tagliatelle')
    expect(here).not.toContain('crab-spaghetti')
    expect(here).not.toContain('squash-agnolotti')
    expect(await status(page).textContent()).toBe(
      `Showing ${here.length} of ${menu.whole}: vegetarian, without nuts.`,
    )
    await page.getByText('Our kitchen handles all allergens').first().waitFor()
    await page.getByText('Allergens last checked on October 19, 2026.').first().waitFor()
    await openChoices(page)
    expect(await box(page, 'Vegetarian').isChecked()).toBe(true)
    await page.getByRole('link', { name: 'Show all' }).click()
    await page.waitForURL(`**${MENU}`)
    expect(await dishes(page)).toHaveLength(menu.total)
  })

  test('leaves out what does not fit: the page holds nothing of it, and empty categories vanish', async ({
    look,
    site,
  }) => {
    const { page } = await look(PLAIN)
    await page.goto(`${site.url}${MENU}?diet=vegan`)
    expect(await page.content()).not.toContain('Crab Spaghetti')
    const categories = await seen(page, CATEGORIES)
    expect(categories).toContain('Wine')
    expect(categories).not.toContain('Pasta')
  })

  test('stays at the address of the menu at the table', async ({ look, site }) => {
    const { page } = await look(PLAIN)
    await page.goto(`${site.url}/locations/burrard/touchless-menu`)
    await openChoices(page)
    await box(page, 'Vegan').check()
    await page.getByRole('button', { name: 'Show dishes' }).click()
    await page.waitForURL('**/locations/burrard/touchless-menu?diet=vegan')
  })
})

test('unknown values are the page without them, and the order of values is none', async ({
  site,
}) => {
  const read = async (query: string) => (await fetch(site.url + MENU + query)).text()
  for (const [query, same] of [
    ['?diet=nope&allergen=%3Cscript%3E', ''],
    ['?diet=vegan&allergen=nuts&x=1', '?allergen=nuts&diet=vegan'],
  ] as const) {
    const before = await read(same)
    const odd = await read(query)
    // The page may have changed by the clock in between: a new day, or the end of brunch.
    expect([before, await read(same)].includes(odd), query).toBe(true)
  }
})

describe('with JavaScript, the same form', () => {
  test('narrows the menu at once, and the address follows without a reload', async ({
    look,
    site,
    menu,
  }) => {
    const { page } = await look(PHONE)
    await openMenu(page, `${site.url}${MENU}?utm_source=card`)
    // A reload would lose the mark.
    await page.evaluate(() => Object.assign(window, { mark: 1 }))
    const before = await page.evaluate(() => history.length)
    await openChoices(page)
    await box(page, 'Vegetarian').check()
    await box(page, 'Nuts').check()
    await says(page, 'vegetarian, without nuts.')
    const query = '?utm_source=card&allergen=nuts&diet=vegetarian'
    expect(await search(page)).toBe(query)
    expect(await page.evaluate(() => history.length)).toBe(before)
    const here = await dishes(page)
    const headings = await seen(page, CATEGORIES)
    const { page: plain } = await look(PLAIN)
    await plain.goto(site.url + MENU + query)
    expect(await dishes(plain)).toEqual(here)
    expect(await seen(plain, CATEGORIES)).toEqual(headings)
    await page.getByRole('button', { name: 'Show dishes' }).click()
    expect(await status(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await page.getByRole('link', { name: 'Show all' }).click()
    await says(page, new RegExp(`^${menu.whole}$`))
    expect(await search(page)).toBe('?utm_source=card')
    expect(await dishes(page)).toHaveLength(menu.total)
    expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  })

  test('is as the guest left it when they come back', async ({ look, site }) => {
    const { page } = await look(PHONE)
    await openMenu(page, site.url + MENU)
    await openChoices(page)
    await box(page, 'Vegan').check()
    await says(page, 'vegan.')
    const here = await dishes(page)
    await page.getByRole('link', { name: 'Burrard', exact: true }).first().click()
    await page.waitForURL('**/locations/burrard')
    await status(page).waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(`**${MENU}?diet=vegan`)
    await says(page, 'vegan.')
    await expect.poll(() => dishes(page)).toEqual(here)
  })

  test('brings back what the server had left out, without a reload', async ({
    look,
    site,
    menu,
  }) => {
    const { page } = await look(PHONE)
    await openMenu(page, `${site.url}${MENU}?diet=vegan`)
    await page.evaluate(() => Object.assign(window, { mark: 1 }))
    const few = (await dishes(page)).length
    await openChoices(page)
    await box(page, 'Vegan').uncheck()
    await says(page, new RegExp(`^${menu.whole}$`))
    expect(few).toBeLessThan(menu.total)
    await expect.poll(() => dishes(page)).toHaveLength(menu.total)
    await box(page, 'Fish').check()
    await says(page, 'without fish.')
    expect(await search(page)).toBe('?allergen=fish')
    expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  })

  test('breaks no rule of accessibility, open, narrowed and with nothing found', async ({
    look,
    site,
  }) => {
    const { page } = await look(PHONE)
    await openMenu(page, site.url + MENU)
    await openChoices(page)
    await box(page, 'Nuts').check()
    await says(page, 'without nuts.')
    await expectAccessible(page, 'a narrowed menu')
    await page.getByRole('searchbox').fill('zzz')
    await page.getByText('Nothing here matches that.').waitFor()
    await expectAccessible(page, 'a menu of which nothing fits')
  })
})

describe('searching within the menu', () => {
  test('ignores accents and case, says how many there are, and finds nothing with grace', async ({
    look,
    site,
    menu,
  }) => {
    const { page } = await look(PHONE)
    await openMenu(page, site.url + MENU)
    const field = page.getByRole('searchbox', { name: 'Search this menu' })
    await field.fill('SPÀGHETTI crab')
    await says(page, `Showing 1 of ${menu.whole}: matching “SPÀGHETTI crab”.`)
    expect(await dishes(page)).toEqual(['crab-spaghetti'])
    expect(await status(page).getAttribute('role')).toBe('status')
    await field.fill('no such dish')
    await says(page, `Showing none of ${menu.total}`)
    await page.getByText('Nothing here matches that.').waitFor()
    await page.getByRole('link', { name: 'Show all' }).click()
    await says(page, new RegExp(`^${menu.whole}$`))
    expect(await field.inputValue()).toBe('')
  })

  test('finds by category and by mark, and within what the filter leaves', async ({
    look,
    site,
  }) => {
    const { page } = await look(PHONE)
    await openMenu(page, site.url + MENU)
    const field = page.getByRole('searchbox', { name: 'Search this menu' })
    await field.fill('pasta')
    await says(page, 'matching “pasta”')
    expect(await dishes(page)).toEqual(
      expect.arrayContaining(['burst-tomato-tagliatelle', 'crab-spaghetti']),
    )
    await openChoices(page)
    await box(page, 'Vegetarian').check()
    await says(page, 'vegetarian, matching “pasta”')
    const here = await dishes(page)
    expect(here).toContain('burst-tomato-tagliatelle')
    expect(here).not.toContain('crab-spaghetti')
  })
})
