import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { boardTest } from '#tests/support/board-test.ts'
import { forget } from '#tests/support/browser.ts'
import { writeBookings } from '#tests/support/content-sql.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'

const test = boardTest('18:00').extend(
  'openList',
  ({ openBoard }) =>
    async (width: number): Promise<Page> => {
      const page = await openBoard(width)
      await page.getByRole('button', { name: /^Waiting \d+$/ }).click()
      await list(page).getByRole('button', { name: 'Add party' }).waitFor()
      return page
    },
)

const list = (page: Page) => page.getByRole('region', { name: 'Walk-in list', exact: true })
const row = (page: Page, name: string) =>
  list(page).getByRole('listitem', { name: new RegExp(`^${name}, party of`) })
const press = (page: Page, act: string, name: string) =>
  list(page)
    .getByRole('button', { name: `${act}: ${name}`, exact: true })
    .click()

async function addParty(page: Page, name: string, more: { size?: string; phone?: string } = {}) {
  await list(page).getByRole('button', { name: 'Add party' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a party to the walk-in list' })
  if (more.size) await dialog.getByRole('radio', { name: more.size, exact: true }).check()
  await dialog.getByLabel('Name').fill(name)
  if (more.phone) await dialog.getByLabel(/^Telephone/).fill(more.phone)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await row(page, name).waitFor()
}

test.for([390, 1180])(
  'a party is added, notified, leaves, comes back and is seated in one tap, at %i px',
  async (width, { openList }) => {
    const name = `Ida W${width}`
    const page = await openList(width)
    const other = await openList(390)
    await list(page).getByRole('button', { name: 'Add party' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a party to the walk-in list' })
    await dialog.getByText('A table that serves them is free for a whole turn.').waitFor()
    expect(await dialog.getByLabel('Quoted wait, minutes').inputValue()).toBe('0')
    await dialog.getByRole('button', { name: '5 minutes more' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel(/^Telephone/).fill('604-555-0147')
    await dialog.getByRole('checkbox', { name: /^They agree to a text message/ }).check()
    await expectFine(page, 'the dialog')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await row(page, name).waitFor()
    // Another host sees it without asking.
    await row(other, name).waitFor()
    expect(await row(page, name).textContent()).toContain('0 of 5 min')
    await expectFine(page, 'the walk-in list')

    await press(page, 'Notify', name)
    await row(page, name)
      .getByText(/^Notified /)
      .waitFor()
    await row(other, name)
      .getByText(/^Notified /)
      .waitFor()
    await press(page, 'Left', name)
    await row(page, name)
      .getByText(/^Left /)
      .waitFor()
    await press(page, 'Undo', name)
    await row(page, name)
      .getByText(/^Notified /)
      .waitFor()

    await press(page, 'More', name)
    const activity = row(page, name).getByRole('list', { name: 'Staff activity' })
    expect(await activity.getByRole('listitem').count()).toBe(4)
    await press(page, 'Seat', name)
    await row(page, name)
      .getByText(/^Seated /)
      .waitFor()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    const party = page.getByRole('region', { name: 'Reservations' }).getByText(name)
    await party.first().waitFor()
  },
)

test('two hosts seat two parties at one table: the second one is told at its row who sits there', async ({
  openList,
  look,
  site,
  host,
}) => {
  const other = await openList(1180)
  const board = await look({ width: 390, reducedMotion: 'reduce' })
  await signedIn(board, site, host)
  forget(board, /409/)
  const { page } = board
  await page.goto(`${site.url}/admin/reservations`)
  await page.getByRole('button', { name: /^Waiting \d+$/ }).click()
  await addParty(page, 'Rae Refused')
  await addParty(page, 'Sam Seated')
  await row(other, 'Sam Seated').waitFor()
  // The first host's screen has not heard of the second one's yet.
  const location = await page.getByRole('combobox').first().inputValue()
  const heard = await page.evaluate(async (id) => {
    const reply = await fetch(`/admin/api/reservations/walk-in-list?location=${id}`)
    return reply.json() as Promise<object>
  }, location)
  await page.route(/walk-in-list\?/, (route) => route.fulfill({ json: heard }))
  const [, table] = /(\S+) free/.exec((await row(page, 'Rae Refused').textContent()) ?? '') ?? []
  await press(other, 'Seat', 'Sam Seated')
  await row(other, 'Sam Seated')
    .getByText(/^Seated /)
    .waitFor()
  await page.unroute(/walk-in-list\?/)
  await press(page, 'Seat', 'Rae Refused')
  const refusal = row(page, 'Rae Refused').getByRole('alert')
  await refusal.waitFor()
  expect(await refusal.textContent()).toContain('Sam Seated')
  // It is offered the next table by then.
  await expect.poll(() => row(page, 'Rae Refused').textContent()).not.toContain(`${table} free`)
  await press(page, 'Seat', 'Rae Refused')
  await row(page, 'Rae Refused')
    .getByText(/^Seated /)
    .waitFor()
})

test('a list of thirty parties is gone through by what is free, by the keyboard too', async ({
  openList,
  site,
}) => {
  const page = await openList(390)
  await addParty(page, 'Ann First')
  writeBookings(
    site,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
     INSERT INTO walk_in_list (id, location_id, service_day, party, name, phone, note, quoted,
       state, added_at, changed_at)
     SELECT 'full-' || i, location_id, service_day, CASE WHEN i % 3 = 0 THEN 40 ELSE 2 END,
       'Guest ' || i, '', '', 20, 'waiting', added_at + i, changed_at
     FROM n, (SELECT * FROM walk_in_list WHERE name = 'Ann First');
     UPDATE day_versions SET version = version + 1`,
  )
  await row(page, 'Guest 30').waitFor()
  const now = list(page).getByRole('button', { name: /^Can sit now \d+$/ })
  await list(page)
    .getByRole('button', { name: /^All \d+$/ })
    .focus()
  await page.keyboard.press('Tab')
  await expectFocusOn(now)
  await page.keyboard.press('Enter')
  await expect.poll(() => row(page, 'Guest 30').count()).toBe(0)
  await row(page, 'Guest 29').waitFor()
  await expectFine(page, 'a full walk-in list')
})
