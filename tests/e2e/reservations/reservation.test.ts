import pg from 'pg'
import type { Page, Request } from 'playwright-core'
import { expect, inject } from 'vitest'
import { bookTable } from '#tests/support/book-table.ts'
import { forget, hydrated } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import {
  booker,
  expectAccessible,
  fillDetails,
  findTimes,
  GUEST,
  openAndHold,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'

const UID = 'kitsilano'

// Journeys run on SQLite, and races for a table on Postgres. The tests of the booking engine run on both.
const onSqlite = browserTest.extend('site', { scope: 'file' }, ownSite())
const onPostgres = browserTest.extend(
  'site',
  { scope: 'file' },
  ownSite(() => ({ seed: inject('seeds').postgres })),
)

onSqlite(
  'a reservation leads from the home page to the manage link, the calendar file and the cancellation',
  async ({ begin, site }) => {
    const { page } = await begin(booker({ width: 390 }))
    await page.goto(site.url)
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('link', { name: 'Locations' }).filter({ visible: true }).first().click()
    await page.waitForURL('**/locations')
    await page.locator(`a[href="/locations/${UID}"]`).filter({ visible: true }).first().click()
    await page.waitForURL(`**/locations/${UID}`)
    await page.locator(`main a[href="/locations/${UID}/menu"]`).first().click()
    await page.waitForURL(`**/locations/${UID}/menu`)
    // On a phone the bar of the menu has it, and the header has none.
    const reserve = page.getByRole('link', { name: 'Reserve', exact: true })
    await reserve.filter({ visible: true }).click()

    const panel = panelOf(page)
    await panel.find.waitFor()
    expect(new URL(page.url()).searchParams.get('reserve')).toBe(UID)
    expect(await panel.panel.textContent()).toMatch(/reserve at/i)
    expect(await panel.people.inputValue()).toBe('2')
    await expectAccessible(page, 'find a time')
    await findTimes(page)
    await expectAccessible(page, 'times')
    await panel.anyTime.first().click()
    await panel.seating.waitFor()
    await expectAccessible(page, 'seating')
    await panel.panel.locator('section').last().getByRole('button').first().click()
    await panel.details.waitFor()
    expect(await panel.countdown.textContent()).toMatch(
      /^We're holding this table for you for 0[45]:\d\d minutes$/,
    )
    await expectAccessible(page, 'details')
    await panel.complete.click()
    await panel.alert.getByText('The First name field is required.').first().waitFor()
    await expectAccessible(page, 'errors')
    // Focus and error look different, on the same field too.
    await panel.firstName.focus()
    const look = await panel.firstName.evaluate((field) => {
      const { outlineStyle, outlineColor, borderColor } = getComputedStyle(field)
      return { outlineStyle, isAlike: outlineColor === borderColor }
    })
    expect(look).toEqual({ outlineStyle: 'solid', isAlike: false })
    // An error goes when its field is right, and takes no focus with it.
    const faults = panel.alert.getByRole('link')
    await panel.firstName.pressSequentially('A')
    await expect
      .poll(() => faults.allTextContents())
      .toEqual(['The Last name field is required.', 'The Phone field is required.'])
    await expectFocusOn(panel.firstName)
    expect(await panel.firstName.getAttribute('aria-invalid')).toBeNull()
    await fillDetails(page)
    await expect.poll(() => panel.alert.count()).toBe(0)
    await panel.complete.click()
    await panel.thanks.waitFor()
    expect(await panel.panel.getByRole('link', { name: /menu/i }).getAttribute('href')).toBe(
      '/menu',
    )
    // No mail server is configured, and no address was left.
    expect(await panel.panel.textContent()).not.toContain('on its way')
    await expectAccessible(page, 'thank you')

    await panel.manage.click()
    await page.waitForURL('**/my/reservations/*')
    await expectAccessible(page, 'manage')
    const manageUrl = page.url()
    expect(await page.locator('body').textContent()).not.toContain(GUEST.lastName)
    const reply = await page.request.get(manageUrl)
    expect(reply.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    })

    const before = await page.request.get(`${manageUrl}/calendar.ics`)
    expect(before.headers()['content-type']).toMatch(/^text\/calendar/)
    expect(await before.text()).toContain('STATUS:CONFIRMED')
    await page.getByText('Cancel this reservation').click()
    await expectAccessible(page, 'cancel')
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
    await expectAccessible(page, 'cancelled')
    const after = await (await page.request.get(`${manageUrl}/calendar.ics`)).text()
    expect(after).toContain('STATUS:CANCELLED')
  },
)

