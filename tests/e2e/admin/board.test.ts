import { expect } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { timeLabel } from '#lib/time/time-labels.ts'
import { CARDS } from '#providers/payments/suite.ts'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { button, row, state } from '#tests/support/board-page.ts'
import { boardTest, bookSoon, TIME_ZONE, UID } from '#tests/support/board-test.ts'
import { bookTable, timesOffered } from '#tests/support/book-table.ts'
import { forget } from '#tests/support/browser.ts'
import { writeBookings } from '#tests/support/content-sql.ts'
import { hand } from '#tests/support/hand.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import { passOf } from '#tests/support/pass-of.ts'
import type { Site } from '#tests/support/site.ts'

const test = boardTest('15:00')

/** A party that is due soon; answers with its time in words. */
async function book(...wish: Parameters<typeof bookSoon>) {
  return timeLabel((await bookSoon(...wish)).slice(11))
}

/** Lets a guest's time have come: their visit began half an hour before now. */
function halfAnHourAgo(site: Site, lastName: string): void {
  const began = site.now() - 2 * SLOT_MS
  writeBookings(
    site,
    `UPDATE reservations SET starts_at = ${began} WHERE last_name = '${lastName}';
     UPDATE day_versions SET version = version + 1`,
  )
}

/** Lets everybody who has booked have left. */
function everybodyLeft(site: Site): void {
  writeBookings(
    site,
    `UPDATE reservations SET visit = 'finished', visit_at = ${site.now()};
     DELETE FROM units; UPDATE day_versions SET version = version + 1`,
  )
}

test.for([390, 1440])(
  'a booking shows without reloading, and goes from seated to finished and back, at %i px',
  async (width, { openBoard, site }) => {
    const name = `Ada W${width}`
    const page = await openBoard(width)
    await page.getByText('Live', { exact: false }).first().waitFor()
    const time = await book(site, `W${width}`)
    await row(page, name).waitFor()
    const said = page.getByRole('status').filter({ hasText: `New: ${name}` })
    expect(await said.textContent()).toBe(`New: ${name}, party of 2, ${time}.`)
    expect(await row(page, name).textContent()).toMatch(/604-555-01\d\d/)
    expect(await row(page, name).textContent()).toContain('A window')
    await expectFine(page, 'the day')

    await button(page, 'Seat', name).click()
    await state(page, name, 'Seated').waitFor()
    // By the keyboard: the focus is on the next step.
    const finish = button(page, 'Finish', name)
    await expectFocusOn(finish)
    await expect.poll(() => finish.getAttribute('aria-disabled')).toBe('false')
    await page.keyboard.press('Enter')
    await state(page, name, 'Finished').waitFor()
    await button(page, 'Undo', name).click()
    await state(page, name, 'Seated').waitFor()
    await button(page, 'Undo', name).click()
    await state(page, name, 'Booked').waitFor()
  },
)

test.for([390, 1440])(
  'a host books for a caller in four taps and a name, at %i px',
  async (width, { openBoard, site }) => {
    const page = await openBoard(width)
    const at = localOf((Math.floor(site.now() / SLOT_MS) + 8) * SLOT_MS, TIME_ZONE)
    const { did, tap, type } = hand()
    await tap(page.getByRole('button', { name: 'New booking' }))
    const dialog = page.getByRole('dialog', { name: 'New booking' })
    await tap(dialog.getByRole('radio', { name: '4', exact: true }))
    await tap(dialog.getByRole('radio', { name: timeLabel(at.slice(11)) }))
    await expectFine(page, 'the dialog')
    await type(dialog.getByLabel('Name'), `Cal B${width}`)
    await tap(dialog.getByRole('button', { name: 'Book', exact: true }))
    await row(page, `Cal B${width}`).waitFor()
    expect(did).toEqual({ taps: 4, typed: 1 })
    expect(await row(page, `Cal B${width}`).textContent()).toMatch(/^4/)
    await button(page, 'More', `Cal B${width}`).click()
    await row(page, `Cal B${width}`).getByText('Booked: Telephone').waitFor()
  },
)

