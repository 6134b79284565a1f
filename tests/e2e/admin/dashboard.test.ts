import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { logIn } from '#tests/support/admin.ts'
import { settled, violations } from '#tests/support/axe.ts'
import { openBrowser, type Visit, visit } from '#tests/support/browser.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { type Host, makeHost, makeStaff } from '#tests/support/staff.ts'
import { wellBeforeMidnight } from '#tests/support/well-before-midnight.ts'

const { uid } = wellBeforeMidnight()

let browser: Browser
let site: Site
let administrator: { email: string; password: string }
let host: Host
beforeAll(async () => {
  const seed = inject('seeds').sqlite
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ seed })])
  const editor = await makeStaff(site, seed.staff, { roles: ['editor'] })
  administrator = { ...seed.staff, password: editor.password }
  host = await makeHost(site, administrator, uid)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** A party of four at the door, seated by their host. */
async function seatFour({ page }: Visit) {
  const data = {
    ...{ location: host.location, key: crypto.randomUUID(), party: 4, name: '', start: 'now' },
    ...{ place: null, until: null },
  }
  const answer = await page.request.post(`${site.url}/admin/api/reservations/walk-in`, {
    headers: { origin: site.url },
    data,
  })
  expect(answer.status()).toBe(200)
}

/** Payload's page before the login has no landmarks, and none can be put around its form. */
const PAYLOADS_OWN = /^(landmark-one-main|region): /

async function expectFine({ page, problems }: Visit, what: string, but?: RegExp) {
  for (const theme of ['light', 'dark']) {
    // As the account page does it; Payload keeps the choice in a cookie.
    await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme)
    await settled(page)
    const found = await violations(page)
    expect(
      found.filter((one) => !but?.test(one)),
      `${what}, ${theme}`,
    ).toEqual([])
  }
  expect(problems).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

describe.each([1440, 390])('the way into the admin, %i px wide', (width) => {
  test('shows the group’s name before the login, and today’s covers first after it', async () => {
    const way = await visit(browser, { width })
    const { page } = way
    await page.goto(`${site.url}/admin`)
    await page.getByText('Saltwood', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Login' }).waitFor()
    await expectFine(way, 'login', PAYLOADS_OWN)
    await logIn(page, host)
    await page.getByRole('heading', { name: 'Today at Saltwood' }).waitFor()
    await seatFour(way)
    await page.reload()
    const covers = page.getByRole('region', { name: 'Covers today' })
    await covers.getByText(/guests seated now/).waitFor()
    const first = page.locator('main section').first()
    expect(await first.getAttribute('aria-labelledby')).toBe('covers')
    await expectFine(way, 'a host’s dashboard')
    const own = page.getByRole('region', { name: 'At your restaurant' })
    await own.getByRole('link').click()
    await page.getByRole('heading', { name: 'Reservations', exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('location')).toBe(`${host.location}`)
    await way.context.close()
  })

  test('tells administrators of every restaurant, and what waits for them', async () => {
    const all = await visit(browser, { width })
    const { page } = all
    await page.goto(`${site.url}/admin`)
    await logIn(page, administrator)
    const each = page.getByRole('region', { name: 'By restaurant' })
    await each.getByText('No reservations are taken on this site.').waitFor()
    await page.getByRole('link', { name: /unanswered applications/ }).waitFor()
    await expectFine(all, 'the group’s dashboard')
    await page.getByRole('link', { name: /unanswered applications/ }).click()
    await page.getByRole('heading', { name: 'Applications', exact: true }).waitFor()
    await all.context.close()
  })
})
