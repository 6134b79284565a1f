import { describe, expect, inject } from 'vitest'
import { localOf } from '#lib/time/time.ts'
import { longDate } from '#lib/time/time-labels.ts'
import { WEEKDAYS, weekdayOf } from '#lib/time/weekdays.ts'
import { signedIn } from '#tests/support/admin.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { publishSql } from '#tests/support/content-sql.ts'
import { expectAccessible } from '#tests/support/guest.ts'
import {
  box,
  dishes,
  listOf,
  MENU,
  openChoices,
  openMenu,
  PHONE,
  PLAIN,
  says,
  seen,
  status,
  toggleOf,
} from '#tests/support/menus/menu-page.ts'
import { makeStaff, signIn } from '#tests/support/staff.ts'

/**
 * - `site`: its clock stands at three in the afternoon.
 * - `editor`: who edits its menus; `ask` asks as them.
 * - `idOf`: finds a document by its `uid`.
 */
const test = browserTest
  .extend('site', { scope: 'file' }, ownSite({ at: '15:00' }))
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )
  .extend('ask', { scope: 'file' }, ({ site, editor }) => signIn(site, editor))
  .extend('idOf', { scope: 'file' }, ({ ask }) => async (collection: string, uid: string) => {
    const { docs } = (await ask('GET', `/${collection}?where[uid][equals]=${uid}&depth=0`)) as {
      docs: { id: number }[]
    }
    if (!docs[0]) throw new Error(`There is no ${uid} in ${collection}.`)
    return docs[0].id
  })

const read = async (url: string) => (await fetch(url)).text()
/** Waits until a page has the words, or has them no more. */
const expectWords = (url: string, words: string, there = true) =>
  expect.poll(async () => (await read(url)).includes(words)).toBe(there)

/** Says of these items, and of no other, that nobody has checked their allergens. */
const uncheckOnly = (uids: string) =>
  `UPDATE menu_items SET allergens_checked_at =
     CASE WHEN uid IN (${uids}) THEN NULL ELSE '2026-10-19' END`

describe('by the restaurant’s clock', () => {
  test('a menu on paper has the date', async ({ begin, site }) => {
    const { page } = await begin(PHONE)
    await page.goto(site.url + MENU)
    await page.emulateMedia({ media: 'print' })
    const date = localOf(site.now(), 'America/Vancouver').slice(0, 10)
    expect((await seen(page, '.print-only'))[0]).toBe(longDate(date))
  })

  test('what is served at certain times comes first while it is, and last and marked while it is not', async ({
    look,
    site,
    ask,
    idOf,
  }) => {
    const today = weekdayOf(localOf(site.now(), 'America/Vancouver').slice(0, 10))
    const brunch = await idOf('menu-categories', 'brunch')
    const serve = (days: readonly string[]) =>
      ask('PATCH', `/menu-categories/${brunch}`, { served: [{ days }], zoneServed: [] })
    const { page } = await look(PHONE)
    const place = async () => {
      await openMenu(page, site.url + MENU)
      const titles = await page.locator('[data-menu-category] > header').allTextContents()
      const at = titles.findIndex((title) => title.startsWith('Weekend Brunch'))
      return { first: at === 0, last: at === titles.length - 1, words: titles[at] ?? '' }
    }
    await serve([today])
    await expect
      .poll(place)
      .toMatchObject({ first: true, words: expect.not.stringMatching(/now/i) })
    await expectAccessible(page, 'a menu with times')
    await serve(WEEKDAYS.filter((day) => day !== today))
    await expect
      .poll(place)
      .toMatchObject({ last: true, words: expect.stringMatching(/Not now\. Served /) })
    await expectAccessible(page, 'a menu with a part that is not served')
    await toggleOf(page).click()
    const list = listOf(page)
    await list.getByRole('link', { name: 'Weekend Brunch Not now', exact: true }).waitFor()
    expect(await list.getByText('Not now').count()).toBe(1)
  })
})

