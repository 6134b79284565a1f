import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cardOf, fillCard } from '#tests/support/card.ts'
import { writeBookings } from '#tests/support/content-sql.ts'
import {
  expectAccessible,
  fillDetails,
  findTimes,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { oneVisit } from '#tests/support/one-visit.ts'
import { type Site, startSite } from '#tests/support/site.ts'

/** A flagship, where a card vouches for a table for seven. */
const UID = 'burrard'
const visits = oneVisit()

let site: Site
beforeAll(async () => {
  site = await startSite({ seed: inject('seeds').sqlite })
})
afterAll(() => site?.stop())

let guests = 0
/** Books a table and opens the page that shows and cancels it. */
async function book(width: number, party: string): Promise<Page> {
  guests += 1
  const address = `198.51.100.${guests}`
  const { page } = await visits.begin({ width, reducedMotion: 'reduce', address })
  await openPanel(page, site.url, UID)
  await panelOf(page).people.selectOption(party)
  await findTimes(page)
  await holdTable(page)
  await fillDetails(page)
  if (await cardOf(page).section.isVisible()) await fillCard(page)
  await panelOf(page).complete.click()
  await panelOf(page).manage.waitFor()
  await page.goto((await panelOf(page).manage.getAttribute('href')) ?? '')
  return page
}

/** As if the last moment to cancel for nothing had passed: it was longer ago than any table is booked. */
function pass(cutOffMinutes: number): void {
  const change = `UPDATE snapshots SET settings = json_set(settings, '$.cancelCutOffMinutes', ${cutOffMinutes})`
  writeBookings(
    site,
    // The site writes the settings of content down again every few minutes: those say so, too.
    `${change};
     DROP TRIGGER IF EXISTS cut_off;
     CREATE TRIGGER cut_off AFTER INSERT ON snapshots BEGIN ${change}; END`,
  )
}

describe.each([390, 1440])('a guest who cancels past the cut-off at %i px', (width) => {
  test('is told exactly what it costs, and confirms that', async () => {
    pass(0)
    const page = await book(width, '7')
    const cancel = page.getByText('Cancel this reservation')
    await cancel.click()
    await page.getByText('Nothing is charged. You can change or cancel it here until').waitFor()
    pass(400 * 24 * 60)
    // Who had the page open from before is not cancelled for what they were not told.
    await page.getByRole('button', { name: 'Yes, cancel it', exact: true }).click()
    await page.getByText('Your reservation is not cancelled').waitFor()
    await page.getByText('It is too late to change this reservation here').waitFor()
    await cancel.click()
    const cost = 'Up to $175.00 may be charged to the card ending in 4242.'
    await page.getByText(cost).waitFor()
    await expectAccessible(page, 'late cancellation')
    await page.getByRole('button', { name: 'Yes, cancel it; up to $175.00 may be charged' }).click()
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
    expect(await page.locator('main').textContent()).toContain(
      'Ending in 4242. Up to $175.00 may be charged for the late cancellation.',
    )
  })

  test('loses nothing where no card was asked for', async () => {
    const page = await book(width, '2')
    pass(400 * 24 * 60)
    await page.reload()
    await page.getByText('Cancel this reservation').click()
    await page.getByText('It costs nothing.').waitFor()
    await page.getByRole('button', { name: 'Yes, cancel it', exact: true }).click()
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
  })
})
