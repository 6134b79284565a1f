import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import {
  addSlice,
  autosaved,
  expectFine,
  expectNoSidewaysScroll,
  fillSlice,
  signedIn,
  startDraft,
} from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths, forget } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { GUEST_BROWSER } from '#tests/support/counted-visit.ts'
import { hand } from '#tests/support/hand.ts'
import { makeStaff } from '#tests/support/staff.ts'

const OLD = '/2019/05/our-story'
const DESCRIPTION = 'Twelve tables, one fire, and the story of the people who keep it burning.'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite({ at: '15:00' }))
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )

/** The part of a document that shows its search result. */
const PREVIEW = 'section[aria-label="Search engines and shared links"]'

test('an editor sees a draft as a search result and a shared card, and what is typed in both', async ({
  begin,
  site,
  editor,
}) => {
  const visit = await begin({ width: 1440, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, editor)
  await startDraft(
    page,
    site,
    'pages',
    'The people of the fire, and how every one of them came to it',
  )
  const { did, tap } = hand()
  await tap(page.getByRole('button', { name: 'Show as search result and shared card' }))
  const result = page.getByRole('figure', { name: 'As a search result' })
  await result.getByText('The people of the fire, and how every one of them').waitFor()
  await result.getByText(/› the-people-of-the-fire/).waitFor()
  const warnings = page.getByRole('list', { name: 'Worth a look' })
  await warnings.getByText(/^The title has \d+ characters/).waitFor()
  await warnings.getByText('There is no picture').waitFor()
  expect(did).toEqual({ taps: 1, typed: 0 })

  const slice = await addSlice(page, 'For search engines', 0)
  const saved = autosaved(page, DESCRIPTION)
  await fillSlice(slice, 'description', DESCRIPTION)
  await saved
  await result.getByText(DESCRIPTION).waitFor()
  await page.getByRole('figure', { name: 'As a shared card' }).getByText(DESCRIPTION).waitFor()
  await page.getByText('The draft as it was last saved.').waitFor()
  // The site itself is shown as guests see it.
  const cookies = await visit.context.cookies(site.url)
  expect(cookies.map(({ name }) => name).filter((name) => /draft|preview/.test(name))).toEqual([])
  await atBothWidths(page, async (width) => {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme)
      expect(await violations(page, PREVIEW), `${theme}, ${width} px`).toEqual([])
    }
    await expectNoSidewaysScroll(page, 'the preview of a result', width)
  })

  // Nobody answers, and then somebody does.
  await page.route('**/search-preview/address**', (route) => route.abort())
  await page.getByRole('button', { name: 'Hide search result and shared card' }).click()
  await page.getByRole('button', { name: 'Show as search result and shared card' }).click()
  await page.getByText('The page of this draft could not be read.').waitFor()
  await page.unroute('**/search-preview/address**')
  await page.locator(PREVIEW).getByRole('button', { name: 'Try again' }).click()
  await page.getByText('The page of this draft could not be read.').waitFor({ state: 'hidden' })
  forget(visit, /Failed to load resource/)
})

/** Opens a page of the admin anew until it shows something: counts are written every ten seconds. */
async function openUntil(page: Page, address: string, shown: Locator) {
  const count = async () => {
    await page.goto(address)
    return shown.count()
  }
  await expect.poll(count, { timeout: 60_000 }).toBe(1)
}

test('an address that a guest did not find becomes a redirect, which guests follow and editors see used', async ({
  begin,
  site,
  editor,
}) => {
  const guest = await begin({ reducedMotion: 'reduce' })
  await guest.page.setExtraHTTPHeaders({ 'user-agent': GUEST_BROWSER })
  forget(guest, /404/)
  await guest.page.goto(`${site.url}${OLD}/?from=card`)
  const visit = await begin({ width: 1440, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, editor)
  const line = page.getByRole('listitem').filter({ hasText: OLD })
  const once = line.filter({ hasText: 'Once, on' })
  await openUntil(page, `${site.url}/admin/broken-links`, once)
  const links = page.getByRole('region', { name: /^Links in the content/ })
  await links.getByText('Every link of what is published works.').waitFor()
  await expectFine(page, 'broken links')

  const { did, tap } = hand()
  await tap(page.getByRole('link', { name: `Make a redirect from ${OLD}` }))
  expect(await page.locator('#field-from').inputValue()).toBe(OLD)
  await tap(page.locator('#field-to__document .rs__control'))
  await tap(page.locator('.rs__option').filter({ hasText: /^About$/ }))
  await tap(page.getByRole('button', { name: 'Save', exact: true }))
  await page.waitForURL(/\/collections\/redirects\/\d+/)
  expect(did).toEqual({ taps: 4, typed: 0 })

  await guest.page.goto(`${site.url}${OLD}/?from=card`)
  expect(new URL(guest.page.url()).pathname).toBe('/about')
  const row = page.getByRole('row').filter({ hasText: OLD })
  const followed = row.getByRole('cell', { name: '1', exact: true })
  await openUntil(page, `${site.url}/admin/collections/redirects`, followed)
  await page.getByRole('link', { name: OLD }).click()
  await page.getByText('Once in the last 30 days. Last on').waitFor()
  await page.goto(`${site.url}/admin/broken-links`)
  await page.getByText('Nobody has asked for an address that leads nowhere.').waitFor()
})
