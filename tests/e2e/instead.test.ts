import { describe, expect, inject, test } from 'vitest'
import { expectAccessible, findTimes, openPanel, panelOf } from '#tests/support/guest.ts'
import { oneVisit } from '#tests/support/one-visit.ts'

const UID = 'kitsilano'

const visits = oneVisit()

describe.each([390, 1440])('a time without a table, at %i px', (width) => {
  test('leads to the nearest one that has a table', async () => {
    const { page } = await visits.begin({ width, reducedMotion: 'reduce' })
    await openPanel(page, inject('site'), UID)
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
    const offered = await nearest.getByRole('button').first().textContent()
    await nearest.getByRole('button').first().click()
    await times.waitFor()
    expect(await date.inputValue()).toBe(day)
    expect(await anyTime.allTextContents()).toContain(offered)
    await anyTime
      .filter({ hasText: offered ?? '' })
      .first()
      .waitFor()
  })
})
