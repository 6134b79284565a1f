import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { localOf } from '#lib/time/time.ts'
import { hydrated } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import {
  booker,
  expectAccessible,
  fillDetails,
  findTimes,
  GUEST,
  holdTable,
  nextDay,
  openAndHold,
  openPanel,
  panelOf,
  tabTo,
} from '#tests/support/guest.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import { stopClock } from '#tests/support/page-clock.ts'

const UID = 'kitsilano'
const TIME_ZONE = 'America/Vancouver'

const test = browserTest.extend('site', { scope: 'file' }, ownSite({ at: '15:00' }))

describe('the reservation panel', () => {
  test('needs no mouse from the home page to the cancellation', async ({ begin, site }) => {
    const { page } = await begin(booker())
    const { keyboard } = page
    const enter = async (target: Locator) => {
      await tabTo(page, target)
      await keyboard.press('Enter')
    }
    const follow = (selector: string) =>
      enter(page.locator(selector).filter({ visible: true }).first())
    await page.goto(site.url)
    await hydrated(page)
    await follow('a[href="/locations"]')
    await page.waitForURL('**/locations')
    await follow(`a[href="/locations/${UID}"]`)
    await page.waitForURL(`**/locations/${UID}`)
    await follow('a[data-panel="reserve"]')
    const panel = panelOf(page)
    await panel.find.waitFor()
    await tabTo(page, panel.date)
    const day = await nextDay(panel.date)
    // One letter leads to the next day that begins with it: from Today to Tomorrow, where it is not closed.
    const label = await panel.date.locator(`option[value="${day}"]`).textContent()
    await keyboard.press(label?.[0] ?? '')
    expect(await panel.date.inputValue()).toBe(day)
    await enter(panel.find)
    await expectFocusOn(panel.times)
    await enter(panel.anyTime.first())
    await expectFocusOn(panel.seating)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expectFocusOn(panel.details)
    await enter(panel.complete)
    await page.locator(':focus', { hasText: /^Please check these fields:/ }).waitFor()
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expectFocusOn(panel.firstName)
    await keyboard.type(GUEST.firstName)
    await keyboard.press('Tab')
    await keyboard.type(GUEST.lastName)
    await keyboard.press('Tab')
    await keyboard.type('6045550199')
    await keyboard.press('Tab')
    expect(await panel.phone.inputValue()).toBe(GUEST.phone)
    await keyboard.press('Enter')
    await expectFocusOn(panel.thanks)
    await enter(panel.manage)
    await page.waitForURL('**/my/reservations/*')
    await enter(page.getByRole('link', { name: 'Cancel this reservation' }))
    await expectFocusOn(page.getByRole('region', { name: 'Would you like to give up this table?' }))
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
  })

  test('keeps the hold on Back, takes it up on Forward, and gives it back when it is closed', async ({
    begin,
    site,
  }) => {
    const { page } = await begin(booker())
    const panel = await openAndHold(page, site.url, UID)
    await panel.firstName.fill(GUEST.firstName)
    await page.goBack()
    await panel.button('Continue').waitFor()
    expect(await panel.countdown.textContent()).toContain("We're holding this table for you")
    await page.goForward()
    await panel.details.waitFor()
    expect(await panel.firstName.inputValue()).toBe(GUEST.firstName)
    const released = page.waitForRequest('**/api/opentable/release')
    await panel.button('Close').click()
    await released
    expect(new URL(page.url()).search).toBe('')
  })

  test('keeps the hold and what was typed while the order is looked at', async ({
    begin,
    site,
  }) => {
    const { page } = await begin(booker({ width: 390 }))
    const released: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/release')) released.push(request.url())
    })
    const panel = await openAndHold(page, site.url, UID)
    const wish = panel.panel.getByLabel('Special request')
    await panel.firstName.fill(GUEST.firstName)
    await wish.fill('A window')
    const tab = (name: string) =>
      page.getByRole('dialog').getByRole('button', { name, exact: true })
    const order = page.getByRole('dialog', { name: 'Order' })
    await tab('Order').click()
    await order.getByRole('heading', { name: /^Order from/ }).waitFor()
    expect(await order.getByRole('timer').count()).toBe(0)
    await tab('Reserve').click()
    await panel.countdown.waitFor()
    expect(await panel.firstName.inputValue()).toBe(GUEST.firstName)
    expect(await wish.inputValue()).toBe('A window')

    // Back leads to the order and to the form again, and neither loses anything.
    await page.goBack()
    await panel.button('Continue').waitFor()
    await page.goBack()
    await order.waitFor()
    await page.goBack()
    await panel.details.waitFor()
    expect(await panel.firstName.inputValue()).toBe(GUEST.firstName)
    expect(await wish.inputValue()).toBe('A window')
    expect(released).toEqual([])
  })

  test('returns to the defaults a second after Reset', async ({ begin, site }) => {
    const { page } = await begin(booker())
    await page.clock.install()
    await openPanel(page, site.url, UID)
    const panel = panelOf(page)
    const day = await panel.date.inputValue()
    await panel.people.selectOption('4')
    await findTimes(page)
    await holdTable(page)
    await stopClock(page)
    await panel.reset.click()
    await panel.find.waitFor()
    expect(await panel.countdown.count()).toBe(0)
    await page.clock.runFor(900)
    expect(await panel.people.inputValue()).toBe('4')
    await page.clock.runFor(200)
    await expect.poll(() => panel.people.inputValue()).toBe('2')
    expect(await panel.date.inputValue()).toBe(day)
  })

  test('finds its table and what was typed again after a reload', async ({ begin, site }) => {
    const { page } = await begin(booker())
    const panel = await openAndHold(page, site.url, UID)
    await fillDetails(page)
    await page.reload()
    await panel.details.waitFor()
    expect(await panel.firstName.inputValue()).toBe(GUEST.firstName)
    await panel.complete.click()
    await panel.thanks.waitFor()
  })

  test('remembers a guest who wishes it on their device, until they do not', async ({
    begin,
    site,
  }) => {
    const { page } = await begin(booker({ width: 390 }))
    const first = await openForm(page, site.url)
    expect(await first.typed()).toEqual(['', '', ''])
    expect(await first.remember.isChecked()).toBe(false)
    await fillDetails(page)
    await first.remember.check()
    await expectAccessible(page, 'remember')
    await panelOf(page).complete.click()
    await panelOf(page).thanks.waitFor()

    // From elsewhere: where a table was booked, the panel thanks again.
    await page.goto(`${site.url}/about`)
    const second = await openForm(page, site.url)
    await expect.poll(second.typed).toEqual([GUEST.firstName, GUEST.lastName, GUEST.phone])
    expect(await second.remember.isChecked()).toBe(true)
    await second.remember.uncheck()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(GUEST.lastName)
    await panelOf(page).complete.click()
    await panelOf(page).thanks.waitFor()

    await page.goto(`${site.url}/about`)
    const third = await openForm(page, site.url)
    expect(await third.typed()).toEqual(['', '', ''])
  })

  test('tells the restaurant’s time to a browser whose clock is two days off', async ({
    begin,
    site,
  }) => {
    const { page } = await begin(booker())
    await page.addInitScript(() => {
      const now = Date.now
      Date.now = () => now() + 2 * 86_400_000
    })
    await openPanel(page, site.url, UID)
    const panel = panelOf(page)
    expect(await panel.date.locator('option').first().getAttribute('value')).toBe(
      localOf(site.now(), TIME_ZONE).slice(0, 10),
    )
    await findTimes(page)
    await holdTable(page)
    expect(await panel.countdown.textContent()).toMatch(/ 0[45]:\d\d minutes$/)
  })

  test('says at 00:00 that the table may be gone, and still completes while it is not', async ({
    begin,
    site,
  }) => {
    const { page } = await begin(booker())
    await page.clock.install()
    const panel = await openAndHold(page, site.url, UID)
    await page.clock.fastForward('05:01')
    await panel.countdown.filter({ hasText: 'You can still try' }).waitFor()
    expect(await panel.countdown.textContent()).toBe(
      'You can still try to complete your reservation, but this table may no longer be available.',
    )
    await fillDetails(page)
    await panel.complete.click()
    await panel.thanks.waitFor()
  })
})

/** The form of the guest's details with a table held, and what stands in it. */
async function openForm(page: Page, site: string) {
  const { panel, firstName, lastName, phone } = await openAndHold(page, site, UID)
  const remember = panel.getByLabel('Remember me on this device')
  const typed = () => Promise.all([firstName, lastName, phone].map((field) => field.inputValue()))
  return { remember, typed }
}
