import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFine } from '#tests/support/admin.ts'
import { boardTest, bookSoon } from '#tests/support/board-test.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'

const test = boardTest('17:00').extend(
  'openFloor',
  ({ openBoard }) =>
    async (width: number): Promise<Page> => {
      const page = await openBoard(width)
      if (width < 1024) await page.getByRole('button', { name: 'Floor', exact: true }).click()
      return page
    },
)

const floor = (page: Page) => page.getByRole('region', { name: 'Floor' })
/** The table with a party of the name. */
const tableOf = (page: Page, name: string) =>
  floor(page).getByRole('button', { name: new RegExp(`^Table .*${name}, party of`) })
const table = (page: Page, code: string) =>
  floor(page).getByRole('button', { name: new RegExp(`^Table ${code}:`) })
const codeOf = async (button: Locator) => (await button.getAttribute('data-table')) ?? ''
const panel = (page: Page, code: string) =>
  page.getByRole('region', { name: `Table ${code}`, exact: true })
/** A table of the patio, or of the dining room (`D`), that nobody has. */
async function freeTable(page: Page, but: string[] = [], room = 'P'): Promise<string> {
  const free = floor(page).getByRole('button', { name: new RegExp(`^Table ${room}\\d+: Free`) })
  const codes = await free.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.table),
  )
  const found = codes.find((code) => code && !but.includes(code))
  if (!found) throw new Error('no table of the room is free')
  return found
}

test.for([390, 1440])(
  'a host seats, moves, swaps, joins, parts and finishes on the floor, at %i px',
  async (width, { openFloor, site }) => {
    const [one, two] = [`Ada M${width}`, `Ada N${width}`]
    await bookSoon(site, `M${width}`)
    await bookSoon(site, `N${width}`)
    const page = await openFloor(width)
    const first = await codeOf(tableOf(page, one))
    const second = await codeOf(tableOf(page, two))
    await expectFine(page, 'the floor')
    if (width < 1024) {
      // The window was made wider and narrower again meanwhile.
      expect(await floor(page).isVisible()).toBe(true)
    }

    await tableOf(page, one).click()
    expect(await tableOf(page, one).textContent()).toMatch(/Booked soon/)
    const party = panel(page, first).getByRole('region', { name: `${one}, party of 2` })
    await expectFine(page, 'a table')
    await party.getByRole('button', { name: `Seat: ${one}` }).click()
    await floor(page)
      .getByRole('button', { name: `Table ${first}: Seated, ${one}` })
      .waitFor()

    const free = await freeTable(page)
    await party.getByRole('button', { name: `Move or swap: ${one}` }).click()
    await page.getByText(`Choose a table for ${one}, party of 2.`).waitFor()
    await expectFine(page, 'a move')
    await table(page, free).click()
    await expect.poll(() => codeOf(tableOf(page, one))).toBe(free)

    // The panel has gone to the table with the party.
    const moved = panel(page, free)
    await moved.getByRole('button', { name: `Move or swap: ${one}` }).click()
    await tableOf(page, two).click()
    await expect.poll(() => codeOf(tableOf(page, one))).toBe(second)
    await expect.poll(() => codeOf(tableOf(page, two))).toBe(free)

    const there = panel(page, second)
    await there.getByRole('button', { name: `Join a table: ${one}` }).click()
    const beside = await freeTable(page, [free])
    await table(page, beside).click()
    await expect.poll(() => tableOf(page, one).count()).toBe(2)
    await panel(page, beside)
      .getByRole('button', { name: `Part table ${beside}` })
      .click()
    await expect.poll(() => codeOf(tableOf(page, one))).toBe(second)

    await table(page, second).click()
    await panel(page, second)
      .getByRole('button', { name: `Finish: ${one}` })
      .click()
    await expect.poll(() => tableOf(page, one).count()).toBe(0)
  },
)

test('what is done one after the other is done in turn, however late the first answer comes', async ({
  openFloor,
  site,
}) => {
  const name = 'Ada Late'
  await bookSoon(site, 'Late')
  const page = await openFloor(1180)
  let letGo = () => {}
  const late = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/reservations/act', async (route) => {
    await late
    await route.continue()
  })
  const first = await codeOf(tableOf(page, name))
  await tableOf(page, name).click()
  await panel(page, first)
    .getByRole('button', { name: `Seat: ${name}` })
    .click()
  await panel(page, first)
    .getByRole('button', { name: `Move or swap: ${name}` })
    .click()
  const [there, beside] = [await freeTable(page), await freeTable(page, [await freeTable(page)])]
  await table(page, there).click()
  letGo()
  await expect.poll(() => codeOf(tableOf(page, name))).toBe(there)
  await panel(page, there)
    .getByRole('button', { name: `Join a table: ${name}` })
    .click()
  await table(page, beside).click()
  await expect.poll(() => tableOf(page, name).count()).toBe(2)
  expect(await floor(page).getByRole('alert').count()).toBe(0)
  await page.unroute('**/api/reservations/act')
  await panel(page, beside)
    .getByRole('button', { name: `Finish: ${name}` })
    .click()
  await expect.poll(() => tableOf(page, name).count()).toBe(0)
})