test('a host books beyond the service without a table yet, and is reminded until there is one', async ({
  look,
  site,
  host,
}) => {
  const board = await look({ width: 390, reducedMotion: 'reduce' })
  await signedIn(board, site, host)
  forget(board, /422/)
  const { page } = board
  await page.goto(`${site.url}/admin/reservations`)
  await page.getByRole('button', { name: 'New booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'New booking' })
  await dialog.getByLabel('Larger party').fill('30')
  await dialog.getByText('No table or combination is meant for 30').waitFor({ state: 'detached' })
  const first = dialog.getByRole('radio', { name: /party size, no table/ }).first()
  await first.check()
  await dialog.getByText('This goes beyond: party size').waitFor()
  await dialog.getByText('No table or combination is meant for 30').waitFor()
  await dialog.getByLabel('Name').fill('Coach Party')
  await dialog.getByText('Table, email, request').click()
  await dialog.getByRole('textbox', { name: 'Telephone' }).fill('not a number')
  await dialog.getByRole('combobox', { name: 'Table' }).selectOption({ label: 'No table yet' })
  await dialog.getByRole('button', { name: 'Book anyway' }).click()
  await dialog.getByText('Check the telephone number and the email address.').waitFor()
  await dialog.getByRole('textbox', { name: 'Telephone' }).fill('604 555 0199')
  await dialog.getByRole('button', { name: 'Book anyway' }).click()
  const waiting = page.getByRole('region', { name: 'No table yet' })
  await waiting.getByText('1 party has no table yet').waitFor()
  expect(await button(page, 'Seat', 'Coach Party').count()).toBe(0)
  await expectFine(page, 'the day with a party without a table')
  await waiting.getByRole('button').click()
  await row(page, 'Coach Party').getByText('Booked: Telephone, party size').waitFor()
  const tables = row(page, 'Coach Party').getByLabel('Another table at the same time')
  await expect.poll(() => tables.locator('option').count()).toBeGreaterThan(1)
  await tables.selectOption({ index: 1 })
  await row(page, 'Coach Party').getByRole('button', { name: 'Move' }).click()
  await waiting.waitFor({ state: 'detached' })
})

test('a caller without an address who agrees to it gets their confirmation as a text message', async ({
  openBoard,
  site,
}) => {
  const page = await openBoard()
  await page.getByRole('button', { name: 'New booking', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New booking' })
  const agrees = dialog.getByRole('checkbox', { name: /^They agree to text messages/ })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Tess Texted')
  expect(await agrees.count()).toBe(0)
  await dialog.getByRole('textbox', { name: 'Telephone' }).fill('604 555 0195')
  await agrees.check()
  await expectFine(page, 'the consent to text messages')
  await dialog
    .getByRole('radio', { name: /:\d\d [AP]M$/ })
    .last()
    .check()
  await dialog.getByRole('button', { name: /^Book/ }).click()
  await row(page, 'Tess Texted').waitFor()
  const text = page.getByRole('row', { name: /Text: confirmation.*604-555-0195/ })
  await expect
    .poll(async () => {
      await page.goto(`${site.url}/admin/outbox?list=kept`)
      return text.count()
    })
    .toBe(1)
})

test('a caller who has booked before is known by their number, and nothing written is lost', async ({
  openBoard,
  site,
}) => {
  await bookSoon(site, 'Known', { phone: '604-555-0191', email: 'known@example.com' })
  const page = await openBoard()
  await row(page, 'Ada Known').getByText('1st visit', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'New booking', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New booking' })
  const telephone = dialog.getByRole('textbox', { name: 'Telephone' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await telephone.fill('604 555 0191')
  await dialog.getByText('Ada Known: 1st visit', { exact: true }).waitFor()
  expect(await name.inputValue()).toBe('Ada Known')
  expect(
    await dialog.getByRole('textbox', { name: 'Email', includeHidden: true }).inputValue(),
  ).toBe('known@example.com')
  await expectFine(page, 'a known guest')

  await name.fill('Bea Other')
  await telephone.fill('604 555 0192')
  await dialog.getByText('Ada Known: 1st visit', { exact: true }).waitFor({ state: 'detached' })
  await telephone.fill('604 555 0191')
  await dialog.getByText('Ada Known: 1st visit', { exact: true }).waitFor()
  expect(await name.inputValue()).toBe('Bea Other')
})

test('a host changes the time, the party and the name of a booking', async ({
  openBoard,
  site,
}) => {
  const name = 'Wright'
  await book(site, name)
  const page = await openBoard(390)
  await button(page, 'More', `Ada ${name}`).click()
  await page.getByRole('button', { name: `Change booking: Ada ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Change booking' })
  const at = localOf((Math.floor(site.now() / SLOT_MS) + 12) * SLOT_MS, TIME_ZONE)
  await dialog.getByRole('radio', { name: '3', exact: true }).check()
  await dialog.getByRole('radio', { name: timeLabel(at.slice(11)) }).check()
  await dialog.getByLabel('Name').fill(`Ada Changed ${name}`)
  await expectFine(page, 'the dialog')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  const changed = row(page, `Ada Changed ${name}`)
  await changed.waitFor()
  expect(await changed.textContent()).toMatch(/^3/)
  await changed.getByText(/^\S+ \S+ Changed .+ → .+, party 2 → 3, .*name/).waitFor()
  await page.getByRole('heading', { name: timeLabel(at.slice(11)) }).waitFor()
})

test('a host stops online booking for tonight and lets it go on, by one tap each', async ({
  openBoard,
  site,
}) => {
  const page = await openBoard(390)
  const at = localOf((Math.floor(site.now() / SLOT_MS) + 16) * SLOT_MS, TIME_ZONE)
  await expect.poll(() => timesOffered(site, UID, at)).not.toEqual([])
  await page.getByRole('button', { name: 'Online booking', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Online booking/ })
  await expectFine(page, 'the dialog')
  await dialog.getByRole('button', { name: 'Stop: The whole day' }).click()
  await dialog.getByRole('button', { name: 'Resume: The whole day' }).waitFor()
  await expect.poll(() => timesOffered(site, UID, at)).toEqual([])
  await page.keyboard.press('Escape')
  const rules = page.getByRole('region', { name: 'Online booking' })
  await rules.getByText('Online booking is stopped: The whole day.').waitFor()
  await expectFine(page, 'the day of which nothing is booked online')
  await rules.getByRole('button', { name: 'Resume: The whole day' }).click()
  await rules.waitFor({ state: 'detached' })
  await expect.poll(() => timesOffered(site, UID, at)).not.toEqual([])
})

test('on a phone the list begins on the first screen, below three rows, and a thumb reaches what is done most', async ({
  openBoard,
  site,
}) => {
  await book(site, 'First')
  const page = await openBoard(390)
  const first = row(page, 'Ada First')
  await first.waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  const header = await page.locator('main header').boundingBox()
  const search = await page.getByRole('search').boundingBox()
  if (!header || !search) throw new Error('the header or the search is not there')
  expect(search.y + search.height - header.y).toBeLessThanOrEqual(160)
  const button = page.getByRole('button', { name: 'New booking' })
  for (const top of [0, 10_000]) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    const box = await button.boundingBox()
    expect(box?.y).toBeGreaterThan(844 / 2)
    expect(box && box.y + box.height).toBeLessThanOrEqual(844)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  const list = await page.locator('section[aria-label="Reservations"]').boundingBox()
  expect(list?.y).toBeLessThan(844 / 2)
})

test('what one host does shows on the board of a second one', async ({ openBoard, site }) => {
  await book(site, 'Shared')
  const [first, second] = [await openBoard(390), await openBoard(1440)]
  await row(second, 'Ada Shared').waitFor()
  await button(first, 'Seat', 'Ada Shared').click()
  await state(second, 'Ada Shared', 'Seated').waitFor()
})

test('who does not come is marked once their time has come, and it is taken back', async ({
  openBoard,
  site,
}) => {
  await book(site, 'Absent')
  const page = await openBoard()
  await row(page, 'Ada Absent').waitFor()
  expect(await button(page, 'No-show', 'Ada Absent').count()).toBe(0)
  halfAnHourAgo(site, 'Absent')
  await button(page, 'No-show', 'Ada Absent').click()
  await state(page, 'Ada Absent', 'No-show').waitFor()
  await button(page, 'Undo', 'Ada Absent').click()
  await state(page, 'Ada Absent', 'Booked').waitFor()
})

test('the focus stays in the list when a row leaves it', async ({ openBoard, site }) => {
  everybodyLeft(site)
  await book(site, 'First')
  await book(site, 'Second')
  const page = await openBoard()
  const toCome = (parties: number) => page.getByRole('button', { name: `To come ${parties}` })
  await toCome(2).click()
  const seat = async (guest: string) => {
    await button(page, 'Seat', guest).focus()
    await page.keyboard.press('Enter')
    await row(page, guest).waitFor({ state: 'hidden' })
  }
  await seat('Ada First')
  await expectFocusOn(button(page, 'Seat', 'Ada Second'))
  await seat('Ada Second')
  await expectFocusOn(toCome(0))
})

test('a note of the staff is kept with who wrote it, and a guest is found by telephone', async ({
  openBoard,
  site,
}) => {
  const name = 'Ada Noted'
  await book(site, 'Noted', { phone: '604-555-0199' })
  const page = await openBoard()
  await button(page, 'More', name).click()
  await page.getByLabel('Staff note').fill('Allergic to nuts')
  await page.getByRole('button', { name: 'Save note' }).click()
  await row(page, name).getByText('Allergic to nuts').first().waitFor()
  await page.getByText(/Note changed by Kim/).waitFor()
  await expectFine(page, 'the details of a reservation')
  await page.getByLabel('Find a guest on any day').fill('555 0199')
  await page.getByRole('button', { name: new RegExp(`${name} party of 2`) }).waitFor()
})

test('a walk-in is seated at once', async ({ openBoard }) => {
  const page = await openBoard()
  await page.getByRole('button', { name: 'Walk-in', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Seat a walk-in' })
  await dialog.getByRole('radio', { name: '3', exact: true }).check()
  await dialog.getByLabel('Name').fill('Door')
  await expectFine(page, 'a walk-in')
  await dialog.getByRole('button', { name: 'Seat now' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await row(page, 'Door').getByText('Seated', { exact: true }).waitFor()
})

test('a reservation is cancelled after asking', async ({ openBoard, site }) => {
  await book(site, 'Gone')
  const page = await openBoard()
  await button(page, 'More', 'Ada Gone').click()
  await page.getByRole('button', { name: 'Cancel reservation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this reservation?' })
  await dialog.getByRole('button', { name: 'Cancel reservation' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.locator('summary', { hasText: /^Cancelled: / }).click()
  await row(page, 'Ada Gone').getByText('Cancelled', { exact: true }).waitFor()
})

test('the kept card of a no-show is charged after asking, less than was agreed to', async ({
  openBoard,
  site,
}) => {
  await book(site, 'Late', { party: 5, card: CARDS.good })
  halfAnHourAgo(site, 'Late')
  const page = await openBoard()
  const one = row(page, 'Ada Late')
  await one.getByText('Card on file, up to $175.00 ·· 4242').waitFor()
  await button(page, 'No-show', 'Ada Late').click()
  await button(page, 'More', 'Ada Late').click()
  await one.getByRole('button', { name: 'Charge $175.00 for the no-show' }).click()
  const dialog = page.getByRole('dialog', { name: 'Charge the card for the no-show?' })
  await dialog.getByLabel('Amount, at most $175.00').fill('120.50')
  await expectFine(page, 'a charge')
  await dialog.getByRole('button', { name: 'Charge $120.50' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await one.getByText('Charged $120.50 ·· 4242').waitFor()
  await one.getByText('Charge to the card: $120.50 by Kim').waitFor()
  expect(await button(page, 'Undo', 'Ada Late').count()).toBe(0)
  await expectFine(page, 'a charged card')
})

test('who cancels is asked what becomes of a kept card, and told that its bank declined', async ({
  openBoard,
  site,
}) => {
  await book(site, 'Poor', { party: 5, card: CARDS.late })
  const page = await openBoard()
  const one = row(page, 'Ada Poor')
  await one.getByText('Card on file, up to $175.00').waitFor()
  await button(page, 'More', 'Ada Poor').click()
  await one.getByRole('button', { name: 'Cancel reservation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this reservation?' })
  expect(await dialog.getByLabel('Charge nothing').isChecked()).toBe(true)
  await dialog.getByRole('radio', { name: 'Charge the card' }).check()
  await dialog.getByLabel('Amount, at most $175.00').waitFor()
  await expectFine(page, 'a cancellation with a card')
  await dialog.getByRole('button', { name: 'Cancel and charge $175.00' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.locator('summary', { hasText: /^Cancelled: / }).click()
  await one.getByText('Card declined, $175.00 not charged ·· 0341').waitFor()
})

test('guests are not offered tables that are blocked', async ({ openBoard, site }) => {
  const page = await openBoard()
  await page.getByRole('button', { name: 'Day after' }).click()
  await page.getByText('No reservations yet.').waitFor()
  const noon = `${addDays(localOf(site.now(), TIME_ZONE).slice(0, 10), 1)}T12:00`
  expect(await timesOffered(site, UID, noon)).toContain(noon)
  await page.getByRole('button', { name: 'Block tables' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block tables' })
  await dialog.waitFor()
  for (const table of await dialog.getByRole('checkbox').all()) await table.check()
  await dialog.getByLabel('From').selectOption('12:00 PM')
  await dialog.getByLabel('Until').selectOption('1:00 PM')
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Blocked tables' }).waitFor()
  expect(await timesOffered(site, UID, noon)).not.toContain(noon)
  await page.getByRole('button', { name: /^Unblock/ }).click()
  await page.getByRole('heading', { name: 'Blocked tables' }).waitFor({ state: 'hidden' })
  expect(await timesOffered(site, UID, noon)).toContain(noon)
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await page.getByRole('heading', { name: /Today$/ }).waitFor()
})

test('editors do not see the day', async ({ begin, site, editor }) => {
  const visit = await begin({ width: 1440 })
  await signedIn(visit, site, editor)
  await visit.page.goto(`${site.url}/admin/reservations`)
  await visit.page
    .getByText('Nothing Found')
    .or(visit.page.getByText('Not Found'))
    .first()
    .waitFor()
  expect(await visit.page.getByRole('button', { name: 'Walk-in' }).count()).toBe(0)
  forget(visit, /404/)
})

test('bookings of one hand show above the day, whatever theirs is, and are cancelled at once', async ({
  openBoard,
  site,
}) => {
  const page = await openBoard(1440)
  const phone = '604-555-2440'
  const day = addDays(localOf(site.now(), TIME_ZONE).slice(0, 10), 8)
  const offered = await timesOffered(site, UID, `${day}T19:00`)
  for (const at of offered.slice(0, 5)) await bookTable(site, { uid: UID, at, phone })
  expect(await page.getByRole('heading', { name: 'Are these real?' }).count()).toBe(0)
  // The sixth of one telephone wants a check; who has made one is not stopped, but seen.
  const pass = await passOf(site, 'reservation')
  await bookTable(site, { uid: UID, at: offered[5] ?? '', phone, pass })
  const title = `6 reservations from one phone number: ${phone}`
  await page.getByText(title, { exact: true }).click()
  await expectFine(page, 'a suspicious series')
  await page.getByRole('button', { name: `Cancel all 6: ${title}` }).click()
  await page.getByRole('button', { name: 'Cancel 6 reservations', exact: true }).click()
  await page.getByText(title, { exact: true }).first().waitFor({ state: 'detached' })
  expect(await timesOffered(site, UID, `${day}T19:00`)).toEqual(offered)
})
