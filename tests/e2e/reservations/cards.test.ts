import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Simulator, startSimulator } from '#providers/payments/stripe/simulator.ts'
import { CARDS } from '#providers/payments/suite.ts'
import { openBrowser, visit } from '#tests/support/browser.ts'
import { answerBank, cardOf, fillCard, fillStripeFields } from '#tests/support/card.ts'
import {
  expectAccessible,
  fillDetails,
  findTimes,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { type Site, startSite } from '#tests/support/site.ts'

// A flagship, where a card vouches for a table for seven.
const UID = 'burrard'
const PARTY = '7'
const WIDTHS = [390, 1440]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

let guests = 0
async function toCard(site: Site, width: number, javaScriptEnabled = true) {
  guests += 1
  const address = `198.18.${guests}.9`
  const begun = await visit(browser, { reducedMotion: 'reduce', address, width, javaScriptEnabled })
  const { page } = begun
  await openPanel(page, site.url, UID)
  await panelOf(page).people.selectOption(PARTY)
  await findTimes(page)
  await holdTable(page)
  await fillDetails(page)
  return begun
}

const expiry = `12${String((new Date().getFullYear() + 1) % 100).padStart(2, '0')}`

describe('a card of a test', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ seed: inject('seeds').sqlite })
  })
  afterAll(() => site?.stop())

  async function fillCard(page: Page, number: string) {
    const { panel } = panelOf(page)
    await panel.getByLabel('Name on card').fill('Ada Byron')
    await panel.getByLabel('Card number').fill(number)
    await panel.getByLabel('Expiry').fill(expiry)
    await panel.getByLabel('CVC').fill('123')
    await panel.getByLabel('Zip code').fill('V6B 1A1')
  }

  test.each(WIDTHS)(
    'leads to the test bank, which says what it is, and back to the booking, at %i px',
    async (width) => {
      const { page, context } = await toCard(site, width)
      const { complete, thanks } = panelOf(page)
      await fillCard(page, CARDS.asks)
      await complete.click()
      await page.waitForURL('**/test-bank/*')
      await expectAccessible(page, 'test bank')
      const said = await page.locator('main').textContent()
      expect(said).toContain('This is a test and no bank.')
      expect(said).toContain('$175.00')
      await page.getByRole('button', { name: 'Complete' }).click()
      await thanks.waitFor()
      await context.close()
    },
  )

  test('may be refused by its owner, and another one taken', async () => {
    const { page, context } = await toCard(site, 1440)
    const { complete, thanks, alert } = panelOf(page)
    await fillCard(page, CARDS.asks)
    await complete.click()
    await page.waitForURL('**/test-bank/*')
    await page.getByRole('button', { name: 'Fail' }).click()
    await alert.waitFor()
    expect(await alert.textContent()).toContain('There was a problem with your card.')
    await fillCard(page, CARDS.good)
    await complete.click()
    await thanks.waitFor()
    await context.close()
  })

  test('is answered without scripts, once', async () => {
    const { page, context } = await toCard(site, 390)
    await fillCard(page, CARDS.asks)
    await panelOf(page).complete.click()
    await page.waitForURL('**/test-bank/*')
    const plain = await visit(browser, { javaScriptEnabled: false, width: 390 })
    const response = await plain.page.goto(page.url())
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    await plain.page.getByRole('button', { name: 'Complete' }).click()
    expect(plain.page.url()).toContain(`/locations/${UID}?reserve=${UID}&bank=back`)
    await page.reload()
    expect(await page.locator('h1').textContent()).toBe('Already answered')
    await page.getByRole('link', { name: 'Back to the restaurant' }).click()
    await panelOf(page).thanks.waitFor()
    await plain.context.close()
    await context.close()
  })

  test('is asked about by nobody else', async () => {
    for (const path of ['/test-bank/nobody', '/test-bank', '/test-bank/nobody/answer']) {
      const { status } = await fetch(site.url + path)
      expect([404, 405], path).toContain(status)
    }
    const answered = await fetch(`${site.url}/test-bank/nobody/answer`, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'complete' }),
      redirect: 'manual',
    })
    expect(answered.status).toBe(404)
  })
})

