import { expect, inject } from 'vitest'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { timeLabel } from '#lib/time/time-labels.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { booker, fillDetails, openPanel, panelOf } from '#tests/support/guest.ts'
import { useOutdatedZoneData } from '#tests/support/outdated-zone-data.ts'
import { type Ask, signIn } from '#tests/support/staff.ts'

/** Where the evening has begun when it is three in the afternoon in Vancouver. */
const UID = 'water-street'
const TIME_ZONE = 'America/St_Johns'
const ROUND_THE_CLOCK = { firstSeating: '00:00', lastSeating: '23:45', outsideHours: true }
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite({ at: '15:00' }))
  .extend('ask', { scope: 'file' }, ({ site }) => signIn(site, inject('seeds').sqlite.staff))

/** Makes the restaurant open and seat guests round the clock, and let them cancel until they sit down. */
async function neverClose(ask: Ask): Promise<void> {
  await ask('POST', '/globals/special-days', { days: [] })
  const places = (await ask('GET', `/locations?depth=0&where[uid][equals]=${UID}`)) as {
    docs: { id: number }[]
  }
  await ask('PATCH', `/locations/${places.docs[0]?.id}`, {
    hours: { weekly: [{ days: WEEK, opens: '00:00', closes: '00:00' }] },
    _status: 'published',
  })
  const where = `where[location.uid][equals]=${UID}`
  const found = (await ask('GET', `/booking-settings?depth=0&${where}`)) as {
    docs: { id: number }[]
  }
  await ask('PATCH', `/booking-settings/${found.docs[0]?.id}`, {
    periods: [{ code: 'day', name: 'All day', weekdays: WEEK, ...ROUND_THE_CLOCK }],
    specialDays: [],
    closures: [],
    noticeMinutes: 0,
    cancelCutOffMinutes: 0,
  })
}

test('a table for tonight is booked for the next time of today, and given back before the visit', async ({
  ask,
  begin,
  site,
}) => {
  await neverClose(ask)
  const { page } = await begin(booker())
  await openPanel(page, site.url, UID)
  const panel = panelOf(page)
  const quarter = localOf((Math.floor(site.now() / SLOT_MS) + 1) * SLOT_MS, TIME_ZONE)
  const label = timeLabel(quarter.slice(11))
  expect(await panel.date.inputValue()).toBe(quarter.slice(0, 10))
  expect(await panel.date.locator('option:checked').textContent()).toBe('Today')
  const next = panel.time.locator('option:enabled:not([value=""])').first()
  expect(await next.textContent()).toBe(label)
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
})

test('a browser whose zone data are old shows what is open and bookable by the restaurant’s own time', async ({
  ask,
  begin,
  site,
}) => {
  await ask('POST', '/globals/special-days', { days: [] })
  const found = await ask('GET', '/locations?where[uid][equals]=burrard&depth=0')
  const [location] = (found as { docs: { id: number; hours: object }[] }).docs
  // Between lunch and dinner, where those who still turn their clocks have an hour of lunch left.
  const weekly = [
    { days: WEEK, opens: '11:30', closes: '14:30' },
    { days: WEEK, opens: '17:30', closes: '23:00' },
  ]
  const hours = { ...location?.hours, weekly, holidays: [] }
  await ask('PATCH', `/locations/${location?.id}`, { hours, _status: 'published' })

  const { page } = await begin(booker())
  await page.addInitScript(useOutdatedZoneData)
  await page.goto(`${site.url}/locations/burrard`)
  const state = page.locator('[data-open]')
  await atBothWidths(page, async () => {
    await expect.poll(() => state.textContent()).toBe('Closed, opens at 5:30 PM')
  })
  await openPanel(page, site.url, 'burrard')
  const { time } = panelOf(page)
  const quarter = localOf((Math.floor(site.now() / SLOT_MS) + 1) * SLOT_MS, 'America/Vancouver')
  const next = time.locator('option:enabled:not([value=""])').first()
  expect(await next.textContent()).toBe(timeLabel(quarter.slice(11)))
})
