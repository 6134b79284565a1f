import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { momentLabel } from '#lib/time/time-labels.ts'
import { signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { bookTable, freeTime, timesOffered } from '#tests/support/book-table.ts'
import { forget } from '#tests/support/browser.ts'
import { hand } from '#tests/support/hand.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import { makeAccount } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'
import { ownEmail, test as workerTest } from '#tests/support/worker-site.ts'

const UID = 'stephen-avenue'

// Somebody who may read who has booked: an editor who is a host, too.
const test = workerTest.extend('person', { scope: 'file' }, ({ ask }) =>
  makeAccount(ask, {
    ...{ name: 'Robin', email: ownEmail() },
    ...{ roles: ['editor', 'host'], allLocations: true },
  }),
)

const refused = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not saved' })
const publish = (page: Page) => page.locator('#action-save').click()

test('whoever closes a day that is booked reads who comes, and closes it once they are kept', async ({
  ask,
  look,
  person,
  site,
}) => {
  const at = await freeTime(site, { uid: UID })
  const day = at.slice(0, 10)
  await bookTable(site, { uid: UID, at, lastName: 'Byron', phone: '604-555-0199' })
  const found = await ask('GET', `/locations?where[uid][equals]=${UID}&depth=0`)
  const [location] = (found as { docs: { id: number; hours: object }[] }).docs
  const hours = { ...location?.hours, holidays: [{ date: day, name: 'Inventory', spans: [] }] }
  await ask('PATCH', `/locations/${location?.id}?draft=true`, { hours })

  const desk = await look({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, person)
  forget(desk, /status of 400/)
  const { page } = desk
  await page.goto(`${site.url}/admin/collections/locations/${location?.id}`)
  await works(page.locator('#action-save'))
  expect(await refused(page).count()).toBe(0)
  await publish(page)
  await refused(page).waitFor()
  const words = await refused(page).textContent()
  expect(words).toContain(`${momentLabel(at)} · Ada Byron, party of 2`)
  expect(words).toContain('+16045550199')
  expect(await violations(page, '[role="alert"]')).toEqual([])

  // Whoever cancels them elsewhere publishes again without having changed anything here.
  const asked = page.waitForResponse((one) => one.request().method() === 'PATCH')
  await publish(page)
  expect((await asked).status()).toBe(400)
  expect(await timesOffered(site, UID, at)).not.toEqual([])

  await refused(page).getByText('Keep these bookings').last().click()
  // The form's own saves of the draft leave the box as it is.
  await page.waitForResponse((one) => one.url().includes('autosave=true'))
  expect(await refused(page).getByRole('checkbox').isChecked()).toBe(true)
  await publish(page)
  await refused(page).waitFor({ state: 'hidden' })
  await expect.poll(() => timesOffered(site, UID, `${day}T19:00`)).toEqual([])
})

test('an editor types hours as people write them, and sees the week and each line by its day', async ({
  ask,
  look,
  person,
  site,
}) => {
  const found = await ask('GET', '/locations?where[uid][equals]=burrard&depth=0')
  const [location] = (found as { docs: { id: number }[] }).docs
  const office = await look({ width: 390, reducedMotion: 'reduce' })
  await signedIn(office, site, person)
  const { page } = office
  await page.goto(`${site.url}/admin/collections/locations/${location?.id}`)
  const { did, tap, type } = hand()
  await tap(page.getByRole('button', { name: 'Opening hours', exact: true }))
  const lines = page.locator('#field-hours__weekly')
  const opens = page.locator('#field-hours__weekly__0__opens')
  const week = page.getByRole('figure')

  await opens.fill('5pm')
  await page.keyboard.press('Tab')
  expect(await opens.inputValue()).toBe('5:00 PM')
  await lines.getByText(/^Monday to Thursday · 5:00 PM – /).waitFor()
  await expect.poll(() => week.getByRole('definition').first().textContent()).toMatch(/^5:00 PM – /)
  expect(await violations(page, 'figure')).toEqual([])

  await opens.fill('5:30')
  await page.keyboard.press('Tab')
  await lines.getByText('A time such as 5:30 pm, 5:30 am or 17:30').waitFor()
  await opens.fill('17:30')
  await page.keyboard.press('Tab')
  expect(await opens.inputValue()).toBe('5:30 PM')

  await tap(page.getByRole('button', { name: 'Add special day' }))
  await type(page.locator('#field-hours__holidays__0__date'), '2027-12-24')
  const days = page.locator('#field-hours__holidays')
  await days.getByText('Friday', { exact: true }).waitFor()
  await days.getByText('Fri, Dec 24, 2027 · closed').waitFor()
  expect(
    await violations(page, '.field-type:has(> div > #field-hours__holidays__0__date)'),
  ).toEqual([])
  await tap(page.locator('#action-save'))
  const published = async () =>
    JSON.stringify(await ask('GET', `/locations/${location?.id}?depth=0`))
  await expect.poll(published).toContain('2027-12-24')
  expect(did).toEqual({ taps: 3, typed: 1 })
})

test('a save that is refused names every field that is wrong, in whatever tab, and leads there', async ({
  ask,
  look,
  person,
  site,
}) => {
  const found = await ask('GET', '/locations?where[uid][equals]=the-forks&depth=0')
  const [location] = (found as { docs: { id: number }[] }).docs
  const office = await look({ width: 390, reducedMotion: 'reduce' })
  await signedIn(office, site, person)
  forget(office, /status of 400/)
  const { page } = office
  await page.goto(`${site.url}/admin/collections/locations/${location?.id}`)
  const tab = (name: string) => page.locator('.tabs-field__tab-button', { hasText: name })
  const summary = page.getByRole('alert').filter({ hasText: 'Please check' })
  const street = page.locator('#field-address')
  await tab('Place').click()
  await page.locator('#field-title').fill('')
  await street.fill('')
  await tab('Booking').click()
  await publish(page)
  await summary.getByText('Please check 2 fields before this can be saved:').waitFor()
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Name: This field is required.',
    'Street address: This field is required.',
  ])
  await expectFocusOn(summary)
  expect(await violations(page, '[role="alert"]')).toEqual([])

  await summary.getByRole('link', { name: 'Street address' }).click()
  await expectFocusOn(street)
  await street.fill('1 Forks Market Road')
  await summary.getByText('Please check one field before this can be saved:').waitFor()
  await page.locator('#field-title').fill('The Forks')
  await summary.waitFor({ state: 'hidden' })
})
