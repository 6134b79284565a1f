import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { tabTo } from '#tests/support/guest.ts'
import { hand } from '#tests/support/hand.ts'
import { press, work } from '#tests/support/keyboard.ts'
import { askAs } from '#tests/support/staff.ts'
import { test as workerTest } from '#tests/support/worker-site.ts'

// A page that Robin has published, with another title.
const test = workerTest.extend('changed', { scope: 'file' }, async ({ site, editor }) => {
  const ask = await askAs(site, editor)
  const body = { title: 'Our kitchens', uid: 'our-kitchens', type: 'text-page' }
  const { doc } = (await ask('POST', '/pages', { ...body, _status: 'published' })) as {
    doc: { id: number }
  }
  await ask('PATCH', `/pages/${doc.id}`, { title: 'Where we cook', _status: 'published' })
  return doc
})

const opened = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

test('an administrator finds out who changed a page, from what to what', async ({
  look,
  site,
  administrator,
  changed,
}) => {
  const visit = await look({ width: 390, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, administrator)
  // From the page itself.
  await page.goto(`${site.url}/admin/collections/pages/${changed.id}`)
  const { did, tap } = hand()
  await tap(page.locator('a[href*="document=collections%2Fpages"]'))
  await opened(page, /^Audit log$/).waitFor()
  await page.getByText('Only what was done to Page.').waitFor()
  const line = page.getByRole('link', { name: /Robin published “Where we cook”/ })
  await line.waitFor()
  expect(await page.getByRole('listitem').filter({ has: line }).textContent()).toContain('Title')
  expect(did).toEqual({ taps: 1, typed: 0 })
  await expectFine(page, 'the audit log of a page')

  await tabTo(page, line)
  await press(page, 'Enter')
  await opened(page, /^Robin published “Where we cook”$/).waitFor()
  const row = page.getByRole('row', { name: /Title/ })
  expect(await row.getByRole('cell').allTextContents()).toEqual(['Our kitchens', 'Where we cook'])
  await expectFine(page, 'an entry of the audit log')
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expectFine(page, 'an entry of the audit log by night')

  // The whole log, narrowed by words and by what was done, without a mouse.
  await page.getByRole('link', { name: 'Back to the log' }).click()
  await work(page.locator('summary', { hasText: 'Filter' }), 'Enter')
  await page.getByLabel('Words in names and titles').fill('kitchens rob')
  await page.getByLabel('What was done').selectOption({ label: 'All: Content and settings' })
  await tabTo(page, page.getByRole('button', { name: 'Show' }))
  await press(page, 'Enter')
  await page.waitForURL(/act=content/)
  await page.getByRole('link', { name: /Robin made “Our kitchens”/ }).waitFor()
  expect(await page.getByRole('link', { name: /Where we cook/ }).count()).toBe(0)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expectFine(page, 'a search of the audit log by night')
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^audit-log-[\d-]+\.csv$/)
})

test('editors see who saved each version, and no audit log', async ({
  begin,
  site,
  editor,
  changed,
}) => {
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, editor)
  const versions = `${site.url}/admin/collections/pages/${changed.id}/versions`
  await page.goto(versions)
  const newest = page.getByRole('row').nth(1)
  await newest.waitFor()
  expect(await newest.textContent()).toMatch(/Robin.*Published last/)
  await expectFine(page, 'versions')
  await page.setViewportSize({ width: 1440, height: 900 })
  await newest.getByRole('link').click()
  await page.getByText('Saved by Robin').waitFor()
  await page.goto(versions.replace('/versions', ''))
  await page.locator('#field-title').waitFor()
  expect(await page.getByRole('link', { name: 'Who changed this?' }).count()).toBe(0)
  const reply = await page.request.get(`${site.url}/admin/audit-log`)
  expect(await reply.text()).not.toContain('Where we cook')
})
