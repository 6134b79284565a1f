import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Cookie, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { openBrowser, quiet, type Visit, type VisitOptions, visit } from '#tests/support/browser.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { draftCookie } from '#tests/support/staff.ts'

const WEEK = 604_800

let browser: Browser
let guest: Visit
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
afterEach(async () => {
  expect(guest.problems).toEqual([])
  await guest.context.close()
})

const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })
const notice = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })
const popup = (page: Page) => page.getByRole('dialog', { name: 'Six weeks of spot prawns' })
const letters = (page: Page) => page.getByRole('dialog', { name: 'Letters from the fire' })
/** Has the visitor set this location before: the newsletter's popup is for Portland, too. */
const settleIn = (uid: string) =>
  guest.context.addCookies([{ name: 'selected-location', value: uid, url: inject('site') }])
const cookieOf = async (name: string): Promise<Cookie | undefined> =>
  (await guest.context.cookies()).find((cookie) => cookie.name === name)

/** A guest whom nothing has been shown to yet, and what moves on their pages without their doing. */
async function arrive(options: VisitOptions = {}): Promise<Page> {
  guest = await visit(browser, { notices: 'open', ...options })
  await guest.page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, {
            shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return guest.page
}

/** Lets the clock run, 20 ms at a time unless told, until something is there. */
async function runUntil(page: Page, selector: string, step = 20): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(step)
        return page.locator(selector).count()
      },
      { timeout: 20_000 },
    )
    .toBe(1)
}

/** Opens a page with the clock in the test's hands, and lets it run until the page has come alive. */
async function open(page: Page, address: string, step?: number): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(address)
  await runUntil(page, 'html[data-country]', step)
}

async function expectWeek(name: string, value: string): Promise<void> {
  const cookie = await cookieOf(name)
  expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax', httpOnly: false })
  const left = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(left).toBeGreaterThan(WEEK - 120)
  expect(left).toBeLessThanOrEqual(WEEK + 1)
}

