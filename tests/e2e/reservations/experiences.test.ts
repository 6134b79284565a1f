import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import {
  booker,
  expectAccessible,
  fillDetails,
  findTimes,
  openPanel,
  panelOf,
  tabTo,
} from '#tests/support/guest.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'

const UID = 'burrard'

const test = browserTest.extend('site', { scope: 'file' }, ownSite())

/** What the panel says of experiences, in the guest's words. */
function partsOf(page: Page) {
  const { panel, button } = panelOf(page)
  const list = panel.getByRole('region', { name: 'Saltwood experiences' })
  return {
    panel,
    list,
    // At half past five at the earliest: the flight by the fire, which begins at five, is not every day.
    anyTime: list.getByRole('button', { name: /^(5:30|6:\d\d) PM$/ }),
    offered: list.getByRole('listitem'),
    options: panel.getByRole('heading', { name: 'Select an option' }),
    bookNow: (name: string) => button(`Book Now ${name}`),
    addOns: panel.getByRole('heading', { name: 'Select an add-on' }),
    add: (name: string) => button(`Add one: ${name}`),
    remove: (name: string) => button(`Remove one: ${name}`),
    onWith: (total: string) => button(`Continue · ${total}`),
    order: panel.getByRole('region', { name: 'Your experience' }),
  }
}

/** From the open panel to the options of a time at which the hearth tasting is served. */
async function toOptions(page: Page) {
  const { anyTime, options } = partsOf(page)
  await findTimes(page)
  await anyTime.first().click()
  await panelOf(page).seating.waitFor()
  await panelOf(page).panel.locator('section').last().getByRole('button').first().click()
  await options.waitFor()
}

/** The lines below the times: experiences by name and price. */
const linesOf = (page: Page) =>
  partsOf(page).offered.filter({ hasText: '/ person' }).allTextContents()

/**
 * How high the list of an element may be, and at least the area that it stands in
 * (spec:reservations.layout-lists).
 */
const scrollOf = (item: Locator) =>
  item.evaluate((element) => {
    const list = element.closest('ul') as HTMLElement
    const { maxHeight, overflowY } = getComputedStyle(list)
    return [maxHeight, overflowY, getComputedStyle(list.parentElement as HTMLElement).minHeight]
  })

const fact = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: name }).locator('dd').first().textContent()

