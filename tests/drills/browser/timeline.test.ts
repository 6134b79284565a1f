import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { timeLabel } from '#lib/time/time-labels.ts'
import { expectFine } from '#tests/support/admin.ts'
import { boardTest, bookSoon } from '#tests/support/board-test.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'

const test = boardTest('17:00').extend(
  'openTimeline',
  ({ openBoard }) =>
    async (width: number): Promise<Page> => {
      const page = await openBoard(width)
      await page.getByRole('button', { name: 'Timeline', exact: true }).click()
      await timeline(page).waitFor()
      return page
    },
)

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline', exact: true })
const bar = (page: Page, name: string) =>
  timeline(page).getByRole('button', { name: new RegExp(`^\\d+ ${name}, `) })
const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen party' })
const rowOf = (one: Locator) =>
  one.evaluate((element) => element.closest<HTMLElement>('[data-row]')?.dataset.row ?? '')

/** The row of a table for two or more that nobody has, and its place on the screen. */
async function freeRow(page: Page): Promise<{ code: string; top: number }> {
  const rows = timeline(page).locator('[data-row]:not([data-row=""]):not(:has([data-bar]))')
  const code = (await rows.first().getAttribute('data-row')) ?? ''
  const box = await rows.first().boundingBox()
  if (!box) throw new Error('no table is free')
  return { code, top: box.y + box.height / 2 }
}

/** Drags a bar by some quarters of an hour, to a row or in its own. */
async function drag(page: Page, one: Locator, quarters: number, top?: number): Promise<void> {
  await one.scrollIntoViewIfNeeded()
  const box = await one.boundingBox()
  if (!box) throw new Error('the party is on the screen')
  const width = await timeline(page)
    .locator('[data-columns]')
    .first()
    .evaluate((track) => track.clientWidth / Number((track as HTMLElement).dataset.columns))
  const from = { x: box.x + 20, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + quarters * width, top ?? from.y, { steps: 6 })
  await page.mouse.up()
}

test.for([390, 1180, 1440])(
  'a host sees the tables by time, and seats from there, at %i px',
  async (width, { openTimeline, site }) => {
    const name = `Ada T${width}`
    const at = await bookSoon(site, `T${width}`)
    const page = await openTimeline(width)
    await bar(page, name).waitFor()
    await expectFine(page, 'the timeline')
    const time = timeLabel(at.slice(11))
    expect(await timeline(page).textContent()).toMatch(new RegExp(`${time}: \\d+ covers`))

    await bar(page, name).click()
    await expectFine(page, 'a party of the timeline')
    await chosen(page)
      .getByRole('button', { name: `Seat: ${name}` })
      .click()
    await timeline(page)
      .getByRole('button', { name: `2 ${name}, ${time}, Seated` })
      .waitFor()
    // Others find the table free.
    await chosen(page)
      .getByRole('button', { name: `Finish: ${name}` })
      .click()
    await timeline(page)
      .getByRole('button', { name: `2 ${name}, ${time}, Finished` })
      .waitFor()
  },
)

test('a party is dragged to another table, and to another time by its own dialog', async ({
  openTimeline,
  site,
}) => {
  const at = await bookSoon(site, 'Drag')
  const page = await openTimeline(1440)
  const one = bar(page, 'Ada Drag')
  const { code, top } = await freeRow(page)
  await drag(page, one, 0, top)
  await expect.poll(() => rowOf(one)).toBe(code)

  await drag(page, one, 4)
  const dialog = page.getByRole('dialog', { name: 'Change booking' })
  const hours = Number(at.slice(11, 13)) + 1
  const later = timeLabel(`${hours}${at.slice(13)}`)
  await expect.poll(() => dialog.getByRole('radio', { name: later }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await timeline(page)
    .getByRole('button', { name: `2 Ada Drag, ${later}, Booked` })
    .waitFor()
  expect(await rowOf(one)).toBe(code)
})

test('a free place is booked by a tap, at its table and its time', async ({
  openTimeline,
  site,
}) => {
  const at = await bookSoon(site, 'Beside')
  const page = await openTimeline(1440)
  const { x = 0 } = (await bar(page, 'Ada Beside').boundingBox()) ?? {}
  const { code, top } = await freeRow(page)
  await page.mouse.click(x + 4, top)
  const dialog = page.getByRole('dialog', { name: 'New booking' })
  const time = timeLabel(at.slice(11))
  await expect.poll(() => dialog.getByRole('radio', { name: time }).isChecked()).toBe(true)
  await dialog.getByLabel('Name').fill('Tess Tapped')
  await dialog.getByRole('button', { name: /^Book/ }).click()
  await bar(page, 'Tess Tapped').waitFor()
  expect(await rowOf(bar(page, 'Tess Tapped'))).toBe(code)
})

test('by the keyboard alone a table is booked, and a party is looked at and left', async ({
  openTimeline,
  site,
}) => {
  await bookSoon(site, 'Keys')
  const page = await openTimeline(1440)
  await bar(page, 'Ada Keys').focus()
  await page.keyboard.press('Enter')
  await chosen(page).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expectFocusOn(bar(page, 'Ada Keys'))
  expect(await chosen(page).count()).toBe(0)

  const { code } = await freeRow(page)
  await timeline(page)
    .getByRole('button', { name: `Book table ${code}`, exact: true })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New booking' })
  const tables = dialog.getByRole('combobox', { name: 'Table', includeHidden: true })
  await expect.poll(() => tables.count()).toBe(1)
  await dialog.getByRole('radio', { name: /[AP]M/ }).first().check()
  await expect.poll(() => tables.inputValue()).toBe(code)
})
