import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  addSlice,
  autosaved,
  choosePicture,
  fillSlice,
  logIn,
  startDocument,
} from '#tests/support/admin.ts'
import { openBrowser, type Visit, visit } from '#tests/support/browser.ts'
import { writeContent } from '#tests/support/content-sql.ts'
import { sitemapPaths } from '#tests/support/crawl.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { makeStaff } from '#tests/support/staff.ts'

/** From a publish to the page that a visitor sees, with a busy machine's patience. */
const SOON = { timeout: 15_000 }
/** The ticker looks for due jobs every 5 s. */
const BY_THE_TICKER = { timeout: 20_000 }

const OYSTERS = 'Six oysters on crushed ice'

let browser: Browser
let site: Site
let desk: Visit
beforeAll(async () => {
  const seed = inject('seeds').sqlite
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ seed })])
  desk = await visit(browser, { width: 1440 })
  const { page } = desk
  await page.goto(`${site.url}/admin`)
  await logIn(page, await makeStaff(site, seed.staff, { roles: ['editor'] }))
  await page.getByRole('heading', { name: 'Today at Saltwood' }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** What a visitor gets at a path. */
async function read(path: string) {
  const answer = await fetch(site.url + path)
  return { status: answer.status, html: await answer.text() }
}

/** Schedules the document's publication for 10 o'clock on the 15th of next month. */
async function schedule(page: Page) {
  await page.locator('#action-save-popup button').click()
  await page.getByRole('button', { name: 'Schedule Publish' }).click()
  const drawer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: /^Schedule publish for/ }) })
  // The input itself is drawn over.
  await drawer.getByText('Publish', { exact: true }).click()
  await drawer.locator('.date-time-picker input').click()
  const dates = page.getByRole('dialog', { name: 'Choose Date and Time' })
  await dates.getByRole('button', { name: 'Next Month' }).click()
  await dates.getByRole('option', { name: /15th/ }).click()
  await dates.getByRole('option', { name: '10:00 AM', exact: true }).click()
  await drawer.getByRole('button', { name: 'Save' }).click()
  const event = drawer.getByRole('row', { name: /Publish .* 15th \d{4}, 10:00 AM/ })
  await event.waitFor()
  expect(await event.textContent()).toContain('America/Vancouver')
  await drawer.getByRole('button', { name: 'Close' }).last().click()
  await drawer.waitFor({ state: 'hidden' })
}

describe('an editor', () => {
  test('adds a page with slices, previews, schedules, publishes and sees it at its URL', async () => {
    const { page, context, problems } = desk
    await startDocument(page, site, 'pages')
    await page.locator('#field-title').fill('Winter supper')

    const hero = await addSlice(page, 'Copy hero', 0)
    await fillSlice(hero, '0__title', 'A long table in the snow')
    const questions = await addSlice(page, 'Frequently asked questions', 1)
    await fillSlice(questions, '1__title', 'Before you come')
    await questions.getByRole('button', { name: 'Add Item' }).click()
    await page.locator('#field-slices__1__items__0__q').fill('Is it outdoors?')
    await questions.locator('[contenteditable=true]').fill('By the fire, under a roof.')
    await addSlice(page, 'Full image', 2)
    await choosePicture(page, '#field-slices__2__image', OYSTERS)
    const quote = await addSlice(page, 'Quote', 3)
    const saved = autosaved(page, 'Snow makes soup taste better.')
    await fillSlice(quote, 'quote', 'Snow makes soup taste better.')
    await saved
    await expect.poll(() => page.locator('#field-uid').inputValue(), SOON).toBe('winter-supper')

    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Preview', exact: true }).click()
    const preview = await opened
    await preview.getByRole('heading', { level: 1, name: 'A long table in the snow' }).waitFor()
    expect(new URL(preview.url()).pathname).toBe('/winter-supper')
    const main = preview.locator('main')
    await main.getByText('By the fire, under a roof.').waitFor()
    await main.getByText('Snow makes soup taste better.').waitFor()
    await main.getByAltText(OYSTERS).waitFor()
    await preview.close()
    expect((await read('/winter-supper')).status).toBe(404)

    await schedule(page)
    expect((await read('/winter-supper')).status).toBe(404)
    // A month goes by: what was to be done then is due.
    writeContent(site, `UPDATE payload_jobs SET wait_until = '2000-01-01T00:00:00.000Z'`)
    await expect.poll(async () => (await read('/winter-supper')).status, BY_THE_TICKER).toBe(200)
    const { html } = await read('/winter-supper')
    expect(html).toContain('A long table in the snow')
    expect(html).toContain('Is it outdoors?')
    expect(html).toContain(OYSTERS)
    expect(await sitemapPaths(site.url)).toContain('/winter-supper')

    await page.reload()
    const changed = autosaved(page, 'A longer table')
    await fillSlice(hero, '0__title', 'A longer table')
    await changed
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect
      .poll(async () => (await read('/winter-supper')).html, SOON)
      .toContain('A longer table')
    const visitor = await visit(browser)
    await visitor.page.goto(`${site.url}/winter-supper`)
    await visitor.page.getByRole('heading', { level: 1, name: 'A longer table' }).waitFor()
    await visitor.page.getByText('Is it outdoors?').waitFor()
    expect([...problems, ...visitor.problems]).toEqual([])
    await visitor.context.close()
  })

  test('sees in the live preview what they type, before anything is published', async () => {
    const { page, problems } = desk
    await page.getByRole('button', { name: 'Live Preview' }).click()
    const frame = page.frameLocator('#live-preview-iframe')
    const shown = (name: string) => frame.getByRole('heading', { level: 1, name, exact: true })
    await shown('A longer table').waitFor()
    await page.locator('#field-slices__0__title').fill('The longest table')
    await shown('The longest table').waitFor()
    await page.locator('#field-slices__0__title').fill('The longest table of all')
    await shown('The longest table of all').waitFor()
    expect((await read('/winter-supper')).html).toContain('A longer table')
    expect((await read('/winter-supper')).html).not.toContain('The longest table')
    expect(problems).toEqual([])
  })

  test('is told why an address cannot be', async () => {
    const { page } = desk
    await startDocument(page, site, 'pages')
    await page.locator('#field-title').fill('Odd addresses')
    for (const [uid, reason] of [
      ['supper/winter', 'Only lower-case letters, digits, hyphens and underscores'],
      ['Winter Supper', 'Only lower-case letters, digits, hyphens and underscores'],
      ['-winter', 'none of the last two at the ends'],
      ['admin', 'The address /admin belongs to the site itself. Please choose another name.'],
      ['404', 'The address /404 belongs to the site itself. Please choose another name.'],
    ] as const) {
      const saved = autosaved(page, JSON.stringify(uid))
      await page.locator('#field-uid').fill(uid)
      await saved
      await page.getByRole('button', { name: 'Publish changes' }).click()
      const field = page.locator('.field-type', { has: page.locator('#field-uid') })
      await field.getByText(reason).waitFor()
      expect((await read(`/${encodeURI(uid)}`)).html).not.toContain('Odd addresses')
    }
  })

  test('finds in the content check what is published, and not the draft they looked at', async () => {
    const { page } = desk
    await startDocument(page, site, 'pages')
    const preview = await page.locator('#preview-button').getAttribute('href')
    await page.goto(preview ?? '')
    await page.getByRole('complementary', { name: 'Preview' }).waitFor()
    await page.goto(`${site.url}/admin/content-check`)
    await page.getByRole('heading', { level: 1, name: 'Content check' }).waitFor()
    await page.getByText('Everything that is published is complete').waitFor()
  })
})
