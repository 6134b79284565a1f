import { expect } from 'vitest'
import { forget } from '#tests/support/browser.ts'
import {
  booker,
  expectAccessible,
  fillDetails,
  findTimes,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { openTableTest, UID } from '#tests/support/opentable-site.ts'

const test = openTableTest()

test('a reservation at a location of OpenTable is held, booked, seen, moved and cancelled there', async ({
  begin,
  site,
  opentable,
}) => {
  const guest = await begin(booker({ width: 390 }))
  const { page } = guest
  await openPanel(page, site.url, UID)
  const panel = panelOf(page)
  expect(await panel.time.locator('option').last().textContent()).toBe('11:30 PM')
  await findTimes(page)
  await holdTable(page)
  expect(await panel.countdown.textContent()).toMatch(
    /^We're holding this table for you for 0[45]:\d\d minutes$/,
  )
  await fillDetails(page)
  await panel.complete.click()
  await panel.alert.getByText('The Email field is required.').waitFor()
  const email = panel.panel.getByRole('textbox', { name: 'Email' })
  const request = panel.panel.getByRole('textbox', { name: 'Special request' })
  await email.fill('ada@example.com')
  await request.fill('x'.repeat(80))
  await panel.complete.click()
  await panel.alert.getByText('allows 75 characters here').waitFor()
  // Without an occasion nothing stands before it, and it has all of them.
  await request.fill('x'.repeat(75))
  await panel.panel.getByText('75 of 75 characters').waitFor()
  await request.fill('By the window')

  const terms = panel.panel.getByText(/^By clicking “Complete Reservation” you agree/)
  expect(await terms.textContent()).toBe(
    'By clicking “Complete Reservation” you agree to the OpenTable Terms of Use and Privacy Policy.',
  )
  expect(await panel.panel.getByText('Powered by OpenTable').isVisible()).toBe(true)
  await expectAccessible(page, 'details')

  const fault = { kind: 'status', status: 409 } as const
  opentable.injectFault('make', { ...fault, message: 'DinerHasOverlappingReservations' })
  await panel.complete.click()
  await panel.panel.getByText('You already have a reservation around this time.').waitFor()
  // The answer is lost on the way, and the table is booked once all the same.
  opentable.injectFault('make', { kind: 'lost' })
  await panel.complete.click()
  await panel.thanks.waitFor()
  const lastOf = (call: string) => opentable.received.filter((one) => one.call === call).at(-1)
  expect(lastOf('make')?.body).toMatchObject({
    email_address: 'ada@example.com',
    phone: { number: '6045550199' },
    special_request: 'By the window',
  })

  await panel.manage.click()
  await page.waitForURL('**/my/reservations/*')
  await expectAccessible(page, 'manage')
  await page.getByRole('link', { name: 'Change date, time or party' }).click()
  expect(await page.getByLabel('Time').locator('option').last().textContent()).toBe('11:30 PM')
  await page.getByLabel('People').selectOption('3')
  await page.getByRole('button', { name: 'Find a Time' }).click()
  await page
    .getByRole('link', { name: /^\d+:\d\d [AP]M$/ })
    .first()
    .click()
  await page.locator('form[method=post] button').first().click()
  await page.getByText('Your reservation has been changed').waitFor()
  expect(await page.locator('dl').textContent()).toContain('3 people')
  await page.getByText('Cancel this reservation').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
  expect(lastOf('change')?.body).toEqual({ status: 'CancelledWeb' })
  // A refusal is an answer, which browsers write into their console all the same.
  forget(guest, /409/)
})

test('a location of OpenTable leads to its telephone while OpenTable does not answer', async ({
  begin,
  site,
  opentable,
}) => {
  const guest = await begin(booker({ width: 390 }))
  const { page } = guest
  await openPanel(page, site.url, UID)
  const { find, alert, panel } = panelOf(page)
  opentable.injectFault('search', { kind: 'reset' }, 2)
  await find.click()
  await alert
    .getByText(
      'There seems to be a problem with this form at the moment, please contact your favourite location directly.',
    )
    .waitFor()
  await panel.getByRole('link', { name: /^Call Bellevue/ }).waitFor()
  forget(guest, /502/)
})
