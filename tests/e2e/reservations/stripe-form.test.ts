import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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
  expectAccessible,
  fillDetails,
  findTimes,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { stripeTest } from '#tests/support/stripe-site.ts'

/** A flagship, where a card vouches for a party of 7 or more. */
const UID = 'burrard'
/** Whatever it writes down, it writes down here. */
const test = stripeTest('form', { LOG_LEVEL: 'trace' })

/** To the details of a table that a card vouches for. */
async function toCard(begin: BeginVisit, site: { url: string }, address: string) {
  const { page } = await begin({ width: 390, reducedMotion: 'reduce', address })
  const sent = sentTo(page, site.url)
  await openPanel(page, site.url, UID)
  await panelOf(page).people.selectOption('7')
  await findTimes(page)
  await holdTable(page)
  await fillDetails(page)
  return { page, sent }
}

test('a card for Stripe is typed into the site’s own fields; its number goes to one place and is kept nowhere', async ({
  begin,
  site,
  stripe,
}) => {
  const { page, sent } = await toCard(begin, site, '192.0.2.1')
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
  const { page } = await toCard(begin, site, '192.0.2.2')
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

/** What a site keeps on disk, file by file. */
function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.db|\.sqlite/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
}
