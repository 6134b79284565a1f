import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoSidewaysScroll, patched, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { boardTest } from '#tests/support/board-test.ts'
import { expectFocusOn, press } from '#tests/support/keyboard.ts'
import { works } from '#tests/support/taken-over.ts'

const test = boardTest('17:00').extend(
  'openPlan',
  ({ look, site, host }) =>
    async (width: number, hasTouch = false): Promise<Page> => {
      const { page, expected, ...visit } = await look({ width, hasTouch, reducedMotion: 'reduce' })
      await signedIn({ page, expected, ...visit }, site, host)
      // A save that is refused is one.
      expected.push(/status of 400/)
      await page.goto(`${site.url}/admin/collections/booking-settings`)
      const own = await page.evaluate(async () => {
        const reply = await fetch('/admin/api/booking-settings?depth=0')
        const { docs } = (await reply.json()) as { docs: { id: number }[] }
        return docs[0]?.id
      })
      await page.goto(`${site.url}/admin/collections/booking-settings/${own}`)
      await openTables(page)
      return page
    },
)

async function openTables(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tables', exact: true }).click()
  await works(table(page, 'D7'))
}

const plan = (page: Page) => page.getByRole('group', { name: 'Floor plan' })
const table = (page: Page, code: string) =>
  plan(page).getByRole('button', { name: new RegExp(`^Table ${code},`) })
const palette = (page: Page) => plan(page).getByRole('region', { name: 'Add to the room' })
const field = (page: Page, name: string) => plan(page).getByRole('spinbutton', { name })
const tool = (page: Page, name: string) =>
  plan(page).getByRole('toolbar', { name: 'Edit' }).getByRole('button', { name, exact: true })
const says = (page: Page, text: string) =>
  plan(page).getByRole('status').getByText(text).waitFor({ state: 'attached' })