describe('an experience', () => {
  test('is booked with two add-ons, edited on the way, and moved with its booking', async ({
    begin,
    site,
  }) => {
    const { page } = await begin(booker({ width: 390 }))
    await openPanel(page, site.url, UID)
    const { panel, order, ...parts } = partsOf(page)
    await toOptions(page)
    await expectAccessible(page, 'options')
    const scrolls = ['358px', 'auto', '410px']
    expect(await scrollOf(parts.bookNow('The hearth tasting'))).toEqual(scrolls)
    expect(await panel.getByText('$125.00 / person').isVisible()).toBe(true)
    // 2 × 125.00, and 5 % of it.
    await panel.getByText('about $263 with tax for 2 people').waitFor()
    expect(await parts.bookNow('Standard reservation').isVisible()).toBe(true)

    await parts.bookNow('The hearth tasting').click()
    await parts.addOns.waitFor()
    // 2 × 125.00, and 5 % of it.
    await parts.onWith('$262.50').waitFor()
    expect(await parts.remove('Oysters to begin').getAttribute('aria-disabled')).toBe('true')
    for (let n = 0; n < 4; n++) await parts.add('Oysters to begin').click()
    await parts.add('Oysters to begin').press('Enter')
    expect(await parts.add('Oysters to begin').getAttribute('aria-disabled')).toBe('true')
    expect(await panel.getByText('4 of Oysters to begin').count()).toBe(1)
    for (let n = 0; n < 3; n++) await parts.remove('Oysters to begin').click()
    await parts.add('Wine pairing').click()
    await parts.add('Wine pairing').click()
    // 250.00 + 24.00 + 2 × 75.00, and 5 % of it.
    await parts.onWith('$445.20').waitFor()
    await expectAccessible(page, 'add-ons')
    expect(await scrollOf(parts.add('Wine pairing'))).toEqual(scrolls)
    await parts.onWith('$445.20').click()

    await panelOf(page).details.waitFor()
    await order.getByText('$445.20', { exact: true }).waitFor()
    expect(await order.textContent()).toContain('You pay at the restaurant.')
    expect(await order.textContent()).toContain('1 × Oysters to begin')
    await expectAccessible(page, 'details')
    await order.getByRole('button', { name: 'Edit the add-ons' }).click()
    await parts.addOns.waitFor()
    await parts.remove('Wine pairing').click()
    await parts.onWith('$366.45').click()
    await panelOf(page).details.waitFor()
    await page.reload()
    await panelOf(page).details.waitFor()
    await order.getByText('$366.45', { exact: true }).waitFor()
    await fillDetails(page)
    await panelOf(page).complete.click()
    await panelOf(page).thanks.waitFor()
    expect(await panel.textContent()).toContain('Total $366.45')
    expect(await panel.textContent()).toContain('1 × Wine pairing')
    await expectAccessible(page, 'thank you')

    await page.goto((await panelOf(page).manage.getAttribute('href')) ?? '')
    expect(await fact(page, 'Experience')).toBe('The hearth tasting')
    expect(await fact(page, 'Add-ons')).toBe('1 × Wine pairing, 1 × Oysters to begin')
    expect(await fact(page, 'Total')).toBe('$366.45')
    await expectAccessible(page, 'manage')

    await page.getByRole('link', { name: 'Change date, time or party' }).click()
    await page.getByText('The hearth tasting moves with it').waitFor()
    await page.getByLabel('People').selectOption('3')
    await page.getByRole('button', { name: 'Find a Time' }).click()
    const times = page.getByRole('link', { name: /^\d+:\d\d [AP]M$/ })
    await times.first().waitFor()
    const offered = await times.allTextContents()
    for (const time of offered) expect(time).toMatch(/^[5-8]:[03]0 PM$/)
    await times.first().click()
    await page.getByText('The total for 3 people is $497.70.').waitFor()
    await page.locator('form[method=post] button').first().click()
    await page.getByText('Your reservation has been changed').waitFor()
    expect(await fact(page, 'Total')).toBe('$497.70')
    expect(await fact(page, 'Add-ons')).toBe('1 × Wine pairing, 1 × Oysters to begin')
  })

  test('is named with its price once its times are found, and alone once its time is picked', async ({
    begin,
    site,
  }) => {
    const { page } = await begin(booker({ width: 390 }))
    await openPanel(page, site.url, UID)
    const { offered, anyTime } = partsOf(page)
    await findTimes(page)
    const hearth = offered.filter({ hasText: 'The hearth tasting' })
    await hearth.waitFor()
    expect(await hearth.textContent()).toBe('The hearth tasting$125.00 / person')
    await expectAccessible(page, 'experiences by name')
    await anyTime.first().click()
    await panelOf(page).seating.waitFor()
    for (const line of await linesOf(page)) {
      expect(line).toMatch(/^(The hearth tasting|A flight by the fire)\$\d+\.\d\d \/ person$/)
    }
    expect(await linesOf(page)).not.toEqual([])
  })

  test('leads back step by step in the browser, and on to the same order', async ({
    begin,
    site,
  }) => {
    const { page } = await begin(booker({ width: 390 }))
    await openPanel(page, site.url, UID)
    const { order, ...parts } = partsOf(page)
    await toOptions(page)
    await parts.bookNow('The hearth tasting').click()
    await parts.add('Wine pairing').click()
    await parts.onWith('$341.25').click()
    // By the time that it has the focus it has its place in the browser's history.
    await expectFocusOn(panelOf(page).details)
    await page.goBack()
    await parts.addOns.waitFor()
    await page.goBack()
    await parts.options.waitFor()
    await page.goForward()
    await page.goForward()
    await panelOf(page).details.waitFor()
    expect(await order.textContent()).toContain('1 × Wine pairing')
    await order.getByRole('button', { name: 'Edit the experience' }).click()
    await parts.options.waitFor()
    await panelOf(page).button('Keep what I have').click()
    await panelOf(page).details.waitFor()
    expect(await order.textContent()).toContain('1 × Wine pairing')
  })

  test('is ordered with the keyboard alone', async ({ begin, site }) => {
    const { page } = await begin(booker())
    await openPanel(page, site.url, UID)
    const { order, ...parts } = partsOf(page)
    await toOptions(page)
    const press = async (target: ReturnType<typeof parts.add>) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    }
    await press(parts.bookNow('The hearth tasting'))
    await parts.addOns.waitFor()
    await press(parts.add('Zero-proof pairing'))
    await parts.onWith('$309.75').waitFor()
    await press(parts.onWith('$309.75'))
    await panelOf(page).details.waitFor()
    expect(await order.textContent()).toContain('1 × Zero-proof pairing')
  })
})