describe('a card in Stripe’s own fields', () => {
  let site: Site
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await startSimulator({ webhook: () => `${site.url}/api/stripe/webhook` })
    const { secretKey, webhookSecret, form, api } = simulator.account('elements')
    if (form.mode !== 'elements') throw new Error('no elements')
    site = await startSite({
      seed: inject('seeds').sqlite,
      env: {
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret ?? '',
        STRIPE_PUBLISHABLE_KEY: form.publishableKey,
        STRIPE_JS_URL: form.scriptUrl,
        STRIPE_API_URL: api,
      },
    })
  })
  afterAll(async () => {
    await site?.stop()
    await simulator?.stop()
  })

  test.each(WIDTHS)('books, and its number never comes to the site, at %i px', async (width) => {
    const { page, context } = await toCard(site, width)
    const { complete, thanks } = panelOf(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(site.url)) sent.push(request.postData() ?? '')
    })
    await fillStripeFields(page, CARDS.good)
    await complete.click()
    await thanks.waitFor()
    expect(sent.join()).toContain('tok_')
    expect(sent.join()).not.toContain('4242424242424242')
    await simulator.settled()
    await context.close()
  })

  test.each([
    ['and says so', true],
    ['although its word is lost on the way', false],
  ])('is asked about by its bank on the page itself, %s', async (_how, heard) => {
    const { page, context } = await toCard(site, 1440)
    const { complete, thanks } = panelOf(page)
    if (!heard) await page.evaluate(dropWordOfBank)
    await fillStripeFields(page, CARDS.asks)
    await complete.click()
    await answerBank(page, 'Complete')
    await thanks.waitFor()
    expect(page.url()).toContain(`/locations/${UID}`)
    await context.close()
  })

  test('that is refused is said to be, and another one taken', async () => {
    const { page, context } = await toCard(site, 1440)
    const { complete, thanks, alert } = panelOf(page)
    await fillStripeFields(page, CARDS.broke)
    await complete.click()
    await alert.waitFor()
    expect(await alert.textContent()).toContain('There was a problem with your card.')
    await fillStripeFields(page, CARDS.good)
    await complete.click()
    await thanks.waitFor()
    await context.close()
  })

  test('is not taken by the site’s own route, and there is no test bank', async () => {
    const { status } = await fetch(`${site.url}/api/stripe/get-card-tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(status).toBe(404)
    expect((await fetch(`${site.url}/test-bank/anything`)).status).toBe(404)
  })
})

describe('a card in the site’s own fields, for Stripe', () => {
  let site: Site
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await startSimulator({ webhook: () => `${site.url}/api/stripe/webhook` })
    const { secretKey, webhookSecret, api } = simulator.account('form')
    site = await startSite({
      seed: inject('seeds').sqlite,
      env: {
        STRIPE_CARD_FORM: 'form',
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret ?? '',
        STRIPE_API_URL: api,
        LOG_LEVEL: 'trace',
      },
    })
  })
  afterAll(async () => {
    await site?.stop()
    await simulator?.stop()
  })

  test.each(WIDTHS)(
    'books; its number goes to one place and is kept nowhere, at %i px',
    async (width) => {
      const { page, context } = await toCard(site, width)
      const { complete, thanks, panel } = panelOf(page)
      const sent: { path: string; body: string }[] = []
      page.on('request', (request) => {
        const { pathname, href } = new URL(request.url())
        sent.push({ path: pathname, body: `${href} ${request.postData() ?? ''}` })
      })
      expect(await cardOf(page).section.textContent()).not.toContain('This is a test')
      await expectAccessible(page, 'card')
      await fillCard(page)
      await complete.click()
      await thanks.waitFor()
      await simulator.settled()
      const number = CARDS.good
      const withNumber = sent.filter(({ body }) => body.replaceAll(/\D+/g, '').includes(number))
      expect(withNumber.map(({ path }) => path)).toEqual(['/api/stripe/get-card-tokens'])
      expect(
        JSON.parse(sent.find(({ path }) => path.endsWith('/reserve'))?.body.split(' ')[1] ?? ''),
      ).toMatchObject({ credit_card: { token: expect.stringMatching(/^tok_/), last4: '4242' } })
      const heard = simulator.received.filter(({ fields }) =>
        JSON.stringify(fields).includes(number),
      )
      expect(new Set(heard.map(({ call }) => call))).toEqual(new Set(['token']))
      expect(await panel.textContent()).toContain('Nothing was charged. Up to $175.00')
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
      )
      for (const text of [site.log(), kept, ...filesOf(site.dataDir)]) {
        expect(text.includes(number) || text.includes('4242 4242')).toBe(false)
      }
      await context.close()
    },
  )

  test('that is refused is said to be, at the bank of another one its owner is asked', async () => {
    const { page, context } = await toCard(site, 1440)
    const { complete, thanks, alert } = panelOf(page)
    await fillCard(page, CARDS.broke)
    await complete.click()
    await alert.filter({ hasText: 'There was a problem with your card.' }).waitFor()
    await fillCard(page, CARDS.asks)
    await complete.click()
    await page.waitForURL(`${simulator.account('form').api}/**`)
    await page.getByRole('button', { name: 'Complete' }).click()
    await thanks.waitFor()
    expect(site.log()).not.toContain(CARDS.asks)
    await context.close()
  })
})

/** What a site keeps on disk, file by file. */
function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.db|\.sqlite/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
}

/** In the page: what the bank's frame says of the answer does not arrive. */
function dropWordOfBank() {
  addEventListener(
    'message',
    (event) => {
      if (event.data.name === 'answered') event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

test('on a public address without an account no card is asked for', async () => {
  const site = await startSite({
    seed: inject('seeds').sqlite,
    env: { PUBLIC_URL: 'https://saltwood.example' },
  })
  const answer = await fetch(`${site.url}/api/locations/${UID}/booking`)
  expect(await answer.json()).toMatchObject({ cardMode: 'none', card: null })
  expect((await fetch(`${site.url}/test-bank/anything`)).status).toBe(404)
  await site.stop()
})
