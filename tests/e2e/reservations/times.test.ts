import { describe, expect, inject } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { localOf } from '#lib/time/time.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { booker, expectAccessible, openPanel, panelOf } from '#tests/support/guest.ts'
import { signIn } from '#tests/support/staff.ts'

/** It closes at ten, half past eleven on Fridays and Saturdays, and is open every day. */
const UID = 'kitsilano'
const TIME_ZONE = 'America/Vancouver'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite({ at: '23:17' }))
  .extend('ordinary', { scope: 'file' }, async ({ site }) => {
    const ask = await signIn(site, inject('seeds').sqlite.staff)
    await ask('POST', '/globals/special-days', { days: [] })
  })

describe('the times of the panel', () => {
  test('begin with 7:00 PM tomorrow where the restaurant has closed, and mark the one that was asked for', async ({
    begin,
    site,
    ordinary: _,
  }) => {
    const { page } = await begin(booker())
    await openPanel(page, site.url, UID)
    const { panel, date, time, find, times, button } = panelOf(page)
    const tomorrow = addDays(localOf(site.now(), TIME_ZONE).slice(0, 10), 1)
    expect([await date.inputValue(), await time.inputValue()]).toEqual([tomorrow, '19:00'])
    // The list itself goes on (spec:reservations.times-list): what is not past can be asked for.
    await date.selectOption({ label: 'Today' })
    expect(await time.locator('option', { hasText: '11:30 PM' }).isEnabled()).toBe(true)

    await date.selectOption(tomorrow)
    await time.selectOption('19:00')
    await find.click()
    await times.waitFor()
    const asked = panel.getByText('The time you asked for')
    expect(await asked.isVisible()).toBe(true)
    const marked = panel.locator('button[aria-describedby="reserve-asked"]')
    expect(await marked.allTextContents()).toEqual(['7:00 PM'])
    expect(await button('7:00 PM').first().getAttribute('aria-describedby')).toBe(
      await asked.getAttribute('id'),
    )
    await atBothWidths(page, async (width) => {
      const list = panel.getByRole('region', { name: 'Standard reservations' }).getByRole('list')
      const cut = await list.evaluate((ul) => {
        const box = ul.getBoundingClientRect()
        const last = ul.lastElementChild?.getBoundingClientRect()
        return {
          ...{ limit: getComputedStyle(ul).maxHeight, rows: ul.scrollHeight },
          ...{ over: ul.scrollHeight - ul.clientHeight, below: (last?.bottom ?? 0) > box.bottom },
        }
      })
      expect(cut, `${width} px`).toMatchObject({ limit: '358px', over: 0, below: false })
    })
    await expectAccessible(page, 'times')
  })
})
