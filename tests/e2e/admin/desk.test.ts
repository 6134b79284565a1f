import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addDays, localOf, SLOT } from '#lib/time.ts'
import { timeLabel } from '#lib/wall-labels.ts'
import { CARDS } from '#providers/payments/suite.ts'
import { logIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { openBrowser, type Visit, visit } from '#tests/support/browser.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { type Host, makeHost, makeStaff } from '#tests/support/staff.ts'
import { wellBeforeMidnight } from '#tests/support/well-before-midnight.ts'

/** What a guest does shows to the host within five seconds. */
const SOON = { timeout: 5000 }

const { uid, timeZone } = wellBeforeMidnight()

let browser: Browser
let site: Site
let host: Host
let editor: { email: string; password: string }
let guests = 0
beforeAll(async () => {
  const seed = inject('seeds').sqlite
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ seed })])
  editor = await makeStaff(site, seed.staff, { roles: ['editor'] })
  host = await makeHost(site, { ...seed.staff, password: editor.password }, uid)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Asks a route of the site as a guest with an address of their own does. */
async function post<T>(route: string, body: object): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.100.${guests}`,
  }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const reply = await fetch(`${site.url}/api/${route}`, init)
  return ((await reply.json()) as { response: T }).response
}

/** A table in the next quarter of an hour but one, booked by the site's own routes. */
async function book(lastName: string, more: { party?: number; card?: string } = {}) {
  guests++
  const at = localOf((Math.floor(Date.now() / SLOT) + 2) * SLOT, timeZone)
  const wish = { party_size: `${more.party ?? 2}`, date_time: at, reservation_attribute: 'default' }
  const place = { restaurant_id: uid }
  const { reservation_token } = await post<{ reservation_token: string }>(
    'opentable/lock-availability',
    { ...place, ...wish },
  )
  const guest = { first_name: 'Ada', last_name: lastName, phone_number: '604-555-0199' }
  const credit_card = more.card ? await tokenOf(more.card) : null
  const details = { ...guest, special_request: 'A window', credit_card }
  await post('opentable/reserve', { ...place, reservation_token, ...details })
  return { at, time: timeLabel(at.slice(11)) }
}

/** A card's token, as the panel has it made of what a guest types. */
async function tokenOf(number: string) {
  const { id: token, card } = await post<{ id: string; card: { last4: string } }>(
    'stripe/get-card-tokens',
    {
      ...{ name_on_card: 'Ada Marsh', card_number: number, card_month: '12', card_cvc: '123' },
      ...{ card_year: `${new Date().getFullYear() + 1}`.slice(2), zip_code: 'V6B 1A1' },
    },
  )
  return { token, last4: card.last4 }
}

async function openDesk(person: { email: string; password: string }, width: number) {
  const desk = await visit(browser, { width })
  await desk.page.goto(`${site.url}/admin`)
  await logIn(desk.page, person)
  await desk.page.waitForURL(/\/admin\/?$/)
  await desk.page.goto(`${site.url}/admin/reservations`)
  return desk
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
const press = (page: Page, label: string, name: string) =>
  page.getByRole('button', { name: `${label}: ${name}`, exact: true }).click()

async function expectFine({ page, problems }: Visit, where: string) {
  expect(await violations(page, 'main'), `axe at ${where}`).toEqual([])
  expect(problems).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

describe.each([1440, 390])('the day of a host, %i px wide', (width) => {
  const name = `Ada W${width}`
  let desk: Visit
  beforeAll(async () => {
    desk = await openDesk(host, width)
    await desk.page.getByRole('heading', { name: 'Reservations', exact: true }).waitFor()
  })
  afterAll(() => desk?.context.close())

  test('shows what a guest books without reloading, and says so', async () => {
    const { page } = desk
    await page.getByText('Live', { exact: false }).first().waitFor()
    const { time } = await book(`W${width}`)
    await row(page, name).waitFor(SOON)
    const said = page.getByRole('status').filter({ hasText: `New: ${name}` })
    expect(await said.textContent()).toBe(`New: ${name}, party of 2, ${time}.`)
    expect(await row(page, name).textContent()).toContain('604-555-0199')
    expect(await row(page, name).textContent()).toContain('A window')
    await expectFine(desk, `${width}`)
  })

  test('leads from booked to seated to finished and back, and a second host sees it', async () => {
    const { page } = desk
    const state = (at: Page, word: string) =>
      row(at, name).locator('span[data-state]').filter({ hasText: word })
    const second = await openDesk(host, width)
    await row(second.page, name).waitFor()
    await press(page, 'Seat', name)
    await state(page, 'Seated').waitFor()
    await state(second.page, 'Seated').waitFor(SOON)
    await second.context.close()
    // By the keyboard: the focus is on the next step.
    const finish = page.getByRole('button', { name: `Finish: ${name}`, exact: true })
    await expect.poll(() => finish.evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => finish.getAttribute('aria-disabled')).toBe('false')
    await page.keyboard.press('Enter')
    await state(page, 'Finished').waitFor()
    await press(page, 'Undo', name)
    await state(page, 'Seated').waitFor()
    await press(page, 'Undo', name)
    await state(page, 'Booked').waitFor()
  })

  test('marks who does not come once their time has come, and takes it back', async () => {
    const { page } = desk
    expect(await page.getByRole('button', { name: `No-show: ${name}` }).count()).toBe(0)
    halfAnHourAgo(`W${width}`)
    await press(page, 'No-show', name)
    await row(page, name).locator('span[data-state]').filter({ hasText: 'No-show' }).waitFor()
    await press(page, 'Undo', name)
    await row(page, name).locator('span[data-state]').filter({ hasText: 'Booked' }).waitFor()
  })

  test('keeps the focus in the list when a row leaves it', async () => {
    const { page } = desk
    await book(`X${width}`)
    await row(page, `Ada X${width}`).waitFor(SOON)
    await page.getByRole('button', { name: /^To come / }).click()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    const seat = async (guest: string) => {
      await page.getByRole('button', { name: `Seat: ${guest}`, exact: true }).focus()
      await page.keyboard.press('Enter')
      await row(page, guest).waitFor({ state: 'hidden' })
    }
    await seat(name)
    await expect.poll(focused).toBe(`Seat: Ada X${width}`)
    await seat(`Ada X${width}`)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^To come /)
    await page.getByRole('button', { name: /^All / }).click()
  })

  test('keeps a note of the staff, who wrote it, and finds the guest by telephone', async () => {
    const { page } = desk
    await press(page, 'More', name)
    await page.getByLabel('Note of the staff').fill('Allergic to nuts')
    await page.getByRole('button', { name: 'Keep note' }).click()
    await row(page, name).getByText('Allergic to nuts').first().waitFor()
    await page.getByText(/Note changed by Kim/).waitFor()
    await expectFine(desk, `${width}, details`)
    await page.getByLabel('Find a guest on any day').fill('555 0199')
    await page.getByRole('button', { name: new RegExp(`${name} party of 2`) }).waitFor()
    await page.getByLabel('Find a guest on any day').fill('')
  })

  test('seats a walk-in at once', async () => {
    const { page } = desk
    await page.getByRole('button', { name: 'Walk-in', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Seat a walk-in' })
    await dialog.getByRole('radio', { name: '3', exact: true }).check()
    await dialog.getByLabel('Name').fill(`Door ${width}`)
    await expectFine(desk, `${width}, walk-in`)
    await dialog.getByRole('button', { name: 'Seat now' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await row(page, `Door ${width}`).getByText('Seated', { exact: true }).waitFor()
  })

  test('cancels after asking', async () => {
    const { page } = desk
    await book(`Gone${width}`)
    await row(page, `Ada Gone${width}`).waitFor(SOON)
    await press(page, 'More', `Ada Gone${width}`)
    await page.getByRole('button', { name: 'Cancel reservation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this reservation?' })
    await dialog.getByRole('button', { name: 'Cancel reservation' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(/^Cancelled: /).click()
    await row(page, `Ada Gone${width}`).getByText('Cancelled', { exact: true }).waitFor()
  })

  test('charges the kept card of a no-show after asking, less than was agreed to', async () => {
    const { page } = desk
    const late = `Late${width}`
    const one = row(page, `Ada ${late}`)
    await book(late, { party: 5, card: CARDS.good })
    await one.getByText('Card kept, up to $175.00 ·· 4242').waitFor(SOON)
    halfAnHourAgo(late)
    await press(page, 'No-show', `Ada ${late}`)
    await press(page, 'More', `Ada ${late}`)
    await one.getByRole('button', { name: 'Charge $175.00 for the no-show' }).click()
    const dialog = page.getByRole('dialog', { name: 'Charge the card for the no-show?' })
    await dialog.getByLabel('Amount, at most $175.00').fill('120.50')
    await expectFine(desk, `${width}, charge`)
    await dialog.getByRole('button', { name: 'Charge $120.50' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await one.getByText('Charged $120.50 ·· 4242').waitFor()
    await one.getByText('Charge to the card: $120.50 by Kim').waitFor()
    expect(await page.getByRole('button', { name: `Undo: Ada ${late}` }).count()).toBe(0)
    await expectFine(desk, `${width}, charged`)
  })

  test('asks what becomes of a kept card when it cancels, and says that a bank declined', async () => {
    const { page } = desk
    const poor = `Poor${width}`
    const one = row(page, `Ada ${poor}`)
    await book(poor, { party: 5, card: CARDS.late })
    await one.getByText('Card kept, up to $175.00').waitFor(SOON)
    await press(page, 'More', `Ada ${poor}`)
    await one.getByRole('button', { name: 'Cancel reservation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this reservation?' })
    expect(await dialog.getByLabel('Charge nothing').isChecked()).toBe(true)
    await dialog.getByRole('radio', { name: 'Charge the card' }).check()
    await dialog.getByLabel('Amount, at most $175.00').waitFor()
    await expectFine(desk, `${width}, cancel with a card`)
    await dialog.getByRole('button', { name: 'Cancel and charge $175.00' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await one.getByText('Card declined, $175.00 not charged ·· 0341').waitFor({ state: 'attached' })
  })

  test('blocks tables, which guests are then not offered', async () => {
    const { page } = desk
    await page.getByRole('button', { name: 'Day after' }).click()
    await page.getByText('No reservations yet.').waitFor()
    const noon = `${addDays(localOf(Date.now(), timeZone).slice(0, 10), 1)}T12:00`
    expect(await offered(noon)).toContain(noon)
    await page.getByRole('button', { name: 'Block tables' }).click()
    const dialog = page.getByRole('dialog', { name: 'Block tables' })
    for (const table of await dialog.getByRole('checkbox').all()) await table.check()
    await dialog.getByLabel('From').selectOption('12:00 PM')
    await dialog.getByLabel('Until').selectOption('1:00 PM')
    await dialog.getByRole('button', { name: 'Block', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'Blocked tables' }).waitFor()
    expect(await offered(noon)).not.toContain(noon)
    await page.getByRole('button', { name: /^Unblock/ }).click()
    await page.getByRole('heading', { name: 'Blocked tables' }).waitFor({ state: 'hidden' })
    expect(await offered(noon)).toContain(noon)
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    await row(page, name).waitFor()
  })
})

/** Lets a guest's time have come: their visit began half an hour before now. */
function halfAnHourAgo(lastName: string) {
  const db = new DatabaseSync(path.join(site.dataDir, 'booking.db'))
  const began = Date.now() - 2 * SLOT
  db.prepare('UPDATE reservations SET starts_at = ? WHERE last_name = ?').run(began, lastName)
  db.exec('UPDATE day_versions SET version = version + 1')
  db.close()
}

/** The times that guests are offered around a wall time. */
async function offered(at: string): Promise<string[]> {
  const body = { rid: uid, partySize: 2, startDateTime: at }
  const reply = await fetch(`${site.url}/api/opentable/get-availability`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { response } = (await reply.json()) as { response: { times: string[] } }
  return response.times
}

test('editors do not see the day', async () => {
  const { page, context } = await openDesk(editor, 1440)
  await page.getByText('Nothing Found').or(page.getByText('Not Found')).first().waitFor()
  expect(await page.getByRole('button', { name: 'Walk-in' }).count()).toBe(0)
  await context.close()
})
