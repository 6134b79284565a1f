import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { timeLabel } from '#lib/time/time-labels.ts'
import { works } from '#tests/support/taken-over.ts'
import { signedIn } from '../admin.ts'
import { button, row, state } from '../board-page.ts'
import { type Visit, visit } from '../browser.ts'
import type { Site } from '../site.ts'
import type { Host } from '../staff.ts'

type Screen = { width: number; height: number; address: string }

/** A host at the board of the evening, who does everything on its screen. */
export type HostScreen = {
  visit: Visit
  page: Page
  /** Takes a booking by telephone for a wall time. */
  book(booking: { name: string; at: string; party: number; telephone: string }): Promise<void>
  walkIn(name: string, party: number): Promise<void>
  /** Taps a button of a party's row. */
  tap(label: string, name: string): Promise<void>
  /** Waits until a party's row has a state, and nothing of it is under way. */
  settled(name: string, state: string): Promise<void>
  /** Changes a booking to another wall time. */
  change(name: string, at: string): Promise<void>
  /** Moves a party to the table of a code, by its details. */
  move(name: string, table: string): Promise<void>
  /** The tables to which a party could move, by their codes. */
  tablesFor(name: string): Promise<string[]>
  /** Blocks, from the floor, a table that nobody has booked. */
  block(): Promise<void>
  /** Gives a party, on the floor, a free table beside its own. */
  join(name: string): Promise<void>
  /** Opens one of the views: `List`, `Floor`, `Waiting`. */
  view(name: string): Promise<void>
  /** Adds a party to the walk-in list, whose view is open. */
  queue(name: string, party: number): Promise<void>
  /** Taps a button of a party of the walk-in list, where it is there. */
  tapWaiting(label: string, name: string): Promise<void>
  /** Waits until a party of the walk-in list has a state. */
  waitingIs(name: string, state: string): Promise<void>
  /** Id, state and tables of all parties of the list, in their order. */
  parties(): Promise<string[]>
}

/** Opens the board on a screen of its own. */
export async function openHostScreen(
  browser: Browser,
  site: Site,
  host: Pick<Host, 'email' | 'password' | 'location'>,
  screen: Screen,
): Promise<HostScreen> {
  const visited = await visit(browser, { ...screen, reducedMotion: 'reduce' })
  await signedIn(visited, site, host)
  const { page } = visited
  await page.goto(`${site.url}/admin/reservations?location=${host.location}`)
  const newBooking = await works(page.getByRole('button', { name: 'New booking' }))
  const details = async (name: string): Promise<Locator> => {
    const more = button(page, 'More', name)
    if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click()
    return row(page, name)
  }
  const floor = page.getByRole('region', { name: 'Floor' })
  const waiting = page.getByRole('region', { name: 'Walk-in list', exact: true })
  const waitingRow = (name: string) =>
    waiting.getByRole('listitem', { name: new RegExp(`^${name}, party of`) })
  const dialogOf = (name: string) => page.getByRole('dialog', { name })
  const submit = async (dialog: Locator, label: string) => {
    await dialog.getByRole('button', { name: label, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  const options = (name: string) =>
    row(page, name).getByLabel('Another table at the same time').locator('option:not([value=""])')
  return {
    visit: visited,
    page,
    async book({ name, at, party, telephone }) {
      await newBooking.click()
      const dialog = dialogOf('New booking')
      await dialog.getByRole('radio', { name: `${party}`, exact: true }).check()
      await dialog.getByRole('radio', { name: timeName(at) }).check()
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
      await dialog.getByRole('textbox', { name: 'Telephone' }).fill(telephone)
      await dialog.getByRole('button', { name: /^Book( anyway)?$/ }).click()
      await dialog.waitFor({ state: 'hidden' })
      await row(page, name).waitFor()
    },
    async walkIn(name, party) {
      await page.getByRole('button', { name: 'Walk-in', exact: true }).click()
      const dialog = dialogOf('Seat a walk-in')
      await dialog.getByRole('radio', { name: `${party}`, exact: true }).check()
      await dialog.getByLabel('Name (optional)').fill(name)
      await submit(dialog, 'Seat now')
      await row(page, name).waitFor()
    },
    tap: (label, name) => button(page, label, name).click(),
    async settled(name, word) {
      await state(page, name, word).waitFor()
      await row(page, name).getByText('Saving…').waitFor({ state: 'hidden' })
    },
    async change(name, at) {
      const one = await details(name)
      await one.getByRole('button', { name: `Change booking: ${name}` }).click()
      const dialog = dialogOf('Change booking')
      await dialog.getByRole('radio', { name: timeName(at) }).check()
      await dialog.getByRole('button', { name: /^Save (changes|anyway)$/ }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
    async tablesFor(name) {
      await details(name)
      await options(name).first().waitFor({ state: 'attached' })
      return options(name).evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    },
    async move(name, table) {
      const one = await details(name)
      await one.getByLabel('Another table at the same time').selectOption(table)
      await one.getByRole('button', { name: 'Move', exact: true }).click()
    },
    async block() {
      await floor
        .getByRole('button', { name: /^Table \S+: Free$/ })
        .last()
        .click()
      await page.getByRole('button', { name: 'Block', exact: true }).click()
      await submit(dialogOf('Block tables'), 'Block')
    },
    async join(name) {
      const theirs = floor.getByRole('button', { name: new RegExp(`^Table .*${name}, party of`) })
      await theirs.click()
      await page.getByRole('button', { name: `Join a table: ${name}` }).click()
      await floor.locator('button[data-state="free"]:not([aria-disabled="true"])').first().click()
      await expect.poll(() => theirs.count()).toBe(2)
    },
    view: (name) =>
      page
        .getByRole('group', { name: 'View' })
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click(),
    async queue(name, party) {
      await waiting.getByRole('button', { name: 'Add party' }).click()
      const dialog = dialogOf('Add a party to the walk-in list')
      await dialog.getByRole('radio', { name: `${party}`, exact: true }).check()
      await dialog.getByLabel('Name').fill(name)
      await submit(dialog, 'Add')
      await waitingRow(name).waitFor()
    },
    tapWaiting: (label, name) =>
      waiting.getByRole('button', { name: `${label}: ${name}`, exact: true }).click(),
    waitingIs: (name, word) =>
      waitingRow(name)
        .getByText(new RegExp(`^${word} `))
        .waitFor(),
    parties: () =>
      page.locator('section[aria-label="Reservations"] [data-id]').evaluateAll((rows) =>
        rows.map((one) => {
          const { id, state } = (one as HTMLElement).dataset
          const tables = [...one.querySelectorAll('strong')].at(1)?.textContent
          return [id, state, tables].join(' ')
        }),
      ),
  }
}

/** The time of a wall time as a choice begins with it: `1:30 PM`, and not `11:30 PM`. */
function timeName(at: string): RegExp {
  return new RegExp(`^${timeLabel(at.slice(11))}`)
}
