import type { Page, Request } from 'playwright-core'
import { expect, inject } from 'vitest'
import { autosaved, fillSlice, logIn, openSlice, patched } from '#tests/support/admin.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'

const OWN_PASSWORD = 'a hearth and a pile of wood'
const BEFORE = 'It started with a pile of driftwood'
const AFTER = 'It started with a spark'

const test = browserTest.extend('site', { scope: 'file' }, ownSite())

async function changePassword(page: Page) {
  await page.getByRole('link', { name: 'your account' }).click()
  await page.getByRole('button', { name: 'Change Password' }).click()
  // The form asks the server whether both are well, a moment after the second is typed.
  const asksOfBoth = (request: Request) => (request.postData() ?? '').split(OWN_PASSWORD).length > 2
  // React lets go of the reply as soon as it has read what it needs, which counts as failed.
  const checked = Promise.any([
    page.waitForEvent('requestfinished', asksOfBoth),
    page.waitForEvent('requestfailed', asksOfBoth),
  ])
  await page.locator('#field-password').fill(OWN_PASSWORD)
  await page.locator('#field-confirm-password').fill(OWN_PASSWORD)
  await checked
  const saved = patched(page, '/staff/')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await saved).status()).toBe(200)
}

// ASVS 6.3.2
test('the first hour of staff leads from the printed password to a change that visitors see', async ({
  begin,
  site,
}) => {
  const { staff } = inject('seeds').sqlite
  const { page, context } = await begin({ width: 1440, reducedMotion: 'reduce' })
  const foreign: string[] = []
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.url) foreign.push(request.url())
  })

  await page.goto(`${site.url}/admin`)
  await logIn(page, staff)
  await page.getByRole('alert').filter({ hasText: 'one-time password' }).waitFor()
  await changePassword(page)
  const body = JSON.stringify(staff)
  const headers = { 'content-type': 'application/json' }
  const old = await fetch(`${site.url}/admin/api/staff/login`, { method: 'POST', headers, body })
  expect(old.status).toBe(401)

  await page.goto(`${site.url}/admin/collections/pages`)
  // The list replaces its own address once it works, and a click at that moment leads nowhere.
  const document = await page.getByRole('link', { name: 'About', exact: true }).getAttribute('href')
  await page.goto(new URL(document ?? '', site.url).href)
  const slice = page.locator('#slices-row-0')
  const title = async () => {
    await openSlice(slice)
    return page.locator('#field-slices__0__title').inputValue({ timeout: 1000 })
  }
  await expect.poll(title).toBe(BEFORE)
  const saved = autosaved(page, AFTER)
  await fillSlice(slice, '0__title', AFTER)
  await saved

  const about = async () => (await fetch(`${site.url}/about`)).text()
  const previewed = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  const preview = await previewed
  await preview.getByRole('heading', { name: AFTER }).waitFor()
  expect(await about()).toContain(BEFORE)
  expect(await about()).not.toContain(AFTER)

  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(about).toContain(AFTER)
  const visitor = await begin()
  await visitor.page.goto(`${site.url}/about`)
  await visitor.page.getByRole('heading', { name: AFTER }).waitFor()
  expect(foreign).toEqual([])
})
