import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { logIn, patched } from '#tests/support/admin.ts'
import { openBrowser, visit } from '#tests/support/browser.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const OWN_PASSWORD = 'a hearth and a pile of wood'
const BEFORE = 'It started with a pile of driftwood'
const AFTER = 'It started with a spark'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await startSite({ seed: inject('seeds').sqlite })
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const { staff } = inject('seeds').sqlite

async function changePassword(page: Page) {
  await page.getByRole('link', { name: 'your account' }).click()
  // A press before the page's scripts have come leads nowhere.
  const change = page.getByRole('button', { name: 'Change Password' })
  const asked = async () => {
    if (await change.isVisible()) await change.click({ timeout: 1000 })
    return page.locator('#field-password').isVisible()
  }
  await expect.poll(asked, { timeout: 20_000 }).toBe(true)
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

const about = async () => (await fetch(`${site.url}/about`)).text()

describe('the first hour of staff', () => {
  test('leads from the printed password to a change that visitors see', async () => {
    const { page, context, problems } = await visit(browser, { width: 1440 })
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
    const document = await page
      .getByRole('link', { name: 'About', exact: true })
      .getAttribute('href')
    await page.goto(new URL(document ?? '', site.url).href)
    const slice = page.locator('#slices-row-0 .collapsible').first()
    const title = page.locator('#field-slices__0__title')
    // The first slice shuts again when the server has answered.
    const opened = async () => {
      const shut = slice.and(page.locator('.collapsible--collapsed'))
      const toggle = slice.locator('.collapsible__toggle').first()
      if (await shut.isVisible()) await toggle.click({ timeout: 1000 })
      return title.inputValue({ timeout: 1000 })
    }
    await expect.poll(opened, { timeout: 20_000 }).toBe(BEFORE)
    const saved = patched(page, 'draft=true')
    await title.fill(AFTER)
    expect((await saved).status()).toBe(200)

    const previewed = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Preview', exact: true }).click()
    const preview = await previewed
    await preview.getByRole('heading', { name: AFTER }).waitFor()
    expect(await about()).toContain(BEFORE)
    expect(await about()).not.toContain(AFTER)

    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect.poll(about, { timeout: 5000 }).toContain(AFTER)
    const visitor = await visit(browser)
    await visitor.page.goto(`${site.url}/about`)
    await visitor.page.getByRole('heading', { name: AFTER }).waitFor()

    expect([...problems, ...visitor.problems]).toEqual([])
    expect(foreign).toEqual([])
    await Promise.all([context.close(), visitor.context.close()])
  })
})
