// spec:engine.desk-live spec:engine.desk-offline spec:engine.desk-at-once
import type { Page, Request } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { button, row, state } from '#tests/support/board-page.ts'
import { bookTable } from '#tests/support/book-table.ts'
import { forget, type Visit, type VisitOptions } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import { twoInstances } from '#tests/support/menus/two-instances.ts'
import { pass } from '#tests/support/page-clock.ts'
import { type Seed, type Site, startSite } from '#tests/support/site.ts'
import { type Host, makeHost, makeStaff } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const UID = 'kitsilano'
const TIME_ZONE = 'America/Vancouver'
const MINUTE = 60_000
const LIVE = '/api/reservations/live'

type Clock = 'runs' | 'still'

let screens = 0
/** A screen at an address of its own: logins of one address are counted. */
const screen = (width: number): VisitOptions => ({
  ...{ width, reducedMotion: 'reduce', address: `203.0.113.${++screens}` },
})

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite({ at: '15:00' }))
  .extend('host', { scope: 'file' }, ({ site }) => hostOf(site, inject('seeds').sqlite.staff))
  .extend('sites', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { sites, stop } = await twoInstances(inject('seeds').postgres)
    onCleanup(stop)
    return sites
  })
  .extend('openBoard', ({ begin, site, host }) => async (width: number, clock: Clock) => {
    const board = await begin(screen(width))
    await open(board, site, host, clock)
    return board
  })

async function hostOf(site: Site, first: Seed['staff']): Promise<Host> {
  const { password } = await makeStaff(site, first, { roles: ['editor'] })
  return makeHost(site, { ...first, password }, UID)
}

/** Opens a board, the one of the day unless told. On a page whose clock stands still nothing is found by asking regularly. */
async function open(board: Visit, site: Site, host: Host, clock: Clock, path = 'reservations') {
  await signedIn(board, site, host)
  const { page } = board
  if (clock === 'still') {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + MINUTE)
  }
  const listening = page.waitForResponse((reply) => reply.url().includes(LIVE))
  await page.goto(`${site.url}/admin/${path}`)
  await works(page.getByRole('combobox', { name: 'Location' }))
  expect((await listening).status()).toBe(200)
}

const isAct = (request: Request) => request.url().endsWith('/api/reservations/act')

/** A table in the next quarter of an hour but one. */
async function book(site: Site, lastName: string) {
  const at = localOf((Math.floor(site.now() / SLOT_MS) + 2) * SLOT_MS, TIME_ZONE)
  await bookTable(site, { uid: UID, at, lastName })
}

/** How often a page asks for something from now on. */
function counted(page: Page, isIt: (request: Request) => boolean) {
  const found: string[] = []
  page.on('request', (request) => isIt(request) && found.push(request.url()))
  return found
}

/** Holds what a page asks for back until it is let go, or answered otherwise. */
async function heldBack(page: Page, path: string) {
  const held = Promise.withResolvers<object | null>()
  await page.route(path, async (route) => {
    const instead = await held.promise
    if (instead) await route.fulfill({ status: 409, json: instead })
    else await route.continue()
  })
  return (instead: object | null = null) => held.resolve(instead)
}

test('two hosts see one another’s acts, and guests’ bookings, without asking regularly', async ({
  openBoard,
  site,
}) => {
  await book(site, 'Shared')
  const [{ page: first }, { page: second }] = [
    await openBoard(390, 'still'),
    await openBoard(1440, 'still'),
  ]
  await row(second, 'Ada Shared').waitFor()
  await button(first, 'Seat', 'Ada Shared').click()
  await state(second, 'Ada Shared', 'Seated').waitFor()
  // The buttons of a row rest for a moment after a tap.
  for (const page of [first, second]) await pass(page, 1000)
  await button(second, 'Finish', 'Ada Shared').click()
  await state(first, 'Ada Shared', 'Finished').waitFor()
  await book(site, 'Online')
  for (const page of [first, second]) await row(page, 'Ada Online').waitFor()
})

test.for([390, 1440])(
  'a tap shows at once, a second one does nothing, and what is refused comes back, at %i px',
  async (width, { openBoard, site }) => {
    const name = `Ada T${width}`
    await book(site, `T${width}`)
    const board = await openBoard(width, 'runs')
    const { page } = board
    await row(page, name).waitFor()
    const acts = counted(page, isAct)
    const letGo = await heldBack(page, '**/api/reservations/act')
    await button(page, 'Seat', name).dblclick()
    await state(page, name, 'Seated').waitFor()
    await row(page, name).getByText('Saving…').waitFor()
    await expectFine(page, 'a row that is being saved')
    await button(page, 'Finish', name).dispatchEvent('click')
    letGo()
    await row(page, name).getByText('Saving…').waitFor({ state: 'detached' })
    await state(page, name, 'Seated').waitFor()
    expect(acts).toHaveLength(1)

    await page.unroute('**/api/reservations/act')
    forget(board, /409/)
    const refuse = await heldBack(page, '**/api/reservations/act')
    // By the keyboard: the focus goes with the row, there and back.
    const undo = button(page, 'Undo', name)
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('false')
    await undo.focus()
    await page.keyboard.press('Enter')
    await state(page, name, 'Booked').waitFor()
    await expectFocusOn(button(page, 'Seat', name))
    refuse({ error: { code: 'wrong_state' } })
    await row(page, name)
      .getByRole('alert')
      .filter({ hasText: 'That is no longer possible.' })
      .waitFor()
    await state(page, name, 'Seated').waitFor()
    await expectFocusOn(button(page, 'Finish', name))
    await expectFine(page, 'a row with a refusal')
  },
)