describe.each([390, 1440])('the notices of a first visit at %i px', (width) => {
  test('come in their time, are dialogs that everybody can use, and stay away for 7 days', async () => {
    const page = await arrive({ width })
    await open(page, `${inject('site')}/privacy`, 2)
    // The banner needs no delay; with it all that may be shown is known, and the popup is chosen.
    await banner(page).waitFor()
    await page.clock.runFor(700)
    expect(await notice(page).count()).toBe(0)
    await page.clock.runFor(300)
    await notice(page).waitFor()
    await page.clock.runFor(400)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.clock.runFor(200)
    await popup(page).waitFor()
    await page.clock.resume()

    // The page stands still behind it, and did not jump when the banner came.
    const overflow = () => page.evaluate('getComputedStyle(document.documentElement).overflowY')
    expect(await overflow()).toBe('hidden')
    expect(await page.evaluate('document.activeElement.closest("dialog") !== null')).toBe(true)
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    expect(await page.evaluate('window.shift')).toBe(0)
    expect((await popup(page).locator('[data-popup-card]').boundingBox())?.width).toBeCloseTo(
      width === 1440 ? 660 : width - 32,
      0,
    )
    expect(await violations(page)).toEqual([])

    // The cookie notice can be answered beside it.
    await notice(page).getByRole('button', { name: 'Only necessary' }).click()
    await expect.poll(() => notice(page).count()).toBe(0)
    await expectWeek('cookie-notice', 'necessary')
    expect(await cookieOf('popup-prawn-supper')).toBeUndefined()
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'hidden' })
    await expectWeek('popup-prawn-supper', 'closed')
    await expect.poll(overflow).not.toBe('hidden')

    expect((await banner(page).boundingBox())?.y).toBe(0)
    await banner(page).getByRole('link', { name: 'Read on' }).waitFor()
    expect(await violations(page)).toEqual([])
    await banner(page).getByRole('button', { name: 'Close the announcement' }).click()
    await expect.poll(() => banner(page).count()).toBe(0)
    await expectWeek('banner-halifax-in-spring', 'closed')
    expect(await page.evaluate('document.activeElement.id')).toBe('main')

    // Nothing of it comes again, and where all have been closed nothing is fetched for it.
    const other = { name: 'popup-letters', value: 'closed', url: inject('site') }
    await guest.context.addCookies([other])
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${inject('site')}/about`)
    await page.locator('html[data-country]').waitFor({ state: 'attached' })
    await page.clock.fastForward(5000)
    await expect.poll(() => asked).toContain('/api/locations')
    await page.waitForLoadState('networkidle')
    expect(await page.locator('[data-notice], dialog[open]').count()).toBe(0)
    expect(asked).not.toContain('/api/notices')
  })

  test('are answered with the keyboard alone', async () => {
    const page = await arrive({ width, reducedMotion: 'reduce' })
    await page.goto(`${inject('site')}/privacy`)
    await popup(page).waitFor()
    const focused = () => page.evaluate('document.activeElement.textContent')
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 40 && (await focused()) !== name; presses++)
        await page.keyboard.press('Tab')
      expect(await focused()).toBe(name)
    }
    await tabTo('Choose for yourself')
    await page.keyboard.press('Enter')
    const films = notice(page).getByRole('checkbox', { name: /^Films and maps/ })
    await expect.poll(() => films.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Space')
    await tabTo('Keep choice')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await cookieOf('cookie-notice'))?.value).toBe('necessary.embeds')
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'hidden' })
    // Later there is a way to think again, at the end of every page.
    const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
    await settings.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => films.isChecked()).toBe(true)
    expect(await violations(page, '[data-notice="cookies"]')).toEqual([])
    await tabTo('Only necessary')
    await page.keyboard.press('Enter')
    await expectWeek('cookie-notice', 'necessary')
    expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

describe('the popup', () => {
  test('waits while somebody books, and while somebody types', async () => {
    const page = await arrive()
    await open(page, `${inject('site')}/corporate-gift-cards?reserve=burrard`)
    const panel = page.getByRole('dialog', { name: 'Reserve' })
    await runUntil(page, 'dialog[open]')
    await page.locator('[data-notice="banner"]').waitFor({ state: 'attached' })
    await page.clock.runFor(10_000)
    expect(await page.locator('dialog[open]').count()).toBe(1)
    await panel.getByRole('button', { name: 'Close', exact: true }).click()
    await panel.waitFor({ state: 'hidden' })
    const field = page.getByRole('textbox', { name: 'First Name' })
    await field.focus()
    await page.clock.runFor(10_000)
    expect(await popup(page).count()).toBe(0)
    // Nor between two fields of a form that was begun.
    await page.keyboard.type('Robin')
    await field.blur()
    await page.clock.runFor(10_000)
    expect(await popup(page).count()).toBe(0)
    await field.evaluate((input: HTMLInputElement) => input.form?.reset())
    await page.clock.runFor(500)
    await popup(page).waitFor()
  })

  test('is chosen again when the selected location changes', async () => {
    const page = await arrive()
    await settleIn('pearl')
    await open(page, `${inject('site')}/locations`)
    await banner(page).waitFor()
    await page.clock.runFor(1600)
    await letters(page).waitFor()
    await page.keyboard.press('Escape')
    await letters(page).waitFor({ state: 'hidden' })
    await page.clock.runFor(10_000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.locator('button[data-set-location="kitsilano"]').dispatchEvent('click')
    await page.clock.runFor(1400)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.clock.runFor(200)
    await popup(page).waitFor()
    // Whoever follows its link has seen it.
    await page.clock.resume()
    await popup(page).getByRole('link', { name: 'Read about the boats' }).click()
    await page.waitForURL('**/news/six-weeks-of-spot-prawns')
    await expectWeek('popup-prawn-supper', 'closed')
  })
})

describe.each([390, 1440])('the newsletter’s popup at %i px', (width) => {
  test('closes after the message of the sign-up has faded, and no other one asks again', async () => {
    const page = await arrive({ width, address: `203.0.113.${width % 250}` })
    await settleIn('pearl')
    await page.goto(`${inject('site')}/privacy`)
    await letters(page).waitFor()
    expect(await violations(page)).toEqual([])
    await letters(page).getByLabel('First Name').fill('Ida')
    await letters(page).getByLabel('Last Name').fill('Marsh')
    await letters(page).getByLabel('Email').fill(`ida-${width}@example.com`)
    await letters(page).getByRole('button', { name: 'Sign up' }).click()
    await expect
      .poll(() => cookieOf('newsletter-closed'), { timeout: 20_000 })
      .toMatchObject({ path: '/', sameSite: 'Lax' })
    await expectWeek('newsletter-closed', 'closed')
    expect(await letters(page).count()).toBe(1)
    await letters(page).waitFor({ state: 'hidden' })
    await expectWeek('popup-letters', 'closed')
  })

  test('is kept away, with its cookie, where the newsletter was closed before', async () => {
    const page = await arrive({ width })
    await settleIn('pearl')
    const closed = { name: 'newsletter-closed', value: 'closed', url: inject('site') }
    await guest.context.addCookies([closed])
    await open(page, `${inject('site')}/privacy`)
    await banner(page).waitFor()
    await page.clock.runFor(5000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await expectWeek('popup-letters', 'closed')
  })
})

test('staff who look at a draft see what they have closed before', async () => {
  const page = await arrive({ notices: 'closed' })
  const [name = '', value = ''] = draftCookie('globals:banner').split('=')
  await guest.context.addCookies([{ name, value, url: inject('site') }])
  await page.goto(`${inject('site')}/privacy`)
  await banner(page).waitFor()
  await banner(page).getByRole('button', { name: 'Close the announcement' }).click()
  await expect.poll(() => banner(page).count()).toBe(0)
  // Nothing comes over the slices that they look at one by one (S1 §2).
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${inject('site')}/slice-simulator`)
  await expect.poll(() => asked).toContain('/api/locations')
  await quiet(page)
  expect(asked).not.toContain('/api/notices')
})

