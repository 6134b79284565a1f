import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import {
  addSlice,
  autosaved,
  choosePicture,
  expectFine,
  fillSlice,
  signedIn,
  startDraft,
} from '#tests/support/admin.ts'
import { forget } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { writeContent } from '#tests/support/content-sql.ts'
import { sitemapPaths } from '#tests/support/crawl.ts'
import { hand } from '#tests/support/hand.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import { makeStaff, previewLink, signIn } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const OYSTERS = 'Six oysters on crushed ice'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )
  // An administrator: somebody who signs in again is signed out elsewhere.
  .extend('ask', { scope: 'file' }, ({ site, editor }) =>
    signIn(site, { ...inject('seeds').sqlite.staff, password: editor.password }),
  )
  // An editor at their desk, who has not opened anything yet.
  .extend('desk', async ({ look, site, editor }) => {
    const desk = await look({ width: 1440, reducedMotion: 'reduce' })
    await signedIn(desk, site, editor)
    return desk
  })
  // What a visitor gets at a path.
  .extend('read', ({ site }) => async (path: string) => {
    const answer = await fetch(site.url + path)
    return { status: answer.status, html: await answer.text() }
  })

/** Schedules the document's publication for 10 o'clock on the 15th of next month. */
async function schedule(page: Page) {
  const { did, tap } = hand()
  await tap(page.locator('#action-save-popup button'))
  await tap(page.getByRole('button', { name: 'Schedule Publish' }))
  const drawer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: /^Schedule publish for/ }) })
  // The input itself is drawn over.
  await tap(drawer.getByText('Publish', { exact: true }))
  await tap(drawer.locator('.date-time-picker input'))
  const dates = page.getByRole('dialog', { name: 'Choose Date and Time' })
  await tap(dates.getByRole('button', { name: 'Next Month' }))
  await tap(dates.getByRole('option', { name: /15th/ }))
  await tap(dates.getByRole('option', { name: '10:00 AM', exact: true }))
  await tap(drawer.getByRole('button', { name: 'Save' }))
  const event = drawer.getByRole('row', { name: /Publish .* 15th \d{4}, 10:00 AM/ })
  await event.waitFor()
  expect(did).toEqual({ taps: 8, typed: 0 })
  expect(await event.textContent()).toContain('America/Vancouver')
  await drawer.getByRole('button', { name: 'Close' }).last().click()
  await drawer.waitFor({ state: 'hidden' })
}

