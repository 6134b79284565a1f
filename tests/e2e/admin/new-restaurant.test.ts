import { expect, inject } from 'vitest'
import { WEEKDAYS } from '#lib/time/weekdays.ts'
import { expectFine, expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { bookTable } from '#tests/support/book-table.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { hand } from '#tests/support/hand.ts'
import { OWN_PASSWORD, signIn } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('owner', { scope: 'file' }, async ({ site }) => {
    const { staff } = inject('seeds').sqlite
    await signIn(site, staff)
    return { email: staff.email, password: OWN_PASSWORD }
  })

test('an administrator makes a new restaurant like Kitsilano, and sees what is left to fill in', async ({
  look,
  owner,
  site,
}) => {
  const visit = await look({ width: 390, reducedMotion: 'reduce' })
  await signedIn(visit, site, owner)
  const { page } = visit
  await page.goto(`${site.url}/admin/collections/locations`)
  const { did, tap, type, choose } = hand()
  await tap(page.getByRole('link', { name: /^Create new/i }).first())
  await works(page.getByLabel('Title'))
  await expectFine(page, 'a new location')
  await type(page.getByLabel('Title'), 'Kitsilano East')
  await choose(page.getByLabel('Like', { exact: true }), 'Kitsilano')
  await tap(page.getByRole('button', { name: 'Make the draft' }))

  const panel = page.getByRole('region', { name: 'Before guests come' })
  await panel.getByText('Its address, with city and postal code').waitFor()
  await panel.getByText('It is not published: guests do not see it').waitFor()
  expect(did).toEqual({ taps: 3, typed: 1 })
  // The checklist leaves out the parts that were copied from the other restaurant.
  for (const there of ['Opening hours', 'A menu', 'Booking hours'])
    expect(await panel.getByText(there).count()).toBe(0)
  await atBothWidths(page, async (width) => {
    expect(await violations(page, 'section[class*="missing"]')).toEqual([])
    await expectNoSidewaysScroll(page, 'what a new restaurant misses', width)
  })
  await page.locator('#field-address').fill('12 Yew Street')
  await page.locator('#field-city').fill('Vancouver')
  await page.locator('#field-postalCode').fill('V6K 1A2')
  await panel.getByText('Its address, with city and postal code').waitFor({ state: 'detached' })
})

test('an owner begins taking bookings at a new restaurant from a drawn floor, and a guest books there', async ({
  look,
  owner,
  site,
}) => {
  const visit = await look({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(visit, site, owner)
  const { page } = visit
  const uid = 'pier-house'
  const made = await visit.context.request.post(`${site.url}/admin/api/locations`, {
    headers: { origin: site.url },
    data: {
      ...{ title: 'Pier House', uid, _status: 'published' },
      ...{ address: '1 Pier', city: 'Vancouver', province: 'BC', timeZone: 'America/Vancouver' },
      hours: { weekly: [{ days: [...WEEKDAYS], opens: '11:30', closes: '22:00' }] },
    },
  })
  const { doc } = (await made.json()) as { doc: { id: number } }
  await page.goto(`${site.url}/admin/collections/locations/${doc.id}`)
  const { did, tap } = hand()
  const panel = page.getByRole('region', { name: 'Before guests come' })
  await tap(panel.getByRole('link', { name: /begin taking bookings here/ }))
  await works(page.getByRole('button', { name: 'Make the tables' }))
  await page.getByText('Dinner, Every day · 4:00 PM – 8:45 PM').waitFor()
  await expectFine(page, 'the first tables')
  await tap(page.getByRole('radio', { name: '80 seats, 25 tables' }))
  await tap(page.getByRole('checkbox', { name: 'A bar with 8 seats' }))
  await tap(page.getByRole('button', { name: 'Make the tables' }))
  await page.waitForURL(/collections\/booking-settings\/\d+$/)
  expect(did).toEqual({ taps: 4, typed: 0 })
  await page.getByText('Lunch, Monday to Friday · 11:30 AM – 3:45 PM').waitFor()

  await bookTable(site, { uid, lastName: 'First' })
  await page.goto(`${site.url}/admin/reservations/begin?location=${doc.id}`)
  await page.getByRole('heading', { name: 'Begin taking bookings' }).waitFor()
  // It is not offered twice.
  expect(await page.getByText('Pier House').count()).toBe(0)
})
