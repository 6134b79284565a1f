import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { bookTable } from '#tests/support/book-table.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { makeHost } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'
import { ownEmail, test as workerTest } from '#tests/support/worker-site.ts'

const UID = 'pike-street'

const test = workerTest
  .extend('viewer', { scope: 'file' }, ({ site, administrator }) =>
    makeHost(site, administrator, UID, { roles: ['viewer'], email: ownEmail() }),
  )
  .extend('openAsViewer', ({ look, site, viewer }) => async (width: number): Promise<Page> => {
    const visit = await look({ width, reducedMotion: 'reduce' })
    await signedIn(visit, site, viewer)
    return visit.page
  })

test('the kitchen sees a new party with its request, without its number, and has nothing to press for it', async ({
  openAsViewer,
  site,
}) => {
  const page = await openAsViewer(390)
  await page.goto(`${site.url}/admin/kitchen`)
  await works(page.getByRole('button', { name: 'Today', exact: true }))
  const at = localOf((Math.floor(site.now() / SLOT_MS) + 2) * SLOT_MS, 'America/Vancouver')
  await bookTable(site, { uid: UID, at, lastName: 'Kitchen', phone: '604-555-0177' })
  const party = page
    .getByRole('list', { name: 'Parties' })
    .getByRole('listitem')
    .filter({ hasText: 'Ada Kitchen' })
  await party.getByText('A window', { exact: true }).waitFor()
  expect(await page.locator('main').textContent()).not.toMatch(/555-?0177/)
  expect(await party.getByRole('button').count()).toBe(0)
  await atBothWidths(page, async (seen) => {
    for (const theme of ['light', 'dark']) {
      // As the account page does it; Payload keeps the choice in a cookie.
      const set = (one: string) => document.documentElement.setAttribute('data-theme', one)
      await page.evaluate(set, theme)
      expect(await violations(page, 'main'), `${theme}, ${seen} px`).toEqual([])
    }
    await expectNoSidewaysScroll(page, 'the kitchen', seen)
  })
})

test('the kitchen prints its own note, and nothing by which a guest could be reached', async ({
  openAsViewer,
  site,
}) => {
  const page = await openAsViewer(1440)
  const at = localOf((Math.floor(site.now() / SLOT_MS) + 2) * SLOT_MS, 'America/Vancouver')
  await bookTable(site, { uid: UID, at, lastName: 'Paper', phone: '604-555-0178' })
  await page.goto(`${site.url}/admin/kitchen`)
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  await page
    .getByRole('article', { name: 'Kitchen note', exact: true })
    .getByText('Ada Paper')
    .waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
  expect(await page.locator('main').textContent()).not.toMatch(/555-?0178/)
})

test('the kitchen finds its own list in the menu, and no other view of guests', async ({
  openAsViewer,
  site,
}) => {
  const page = await openAsViewer(1440)
  await page.goto(`${site.url}/admin`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Kitchen', exact: true }).waitFor()
  for (const name of ['Reservations', 'Tonight', 'Figures', 'Guest data', 'Outbox', 'Sold out']) {
    expect(await main.getByRole('link', { name, exact: true }).count(), name).toBe(0)
  }
})