describe('an editor', () => {
  test('drags a dish to another place, and the menu follows', async ({
    begin,
    site,
    editor,
    idOf,
  }) => {
    const pasta = await idOf('menu-categories', 'pasta')
    const guest = await begin({ reducedMotion: 'reduce' })
    await signedIn(guest, site, editor)
    const { page } = guest
    await page.goto(`${site.url}/admin/collections/menu-categories/${pasta}`)
    const dishes = page.locator('#field-items .relationship--multi-value-label__text')
    const [first, second] = [dishes.nth(0), dishes.nth(1)]
    await second.waitFor()
    const before = await dishes.allTextContents()
    const moved = [before[1], before[0], ...before.slice(2)]
    await second.dragTo(first, { steps: 12 })
    await expect.poll(() => dishes.allTextContents()).toEqual(moved)
    await page.getByRole('button', { name: 'Publish changes', exact: true }).click()
    const onPage = async () => {
      const html = await read(site.url + MENU)
      const titles = [...html.matchAll(/href="#dish-[^"]+">([^<]+)</g)].map(([, title]) => title)
      return titles.filter((title) => moved.slice(0, 2).includes(title))
    }
    await expect.poll(onPage).toEqual(moved.slice(0, 2))
  })

  test('sees where an item is used, and which items lack something', async ({
    begin,
    site,
    editor,
    ask,
    idOf,
  }) => {
    publishSql(site, uncheckOnly(''))
    const item = await idOf('menu-items', 'fire-fries')
    await ask('PATCH', `/menu-items/${item}`, { allergensCheckedAt: null })
    const guest = await begin({ reducedMotion: 'reduce' })
    await signedIn(guest, site, editor)
    const { page } = guest
    await page.goto(`${site.url}/admin/collections/menu-items/${item}`)
    const uses = page.getByRole('region', { name: 'Where it is used' })
    for (const use of ['Menu: Coast', 'Menu: Harvest'])
      await uses.filter({ hasText: use }).waitFor()
    const listed = page.getByRole('region', { name: 'Listed in' })
    for (const category of ['Sides', 'After Ten'])
      await listed.getByRole('link', { name: category, exact: true }).waitFor()
    await page.goto(`${site.url}/admin/menu-check?lacks=allergens`)
    const rows = page.getByRole('row')
    await rows.first().waitFor()
    expect((await rows.allInnerTexts()).slice(1)).toEqual([
      expect.stringMatching(/^Fries and Aioli\s+.*Sides.*\s+Allergen check/),
    ])
  })
})

test('a category flagged hideInNavigation is skipped there, and stands on the menu', async ({
  look,
  site,
}) => {
  publishSql(site, `UPDATE menu_categories SET hide_in_navigation = 1 WHERE uid = 'pasta'`)
  await expectWords(site.url + MENU, 'href="#menu-pasta"', false)
  const { page } = await look(PHONE)
  await openMenu(page, site.url + MENU)
  await toggleOf(page).click()
  await listOf(page).getByRole('link', { name: 'Wine', exact: true }).waitFor()
  expect(await listOf(page).getByRole('link', { name: 'Pasta', exact: true }).count()).toBe(0)
  expect(await page.locator('#menu-pasta').isVisible()).toBe(true)
})

test('a dish whose allergens nobody has checked is not shown as free of one', async ({
  look,
  site,
}) => {
  const withoutNuts = `${site.url}${MENU}?allergen=nuts`
  publishSql(site, uncheckOnly(`'ember-olives', 'crab-spaghetti'`))
  const notChecked = '2 are left out because nobody has checked the allergens yet.'
  await expectWords(withoutNuts, notChecked)
  const { page: plain } = await look(PLAIN)
  const { page } = await look(PHONE)
  await plain.goto(withoutNuts)
  await openMenu(page, withoutNuts)
  for (const one of [plain, page]) {
    expect(await status(one).textContent()).toContain(notChecked)
    expect(await dishes(one)).not.toContain('ember-olives')
  }

  await expectWords(site.url + MENU, '2 of these have not been checked.')
  await openMenu(page, site.url + MENU)
  expect(await dishes(page)).toContain('ember-olives')
  const note = page.locator('[data-allergen-check]')
  expect(await note.textContent()).toContain('2 of these have not been checked.')
  await openChoices(page)
  await box(page, 'Nuts').check()
  await says(page, notChecked)
  expect(await dishes(page)).not.toContain('ember-olives')
  expect(await note.textContent()).not.toContain('not been checked')

  publishSql(site, 'UPDATE menu_items SET allergens_checked_at = NULL')
  await expectWords(withoutNuts, 'Showing none of')
  await plain.goto(withoutNuts)
  await plain.getByText('Nothing here matches that.').waitFor()
  await plain.getByRole('link', { name: 'Show all' }).waitFor()
  expect(await dishes(plain)).toEqual([])
})
