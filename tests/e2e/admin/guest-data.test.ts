import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { logIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { openBrowser, visit } from '#tests/support/browser.ts'
import { fillDetails, findTimes, holdTable, openPanel, panelOf } from '#tests/support/guest.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { makeStaff } from '#tests/support/staff.ts'

let browser: Browser
let site: Site
let host: { email: string; password: string }
beforeAll(async () => {
  const seed = inject('seeds').sqlite
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ seed })])
  host = await makeStaff(site, seed.staff, { roles: ['host'], allLocations: true })
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Books a table and leaves an address; answers with the manage link. */
async function book(email: string, address: string): Promise<string> {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce', address })
  await openPanel(page, site.url, 'kitsilano')
  await findTimes(page)
  await holdTable(page)
  await fillDetails(page)
  await panelOf(page).panel.getByRole('textbox', { name: 'Email' }).fill(email)
  await panelOf(page).complete.click()
  await panelOf(page).thanks.waitFor()
  const link = (await panelOf(page).manage.getAttribute('href')) ?? ''
  await context.close()
  return link
}

describe.each([390, 1440])('a guest who asks for their data, at %i px', (width) => {
  test('gets it as a file, and has it erased once their booking is cancelled', async () => {
    const email = `ada-${width}@example.com`
    const link = await book(email, `198.51.100.${width % 250}`)
    const { page, context, problems } = await visit(browser, { width })
    await page.goto(`${site.url}/admin`)
    await logIn(page, host)
    await page.locator('nav a[href="/admin/guest-data"]').first().waitFor({ state: 'attached' })
    await page.goto(`${site.url}/admin/guest-data`)
    await page.getByRole('heading', { level: 1, name: 'A guest’s data' }).waitFor()
    const find = async (address: string) => {
      await page.getByLabel('The guest’s e-mail address').fill(address)
      await page.getByRole('button', { name: 'Find' }).click()
    }
    await find('nobody@example.com')
    await page.getByText('Nothing is kept of nobody@example.com').waitFor()
    await find(email.toUpperCase())
    const bookings = page.getByRole('region', { name: 'Bookings' })
    await bookings.getByRole('cell', { name: 'Ada Byron' }).waitFor()
    expect(await page.getByRole('region', { name: 'Mails' }).textContent()).toContain(
      'Confirmation',
    )
    expect(await violations(page, 'main')).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download all of it/ }).click(),
    ])
    expect(file.suggestedFilename()).toBe('guest-data.json')
    const data = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(data).toMatchObject({
      bookings: [{ location: 'Kitsilano', guest: { lastName: 'Byron', email }, toCome: true }],
    })
    // A visit far enough away has a reminder waiting too.
    expect(data.letters).toContainEqual(
      expect.objectContaining({ kind: 'confirmation', recipient: email }),
    )

    const erase = page.getByRole('region', { name: 'Erase' })
    const press = async () => {
      await erase.getByRole('checkbox').check()
      await erase.getByRole('button', { name: 'Erase' }).click()
      await page.getByRole('status').filter({ hasText: 'Erased.' }).waitFor()
    }
    await erase.getByText('1 booking is still to come').waitFor()
    await press()
    await bookings.getByRole('cell', { name: 'Ada Byron' }).waitFor()
    await page.request.post(`${link}/cancel`, { headers: { origin: site.url } })
    await press()
    await page.getByText('Nothing is kept of').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
