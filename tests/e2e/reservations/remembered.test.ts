import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  expectAccessible,
  fillDetails,
  findTimes,
  GUEST,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { oneVisit } from '#tests/support/one-visit.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const UID = 'kitsilano'

const visits = oneVisit()
let site: Site
beforeAll(async () => {
  site = await startSite({ seed: inject('seeds').sqlite })
})
afterAll(() => site?.stop())

async function openForm(page: Page) {
  // From elsewhere: where a table was booked, the panel thanks again.
  await page.goto(`${site.url}/about`)
  await openPanel(page, site.url, UID)
  await findTimes(page)
  await holdTable(page)
  const { panel, firstName, lastName, phone } = panelOf(page)
  const remember = panel.getByLabel('Remember me on this device')
  const typed = () => Promise.all([firstName, lastName, phone].map((field) => field.inputValue()))
  return { remember, typed }
}

test('a guest who wishes it is remembered by their device, until they do not', async () => {
  const { page } = await visits.begin({ width: 390, reducedMotion: 'reduce' })
  const first = await openForm(page)
  expect(await first.typed()).toEqual(['', '', ''])
  expect(await first.remember.isChecked()).toBe(false)
  await fillDetails(page)
  await first.remember.check()
  await expectAccessible(page, 'remember')
  await panelOf(page).complete.click()
  await panelOf(page).thanks.waitFor()

  const second = await openForm(page)
  await expect.poll(second.typed).toEqual([GUEST.firstName, GUEST.lastName, GUEST.phone])
  expect(await second.remember.isChecked()).toBe(true)
  await second.remember.uncheck()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(GUEST.lastName)
  await panelOf(page).complete.click()
  await panelOf(page).thanks.waitFor()

  const third = await openForm(page)
  expect(await third.typed()).toEqual(['', '', ''])
})