describe('an editor', () => {
  test('adds a page with slices, previews, schedules, publishes and sees it at its URL', async ({
    begin,
    desk: { page, context },
    read,
    site,
  }) => {
    await startDraft(page, site, 'pages', 'Winter supper')

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
    await expect.poll(() => page.locator('#field-uid').inputValue()).toBe('winter-supper')

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
    await expect.poll(async () => (await read('/winter-supper')).status).toBe(200)
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
    await expect.poll(async () => (await read('/winter-supper')).html).toContain('A longer table')
    const visitor = await begin()
    await visitor.page.goto(`${site.url}/winter-supper`)
    await visitor.page.getByRole('heading', { level: 1, name: 'A longer table' }).waitFor()
    await visitor.page.getByText('Is it outdoors?').waitFor()
  })

  test('sees in the live preview what they type, before anything is published', async ({
    desk: { page },
    ask,
    read,
    site,
  }) => {
    const { doc } = (await ask('POST', '/pages', {
      ...{ title: 'Summer supper', uid: 'summer-supper', _status: 'published' },
      slices: [{ blockType: 'copy_hero', title: 'A long table', tone: 'linen' }],
    })) as { doc: { id: number } }
    await page.goto(`${site.url}/admin/collections/pages/${doc.id}`)
    await page.getByRole('button', { name: 'Live Preview' }).click()
    const frame = page.frameLocator('#live-preview-iframe')
    const shown = (name: string) => frame.getByRole('heading', { level: 1, name, exact: true })
    await shown('A long table').waitFor()
    const hero = page.locator('#slices-row-0')
    await fillSlice(hero, '0__title', 'A longer table')
    await shown('A longer table').waitFor()
    await fillSlice(hero, '0__title', 'The longest table of all')
    await shown('The longest table of all').waitFor()
    const { html } = await read('/summer-supper')
    expect(html).toContain('A long table')
    expect(html).not.toContain('The longest table')

    // The admin remembers for other documents, too, that it is open.
    const remembered = page.waitForResponse(
      (reply) =>
        reply.url().includes('/payload-preferences/') && reply.request().method() === 'POST',
    )
    await page.getByRole('button', { name: 'Exit Live Preview' }).click()
    await remembered
  })

  test('makes nothing by looking at the page of a new draft, and one by its button', async ({
    ask,
    desk,
    site,
  }) => {
    const { page } = desk
    const list = `${site.url}/admin/collections/news-posts`
    const drafts = async () => {
      const found = await ask('GET', '/news-posts?draft=true&limit=1&depth=0')
      return (found as { totalDocs: number }).totalDocs
    }
    const before = await drafts()
    await page.goto(list)
    await page.getByRole('link', { name: /Create new/i }).click()
    const make = page.getByRole('button', { name: 'Make the draft' })
    await works(make)
    await expectFine(page, 'a new draft')
    await make.click()
    await page.getByText('Please enter a title.').waitFor()
    await expectFocusOn(page.getByLabel('Title'))
    await page.getByLabel('Title').fill('Oysters, by the dozen')
    const uid = page.getByLabel('Name in the address')
    expect(await uid.inputValue()).toBe('oysters-by-the-dozen')
    expect(await drafts()).toBe(before)
    // Pressed twice, it makes one.
    await make.dblclick()
    await page.waitForURL(/news-posts\/\d+/)
    expect(await page.locator('#field-uid').inputValue()).toBe('oysters-by-the-dozen')
    expect(await drafts()).toBe(before + 1)
    await page.goBack()
    await page.waitForURL(/\/collections\/news-posts(\?|$)/)

    await page.goto(`${list}/create`)
    await page.getByLabel('Title').fill('Oysters by the dozen')
    await make.click()
    await page.getByText('Another one has this name in its address.').waitFor()
    await expectFocusOn(uid)
    expect(await page.getByLabel('Title').inputValue()).toBe('Oysters by the dozen')
    expect(await drafts()).toBe(before + 1)
    forget(desk, /status of 400/)
  })

  test('moves a slice, and copies it to another page, by the keyboard alone', async ({
    desk,
    site,
  }) => {
    const { page } = desk
    await startDraft(page, site, 'pages', 'Where slices come from')
    const words = await addSlice(page, 'Quote', 0)
    const typed = autosaved(page, 'Salt, smoke and patience.')
    await fillSlice(words, 'quote', 'Salt, smoke and patience.')
    await typed
    await addSlice(page, 'Copy hero', 1)
    /** What is chosen in the menu of a slice: its button, and then the words. */
    const choose = async (place: number, what: string) => {
      await page.locator(`#slices-row-${place} .array-actions button`).first().press('Enter')
      await page
        .locator('.popup__content, .popup-list')
        .getByRole('button', { name: what })
        .first()
        .press('Enter')
    }
    const quoteAt = (place: number) => page.locator(`#field-slices__${place}__quote`).inputValue()
    expect(await quoteAt(0)).toBe('Salt, smoke and patience.')
    await choose(0, 'Move Down')
    await expect.poll(() => quoteAt(1)).toBe('Salt, smoke and patience.')
    await choose(1, 'Copy Row')

    await startDraft(page, site, 'pages', 'Where slices go to')
    await addSlice(page, 'Copy hero', 0)
    const pasted = autosaved(page, 'Salt, smoke and patience.')
    await choose(0, 'Paste Row')
    await pasted
    await expect.poll(() => quoteAt(0)).toBe('Salt, smoke and patience.')
  })

  test('is told at its field why an address cannot be', async ({ desk, read, site }) => {
    const { page } = desk
    await startDraft(page, site, 'pages', 'Odd addresses')
    for (const [uid, reason] of [
      ['supper/winter', 'at most 100 lower-case letters, digits, hyphens and underscores'],
      ['admin', 'The address /admin is used by the site itself. Please choose another name.'],
    ] as const) {
      const saved = autosaved(page, JSON.stringify(uid))
      await page.locator('#field-uid').fill(uid)
      await saved
      await page.getByRole('button', { name: 'Publish changes' }).click()
      const field = page.locator('.field-type', { has: page.locator('#field-uid') })
      await field.getByText(reason).waitFor()
      expect((await read(`/${encodeURI(uid)}`)).html).not.toContain('Odd addresses')
    }
    forget(desk, /status of 400/)
  })

  test.for([
    ['supper/winter', 'at most 100 lower-case letters, digits, hyphens and underscores'],
    ['Winter Supper', 'at most 100 lower-case letters, digits, hyphens and underscores'],
    ['-winter', 'a letter or digit at each end'],
    ['admin', 'The address /admin is used by the site itself. Please choose another name.'],
    ['404', 'The address /404 is used by the site itself. Please choose another name.'],
  ] as const)('cannot publish at the address %s', async ([uid, reason], { ask, read }) => {
    const page = { title: 'Odd addresses', uid, slices: [], _status: 'published' }
    await expect(ask('POST', '/pages', page)).rejects.toThrow(reason)
    expect((await read(`/${encodeURI(uid)}`)).html).not.toContain('Odd addresses')
  })

  test('finds in the content check what is published, and not the draft they looked at', async ({
    desk: { page },
    ask,
    site,
  }) => {
    const draft = { title: 'Not yet', _status: 'draft' }
    const { doc } = (await ask('POST', '/pages?draft=true', draft)) as { doc: { id: number } }
    await page.goto(site.url + previewLink(site, `pages:${doc.id}`))
    await page.getByRole('complementary', { name: 'Preview' }).waitFor()
    await page.goto(`${site.url}/admin/content-check`)
    await page.getByRole('heading', { level: 1, name: 'Content check' }).waitFor()
    await page.getByText('Everything published is complete').waitFor()
  })
})
