import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Simulator, startSimulator } from '#providers/booking/opentable/simulator.ts'
import { openBrowser, visit } from '#tests/support/browser.ts'
import { publishSql } from '#tests/support/content-sql.ts'
import {
  expectAccessible,
  fillDetails,
  findTimes,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const UID = 'bellevue'

let browser: Browser
let simulator: Simulator
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  simulator = await startSimulator({ timeZone: 'America/Los_Angeles' })
  const { id, secret, api, oauth } = simulator.account
  site = await startSite({
    seed: inject('seeds').sqlite,
    env: {
      OPENTABLE_CLIENT_ID: id,
      OPENTABLE_CLIENT_SECRET: secret,
      OPENTABLE_API_URL: api,
      OPENTABLE_OAUTH_URL: oauth,
    },
  })
  publishSql(site, `UPDATE locations SET booking_provider = 'opentable' WHERE uid = '${UID}'`)
})
afterAll(async () => {
  await site?.stop()
  await simulator?.stop()
  await browser?.close()
})

let guests = 0
function guest(width: number) {
  guests += 1
  const address = `203.0.113.${guests}`
  return visit(browser, { reducedMotion: 'reduce', address, width })
}

describe('a reservation at a location of OpenTable', () => {
  test.each([390, 1440])(
    'is held, booked, seen, moved and cancelled there at %i px',
    async (width) => {
      const { page, context, problems } = await guest(width)
      await openPanel(page, site.url, UID)
      const panel = panelOf(page)
      await findTimes(page)
      await holdTable(page)
      expect(await panel.countdown.textContent()).toMatch(
        /^We're holding this table for you for 0[45]:\d\d minutes$/,
      )
      await fillDetails(page)
      await panel.complete.click()
      expect(await panel.alert.textContent()).toContain('The Email field is required.')
      const email = panel.panel.getByRole('textbox', { name: 'Email' })
      const request = panel.panel.getByRole('textbox', { name: 'Special request' })
      await email.fill('ada@example.com')
      await request.fill('x'.repeat(80))
      await panel.complete.click()
      expect(await panel.alert.textContent()).toContain('can take 75 characters here')
      await request.fill('By the window')

      const terms = panel.panel.getByText(/^By clicking “Complete Reservation” you agree/)
      expect(await terms.textContent()).toBe(
        'By clicking “Complete Reservation” you agree to the OpenTable Terms of Use and Privacy Policy.',
      )
      expect(await panel.panel.getByText('Powered by OpenTable').isVisible()).toBe(true)
      await expectAccessible(page, 'details')

      const fault = { kind: 'status', status: 409 } as const
      simulator.script('make', { ...fault, message: 'DinerHasOverlappingReservations' })
      await panel.complete.click()
      await panel.panel.getByText('You already have a reservation around this time.').waitFor()
      // The answer is lost on the way, and the table is booked once all the same.
      simulator.script('make', { kind: 'lost' })
      await panel.complete.click()
      await panel.thanks.waitFor()
      const made = simulator.received.filter(({ call }) => call === 'make').at(-1)
      expect(made?.body).toMatchObject({
        email_address: 'ada@example.com',
        phone: { number: '6045550199' },
        special_request: 'Special Request: By the window',
      })

      await panel.manage.click()
      await page.waitForURL('**/my/reservations/*')
      await expectAccessible(page, 'manage')
      await page.getByRole('link', { name: 'Change date, time or party' }).click()
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
      expect(simulator.received.at(-2)?.body).toEqual({ status: 'CancelledWeb' })
      // A refusal is an answer, which browsers write into their console all the same.
      expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
      await context.close()
    },
  )

  test('leads to the restaurant’s telephone while OpenTable does not answer', async () => {
    const { page, context } = await guest(390)
    await openPanel(page, site.url, UID)
    const panel = panelOf(page)
    simulator.script('search', { kind: 'reset' }, 2)
    await panel.find.click()
    await panel.alert.waitFor()
    expect(await panel.alert.textContent()).toContain(
      'There seems to be a problem with this form at the moment, please contact your favourite location directly.',
    )
    expect(await panel.panel.getByRole('link', { name: /^Call Bellevue/ }).isVisible()).toBe(true)
    await context.close()
  })
})
