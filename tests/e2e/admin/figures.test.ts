import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { bookTable } from '#tests/support/book-table.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { press, work } from '#tests/support/keyboard.ts'
import type { Site } from '#tests/support/site.ts'
import { makeHost } from '#tests/support/staff.ts'
import { ownEmail, test as workerTest } from '#tests/support/worker-site.ts'

const UID = 'pike-street'

const test = workerTest.extend('manager', { scope: 'file' }, ({ site, administrator }) =>
  makeHost(site, administrator, UID, { roles: ['manager'], email: ownEmail() }),
)

/** A party of two in half an hour. */
async function book(site: Site, lastName: string): Promise<void> {
  const at = localOf((Math.floor(site.now() / SLOT_MS) + 2) * SLOT_MS, 'America/Vancouver')
  await bookTable(site, { uid: UID, at, lastName })
}

/** Nothing is wrong by day and by night, on a phone and on a laptop. */
async function expectFine(page: Page, what: string) {
  await atBothWidths(page, async (width) => {
    for (const theme of ['light', 'dark']) {
      // As the account page does it; Payload keeps the choice in a cookie.
      await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme)
      expect(await violations(page, 'main'), `${what}, ${theme}, ${width} px`).toEqual([])
    }
    await expectNoSidewaysScroll(page, what, width)
  })
}

const report = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a manager reads figures as charts, as tables by one key, and as files', async ({
  look,
  site,
  manager,
}) => {
  const visit = await look({ width: 390, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, manager)
  await book(site, 'Figures')
  await page.goto(`${site.url}/admin/figures`)
  await page.getByRole('heading', { name: 'Figures', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await page.waitForURL(/span=today/)
  const covers = report(page, 'Covers by day and period')
  await covers.getByText(/\d+ covers? in \d+ part(y|ies)\./).waitFor()
  await covers.getByRole('img', { name: 'Covers by day and period' }).waitFor()

  // The table stands behind its chart.
  const opens = covers.locator('summary')
  expect(await covers.getByRole('table').isVisible()).toBe(false)
  await work(opens, 'Enter')
  const table = covers.getByRole('table')
  await table.waitFor()
  const heads = await table.getByRole('columnheader').allTextContents()
  expect(heads).toEqual(['Day', 'Day', 'Total', 'Parties', 'Before'])
  const [, , total] = await table.getByRole('cell').allTextContents()
  expect(Number(total)).toBeGreaterThanOrEqual(2)
  await expectFine(page, 'figures')

  const file = page.waitForEvent('download')
  await covers.getByRole('link', { name: 'Covers by day and period, as a CSV file' }).click()
  expect((await file).suggestedFilename()).toMatch(/^covers-[\d-]+\.csv$/)
})

test('own dates are shown, and wrong ones are said to be', async ({ look, site, manager }) => {
  const visit = await look({ width: 390, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, manager)
  await page.goto(`${site.url}/admin/figures`)
  await page.getByLabel('From', { exact: true }).fill('2020-03-01')
  await page.getByLabel('To', { exact: true }).fill('2020-03-09')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('March 1, 2020 to March 9, 2020, compared with').waitFor()
  await page.getByText('Nothing was booked on these days.').waitFor()
  await page.getByLabel('To', { exact: true }).fill('2020-02-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('alert').filter({ hasText: 'The last day has to be' }).waitFor()
})

test('eighteen restaurants are one screen of a laptop, and lead to their days by the keyboard', async ({
  begin,
  site,
  administrator,
}) => {
  const visit = await begin({ width: 1440, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, administrator)
  await page.goto(`${site.url}/admin/tonight`)
  const table = page.getByRole('table', { name: 'Tonight' })
  await table.waitFor()
  const last = table.getByRole('row').last()
  const box = await last.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  await expectFine(page, 'tonight')
  await page.setViewportSize({ width: 1440, height: 900 })
  await work(table.getByRole('link', { name: 'Kitsilano', exact: true }), 'Shift')
  await press(page, 'Enter')
  await page.waitForURL(/\/admin\/reservations\?location=\d+&day=[\d-]+$/)
})

test('a manager sees tonight at their own restaurant, kept current', async ({
  look,
  site,
  manager,
}) => {
  const visit = await look({ width: 390, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, manager)
  await page.goto(`${site.url}/admin/tonight`)
  const row = page.getByRole('row').filter({ hasText: 'Pike Street' })
  await row.waitFor()
  expect(await page.getByRole('rowheader').count()).toBe(1)
  const covers = async () => {
    const cells = await row.getByRole('cell').allTextContents()
    return Number(/\d+/.exec(cells[0] ?? '')?.[0])
  }
  const before = await covers()
  await book(site, 'Tonight')
  await expect.poll(covers).toBe(before + 2)
})
