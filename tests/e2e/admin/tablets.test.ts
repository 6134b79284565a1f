import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { SLOT_MS } from '#lib/time/time.ts'
import { expectFine, expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { button, row, state } from '#tests/support/board-page.ts'
import { bookSoon, workerBoardTest } from '#tests/support/board-test.ts'
import { forget } from '#tests/support/browser.ts'
import { writeBookings, writeContent } from '#tests/support/content-sql.ts'
import { hand } from '#tests/support/hand.ts'
import { askAs, type Host, makeAccount, OWN_PASSWORD } from '#tests/support/staff.ts'
import { PIN } from '#tests/support/tablets.ts'
import { works } from '#tests/support/taken-over.ts'
import { ownEmail } from '#tests/support/worker-site.ts'

const LEES_PIN = '730184'

type Colleague = Pick<Host, 'email' | 'password'>

const UID = 'west-van'

const test = workerBoardTest(UID).extend(
  'colleagues',
  { scope: 'file' },
  async ({ ask, site, host }): Promise<{ lee: Colleague; manager: Colleague }> => {
    const make = (name: string, role: string): Promise<Colleague> =>
      makeAccount(ask, { name, email: ownEmail(), roles: [role], locations: [host.location] })
    const lee = await make('Lee', 'host')
    const askAsLee = await askAs(site, lee)
    const { proof } = (await askAsLee('POST', '/second-factor/prove', {
      currentPassword: OWN_PASSWORD,
    })) as { proof: string }
    await askAsLee('POST', '/tablets/set-pin', { pin: LEES_PIN, proof })
    return { lee, manager: await make('Mona', 'manager') }
  },
)

/** As when somebody comes back to a page: it asks how things stand. */
const comesBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const lock = (page: Page) => page.getByRole('dialog', { name: 'Who are you?' })
const board = (page: Page) => works(page.getByRole('button', { name: 'Walk-in', exact: true }))

/** The keys of a PIN are not counted. */
async function typePin(place: Page | Locator, pin: string): Promise<void> {
  for (const digit of pin) await place.getByRole('button', { name: digit, exact: true }).click()
}

test('a host sets a PIN in their account, with their password', async ({ begin, site, host }) => {
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, host)
  const { page } = desk
  await page.goto(`${site.url}/admin/account`)
  const panel = page.getByRole('region', { name: 'PIN for shared tablets' })
  await panel.getByRole('link', { name: 'Set a PIN' }).click()
  await page.waitForURL(`${site.url}/admin/pin`)
  await (await works(page.getByRole('button', { name: 'Set a PIN' }))).click()
  await page.getByLabel('Current password').fill(host.password)
  await page.getByRole('button', { name: 'Go on' }).click()
  const field = page.getByLabel('New PIN, six digits')
  forget(desk, /status of 422/)
  await field.fill('123456')
  await page.keyboard.press('Enter')
  await page.getByText('one that others try first').waitFor()
  await expectFine(page, 'the PIN')
  await field.fill(PIN)
  await page.keyboard.press('Enter')
  await page.getByText('Your PIN is set.').waitFor()
  await page.getByText(/^Set on /).waitFor()
})