test('of two hosts at one row the slower one is told there what the other has done', async ({
  openBoard,
  site,
}) => {
  await book(site, 'Wanted')
  const [{ page: first }, slower] = [await openBoard(390, 'still'), await openBoard(390, 'still')]
  const { page: second } = slower
  forget(slower, /409/)
  for (const page of [first, second]) await row(page, 'Ada Wanted').waitFor()
  await second.getByRole('button', { name: /^To come/ }).click()
  // The second screen has not heard yet.
  const hear = await heldBack(second, '**/api/reservations/day?*')
  await button(first, 'Seat', 'Ada Wanted').click()
  await state(first, 'Ada Wanted', 'Seated').waitFor()
  await pass(first, 1000)
  await button(second, 'Seat', 'Ada Wanted').click()
  hear()
  const alert = row(second, 'Ada Wanted').getByRole('alert')
  await alert.filter({ hasText: /^Kim was faster: Seated, \d+:\d\d .M\./ }).waitFor()
  await state(second, 'Ada Wanted', 'Seated').waitFor()
})

test('a screen without a network for ten minutes shows the list as of then, and catches up by itself', async ({
  openBoard,
  site,
}) => {
  await book(site, 'Before')
  const away = await openBoard(390, 'still')
  const { page, context } = away
  const { page: here } = await openBoard(390, 'runs')
  forget(away, /net::ERR_INTERNET_DISCONNECTED/)
  await button(page, 'More', 'Ada Before').click()
  await page.getByLabel('Staff note').fill('Allergic to nuts')
  await context.setOffline(true)
  const status = page.getByRole('alert').filter({ hasText: 'No connection since' })
  await status.waitFor()
  const words = await status.textContent()
  expect(words).toMatch(/^No connection since 3:\d\d PM · the list is as of then$/)
  await pass(page, 10 * MINUTE)
  expect(await status.textContent()).toBe(words)
  await page.clock.resume()
  await expectFine(page, 'the day without a network')

  // Refused where they are, and what was written stays.
  await button(page, 'Seat', 'Ada Before').click()
  const refusal = row(page, 'Ada Before').getByRole('alert')
  await refusal.filter({ hasText: 'No connection' }).waitFor()
  await state(page, 'Ada Before', 'Booked').waitFor()
  await page.getByRole('button', { name: 'Save note' }).click()
  await refusal.filter({ hasText: 'No answer' }).waitFor()
  // Another day is not known, and tonight still is.
  await page.getByRole('button', { name: 'Day after' }).click()
  await row(page, 'Ada Before').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await row(page, 'Ada Before').waitFor()
  expect(await status.textContent()).toBe(words)

  await book(site, 'Meanwhile')
  await button(here, 'Seat', 'Ada Before').click()
  await state(here, 'Ada Before', 'Seated').waitFor()
  await context.setOffline(false)
  await row(page, 'Ada Meanwhile').waitFor()
  await state(page, 'Ada Before', 'Seated').waitFor()
  await status.waitFor({ state: 'detached' })
  await page.getByText(/^Live · /).waitFor()
  expect(
    await page.evaluate(() =>
      [localStorage, sessionStorage].map((one) => `${JSON.stringify(one)}`.includes('Before')),
    ),
  ).toEqual([false, false])
})

test('what is done at one instance on Postgres shows at another one, which ends in order with a screen open', async ({
  begin,
  sites: [one, other],
}) => {
  const host = await hostOf(one, inject('seeds').postgres.staff)
  const [here, there] = [await begin(screen(390)), await begin(screen(1440))]
  await open(here, one, host, 'runs')
  await open(there, other, host, 'still')
  await here.page.getByRole('button', { name: 'Walk-in', exact: true }).click()
  const dialog = here.page.getByRole('dialog', { name: 'Seat a walk-in' })
  await dialog.getByLabel('Name').fill('Door')
  await dialog.getByRole('button', { name: 'Seat now' }).click()
  await state(there.page, 'Door', 'Seated').waitFor()
  forget(there, /net::ERR_|503/)
  await other.stop()
  expect(await other.ended).toBe(0)
})

test('what one host says is sold out shows on the board of another one', async ({
  begin,
  site,
  host,
}) => {
  const [here, there] = [await begin(screen(390)), await begin(screen(390))]
  await open(here, site, host, 'runs', 'sold-out')
  await open(there, site, host, 'still', 'sold-out')
  const soldOut = there.page.getByRole('region', { name: 'Sold out now (1)' })
  await here.page
    .getByRole('button', { name: /^Mark sold out: / })
    .first()
    .click()
  await soldOut.waitFor()
  await here.page.getByRole('button', { name: 'Undo' }).click()
  await soldOut.waitFor({ state: 'detached' })
})

test('screens come back by themselves after the server was killed and started again', async ({
  openBoard,
  site,
}) => {
  const board = await openBoard(390, 'runs')
  forget(board, /net::ERR_|503/)
  const { page } = board
  await page.getByText(/^Live · /).waitFor()
  await site.kill()
  await page.getByRole('alert').filter({ hasText: 'No connection since' }).waitFor()
  const { port, origin } = new URL(site.url)
  const again = await startSite({
    ...{ seed: { dataDir: site.dataDir }, keep: true, at: '15:00' },
    env: { PORT: port, PUBLIC_URL: origin },
  })
  onTestFinished(() => again.stop())
  await page.getByText(/^Live · /).waitFor()
  await book({ ...again, url: site.url }, 'Afterwards')
  await row(page, 'Ada Afterwards').waitFor()
})
