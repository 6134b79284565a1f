import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hydrated, openBrowser, type VisitOptions, visit } from '#tests/support/browser.ts'
import { fillCard } from '#tests/support/card.ts'
import {
  expectAccessible,
  fillDetails,
  findTimes,
  GUEST,
  holdTable,
  openPanel,
  panelOf,
  tabTo,
} from '#tests/support/guest.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const UID = 'kitsilano'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

let guests = 0

/** A guest of their own address: limits count by it, and each test books as somebody else. */
function guest(options: VisitOptions = {}) {
  guests += 1
  return visit(browser, {
    reducedMotion: 'reduce',
    address: `198.51.${100 + Math.floor(guests / 250)}.${guests % 250}`,
    ...options,
  })
}

async function openMainMenu(page: Page, width: number) {
  if (width < 1024) await page.getByRole('button', { name: 'Menu', exact: true }).click()
}

describe.each(['sqlite', 'postgres'] as const)('a reservation on %s', (database) => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ seed: inject('seeds')[database] })
  })
  afterAll(() => site.stop())

  test.each([390, 1440])(
    'leads from the home page to the manage link, the calendar file and the cancellation at %i px',
    async (width) => {
      const { page, context, problems } = await guest({ width })
      await page.goto(site.url)
      await hydrated(page)
      await openMainMenu(page, width)
      await page.getByRole('link', { name: 'Locations' }).filter({ visible: true }).first().click()
      await page.waitForURL('**/locations')
      await page.locator(`a[href="/locations/${UID}"]`).filter({ visible: true }).first().click()
      await page.waitForURL(`**/locations/${UID}`)
      await page.locator(`main a[href="/locations/${UID}/menu"]`).first().click()
      await page.waitForURL(`**/locations/${UID}/menu`)
      await page.locator('a[data-panel="reserve"]').filter({ visible: true }).first().click()

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
      expect(await panel.alert.textContent()).toContain('The First name field is required.')
      await expectAccessible(page, 'errors')
      await fillDetails(page)
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
      expect(problems).toEqual([])
      await context.close()
    },
  )

  test('gives the last table to one of two guests, and the other the reason and fresh times', async () => {
    // Ten people fit on one combination of Burrard's tables.
    const [one, two] = await Promise.all([guest(), guest()])
    for (const { page } of [one, two]) {
      await openPanel(page, site.url, 'burrard')
      await panelOf(page).people.selectOption('10')
      await findTimes(page)
      await panelOf(page).anyTime.first().click()
      await panelOf(page).seating.waitFor()
    }
    const ends = await Promise.all(
      [one, two].map(async ({ page }) => {
        const { panel, details, alert } = panelOf(page)
        await panel.locator('section').last().getByRole('button').first().click()
        await details.or(alert).first().waitFor()
        return (await details.isVisible()) ? 'held' : alert.first().textContent()
      }),
    )
    expect(ends.filter((end) => end === 'held')).toHaveLength(1)
    const loser = ends[0] === 'held' ? two : one
    const winner = ends[0] === 'held' ? one : two
    expect(ends.find((end) => end !== 'held')).toMatch(/taken a moment ago|could not find any/)
    const again = panelOf(loser.page)
    await again.times
      .or(again.alert.filter({ hasText: 'could not find' }))
      .first()
      .waitFor()
    await fillDetails(winner.page)
    // A card vouches for a party of ten.
    await fillCard(winner.page)
    await panelOf(winner.page).complete.click()
    await panelOf(winner.page).thanks.waitFor()
    await Promise.all([one.context.close(), two.context.close()])
  })

  test('is made once when Complete Reservation is pressed twice', async () => {
    const { page, context } = await guest()
    const sent: Request[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/opentable/reserve')) sent.push(request)
    })
    await openPanel(page, site.url, UID)
    await findTimes(page)
    await holdTable(page)
    await fillDetails(page)
    await panelOf(page).complete.dblclick()
    await panelOf(page).thanks.waitFor()
    expect(sent).toHaveLength(1)
    const again = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/opentable/reserve', { method: 'POST', headers, body })).json()
    }, sent[0]?.postData() ?? '')
    const link = await panelOf(page).manage.getAttribute('href')
    expect(again.response.manage_reservation_url).toBe(link)
    await page.reload()
    await panelOf(page).thanks.waitFor()
    expect(await panelOf(page).manage.getAttribute('href')).toBe(link)
    await context.close()
  })

  test('says nothing about a link that leads nowhere', async () => {
    const { page, context } = await guest()
    for (const token of ['x', 'A'.repeat(22), 'a'.repeat(3000)]) {
      const reply = await page.request.get(`${site.url}/my/reservations/${token}`)
      expect(reply.status(), token).toBe(404)
    }
    const reply = await page.request.get(`${site.url}/my/reservations/x/calendar.ics`)
    expect(reply.status()).toBe(404)
    await context.close()
  })
})

