import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { hydrated, openBrowser, type VisitOptions, visit } from '#tests/support/browser.ts'
import { publishSql } from '#tests/support/content-sql.ts'
import { startSite } from '#tests/support/site.ts'

const MENU = '/locations/burrard/menu'

let browser: Browser
/** How many items the menu has, and how the page says so. */
let total: number
let whole: string
beforeAll(async () => {
  browser = await openBrowser()
  const html = await (await fetch(inject('site') + MENU)).text()
  total = html.match(/ data-item="/g)?.length ?? 0
  whole = `${total} dishes and drinks`
})
afterAll(() => browser.close())

/** A guest on the menu page; what their browser complains of fails the test. */
async function guest(address: string, options: VisitOptions, see: (page: Page) => Promise<void>) {
  const { page, context, problems } = await visit(browser, options)
  await page.goto(address.startsWith('http') ? address : inject('site') + address)
  if (options.javaScriptEnabled !== false) await hydrated(page)
  await see(page)
  expect(problems).toEqual([])
  await context.close()
}

/** uids of the dishes that a guest sees. */
const dishes = (page: Page) =>
  page
    .locator('[data-item]')
    .evaluateAll((cards) =>
      cards.flatMap((card) => (card.checkVisibility() ? [card.getAttribute('data-item')] : [])),
    )

const status = (page: Page) =>
  page.getByRole('form', { name: 'Find on this menu' }).getByRole('status')
const says = (page: Page, text: string | RegExp) => status(page).filter({ hasText: text }).waitFor()
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const openChoices = (page: Page) =>
  page.locator('summary', { hasText: 'Diet and allergens' }).click()
const categories = (page: Page) => page.locator('main').getByRole('heading', { level: 2 })

/** Leaves a mark in the window that a reload would lose. */
const marked = (page: Page) => page.evaluate(() => Object.assign(window, { mark: 1 }))
const stillMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') === 1)

const widths = [390, 1440]

describe.each(widths)('without JavaScript, at %i px, the form of a menu', (width) => {
  test('brings the dishes of a diet without an allergen, says how many, and leads back to all', () =>
    guest(MENU, { width, javaScriptEnabled: false }, async (page) => {
      expect(await status(page).textContent()).toBe(whole)
      expect(await page.getByRole('searchbox').isVisible()).toBe(false)
      await openChoices(page)
      await box(page, 'Vegetarian').check()
      await box(page, 'Nuts').check()
      await page.getByRole('button', { name: 'Show dishes' }).click()
      await page.waitForURL(`**${MENU}?diet=vegetarian&allergen=nuts`)
      const seen = await dishes(page)
      expect(seen).toContain('burst-tomato-tagliatelle')
      expect(seen).not.toContain('crab-spaghetti')
      expect(seen).not.toContain('squash-agnolotti')
      expect(await status(page).textContent()).toBe(
        `Showing ${seen.length} of ${whole}: vegetarian, without nuts.`,
      )
      await page.getByText('Our kitchen handles all allergens').first().waitFor()
      await page.getByText('Allergens last checked on October 19, 2026.').first().waitFor()
      await openChoices(page)
      expect(await box(page, 'Vegetarian').isChecked()).toBe(true)
      await page.getByRole('link', { name: 'Show all' }).click()
      await page.waitForURL(`**${MENU}`)
      expect(await dishes(page)).toHaveLength(total)
    }))

  test('leaves out what does not fit: the page holds nothing of it, and empty categories vanish', () =>
    guest(`${MENU}?diet=vegan`, { width, javaScriptEnabled: false }, async (page) => {
      const html = await page.content()
      expect(html).not.toContain('Crab Spaghetti')
      expect(await categories(page).allTextContents()).not.toContain('Pasta')
    }))
})

test('a menu at the table stays at its own address', () =>
  guest('/locations/burrard/touchless-menu', { javaScriptEnabled: false }, async (page) => {
    await openChoices(page)
    await box(page, 'Vegan').check()
    await page.getByRole('button', { name: 'Show dishes' }).click()
    await page.waitForURL('**/locations/burrard/touchless-menu?diet=vegan')
  }))

test('unknown values are the page without them, and the order of values is none', async () => {
  const read = async (search: string) => (await fetch(inject('site') + MENU + search)).text()
  expect(await read('?diet=nope&allergen=%3Cscript%3E')).toBe(await read(''))
  expect(await read('?diet=vegan&allergen=nuts&x=1')).toBe(await read('?allergen=nuts&diet=vegan'))
})

describe.each(widths)('with JavaScript, at %i px, the same form', (width) => {
  test('narrows the menu at once, and the address follows without a reload', () =>
    guest(`${MENU}?utm_source=card`, { width }, async (page) => {
      await marked(page)
      const before = await page.evaluate(() => history.length)
      await openChoices(page)
      await box(page, 'Vegetarian').check()
      await box(page, 'Nuts').check()
      await says(page, 'vegetarian, without nuts.')
      const query = '?utm_source=card&allergen=nuts&diet=vegetarian'
      expect(new URL(page.url()).search).toBe(query)
      expect(await page.evaluate(() => history.length)).toBe(before)
      const here = await dishes(page)
      const headings = await categories(page).allTextContents()
      await guest(MENU + query, { width, javaScriptEnabled: false }, async (plain) => {
        expect(await dishes(plain)).toEqual(here)
        expect(await categories(plain).allTextContents()).toEqual(headings)
      })
      await page.getByRole('button', { name: 'Show dishes' }).click()
      expect(await status(page).evaluate((one) => one === document.activeElement)).toBe(true)
      await page.getByRole('link', { name: 'Show all' }).click()
      await says(page, new RegExp(`^${whole}$`))
      expect(new URL(page.url()).search).toBe('?utm_source=card')
      expect(await dishes(page)).toHaveLength(total)
      expect(await stillMarked(page)).toBe(true)
    }))

  test('is as the guest left it when they come back', () =>
    guest(MENU, { width }, async (page) => {
      await openChoices(page)
      await box(page, 'Vegan').check()
      await says(page, 'vegan.')
      const seen = await dishes(page)
      await page.getByRole('link', { name: 'Burrard', exact: true }).first().click()
      await page.waitForURL('**/locations/burrard')
      await page.goBack()
      await page.waitForURL(`**${MENU}?diet=vegan`)
      await says(page, 'vegan.')
      expect(await dishes(page)).toEqual(seen)
    }))

  test('brings back what the server had left out, without a reload', () =>
    guest(`${MENU}?diet=vegan`, { width }, async (page) => {
      await marked(page)
      const few = (await dishes(page)).length
      await openChoices(page)
      await box(page, 'Vegan').uncheck()
      await says(page, new RegExp(`^${whole}$`))
      expect(few).toBeLessThan(total)
      expect(await dishes(page)).toHaveLength(total)
      await box(page, 'Fish').check()
      await says(page, 'without fish.')
      expect(new URL(page.url()).search).toBe('?allergen=fish')
      expect(await stillMarked(page)).toBe(true)
    }))

  test('breaks no rule of accessibility, open, narrowed and with nothing found', () =>
    guest(MENU, { width, reducedMotion: 'reduce' }, async (page) => {
      await openChoices(page)
      await box(page, 'Nuts').check()
      await says(page, 'without nuts.')
      expect(await violations(page)).toEqual([])
      await page.getByRole('searchbox').fill('zzz')
      await page.getByText('Nothing here fits that.').waitFor()
      expect(await violations(page)).toEqual([])
    }))
})

describe('searching within the menu', () => {
  test('ignores accents and case, says how many there are, and finds nothing with grace', () =>
    guest(MENU, { width: 390 }, async (page) => {
      const field = page.getByRole('searchbox', { name: 'Search this menu' })
      await field.fill('SPÀGHETTI crab')
      await says(page, `Showing 1 of ${whole}: matching “SPÀGHETTI crab”.`)
      expect(await dishes(page)).toEqual(['crab-spaghetti'])
      expect(await status(page).getAttribute('role')).toBe('status')
      await field.fill('no such dish')
      await says(page, `Showing none of ${total}`)
      await page.getByText('Nothing here fits that.').waitFor()
      await page.getByRole('link', { name: 'Show all' }).click()
      await says(page, new RegExp(`^${whole}$`))
      expect(await field.inputValue()).toBe('')
    }))

  test('finds by category and by mark, and within what the filter leaves', () =>
    guest(MENU, { width: 390 }, async (page) => {
      const field = page.getByRole('searchbox', { name: 'Search this menu' })
      await field.fill('pasta')
      await says(page, 'matching “pasta”')
      expect(await dishes(page)).toEqual(
        expect.arrayContaining(['burst-tomato-tagliatelle', 'crab-spaghetti']),
      )
      await openChoices(page)
      await box(page, 'Vegetarian').check()
      await says(page, 'vegetarian, matching “pasta”')
      const seen = await dishes(page)
      expect(seen).toContain('burst-tomato-tagliatelle')
      expect(seen).not.toContain('crab-spaghetti')
    }))
})

test('a dish whose allergens nobody has checked is not shown as free of one', async () => {
  const site = await startSite({ seed: inject('seeds').sqlite })
  const uids = `'ember-olives', 'crab-spaghetti'`
  publishSql(site, `UPDATE menu_items SET allergens_checked_at = NULL WHERE uid IN (${uids})`)
  const notChecked = '2 are left out because nobody has checked the allergens yet.'
  await expect
    .poll(async () => (await fetch(`${site.url}${MENU}?allergen=nuts`)).text(), { timeout: 20_000 })
    .toContain(notChecked)
  for (const javaScriptEnabled of [false, true])
    await guest(`${site.url}${MENU}?allergen=nuts`, { javaScriptEnabled }, async (page) => {
      expect(await status(page).textContent()).toContain(notChecked)
      expect(await dishes(page)).not.toContain('ember-olives')
    })
  await guest(site.url + MENU, {}, async (page) => {
    expect(await dishes(page)).toContain('ember-olives')
    const note = page.locator('[data-allergen-check]')
    expect(await note.textContent()).toContain('2 of these have not been checked.')
    await openChoices(page)
    await box(page, 'Nuts').check()
    await says(page, notChecked)
    expect(await dishes(page)).not.toContain('ember-olives')
    expect(await note.textContent()).not.toContain('not been checked')
  })
  publishSql(site, 'UPDATE menu_items SET allergens_checked_at = NULL')
  await expect
    .poll(async () => (await fetch(`${site.url}${MENU}?allergen=nuts`)).text(), { timeout: 20_000 })
    .toContain('Showing none of')
  await guest(`${site.url}${MENU}?allergen=nuts`, { javaScriptEnabled: false }, async (page) => {
    await page.getByText('Nothing here fits that.').waitFor()
    await page.getByRole('link', { name: 'Show all' }).waitFor()
    expect(await dishes(page)).toEqual([])
  })
  await site.stop()
})