describe('third parties', () => {
  let third: Server
  let site: Site
  const hits: string[] = []
  beforeAll(async () => {
    third = createServer((request, response) => {
      hits.push(request.url ?? '')
      response.setHeader('content-type', 'text/javascript').end('window.third = true')
    })
    await new Promise<void>((listening) => third.listen(0, '127.0.0.1', listening))
    const origin = `http://127.0.0.1:${(third.address() as AddressInfo).port}`
    site = await startSite({
      seed: inject('seeds').sqlite,
      env: {
        ACCESSIBILITY_WIDGET_URL: `${origin}/widget.js`,
        VISITOR_TRACKING_URL: `${origin}/tracking.js`,
      },
    })
  })
  afterAll(async () => {
    third?.close()
    await site?.stop()
  })

  const injected = (page: Page) =>
    page
      .locator('script[data-consent]')
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('data-consent')} ${(one as HTMLScriptElement).async}`),
      )
  const shown = async (page: Page) => {
    await page.goto(`${site.url}/privacy`)
    await notice(page).waitFor()
    await popup(page).waitFor()
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'hidden' })
  }
  const settings = (page: Page) =>
    page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })

  test('are asked for nothing before the visitor allows it, and then for each script once', async () => {
    hits.length = 0
    const page = await arrive()
    await shown(page)
    expect(hits).toEqual([])
    // Refusing is one press of a button like the one that accepts.
    const [refuse, accept] = [
      notice(page).getByRole('button', { name: 'Only necessary' }),
      notice(page).getByRole('button', { name: 'OK' }),
    ]
    const look = (button: typeof refuse) =>
      button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight, height, width } =
          getComputedStyle(element)
        return { color, backgroundColor, borderColor, fontSize, fontWeight, height, width }
      })
    expect(await look(refuse)).toEqual(await look(accept))
    await refuse.click()
    await expectWeek('cookie-notice', 'necessary')
    await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' })
    expect(await injected(page)).toEqual([])
    expect(hits).toEqual([])

    await settings(page).click()
    await notice(page)
      .getByRole('checkbox', { name: /^Statistics/ })
      .check()
    await notice(page).getByRole('button', { name: 'Keep choice' }).click()
    await expect.poll(() => hits).toEqual(['/tracking.js'])
    expect(await injected(page)).toEqual(['statistics true'])
    // Soft navigation keeps the document, and what runs in it.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
    await page.waitForURL('**/news')
    expect(await injected(page)).toEqual(['statistics true'])

    await settings(page).click()
    await notice(page)
      .getByRole('checkbox', { name: /^Comfort/ })
      .check()
    await notice(page).getByRole('button', { name: 'Keep choice' }).click()
    await expectWeek('cookie-notice', 'necessary.comfort.statistics')
    await expect.poll(() => hits).toEqual(['/tracking.js', '/widget.js'])

    // Whoever thinks again gets a page without them.
    await settings(page).click()
    const reloaded = page.waitForEvent('load')
    await notice(page).getByRole('button', { name: 'Only necessary' }).click()
    await reloaded
    await expectWeek('cookie-notice', 'necessary')
    await page.waitForLoadState('networkidle')
    expect(await injected(page)).toEqual([])
    expect(hits).toHaveLength(2)
  })

  test('that follow visitors stay off where the browser says so (Global Privacy Control)', async () => {
    hits.length = 0
    const page = await arrive({ width: 390 })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await shown(page)
    await notice(page).getByText('Your browser asks sites not to track you.').waitFor()
    expect(await violations(page)).toEqual([])
    await notice(page).getByRole('button', { name: 'OK' }).click()
    await expectWeek('cookie-notice', 'necessary.comfort.embeds')
    await expect.poll(() => hits).toEqual(['/widget.js'])
    // Even where they were allowed before it was switched on.
    const before = { name: 'cookie-notice', value: 'necessary.statistics', url: site.url }
    await guest.context.addCookies([before])
    await page.reload({ waitUntil: 'networkidle' })
    expect(await injected(page)).toEqual([])
    await settings(page).click()
    expect(
      await notice(page)
        .getByRole('checkbox', { name: /^Statistics/ })
        .isDisabled(),
    ).toBe(true)
    expect(hits).toEqual(['/widget.js'])
  })
})

test('frames of other sites come by themselves where the visitor allows them, and only there', async () => {
  const page = await arrive()
  const choice = { name: 'cookie-notice', url: inject('site') }
  const frames = page.locator('main iframe')
  const cover = page.getByRole('link', { name: /^Play: A day at the hearth/ })
  await guest.context.addCookies([{ ...choice, value: 'necessary.statistics' }])
  await page.goto(`${inject('site')}/slice-library/full-video`)
  await page.locator('html[data-country]').waitFor({ state: 'attached' })
  await cover.waitFor()
  expect(await frames.count()).toBe(0)
  await guest.context.addCookies([{ ...choice, value: 'necessary.embeds' }])
  await page.reload()
  await frames.first().waitFor({ state: 'attached' })
  expect(await cover.count()).toBe(0)
  // The sample's player is no host that the demo group's settings allow.
  guest.problems.length = 0
})
