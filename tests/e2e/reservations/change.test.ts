import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, type VisitOptions, visit } from '#tests/support/browser.ts'
import {
  expectAccessible,
  fillDetails,
  findTimes,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const UID = 'kitsilano'

let browser: Browser
let site: Site
beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ seed: inject('seeds').sqlite })])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

let guests = 0

/** Somebody of an address of their own: locks are counted by address. */
function guest(options: VisitOptions = {}) {
  guests += 1
  return visit(browser, { address: `198.51.100.${guests}`, ...options })
}

/** Books a table for two on another day and answers with its manage link. */
async function booked(page: Page): Promise<string> {
  await openPanel(page, site.url, UID)
  await findTimes(page)
  await holdTable(page)
  await fillDetails(page)
  await panelOf(page).complete.click()
  await panelOf(page).thanks.waitFor()
  return (await panelOf(page).manage.getAttribute('href')) ?? ''
}

const fact = async (page: Page, name: string) =>
  page.locator('dl > div', { hasText: name }).locator('dd').textContent()

/** The page's times of a party, and the first of them picked. */
async function pickTime(page: Page, people: string) {
  await page.getByLabel('People').selectOption(people)
  await page.getByRole('button', { name: 'Find a Time' }).click()
  const times = page.getByRole('link', { name: /^\d+:\d\d [AP]M$/ })
  await times.first().waitFor()
  const time = (await times.first().textContent()) ?? ''
  await times.first().click()
  await page.getByRole('heading', { name: `Change to ${time}` }).waitFor()
  return time
}

describe.each([
  { width: 390, javaScriptEnabled: true },
  { width: 1440, javaScriptEnabled: true },
  { width: 390, javaScriptEnabled: false },
])('a visit at $width px (scripts: $javaScriptEnabled)', ({ width, javaScriptEnabled }) => {
  test('is moved to another party and time, and keeps its link', async () => {
    const booker = await guest({ width })
    const link = await booked(booker.page)
    await booker.context.close()

    const { page, context, problems } = await guest({ width, javaScriptEnabled })
    await page.goto(link)
    const before = await fact(page, 'When')
    await page.getByRole('link', { name: 'Change date, time or party' }).click()
    await page.getByRole('heading', { level: 1, name: 'Change your reservation' }).waitFor()
    expect(await page.locator('main').textContent()).toContain(`for 2 people: ${before}`)
    expect(await page.getByLabel('People').inputValue()).toBe('2')
    if (javaScriptEnabled) await expectAccessible(page, 'change')
    const time = await pickTime(page, '4')
    if (javaScriptEnabled) await expectAccessible(page, 'seating')
    await page.locator('form[method=post] button').first().click()

    await page.getByText('Your reservation has been changed').waitFor()
    expect(await fact(page, 'Party')).toBe('4 people')
    expect(await fact(page, 'When')).toContain(time)
    if (javaScriptEnabled) await expectAccessible(page, 'changed')
    expect(new URL(page.url()).pathname).toBe(new URL(link).pathname)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('a change that cannot be', () => {
  test('leaves the visit as it is, and says why', async () => {
    const { page, context, problems } = await guest()
    const link = await booked(page)
    const { pathname } = new URL(link)
    const before = await (await page.request.get(link)).text()
    await page.goto(`${link}/change?people=4&date=2027-02-31&time=nine`)
    await page.getByRole('alert').getByText('Please choose people, date and time.').waitFor()
    // A party above the restaurant's largest is led to its page for groups, as in the panel.
    await page.getByLabel('People').selectOption('20')
    await page.getByRole('button', { name: 'Find a Time' }).click()
    const group = page.getByRole('link', { name: 'Ask about a group booking' })
    expect(await group.getAttribute('href')).toContain(
      `/locations/${UID}/group-bookings?partySize=20`,
    )
    await page.goto(`${link}/change`)
    await pickTime(page, '3')
    // Nobody is seated in the middle of the night: as if the table had gone a moment ago.
    await page.locator('input[name=at]').evaluate((field) => {
      const input = field as HTMLInputElement
      input.value = `${input.value.slice(0, 11)}03:00`
    })
    await page.locator('form[method=post] button').first().click()
    await page.getByRole('alert').getByText('That table was taken a moment ago.').waitFor()
    expect(await page.getByLabel('People', { exact: true }).inputValue()).toBe('3')
    const facts = (html: string) => /<dl.*<\/dl>/s.exec(html)?.[0]
    expect(facts(await (await page.request.get(link)).text())).toBe(facts(before))

    await page.getByRole('link', { name: 'Keep it as it is' }).click()
    await page.getByText('Cancel this reservation').click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
    await page.goto(`${link}/change`)
    expect(new URL(page.url()).pathname).toBe(pathname)
    expect(await page.getByRole('link', { name: 'Change date, time or party' }).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('of an unknown link leads to its page, which is not there', async () => {
    const unknown = `${site.url}/my/reservations/nobody`
    const table = new URLSearchParams({ people: '2', at: '2027-03-01T19:00', seating: 'default' })
    const asked = [
      fetch(`${unknown}/change`, { redirect: 'manual' }),
      fetch(`${unknown}/move`, { redirect: 'manual', method: 'POST', body: table }),
    ]
    for (const { headers } of await Promise.all(asked))
      expect(headers.get('location')).toBe('/my/reservations/nobody?changed=not-here')
    expect((await fetch(unknown)).status).toBe(404)
  })

  test.each(['%0A', '%E6%BC%A2', '%2F%2Fevil.example'])(
    'of a link that nobody gave out is not there either, and no fault: %s',
    async (token) => {
      for (const [path, body] of [
        ['move', 'people=2'],
        ['cancel', ''],
      ]) {
        const address = `${site.url}/my/reservations/${token}/${path}`
        const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
        expect(answer.status, path).toBeLessThan(500)
        expect(answer.headers.get('location') ?? '/my/').toMatch(/^\/my\//)
      }
    },
  )
})
