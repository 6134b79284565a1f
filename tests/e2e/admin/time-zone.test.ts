import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { momentLabel } from '#lib/time/time-labels.ts'
import { signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { bookTable, freeTime, timesOffered } from '#tests/support/book-table.ts'
import { forget } from '#tests/support/browser.ts'
import { makeAccount } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'
import { ownEmail, test as workerTest } from '#tests/support/worker-site.ts'

const UID = 'ice-district'

// Somebody who may read who has booked: an editor who is a host, too.
const test = workerTest.extend('person', { scope: 'file' }, ({ ask }) =>
  makeAccount(ask, {
    ...{ name: 'Robin', email: ownEmail() },
    ...{ roles: ['editor', 'host'], allLocations: true },
  }),
)

const refused = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not saved' })
const publish = (page: Page) => page.locator('#action-save').click()

test('whoever changes the time zone reads which visits it would move, and moves them with the clock', async ({
  ask,
  look,
  person,
  site,
}) => {
  const at = await freeTime(site, { uid: UID })
  await bookTable(site, { uid: UID, at, lastName: 'Byron', phone: '604-555-0199' })
  const before = await timesOffered(site, UID, at)
  const found = await ask('GET', `/locations?where[uid][equals]=${UID}&depth=0`)
  const [location] = (found as { docs: { id: number }[] }).docs
  await ask('PATCH', `/locations/${location?.id}?draft=true`, { timeZone: 'America/Toronto' })

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
  expect(words).toContain('in the new time zone, these would take place at a different moment')
  expect(words).toContain(`${momentLabel(at)} · Ada Byron, party of 2`)
  expect(words).toContain('+16045550199')
  expect(await refused(page).getByRole('checkbox').isChecked()).toBe(false)
  expect(await violations(page, '[role="alert"]')).toEqual([])

  await refused(page).getByText('Move these visits to the new time zone').last().click()
  // The form's own saves of the draft leave the box as it is.
  await page.waitForResponse((one) => one.url().includes('autosave=true'))
  expect(await refused(page).getByRole('checkbox').isChecked()).toBe(true)
  await publish(page)
  await refused(page).waitFor({ state: 'hidden' })

  const stored = await ask('GET', `/locations/${location?.id}?depth=0`)
  expect(stored).toMatchObject({ timeZone: 'America/Toronto', _status: 'published' })
  const query = `/reservations/day?location=${location?.id}&day=${at.slice(0, 10)}`
  await expect
    .poll(async () => {
      const { reservations } = (await ask('GET', query)) as { reservations: { at: string }[] }
      return reservations.map((one) => one.at)
    })
    .toContain(at)
  // Its table is taken at the same time of day as before.
  expect(await timesOffered(site, UID, at)).toEqual(before)
})