/** Drags something by a pointer, pixels. */
async function drag(page: Page, what: Locator, right: number, down: number): Promise<void> {
  // Payload keeps a bar at the top of the window.
  await what.evaluate((one) => one.scrollIntoView({ block: 'center', inline: 'center' }))
  const box = await what.boundingBox()
  if (!box) throw new Error('it is on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y + down, { steps: 4 })
  await page.mouse.up()
}

/** Drags something by a finger, pixels. */
async function dragByTouch(page: Page, what: Locator, right: number): Promise<void> {
  await what.evaluate((one) => one.scrollIntoView({ block: 'center', inline: 'center' }))
  const box = await what.boundingBox()
  if (!box) throw new Error('it is on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= 4; step++) {
    const touchPoints = [{ x: x + (right * step) / 4, y }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

async function save(page: Page): Promise<number> {
  const answer = patched(page, '/booking-settings/')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  return (await answer).status()
}

// spec:engine.floor-editor
test.for([390, 1180, 1440])(
  'a host draws the floor by pointer, and takes it back, at %i px',
  async (width, { openPlan }) => {
    const page = await openPlan(width)
    await table(page, 'D7').click()
    expect(await table(page, 'D7').getAttribute('aria-pressed')).toBe('true')
    const left = field(page, 'From left, cm')
    const before = Number(await left.inputValue())
    await drag(page, table(page, 'D7'), 40, 0)
    await expect.poll(async () => Number(await left.inputValue())).toBeGreaterThan(before + 20)
    expect(await violations(page, '[data-floor-plan]')).toEqual([])
    await expectNoSidewaysScroll(page, 'the floor plan', width)

    await tool(page, 'Undo').click()
    await expect.poll(async () => Number(await left.inputValue())).toBe(before)
    await plan(page).getByRole('button', { name: 'Round 2', exact: true }).click()
    await says(page, 'Table D11 added.')
    expect(await table(page, 'D11').getAttribute('aria-pressed')).toBe('true')
    await palette(page).getByRole('button', { name: 'Plant', exact: true }).click()
    await tool(page, 'Remove').click()
    await says(page, 'Plant removed.')
    await plan(page).getByRole('button', { name: 'Patio', exact: true }).click()
    await table(page, 'P7').waitFor()
    await plan(page).getByText('Name and days of Summer').click()
    expect(await violations(page, '[data-floor-plan]')).toEqual([])
  },
)

test('a host draws the floor on a tablet by a finger', async ({ openPlan }) => {
  const page = await openPlan(1180, true)
  await table(page, 'D7').tap()
  expect(await table(page, 'D7').getAttribute('aria-pressed')).toBe('true')
  const left = field(page, 'From left, cm')
  const before = Number(await left.inputValue())
  await dragByTouch(page, table(page, 'D7'), 40)
  await expect.poll(async () => Number(await left.inputValue())).toBeGreaterThan(before + 20)
  await tool(page, 'Undo').tap()
  await expect.poll(async () => Number(await left.inputValue())).toBe(before)
  await plan(page).getByRole('button', { name: 'Round 2', exact: true }).tap()
  await says(page, 'Table D11 added.')
})

test('by the keyboard alone the floor is drawn and saved, and hosts see it so', async ({
  openPlan,
  site,
}) => {
  const page = await openPlan(1440)
  // One layout for all days, whatever day it is.
  await plan(page)
    .getByRole('button', { name: /^Winter/ })
    .click()
  await plan(page).getByText('Name and days of Winter').click()
  await plan(page).getByRole('button', { name: 'Remove the layout Winter' }).click()

  await table(page, 'D7').focus()
  await press(page, 'Shift+ArrowRight', 'ArrowUp', 'r')
  await says(page, 'Table D7: 470 cm from the left, 395 cm from the top, turned by 45°')
  await press(page, 'Control+c', 'Control+v')
  await says(page, 'Table D11 added.')
  await table(page, 'D11').focus()
  await press(page, 'Delete')
  await table(page, 'D11').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
  await press(page, 'Control+z')
  await table(page, 'D11').waitFor()
  await press(page, 'Control+z', 'Control+Shift+z')
  await table(page, 'D11').waitFor()
  await expectFocusOn(page.locator('[data-item]:focus'))
  // It is a line of the list, too.
  const codes = page.locator('#field-tables input[name$=".code"]')
  await expect
    .poll(() => codes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toContain('D11')

  await page.locator('.step-nav a', { hasText: 'Booking settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Your changes have not been saved').waitFor()
  await dialog.getByRole('button', { name: 'Stay on this page' }).click()
  expect(await save(page)).toBe(200)
  await expect.poll(() => tool(page, 'Undo').getAttribute('aria-disabled')).toBe('true')
  await page.reload()
  await openTables(page)
  await table(page, 'D11').waitFor()

  await page.goto(`${site.url}/admin/reservations`)
  const floor = page.getByRole('region', { name: 'Floor' })
  await floor.getByRole('button', { name: 'Table D11: Free' }).waitFor()
  expect(await floor.getByRole('region', { name: 'Dining Room' }).count()).toBe(1)
})

test('the second of two editors is told, and decides whose drawing stays', async ({ openPlan }) => {
  const [first, second] = [await openPlan(1180), await openPlan(1440)]
  await table(first, 'D8').focus()
  await press(first, 'ArrowDown')
  expect(await save(first)).toBe(200)
  await table(second, 'D9').focus()
  await press(second, 'ArrowDown')
  await says(second, 'Table D9:')
  expect(await save(second)).toBe(400)
  await second.getByRole('alert').getByText('Somebody else has saved this').waitFor()
  await second.getByRole('button', { name: 'Keep mine' }).click()
  await second.getByText('The next save replaces').waitFor()
  expect(await save(second)).toBe(200)
})

test('a table that no layout of a day draws is told, and a combination is offered for tables side by side', async ({
  openPlan,
}) => {
  const page = await openPlan(1440)
  await table(page, 'D8').focus()
  await press(page, 'Delete')
  await plan(page).getByRole('button', { name: 'Put D8 into the room' }).click()
  await says(page, 'Table D8 added.')
  await table(page, 'D1').focus()
  await press(page, 'Shift+ArrowDown')
  const offer = plan(page).getByRole('button', { name: 'D1 + D2 for 3 to 4' })
  await offer.click()
  await offer.waitFor({ state: 'detached' })
  const codes = page.locator('#field-combinations input[name$=".code"]')
  await expect
    .poll(() => codes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toContain('D1-D2')
  expect(await save(page)).toBe(200)
})
