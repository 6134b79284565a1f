import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './axe.ts'
import { atBothWidths, type VisitOptions } from './browser.ts'

/** What a guest types; `phone` stands as the form shows it. */
export const GUEST = { firstName: 'Ada', lastName: 'Byron', phone: '604-555-0199' }

let bookers = 0

/**
 * The options of a guest who books: limits count by their address, which nobody had before, and nothing
 * waits for motion.
 */
export function booker(options: VisitOptions = {}): VisitOptions {
  bookers += 1
  return { reducedMotion: 'reduce', address: `198.18.${bookers}.7`, ...options }
}

/** Nothing that axe can find is wrong with what is on show, and nothing scrolls sideways, on a phone and on a laptop. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await atBothWidths(page, async (width) => {
    expect(await violations(page), `axe at ${where}, ${width} px`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `width of ${where} at ${width} px`).toBeLessThanOrEqual(width)
  })
}

/** The panel's parts, by the words that a guest goes by. */
export function panelOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Reserve' })
  const button = (name: string | RegExp) => panel.getByRole('button', { name })
  return {
    panel,
    people: panel.getByLabel('People'),
    date: panel.getByLabel('Date'),
    time: panel.getByLabel('Time', { exact: true }),
    find: button('Find a Time'),
    times: panel.getByRole('heading', { name: 'Standard reservations' }),
    anyTime: button(/^\d+:\d\d [AP]M$/),
    seating: panel.getByRole('heading', { name: /^Seating at/ }),
    alert: panel.getByRole('alert'),
    countdown: panel.getByRole('timer'),
    details: panel.getByRole('heading', { name: 'Your Details' }),
    firstName: panel.getByLabel('First name'),
    lastName: panel.getByLabel('Last name'),
    phone: panel.getByLabel('Phone'),
    complete: button('Complete Reservation'),
    reset: button('Reset'),
    back: button('Back'),
    thanks: panel.getByRole('heading', { name: /^Thank you/ }),
    manage: panel.getByRole('link', { name: 'Manage Reservation' }),
    button,
  }
}

/**
 * Searches from the open panel: the day after the one it proposes, or the next day that has a table, for
 * seven in the evening. A visit of today may be past its cut-off for cancelling, depending on the hour at
 * which the test runs.
 */
export async function findTimes(page: Page): Promise<void> {
  const { find, times, alert, date, time } = panelOf(page)
  await date.selectOption(await nextDay(date))
  await time.selectOption('19:00')
  await find.click()
  for (let tries = 0; tries < 4; tries++) {
    await times.or(alert).first().waitFor()
    if (await times.isVisible()) return
    await date.selectOption(await nextDay(date))
    await find.click()
  }
  throw new Error('no day of this week has a table')
}

/** The day after the chosen one that can be chosen. */
export async function nextDay(date: Locator): Promise<string> {
  const days = await date
    .locator('option')
    .evaluateAll((options) =>
      options
        .filter((o) => !(o as HTMLOptionElement).disabled)
        .map((o) => (o as HTMLOptionElement).value),
    )
  const next = days[days.indexOf(await date.inputValue()) + 1]
  if (!next) throw new Error('there is no later day')
  return next
}

/** Takes the first time and its first seating, and waits for the form. */
export async function holdTable(page: Page): Promise<void> {
  const { anyTime, seating, details, panel } = panelOf(page)
  await anyTime.first().click()
  await seating.waitFor()
  await panel.locator('section').last().getByRole('button').first().click()
  await details.waitFor()
}

/** Opens the panel, and holds the first table of tomorrow evening, or of the next one that has a table. */
export async function openAndHold(page: Page, site: string, uid: string) {
  await openPanel(page, site, uid)
  await findTimes(page)
  await holdTable(page)
  return panelOf(page)
}

/** Fills what the form requires. */
export async function fillDetails(page: Page): Promise<void> {
  const { firstName, lastName, phone } = panelOf(page)
  await firstName.fill(GUEST.firstName)
  await lastName.fill(GUEST.lastName)
  await phone.fill(GUEST.phone)
}

/** Opens the panel of a restaurant and waits for its form. */
export async function openPanel(page: Page, site: string, uid: string): Promise<void> {
  await page.goto(`${site}/locations/${uid}?reserve=${uid}`)
  await panelOf(page).find.waitFor()
}

/** Goes on with Tab until `target` has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not lead to ${target}`)
}
