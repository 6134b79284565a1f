import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoSidewaysScroll, logIn, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { makeHost } from '#tests/support/staff.ts'
import { ownEmail, test as workerTest } from '#tests/support/worker-site.ts'

const test = workerTest.extend('host', { scope: 'file' }, ({ site, administrator }) =>
  makeHost(site, administrator, 'pike-street', { email: ownEmail() }),
)

/** Payload's page before the login has no landmarks, and none can be put around its form. */
const PAYLOADS_OWN = /^(landmark-one-main|region): /

/** Nothing is wrong by day and by night, on a phone and on a laptop. */
async function expectFine(page: Page, what: string, but?: RegExp) {
  await atBothWidths(page, async (width) => {
    for (const theme of ['light', 'dark']) {
      // As the account page does it; Payload keeps the choice in a cookie.
      await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme)
      const found = await violations(page)
      expect(
        found.filter((one) => !but?.test(one)),
        `${what}, ${theme}, ${width} px`,
      ).toEqual([])
    }
    await expectNoSidewaysScroll(page, what, width)
  })
}

test('shows the group’s name before the login, and today’s covers first after it', async ({
  begin,
  site,
  host,
}) => {
  const { page } = await begin({ width: 390, reducedMotion: 'reduce' })
  await page.goto(`${site.url}/admin`)
  await page.getByText('Saltwood', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await expectFine(page, 'login', PAYLOADS_OWN)
  await logIn(page, host)
  await page.getByRole('heading', { name: 'Today at Saltwood' }).waitFor()

  // A party of four at the door, seated by their host.
  const seated = await page.request.post(`${site.url}/admin/api/reservations/walk-in`, {
    headers: { origin: site.url },
    data: {
      ...{ location: host.location, key: crypto.randomUUID(), party: 4, name: '', start: 'now' },
      ...{ place: null, until: null },
    },
  })
  expect(seated.status()).toBe(200)
  await page.reload()
  const covers = page.getByRole('region', { name: 'Covers today' })
  await covers.getByText(/guests seated now/).waitFor()
  const first = page.locator('main section').first()
  expect(await first.getAttribute('aria-labelledby')).toBe('covers')
  await expectFine(page, 'a host’s dashboard')
  const own = page.getByRole('region', { name: 'At your restaurant' })
  await own.getByRole('link').click()
  await page.getByRole('heading', { name: 'Reservations', exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('location')).toBe(`${host.location}`)
})

test('tells administrators of every restaurant, and what waits for them', async ({
  begin,
  site,
  administrator,
}) => {
  const visit = await begin({ width: 1440, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, administrator)
  await page.goto(`${site.url}/admin`)
  const each = page.getByRole('region', { name: 'By restaurant' })
  await each.getByText('Takes no reservations on this site.').waitFor()
  const waiting = page.getByRole('link', { name: /unanswered applications/ })
  await waiting.waitFor()
  await expectFine(page, 'the group’s dashboard')
  await waiting.click()
  await page.getByRole('heading', { name: 'Applications', exact: true }).waitFor()
})
