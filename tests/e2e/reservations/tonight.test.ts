import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { localOf } from '#lib/time.ts'
import { openBrowser, visit } from '#tests/support/browser.ts'
import { fillDetails, openPanel, panelOf } from '#tests/support/guest.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { wellBeforeMidnight } from '#tests/support/well-before-midnight.ts'

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

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

/** Makes a restaurant seat guests round the clock, and let them cancel until they sit down. */
async function neverCloses(uid: string): Promise<void> {
  const ask = await signIn(site, inject('seeds').sqlite.staff)
  const where = `where[location.uid][equals]=${uid}`
  const found = (await ask('GET', `/booking-settings?depth=0&${where}`)) as {
    docs: { id: number }[]
  }
  await ask('PATCH', `/booking-settings/${found.docs[0]?.id}`, {
    periods: [
      { code: 'day', name: 'All day', weekdays: WEEK, firstSeating: '00:00', lastSeating: '23:45' },
    ],
    specialDays: [],
    closures: [],
    noticeMinutes: 0,
    cancelCutOffMinutes: 0,
  })
}

describe('a table for tonight', () => {
  test('is booked for today’s next times, and given back before the visit', async () => {
    const { uid, timeZone } = wellBeforeMidnight()
    await neverCloses(uid)
    const { page, context, problems } = await visit(browser, { reducedMotion: 'reduce' })
    await openPanel(page, site.url, uid)
    const panel = panelOf(page)
    expect(await panel.date.inputValue()).toBe(localOf(Date.now(), timeZone).slice(0, 10))
    expect(await panel.date.locator('option:checked').textContent()).toBe('Today')
    // The very next quarter of an hour may begin while the guest types.
    const next = panel.time.locator('option:enabled:not([value=""])').nth(1)
    const label = (await next.textContent()) ?? ''
    await panel.time.selectOption({ label })
    await panel.find.click()
    await panel.button(label).click()
    await panel.seating.waitFor()
    await panel.panel.locator('section').last().getByRole('button').first().click()
    await panel.details.waitFor()
    await fillDetails(page)
    await panel.complete.click()
    await panel.thanks.waitFor()
    await panel.manage.click()
    await page.waitForURL('**/my/reservations/*')
    expect(await page.locator('main').textContent()).toContain(label)
    await page.getByText('Cancel this reservation').click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