describe('the reservation panel', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ seed: inject('seeds').sqlite })
  })
  afterAll(() => site.stop())

  test('needs no mouse from the home page to the cancellation', async () => {
    const { page, context } = await guest()
    const { keyboard } = page
    const follow = async (selector: string) => {
      await tabTo(page, page.locator(selector).filter({ visible: true }).first())
      await keyboard.press('Enter')
    }
    await page.goto(site.url)
    await hydrated(page)
    await follow('a[href="/locations"]')
    await page.waitForURL('**/locations')
    await follow(`a[href="/locations/${UID}"]`)
    await page.waitForURL(`**/locations/${UID}`)
    await follow('a[data-panel="reserve"]')
    const panel = panelOf(page)
    await panel.find.waitFor()
    await tabTo(page, panel.date)
    await keyboard.type('Tom')
    expect(await panel.date.locator('option:checked').textContent()).toBe('Tomorrow')
    // Seven in the evening, which is not what it starts with where it is later now.
    await tabTo(page, panel.time)
    if ((await panel.time.inputValue()) > '19:00') await keyboard.type('7:00 P')
    expect(await panel.time.inputValue()).toBe('19:00')
    await tabTo(page, panel.find)
    await keyboard.press('Enter')
    await panel.times.waitFor()
    await expectFocus(page, 'Standard reservations')
    await tabTo(page, panel.anyTime.first())
    await keyboard.press('Enter')
    await panel.seating.waitFor()
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await panel.details.waitFor()
    await expectFocus(page, 'Your Details')
    await tabTo(page, panel.complete)
    await keyboard.press('Enter')
    await expectFocus(page, 'Please check these fields:')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await keyboard.type(GUEST.firstName)
    await keyboard.press('Tab')
    await keyboard.type(GUEST.lastName)
    await keyboard.press('Tab')
    await keyboard.type('6045550199')
    await keyboard.press('Tab')
    expect(await panel.phone.inputValue()).toBe(GUEST.phone)
    await keyboard.press('Enter')
    await panel.thanks.waitFor()
    await expectFocus(page, 'Thank you')
    await tabTo(page, panel.manage)
    await keyboard.press('Enter')
    await page.waitForURL('**/my/reservations/*')
    await tabTo(page, page.locator('summary'))
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
    await context.close()
  })

  test('keeps the hold on Back, takes it up on Forward, and gives it back when it is closed', async () => {
    const { page, context } = await guest()
    await openPanel(page, site.url, UID)
    await findTimes(page)
    await holdTable(page)
    const panel = panelOf(page)
    await panel.firstName.fill(GUEST.firstName)
    await page.goBack()
    await panel.button('Continue').waitFor()
    expect(await panel.countdown.textContent()).toContain("We're holding this table for you")
    await page.goForward()
    await panel.details.waitFor()
    expect(await panel.firstName.inputValue()).toBe(GUEST.firstName)
    const released = page.waitForRequest('**/api/opentable/release')
    await panel.button('Close').click()
    await released
    expect(new URL(page.url()).search).toBe('')
    await context.close()
  })

  test('returns to the defaults a second after Reset', async () => {
    const { page, context } = await guest()
    await openPanel(page, site.url, UID)
    const panel = panelOf(page)
    const day = await panel.date.inputValue()
    await panel.people.selectOption('4')
    await findTimes(page)
    await holdTable(page)
    await panel.reset.click()
    await panel.find.waitFor()
    await panel.people.and(page.locator('select:has(option[value="2"]:checked)')).waitFor()
    expect(await panel.date.inputValue()).toBe(day)
    expect(await panel.countdown.count()).toBe(0)
    await context.close()
  })

  test('finds its table and what was typed again after a reload', async () => {
    const { page, context } = await guest()
    await openPanel(page, site.url, UID)
    await findTimes(page)
    await holdTable(page)
    await fillDetails(page)
    await page.reload()
    const panel = panelOf(page)
    await panel.details.waitFor()
    expect(await panel.firstName.inputValue()).toBe(GUEST.firstName)
    await panel.complete.click()
    await panel.thanks.waitFor()
    await context.close()
  })

  test('tells the restaurant’s time to a browser whose clock is two days off', async () => {
    const { page, context } = await guest()
    const right = await guest()
    await page.addInitScript(() => {
      const now = Date.now
      Date.now = () => now() + 2 * 86_400_000
    })
    for (const visited of [page, right.page]) await openPanel(visited, site.url, UID)
    const [skewed, honest] = [panelOf(page), panelOf(right.page)]
    expect(await skewed.date.inputValue()).toBe(await honest.date.inputValue())
    await findTimes(page)
    await holdTable(page)
    expect(await skewed.countdown.textContent()).toMatch(/ 0[45]:\d\d minutes$/)
    await Promise.all([context.close(), right.context.close()])
  })

  test('says at 00:00 that the table may be gone, and still completes while it is not', async () => {
    const { page, context } = await guest()
    await page.clock.install()
    await openPanel(page, site.url, UID)
    await findTimes(page)
    await holdTable(page)
    const panel = panelOf(page)
    await page.clock.fastForward('05:01')
    await panel.countdown.filter({ hasText: 'You can still try' }).waitFor()
    expect(await panel.countdown.textContent()).toBe(
      'You can still try to complete your reservation, but this table may no longer be available.',
    )
    await fillDetails(page)
    await panel.complete.click()
    await panel.thanks.waitFor()
    await context.close()
  })

  test('books once over a server that is killed and comes back in the middle', async () => {
    const own = await startSite({ seed: inject('seeds').sqlite })
    const { page, context } = await guest()
    await openPanel(page, own.url, UID)
    await findTimes(page)
    await holdTable(page)
    await fillDetails(page)
    await own.kill()
    const failed = page.waitForEvent('requestfailed', (r) => r.url().endsWith('/reserve'))
    await panelOf(page).complete.click()
    await failed
    const port = new URL(own.url).port
    const again = await startSite({
      seed: { dataDir: own.dataDir },
      keep: true,
      env: { PORT: port, PUBLIC_URL: own.url },
    })
    await panelOf(page).thanks.waitFor()
    await panelOf(page).manage.click()
    await page.getByRole('heading', { name: 'Your reservation' }).waitFor()
    await context.close()
    await again.stop()
  })

  test('needs no script to show and cancel a visit', async () => {
    const { page, context } = await guest()
    await openPanel(page, site.url, UID)
    await findTimes(page)
    await holdTable(page)
    await fillDetails(page)
    await panelOf(page).complete.click()
    const link = await panelOf(page).manage.getAttribute('href')
    await context.close()
    const plain = await guest({ javaScriptEnabled: false })
    await plain.page.goto(link ?? '')
    await plain.page.getByText('Cancel this reservation').click()
    await plain.page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await plain.page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
    await plain.context.close()
  })
})

async function expectFocus(page: Page, text: string) {
  await page.waitForFunction(
    (wanted) => document.activeElement?.textContent?.startsWith(wanted),
    text,
  )
}
