import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { forget } from '#tests/support/browser.ts'
import { publishSql } from '#tests/support/content-sql.ts'
import { hand } from '#tests/support/hand.ts'
import { MENU } from '#tests/support/menus/menu-page.ts'
import { works } from '#tests/support/taken-over.ts'
import { test as workerTest } from '#tests/support/worker-site.ts'

const test = workerTest
  .extend('idOf', { scope: 'file' }, ({ ask }) => async (uid: string) => {
    const path = `/menu-items?where[uid][equals]=${uid}&depth=0`
    const { docs } = (await ask('GET', path)) as { docs: { id: number }[] }
    if (!docs[0]) throw new Error(`There is no ${uid}.`)
    return docs[0].id
  })
  .extend('open', ({ look, site, editor }) => async (path: string, width: number) => {
    const visit = await look({ width, reducedMotion: 'reduce' })
    await signedIn(visit, site, editor)
    await visit.page.goto(`${site.url}/admin${path}`)
    return visit
  })

const named = (page: Page, role: 'button' | 'textbox' | 'combobox', name: string) =>
  page.getByRole(role, { name, exact: true })
const guests = (site: { url: string }, words: string) =>
  expect.poll(async () => (await (await fetch(site.url + MENU)).text()).includes(words)).toBe(true)

test('a new dish asks for its allergens, dates their check, and is put into a category from itself', async ({
  open,
  site,
  idOf,
}) => {
  const visit = await open('/collections/menu-items/create', 1180)
  const { page } = visit
  await page.locator('#field-title').fill('Nettle soup')
  await page.locator('#field-price').fill('14')
  await named(page, 'button', 'Publish changes').click()
  await page.getByText('Please say which allergens it contains').first().waitFor()
  forget(visit, /400/)
  await page.getByText('Yes, or it may', { exact: true }).click()
  await page.locator('#field-allergens__contains input').first().fill('celery')
  await page.keyboard.press('Enter')
  await page.getByText('is set to today').waitFor()
  await named(page, 'button', 'Publish changes').click()
  // Once it is stored it has an address of its own.
  await page.waitForURL(/\/menu-items\/\d+/)
  const listed = page.getByRole('region', { name: 'Listed in' })
  await page.goto(`${site.url}/admin/collections/menu-items/${await idOf('nettle-soup')}`)
  await listed.getByLabel('Put into a category').selectOption({ label: 'Sides' })
  await listed.getByRole('combobox', { name: 'Place', exact: true }).selectOption('First')
  await listed.getByRole('button', { name: 'Put in' }).click()
  await listed.getByText('Put into Sides.').waitFor()
  await guests(site, 'Contains: Celery.')
})

test('a change made just before the answer to an earlier one is answered, too', async ({
  begin,
  site,
  editor,
}) => {
  const visit = await begin({ width: 1180, reducedMotion: 'reduce' })
  await signedIn(visit, site, editor)
  const { page } = visit
  await page.goto(`${site.url}/admin/collections/menu-items/create`)
  const title = page.locator('#field-title')
  await works(title)
  const first = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const isQuestion = (request: Request) =>
    request.method() === 'POST' && (request.postData() ?? '').includes('form-state')
  let questions = 0
  await page.route('**/menu-items/create', async (route) => {
    if (!isQuestion(route.request()) || questions++ > 0) return route.continue()
    const response = await route.fetch()
    asked.resolve()
    await first.promise
    await route.fulfill({ response })
  })
  await title.fill('Sorrel soup')
  await asked.promise
  await page.getByText('Yes, or it may', { exact: true }).click()
  first.resolve()
  await page.locator('#field-allergens__contains input').first().waitFor()
})

test('a whole menu is typed over and moved on one page, and guests have it', async ({
  open,
  site,
}) => {
  const { page } = await open('/whole-menu', 390)
  await named(page, 'textbox', 'Name of Fries and Aioli').first().fill('Fries and Mayonnaise')
  await page.keyboard.press('Enter')
  await page.getByText('Fries and Aioli: saved.').waitFor()
  await guests(site, 'Fries and Mayonnaise')
  const price = named(page, 'textbox', 'Price of Creamed Greens')
  await price.fill('about ten')
  await page.keyboard.press('Enter')
  await page.getByText('Please type an amount such as 24 or 24.50.').waitFor()
  await price.press('Escape')
  await named(page, 'button', 'Up: Creamed Greens').click()
  await page.getByText(/^Creamed Greens: \d of \d+ in Sides\.$/).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Up: Creamed Greens')
  await named(page, 'combobox', 'Move to… Creamed Greens').selectOption({ label: 'Pasta' })
  await page.getByText(/^Creamed Greens: \d of \d+ in Pasta\.$/).waitFor()
  await named(page, 'button', 'Undo').click()
  await page.getByText('Undone.').waitFor()
  await expectFine(page, 'the whole menu')
})

test('prices are typed like a spreadsheet, changed by a rule, reviewed, saved at once and taken back', async ({
  open,
  site,
}) => {
  const visit = await open('/prices?find=creamed', 1440)
  const { page } = visit
  const cell = page.getByRole('button', { name: /^Creamed Greens, Price:/ })
  await works(cell)
  const before = (await cell.textContent())?.trim()
  await cell.focus()
  await page.keyboard.type('11')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12.5')
  await page.keyboard.press('Enter')
  await page.getByText('Review 2 changes').waitFor()
  const { did, tap, choose, type } = hand()
  await tap(page.getByRole('checkbox', { name: 'Select Creamed Greens' }))
  await tap(page.getByText('Change selected dishes by percent or amount'))
  await type(page.getByLabel('How much, for example 5 or −0.50'), '10')
  await choose(page.getByLabel('Round to'), '.95')
  await tap(named(page, 'button', 'Apply to 1 dish'))
  await tap(named(page, 'button', 'Review 2 changes'))
  const review = page.getByRole('dialog', { name: 'Before it is saved' })
  const rows = async () => (await review.getByRole('row').allInnerTexts()).slice(1)
  expect((await rows())[0]).toMatch(
    new RegExp(`Creamed Greens\\s+All other zones\\s+${before}\\s+11\\.95`),
  )
  expect((await rows())[1]).toMatch(/none\s+13\.95/)
  await tap(review.getByRole('button', { name: 'Save 2 prices' }))
  await page.getByText('2 prices saved.').waitFor()
  expect(did).toEqual({ taps: 6, typed: 1 })
  await expectFine(page, 'the grid of prices')
  await named(page, 'button', 'Undo').click()
  await page.getByText('2 prices are as before.').waitFor()

  await cell.click()
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  publishSql(site, `UPDATE menu_items SET price = 19 WHERE title = 'Creamed Greens'`)
  await named(page, 'button', 'Review 1 change').click()
  await review.getByRole('button', { name: 'Save 1 price' }).click()
  await page
    .getByRole('row')
    .getByText('Creamed Greens, Price: somebody has changed it to 19 meanwhile.')
    .waitFor()
  forget(visit, /409/)
})
