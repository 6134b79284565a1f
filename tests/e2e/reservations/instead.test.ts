import { expect } from 'vitest'
import { atBothWidths } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { booker, expectAccessible, findTimes, openPanel, panelOf } from '#tests/support/guest.ts'
import { holdEvening } from '#tests/support/hold-evening.ts'

const UID = 'kitsilano'
/** The largest party of the house: few of its tables take one. */
const PARTY = '8'

const test = browserTest.extend('site', { scope: 'file' }, ownSite())

test('a time without a table leads to the nearest one that has one', async ({ begin, site }) => {
  const { page } = await begin(booker({ width: 390 }))
  await openPanel(page, site.url, UID)
  const { panel, date, time, find, times, anyTime, alert } = panelOf(page)
  // A day that is open; then, before anybody is in the kitchen.
  await findTimes(page)
  const day = await date.inputValue()
  await time.selectOption('06:00')
  await find.click()
  await alert.getByText('We could not find any availability').waitFor()
  const nearest = panel.getByRole('region', { name: /^The nearest times? that day$/ })
  await nearest.waitFor()
  await expectAccessible(page, 'instead')
  const offered = (await nearest.getByRole('button').first().textContent()) ?? ''
  await nearest.getByRole('button').first().click()
  await times.waitFor()
  expect(await date.inputValue()).toBe(day)
  expect(await anyTime.allTextContents()).toContain(offered)
  await anyTime.filter({ hasText: offered }).first().waitFor()
})

test('an evening without a large table leads to another day, and to a neighbour with the same wish', async ({
  begin,
  site,
}) => {
  const { page } = await begin(booker({ width: 390 }))
  await openPanel(page, site.url, UID)
  const { panel, people, date, time, find, times, alert } = panelOf(page)
  await findTimes(page)
  const day = await date.inputValue()
  await holdEvening(site.url, { uid: UID, party: PARTY, day })
  const searchInVain = async () => {
    await people.selectOption(PARTY)
    await date.selectOption(day)
    await time.selectOption('19:00')
    await find.click()
    await alert.getByText('We could not find any availability').waitFor()
  }

  await searchInVain()
  const days = panel.getByRole('region', { name: 'Other days' }).getByRole('button')
  await days.first().waitFor()
  await atBothWidths(page, async (width) => {
    expect(await days.first().isVisible(), `at ${width} px`).toBe(true)
  })
  await days.first().click()
  await times.waitFor()
  expect((await date.inputValue()) > day).toBe(true)
  expect(await people.inputValue()).toBe(PARTY)

  await searchInVain()
  const near = panel.getByRole('region', { name: 'Nearby, around that time' }).getByRole('link')
  const name = (await near.first().textContent()) ?? ''
  await near.first().click()
  await page.waitForURL((url) => !url.pathname.endsWith(UID))
  await find.waitFor()
  expect(name).toContain(await page.locator('h1').textContent())
  expect([await people.inputValue(), await date.inputValue()]).toEqual([PARTY, day])
})
