import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible, findTimes, openPanel, panelOf } from '#tests/support/guest.ts'
import { oneVisit } from '#tests/support/one-visit.ts'
import { type Site, startSite } from '#tests/support/site.ts'

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

describe('an evening on which all large tables are taken', () => {
  /** The largest party of the house: few of its tables take one. */
  const PARTY = '8'
  const SEATINGS = ['default', 'outdoor']
  let site: Site
  let day: string
  let others = 0
  beforeAll(async () => {
    site = await startSite({ seed: inject('seeds').sqlite })
  })
  afterAll(() => site?.stop())

  /** Holds whatever a party of this size could have that evening, each time for another guest. */
  async function takeAll() {
    for (let minutes = 15 * 60; minutes < 24 * 60; minutes += 15) {
      const time = new Date(minutes * 60_000).toISOString().slice(11, 16)
      for (const seating of SEATINGS) while ((await takeOne(`${day}T${time}`, seating)) === 200);
    }
  }

  async function takeOne(at: string, seating: string): Promise<number> {
    others += 1
    const address = `10.${others % 250}.${Math.floor(others / 250)}.1`
    const { status } = await fetch(`${site.url}/api/opentable/lock-availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({
        ...{ restaurant_id: UID, party_size: PARTY, date_time: at },
        reservation_attribute: seating,
      }),
    })
    return status
  }

  async function searchInVain(width: number) {
    const { page } = await visits.begin({ width, reducedMotion: 'reduce' })
    await openPanel(page, site.url, UID)
    const { people, date, time, find, alert } = panelOf(page)
    await findTimes(page)
    day ??= await date.inputValue()
    await takeAll()
    await people.selectOption(PARTY)
    await date.selectOption(day)
    await time.selectOption('19:00')
    await find.click()
    await alert.getByText('We could not find any availability').waitFor()
    return page
  }

  test.each([390, 1440])('leads to another day, at %i px', async (width) => {
    const page = await searchInVain(width)
    const { panel, date, people, times } = panelOf(page)
    const days = panel.getByRole('region', { name: 'Other days' }).getByRole('button')
    await days.first().click()
    await times.waitFor()
    expect((await date.inputValue()) > day).toBe(true)
    expect(await people.inputValue()).toBe(PARTY)
  })

  test('leads to a neighbour, where what was asked for is asked for', async () => {
    const page = await searchInVain(390)
    const { panel, date, people, find } = panelOf(page)
    const near = panel.getByRole('region', { name: 'Nearby, around that time' }).getByRole('link')
    const name = (await near.first().textContent()) ?? ''
    await near.first().click()
    await page.waitForURL((url) => !url.pathname.endsWith(UID))
    await find.waitFor()
    expect(name).toContain(await page.locator('h1').textContent())
    expect([await people.inputValue(), await date.inputValue()]).toEqual([PARTY, day])
  })
})
