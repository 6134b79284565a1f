import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { forget, hydrated, quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import {
  fill as fillIn,
  PATH as GIFT_CARDS,
  partsOf as giftCardsOf,
} from '#tests/support/gift-cards-form.ts'

const CAREERS = '/locations/burrard/careers'
/** Where the form for gift cards is sent. */
const SEND_TO = '/api/bulk-gift-card-apply'
const EMAIL = 'ida@example.com'

const isScript = (request: Request) => request.url().includes('/_next/static/chunks/')

/** Scripts that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isScript(request)) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Scripts that the HTML of a page names without asking for them. */
const named = (page: Page) =>
  page
    .locator('meta[name="later-script"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('content') ?? ''))

describe('an island that is hydrated when it is used (decision 81)', () => {
  test('is whole before it, named in the page, and fetched when a field has the focus', async ({
    begin,
    site,
  }) => {
    const { page } = await begin({ width: 390, serviceWorkers: 'block' })
    const asked = scriptsOf(page)
    await page.goto(`${site.url}${CAREERS}`)
    await quiet(page)
    const [form = 'none'] = await named(page)
    expect(asked).not.toContain(form)
    const name = page.getByLabel('First name')
    expect(await name.isVisible()).toBe(true)
    await name.focus()
    await expect.poll(() => asked).toContain(form)
  })

  test('keeps what was typed and pressed while it was under way, and does it once', async ({
    begin,
    site,
  }) => {
    const { page } = await begin({ width: 390, serviceWorkers: 'block' })
    await page.goto(`${site.url}${CAREERS}`)
    await quiet(page)
    const sent = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await sent.promise
      await route.continue()
    })
    const form = page.getByRole('form', { name: 'Tell us about yourself' })
    await form.getByLabel('First name').fill('Ida')
    await form.getByRole('button', { name: 'Send application' }).click()
    sent.resolve()
    await form.getByRole('alert').getByText('The Last name field is required.').waitFor()
    expect(await form.getByLabel('First name').inputValue()).toBe('Ida')
    expect(
      await form.getByRole('alert').getByText('The First name field is required.').count(),
    ).toBe(0)
  })

  test('is sent by Enter in a field, too', async ({ begin, site }) => {
    const { page } = await begin({ width: 390, serviceWorkers: 'block' })
    await page.goto(`${site.url}${CAREERS}`)
    await quiet(page)
    const pressed = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await pressed.promise
      await route.continue()
    })
    const form = page.getByRole('form', { name: 'Tell us about yourself' })
    await form.getByLabel('First name').fill('Ida')
    await page.keyboard.press('Enter')
    pressed.resolve()
    await form.getByRole('alert').getByText('The Last name field is required.').waitFor()
    expect(await form.getByLabel('First name').inputValue()).toBe('Ida')
    expect(new URL(page.url()).pathname).toBe(CAREERS)
  })

  test('says that it did not load, keeps what was typed, and is fetched at the next try', async ({
    begin,
    site,
  }) => {
    const guest = await begin({ width: 390, serviceWorkers: 'block' })
    const { page } = guest
    await page.goto(`${site.url}${CAREERS}`)
    await quiet(page)
    const scripts = '**/_next/static/chunks/*.js'
    await page.route(scripts, (route) => route.abort())
    const form = page.getByRole('form', { name: 'Tell us about yourself' })
    await form.getByLabel('First name').fill('Ida')
    const notice = page.getByRole('alert').getByText('This did not load. Please try again.')
    await notice.waitFor()
    forget(guest, /chunk|ERR_FAILED/i)
    await page.unroute(scripts)
    await form.getByRole('button', { name: 'Send application' }).click()
    await form.getByRole('alert').getByText('The Last name field is required.').waitFor()
    expect(await form.getByLabel('First name').inputValue()).toBe('Ida')
    expect(await notice.count()).toBe(0)
  })

  test('does a press once, and not one that failed', async ({ begin, site }) => {
    const guest = await begin({ width: 390, serviceWorkers: 'block' })
    const { page } = guest
    await page.goto(`${site.url}${GIFT_CARDS}`)
    await quiet(page)
    const parts = giftCardsOf(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    const scripts = '**/_next/static/chunks/*.js'
    const lost = Promise.withResolvers<void>()
    await page.route(scripts, async (route) => {
      await lost.promise
      await route.abort()
    })
    await fillIn(parts, { Email: EMAIL })
    await parts.send.click()
    lost.resolve()
    await page.getByRole('alert').getByText('This did not load. Please try again.').waitFor()
    forget(guest, /chunk|ERR_FAILED/i)
    await page.unroute(scripts)
    // The pointer alone has it fetched, and sends nothing.
    await page.mouse.move(0, 0)
    await parts.form.hover()
    await parts.form.locator('button[type="submit"]').waitFor()
    expect(sent.filter((path) => path === SEND_TO)).toEqual([])
    await parts.send.click()
    await parts.thanks.waitFor()
    expect(sent.filter((path) => path === SEND_TO)).toHaveLength(1)
  })

  test('sends once what was sent while it was under way', async ({ begin, site }) => {
    const { page } = await begin({ width: 390, serviceWorkers: 'block' })
    await page.goto(`${site.url}${GIFT_CARDS}`)
    await quiet(page)
    const parts = giftCardsOf(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    const come = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await come.promise
      await route.continue()
    })
    await fillIn(parts, { Email: EMAIL })
    await parts.send.dblclick()
    come.resolve()
    await parts.thanks.waitFor()
    expect(sent.filter((path) => path === SEND_TO)).toHaveLength(1)
  })

  test('works at once where a visitor comes to it from another page', async ({ begin, site }) => {
    const { page } = await begin({ width: 390 })
    await page.goto(`${site.url}/gift-cards`)
    await hydrated(page)
    await page.evaluate(() => {
      Object.assign(globalThis, { isSamePage: true })
    })
    await page.locator('main a[href="/corporate-gift-cards"]').first().click()
    const form = page.locator('form').filter({ has: page.getByLabel('Legal business name') })
    await form.locator('button[type="submit"]').waitFor()
    expect(await page.evaluate('globalThis.isSamePage')).toBe(true)
  })

  test('leaves the panel of a page to open, and the page to be left', async ({ begin, site }) => {
    const { page } = await begin({ width: 390 })
    await page.goto(`${site.url}${CAREERS}`)
    await quiet(page)
    await page.locator('[data-panel="reserve"]').first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.locator('footer a[href="/about"]').first().click()
    await page.waitForURL('**/about')
  })
})