onSqlite('nothing is said about a link that leads nowhere', async ({ site }) => {
  for (const token of ['x', 'A'.repeat(22), 'a'.repeat(3000), 'x/calendar.ics']) {
    const reply = await fetch(`${site.url}/my/reservations/${token}`)
    expect(reply.status, token.slice(0, 30)).toBe(404)
  }
})

onPostgres(
  'one of two guests gets the last table, and the other the reason and fresh times',
  async ({ begin, site }) => {
    // Eight people fit in Kitsilano's dining room on one combination of tables alone.
    const guests = await Promise.all([begin(booker()), begin(booker())])
    for (const { page } of guests) {
      await openPanel(page, site.url, 'kitsilano')
      await panelOf(page).people.selectOption('8')
      await findTimes(page)
      await panelOf(page).anyTime.first().click()
      await panelOf(page).seating.waitFor()
    }
    const ends = await Promise.all(
      guests.map(async (guest) => {
        const { panel, details, alert } = panelOf(guest.page)
        await panel.locator('section').last().getByRole('button').first().click()
        await details.or(alert).first().waitFor()
        return { guest, holds: await details.isVisible() }
      }),
    )
    expect(ends.map(({ holds }) => holds).sort()).toEqual([false, true])
    for (const { guest, holds } of ends) {
      const { times, alert, thanks, complete } = panelOf(guest.page)
      if (holds) {
        await fillDetails(guest.page)
        await complete.click()
        await thanks.waitFor()
      } else {
        await times.waitFor()
        await alert.getByText('That table was taken a moment ago.').waitFor()
        forget(guest, /409 .*lock-availability/)
      }
    }
  },
)

onPostgres(
  'a table is booked once where Complete Reservation is pressed twice',
  async ({ begin, site }) => {
    const { page } = await begin(booker())
    const sent: Request[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/opentable/reserve')) sent.push(request)
    })
    const panel = await openAndHold(page, site.url, UID)
    await fillDetails(page)
    await panel.complete.dblclick()
    await panel.thanks.waitFor()
    expect(sent).toHaveLength(1)
    const again = await sendAgain(page, sent[0])
    const link = await panel.manage.getAttribute('href')
    expect(again.response.manage_reservation_url).toBe(link)
    await page.reload()
    await panel.thanks.waitFor()
    expect(await panel.manage.getAttribute('href')).toBe(link)
  },
)

onPostgres(
  'a page that finds the bookings in use says so, and when to come again',
  async ({ begin, site }) => {
    const link = await bookTable(site, { uid: UID })
    const other = new pg.Client({ connectionString: site.databaseUrl })
    await other.connect()
    await other.query('BEGIN; LOCK TABLE booking.reservations IN ACCESS EXCLUSIVE MODE')
    const { page, expected } = await begin()
    // The browser says so, too, and React that a part was not drawn on the server.
    expected.push(/503/, /React error #441/)
    const busy = await page.goto(link)
    expect([busy?.status(), busy?.headers()['retry-after']]).toEqual([503, '5'])
    const main = page.getByRole('main')
    await main
      .getByText('Someone else is changing this right now. Please try again in a moment.')
      .waitFor()
    await main.getByText('503').waitFor()
    await other.end()
    expect((await page.reload())?.status()).toBe(200)
  },
)

/** Sends the same request from the page again; answers with what it is answered. */
function sendAgain(page: Page, request: Request | undefined) {
  return page.evaluate(
    async ({ url, body }) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(url, { method: 'POST', headers, body })).json()
    },
    { url: request?.url() ?? '', body: request?.postData() ?? '' },
  )
}