test.for([390, 1180, 1440])(
  'the details of any table are in the window beside it, at %i px',
  async (width, { openFloor }) => {
    const page = await openFloor(width)
    const codes = await floor(page)
      .locator('[data-table]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.table ?? ''))
    expect(codes.length).toBeGreaterThan(0)
    for (const code of codes) {
      await table(page, code).click()
      await panel(page, code).waitFor()
      await expect.poll(() => isBesideItsPanel(page, code)).toBe(true)
      await panel(page, code).getByRole('button', { name: 'Close' }).click()
    }
  },
)

/** Whether a table and its panel are in the window, and neither covers the other. */
async function isBesideItsPanel(page: Page, code: string): Promise<boolean> {
  const [one, other] = [
    await table(page, code).boundingBox(),
    await panel(page, code).boundingBox(),
  ]
  const height = await page.evaluate(() => window.innerHeight)
  if (!one || !other) return false
  const isInView = [one, other].every((box) => box.y >= 0 && box.y + box.height <= height)
  const isApart = one.y + one.height <= other.y || one.x + one.width <= other.x
  return isInView && isApart
}

test('the details of a table stand beside the plan on a wide screen, and nothing moves for them', async ({
  openFloor,
}) => {
  const page = await openFloor(1440)
  await floor(page).getByRole('region', { name: 'Tables by state' }).waitFor()
  const before = await table(page, 'D7').boundingBox()
  await table(page, 'D7').click()
  const details = await panel(page, 'D7').boundingBox()
  const room = await floor(page).getByRole('region', { name: 'Dining Room' }).boundingBox()
  if (!before || !details || !room) throw new Error('all of them are on the screen')
  expect(await table(page, 'D7').boundingBox()).toEqual(before)
  expect(details.x).toBeGreaterThanOrEqual(room.x + room.width)
})

// spec:engine.floor-layouts
test('the layout of a day is drawn, and tables that it leaves out stand below', async ({
  openFloor,
  site,
}) => {
  const page = await openFloor(1440)
  const open = (day: string) => page.goto(`${site.url}/admin/reservations?day=${day}`)
  const rooms = () => floor(page).getByRole('heading', { level: 3 }).allTextContents()
  await open('2027-07-01')
  await expect.poll(rooms).toEqual(['Dining Room', 'Patio'])
  await open('2027-12-01')
  await expect.poll(rooms).toEqual(['Dining Room', 'Winter Garden', 'Not in the layout Winter'])
  const left = floor(page).getByRole('region', { name: 'Not in the layout Winter' })
  expect(await left.locator('[data-table]').count()).toBe(2)
})

test('a party is dragged onto another table, and one tap seats a walk-in there', async ({
  openFloor,
  site,
}) => {
  await bookSoon(site, 'Drag')
  const page = await openFloor(1440)
  const from = await tableOf(page, 'Ada Drag').boundingBox()
  const free = await freeTable(page, [], 'D')
  const to = await table(page, free).boundingBox()
  if (!from || !to) throw new Error('both tables are on the screen')
  const old = await codeOf(tableOf(page, 'Ada Drag'))
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => codeOf(tableOf(page, 'Ada Drag'))).toBe(free)

  await table(page, old).click()
  await panel(page, old).getByRole('button', { name: 'Walk-in here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Seat a walk-in' })
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Table' }).inputValue()).toBe(old)
  await dialog.getByRole('button', { name: 'Seat now' }).click()
  await floor(page)
    .getByRole('button', { name: `Table ${old}: Seated, Walk-in` })
    .waitFor()
})

test('a table is booked from the floor', async ({ openFloor }) => {
  const page = await openFloor(1440)
  const code = await freeTable(page)
  await table(page, code).click()
  await panel(page, code)
    .getByRole('button', { name: `Book table ${code}` })
    .click()
  const dialog = page.getByRole('dialog', { name: 'New booking' })
  await dialog.getByRole('radio', { name: /[AP]M/ }).first().check()
  const tables = dialog.getByRole('combobox', { name: 'Table', includeHidden: true })
  await expect.poll(() => tables.inputValue()).toBe(code)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Flo Booked')
  await dialog.getByRole('button', { name: /^Book/ }).click()
  await expect.poll(() => codeOf(tableOf(page, 'Flo Booked'))).toBe(code)
})

test('by the keyboard alone a party is moved, and a table is blocked', async ({
  openFloor,
  site,
}) => {
  await bookSoon(site, 'Keys')
  const page = await openFloor(1440)
  const code = await codeOf(tableOf(page, 'Ada Keys'))
  await table(page, code).focus()
  await page.keyboard.press('Enter')
  const move = panel(page, code).getByRole('button', { name: 'Move or swap: Ada Keys' })
  await move.focus()
  await page.keyboard.press('Enter')
  // The focus is back on the floor, where arrow keys go from table to table.
  await expectFocusOn(table(page, code))
  await page.keyboard.press('Escape')
  await page.getByText('Choose a table for Ada Keys').waitFor({ state: 'detached' })
  await move.focus()
  await page.keyboard.press('Enter')
  const free = await freeTable(page)
  await table(page, free).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => codeOf(tableOf(page, 'Ada Keys'))).toBe(free)
  const next = page.locator('[data-table]:focus')
  await page.keyboard.press('ArrowDown')
  // At the lower end of the room the way leads up.
  if ((await codeOf(next)) === free) await page.keyboard.press('ArrowUp')
  expect(await codeOf(next)).not.toBe(free)
  const other = await codeOf(next)
  await page.keyboard.press('Enter')
  await panel(page, other).getByRole('button', { name: 'Block', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Block tables' })
  await dialog.getByRole('button', { name: 'Block', exact: true }).focus()
  await page.keyboard.press('Enter')
  await floor(page)
    .getByRole('button', { name: `Table ${other}: Blocked` })
    .waitFor()
  await panel(page, other).getByRole('button', { name: 'Unblock' }).click()
  await floor(page)
    .getByRole('button', { name: new RegExp(`^Table ${other}: Free`) })
    .waitFor()
})
