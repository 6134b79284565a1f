import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { booker, expectAccessible, findTimes, openPanel, panelOf } from '#tests/support/guest.ts'
import { openTableTest, UID } from '#tests/support/opentable-site.ts'

/** A restaurant whose tables are all paid when they are booked, and a site that takes no cards for it. */
const test = openTableTest({ rid: '138712' })

/** Nothing found, and the ways on: the restaurant's telephone, or another choice. */
async function searchInVain(page: Page) {
  const { find, alert } = panelOf(page)
  await find.click()
  await alert
    .getByText('We could not find any availability for your time and party size.')
    .waitFor()
}

test('a restaurant with nothing but prepaid times leads to its telephone where no card is taken', async ({
  begin,
  site,
  opentable,
}) => {
  const { page } = await begin(booker({ width: 390 }))
  await openPanel(page, site.url, UID)
  const { panel, alert, find, date, people } = panelOf(page)
  await date.selectOption({ index: 2 })
  await searchInVain(page)
  expect(opentable.received.some(({ call }) => call === 'search')).toBe(true)
  expect(await alert.textContent()).toContain('which is not possible here.')
  expect(await panel.getByRole('link', { name: /^Call Bellevue/ }).isVisible()).toBe(true)
  expect(await panel.getByRole('button', { name: /^\d+:\d\d [AP]M$/ }).count()).toBe(0)
  expect(await find.isVisible()).toBe(false)
  await expectAccessible(page, 'nothing without a card')
  await people.selectOption('3')
  await find.waitFor()
})

test('a time at which nothing can be booked leads back to the times, and to the telephone', async ({
  begin,
  site,
}) => {
  const { page } = await begin(booker({ width: 390 }))
  // As an answer that is older than the list of experiences would say it.
  await page.route('**/api/opentable/get-availability', async (route) => {
    const { startDateTime: time } = route.request().postDataJSON()
    const both = { time, availabilityType: ['Standard'], attribute: ['default'] }
    const gone = { time: `${time.slice(0, 11)}19:15`, attribute: ['default'] }
    const times_available = [
      both,
      { ...gone, availabilityType: ['Experience'], experience_ids: ['508502'] },
    ]
    await route.fulfill({ json: { response: { no_availability_reasons: [], times_available } } })
  })
  await openPanel(page, site.url, UID)
  const { panel, button, seating, find } = panelOf(page)
  await findTimes(page)
  await button('7:15 PM').click()
  await seating.waitFor()
  await panel.locator('section').last().getByRole('button').first().click()
  await panel.getByText('This booking cannot be made online.').waitFor()
  expect(await panel.getByRole('link', { name: /^Call Bellevue/ }).isVisible()).toBe(true)
  await expectAccessible(page, 'nothing to book')
  await button('Choose another time').click()
  await find.waitFor()
  expect(await button('7:15 PM').isVisible()).toBe(true)
})
