import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { BeginVisit } from '#tests/support/browser-test.ts'
import {
  CARD,
  CARD_REFUSED,
  cardOf,
  fillCard,
  hasNumber,
  pathsWithNumber,
  sentTo,
} from '#tests/support/card.ts'
import {
  booker,
  expectAccessible,
  fillDetails,
  findTimes,
  holdTable,
  openPanel,
  panelOf,
  tabTo,
} from '#tests/support/guest.ts'
import { stripeTest } from '#tests/support/stripe-site.ts'

/** A flagship, where a card vouches for a party of 7 or more. */
const UID = 'burrard'
/** Whatever it writes down, it writes down here. */
const test = stripeTest('form', { LOG_LEVEL: 'trace' })

/** Somebody at the details of a table that a card vouches for, and what their browser sends to the site. */
async function toCard(begin: BeginVisit, site: { url: string }, width = 390) {
  const { page } = await begin(booker({ width }))
  const sent = sentTo(page, site.url)
  await holdCardTable(page, site)
  return { page, sent }
}

/** Holds such a table, and fills in everything but the card. */
async function holdCardTable(page: Page, site: { url: string }) {
  await openPanel(page, site.url, UID)
  await panelOf(page).people.selectOption('7')
  await findTimes(page)
  await holdTable(page)
  await fillDetails(page)
}

test('a card for Stripe is typed into the site’s own fields; its number goes to one place and is kept nowhere', async ({
  begin,
  site,
  stripe,
}) => {
  const { page, sent } = await toCard(begin, site)
  const { complete, thanks, panel } = panelOf(page)
  expect(await cardOf(page).section.textContent()).not.toContain('This is a test')
  await expectAccessible(page, 'card')
  await fillCard(page)
  await complete.click()
  await thanks.waitFor()
  await stripe.settled()
  expect(pathsWithNumber(sent, CARD.good)).toEqual(['/api/stripe/get-card-tokens'])
  const reserved = sent.find(({ path }) => path.endsWith('/reserve'))
  expect(JSON.parse(reserved?.body ?? '')).toMatchObject({
    credit_card: { token: expect.stringMatching(/^tok_/), last4: '4242' },
  })
  const heard = stripe.received.filter(({ fields }) => hasNumber(JSON.stringify(fields), CARD.good))
  expect(new Set(heard.map(({ call }) => call))).toEqual(new Set(['token']))
  expect(await panel.textContent()).toContain('Nothing was charged. Up to $175.00')
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  )
  for (const text of [site.log(), kept, ...filesOf(site.dataDir)]) {
    const written = text.includes(CARD.good.replaceAll(' ', '')) || text.includes('4242 4242')
    expect(written).toBe(false)
  }
})

test('a refused card is said to be, and the owner of another one is asked by its bank', async ({
  begin,
  site,
  stripe,
}) => {
  const { page } = await toCard(begin, site)
  const { complete, thanks, alert } = panelOf(page)
  await fillCard(page, CARD.broke)
  await complete.click()
  await alert.filter({ hasText: CARD_REFUSED }).waitFor()
  await fillCard(page, CARD.asks)
  await complete.click()
  await page.waitForURL(`${stripe.account('form').api}/**`)
  await page.getByRole('button', { name: 'Complete' }).click()
  await thanks.waitFor()
  for (const written of [CARD.asks, CARD.asks.replaceAll(' ', '')])
    expect(site.log()).not.toContain(written)
})

test('a card is typed with the keyboard alone, and gone with the panel', async ({
  begin,
  site,
}) => {
  const { page } = await toCard(begin, site, 1440)
  const { panel, thanks, complete } = panelOf(page)
  const card = cardOf(page)
  const { keyboard } = page
  await tabTo(page, card.name)
  await keyboard.type('Ada Byron')
  await keyboard.press('Tab')
  await keyboard.type('4242')
  expect(await card.number.inputValue()).toBe('4242 ')
  await keyboard.press('Backspace')
  expect(await card.number.inputValue()).toBe('424')
  await keyboard.type('2424242424242 and more 99')
  expect(await card.number.inputValue()).toBe(CARD.good)
  await keyboard.press('Tab')
  await keyboard.type('12')
  expect(await card.expiry.inputValue()).toBe('12 / ')
  await keyboard.press('Backspace')
  await keyboard.type(`2${new Date().getUTCFullYear() + 3}`)
  expect(await card.expiry.inputValue()).toMatch(/^12 \/ \d\d$/)
  await keyboard.press('Tab')
  await keyboard.type('12345')
  expect(await card.cvc.inputValue()).toBe('1234')
  await keyboard.press('Tab')
  await keyboard.type('M5V 1J5')

  await panel.getByRole('button', { name: 'Close' }).click()
  await panel.waitFor({ state: 'hidden' })
  await holdCardTable(page, site)
  expect(await card.number.inputValue()).toBe('')
  await fillCard(page)
  await tabTo(page, complete)
  await keyboard.press('Enter')
  await thanks.waitFor()
})

/** What a site keeps on disk, file by file. */
function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.db|\.sqlite/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
}
