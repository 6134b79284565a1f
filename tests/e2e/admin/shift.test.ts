import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addMinutes } from '#lib/time/time.ts'
import { timeLabel } from '#lib/time/time-labels.ts'
import { expectFine } from '#tests/support/admin.ts'
import { bookByTelephone, bookSoon, soon, workerBoardTest } from '#tests/support/board-test.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'

const UID = 'metrotown'

const test = workerBoardTest(UID)

const row = (page: Page, name: string) =>
  page.getByRole('listitem', { name: new RegExp(`^${name}, party of`) })
const shift = (page: Page) => page.locator('details').filter({ hasText: /^Shift/ })
const openShift = (page: Page) => shift(page).getByText('Shift', { exact: true }).click()

test('a party that runs late says so in its row by one tap, and keeps its table for as much longer', async ({
  openBoard,
  site,
}) => {
  const at = await bookSoon(site, 'Late', { uid: UID })
  const page = await openBoard()
  const late = row(page, 'Ada Late')
  const table = (await late.locator('strong').last().textContent()) ?? ''
  await late.getByRole('button', { name: 'Late: Ada Late' }).click()
  await late.getByText(`late, ${clock(at, 15)}`).waitFor()
  await late.getByText('Saving…').waitFor({ state: 'hidden' })
  await late.getByRole('button', { name: 'Late: Ada Late' }).click()
  await late.getByText(`late, ${clock(at, 30)}`).waitFor()

  await late.getByRole('button', { name: 'More: Ada Late' }).click()
  await late
    .getByText(/Running late/)
    .first()
    .waitFor()
  const kept = await late.getByText(/table kept until/).textContent()
  await late.getByRole('button', { name: 'On time after all' }).click()
  await late.getByText(/^late, /).waitFor({ state: 'hidden' })
  await expect.poll(() => late.getByText(/table kept until/).textContent()).not.toBe(kept)
  expect(table).not.toBe('')
})

test.for([390, 1180])(
  'the team has a note, and servers with tables and covers, at %i px',
  async (width, { openBoard, askAsHost, host, site }) => {
    const name = `Ada S${width}`
    await bookByTelephone(askAsHost, host, { name, at: soon(site), party: 6 })
    const page = await openBoard(width)
    await shift(page)
      .getByText(/^\d large part/)
      .waitFor()
    await openShift(page)
    await expectFine(page, 'the shift')
    const note = `No lobster at ${width} px`
    await shift(page).getByLabel('Note for the team').fill(note)
    await shift(page).getByRole('button', { name: 'Save note' }).click()
    await openShift(page)
    await shift(page).locator('summary').getByText(note).waitFor()

    await openShift(page)
    await shift(page)
      .getByRole('button', { name: new RegExp(`6, ${name}`) })
      .click()
    await row(page, name).getByLabel('Staff note').waitFor()
    await shift(page).getByRole('button', { name: 'Share out the tables' }).click()
    const dialog = page.getByRole('dialog')
    for (const server of [`Ana ${width}`, `Ben ${width}`]) {
      await dialog.getByLabel('Name of a server').fill(server)
      await page.keyboard.press('Enter')
    }
    await dialog.getByRole('button', { name: 'Share covers evenly' }).click()
    await expectFine(page, 'the servers')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expectFocusOn(shift(page).getByRole('button', { name: 'Share out the tables' }))
    await row(page, name)
      .getByText(/^(Ana|Ben) \d+$/)
      .waitFor()
  },
)

test('two who write the note at once lose nothing', async ({ openBoard }) => {
  const [one, two] = [await openBoard(1180), await openBoard(1440)]
  await Promise.all([openShift(one), openShift(two)])
  const field = (page: Page) => shift(page).getByLabel('Note for the team')
  await field(two).fill('The patio is wet')
  await field(one).fill('The lift is broken')
  await shift(one).getByRole('button', { name: 'Save note' }).click()
  // The other screen has it within a second, and keeps what is being written there.
  await shift(two).getByText('Written by somebody else meanwhile: “The lift is broken”').waitFor()
  expect(await field(two).inputValue()).toBe('The patio is wet')
  await field(two).fill('The patio is wet. The lift is broken')
  await shift(two).getByRole('button', { name: 'Save note' }).click()
  await expect.poll(() => field(one).inputValue()).toBe('The patio is wet. The lift is broken')
})

/** `5:15 PM`: so many minutes after a wall time. */
function clock(at: string, minutes: number): string {
  return timeLabel(addMinutes(at, minutes).slice(11))
}