test('two hosts share a tablet: each unlocks it by a PIN, and each act has its name', async ({
  begin,
  site,
  colleagues,
}) => {
  for (const name of ['Early', 'Absent']) await bookSoon(site, name, { uid: UID })
  const tablet = await begin({ width: 1180, height: 820, reducedMotion: 'reduce' })
  // What screens ask once the tablet is locked is refused.
  forget(tablet, /status of (401|403|404)/)
  const { page } = tablet

  await signedIn(tablet, site, colleagues.manager)
  await page.goto(`${site.url}/admin/tablets`)
  await works(page.getByRole('button', { name: 'Make this a shared tablet' }))
  await expectFine(page, 'the shared tablets')
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.getByLabel('Name of the tablet').fill('Host stand')
  await page.getByRole('button', { name: 'Make this a shared tablet' }).click()
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
  await works(page.getByRole('button', { name: 'Kim' }))
  await expectFine(page, 'the lock')
  await page.setViewportSize({ width: 1180, height: 820 })

  await page.getByRole('button', { name: 'Kim' }).click()
  await page.keyboard.type('102938')
  await page.getByText('This PIN does not work.').waitFor()
  await typePin(page, PIN)
  await page.getByText('One wrong PIN was typed for you').waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
  await board(page)
  expect(await page.evaluate(() => document.cookie)).not.toContain('tableside-tablet')
  // Accounts are for devices of one's own.
  await page.goto(`${site.url}/admin/account`)
  await page.waitForURL(/\/admin\/reservations\?location=\d+/)
  await board(page)
  await button(page, 'Seat', 'Ada Early').click()
  await state(page, 'Ada Early', 'Seated').waitFor()

  // What is half typed when the tablet locks by itself stays, for whoever was there.
  await page.getByRole('button', { name: 'New booking' }).click()
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true })
  await name.fill('Half a name')
  writeContent(site, 'UPDATE sign_in_sessions SET last_used_at = 0 WHERE tablet IS NOT NULL')
  await comesBack(page)
  await lock(page).getByText('PIN of Kim').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  for (const width of [390, 1180]) {
    await page.setViewportSize({ width, height: 820 })
    expect(await violations(page, 'dialog[aria-labelledby="lock-heading"]')).toEqual([])
    await expectNoSidewaysScroll(page, 'the lock', width)
  }
  await typePin(lock(page), PIN)
  await lock(page).waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('Half a name')
  await page.keyboard.press('Escape')

  // The next one begins with a board of their own.
  const change = (from: string) =>
    page.getByRole('button', { name: `Change person: ${from} is signed in` })
  const closed = page.waitForResponse((reply) => reply.url().endsWith('/tablets/lock'))
  const first = hand()
  await first.tap(change('Kim'))
  await lock(page).waitFor()
  expect((await closed).status()).toBe(200)
  await first.tap(lock(page).getByRole('button', { name: 'Lee' }))
  await typePin(lock(page), LEES_PIN)
  await change('Lee').waitFor()
  expect(first.did).toEqual({ taps: 2, typed: 0 })
  await board(page)
  const began = site.now() - 2 * SLOT_MS
  writeBookings(
    site,
    `UPDATE reservations SET starts_at = ${began} WHERE last_name = 'Absent';
     UPDATE day_versions SET version = version + 1`,
  )
  await button(page, 'No-show', 'Ada Absent').click()
  await state(page, 'Ada Absent', 'No-show').waitFor()

  // From then on the other one is chosen: one tap, and the PIN.
  const next = hand()
  await next.tap(change('Lee'))
  await typePin(lock(page), PIN)
  await change('Kim').waitFor()
  expect(next.did).toEqual({ taps: 1, typed: 0 })
  await board(page)
  await button(page, 'More', 'Ada Absent').click()
  await row(page, 'Ada Absent')
    .getByText(/No-show by Lee$/)
    .waitFor()
  await button(page, 'More', 'Ada Early').click()
  await row(page, 'Ada Early')
    .getByText(/Seated by Kim$/)
    .waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'the board of a shared tablet', 390)
  const size = await change('Kim').boundingBox()
  expect(size?.height).toBeGreaterThanOrEqual(44)

  // Withdrawn, it is nothing.
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, colleagues.manager)
  await desk.page.goto(`${site.url}/admin/tablets`)
  await (await works(desk.page.getByRole('button', { name: /^Withdraw Host stand/ }))).click()
  await desk.page.getByText('There is no shared tablet yet.').waitFor()
  await comesBack(page)
  await lock(page).getByRole('link', { name: 'Sign in with a password' }).waitFor()
})
