import { expect } from 'vitest'
import type { BeginVisit } from '#tests/support/browser-test.ts'
import {
  answerBank,
  CARD,
  CARD_MESSAGES,
  CARD_REFUSED,
  cardOf,
  expectAccessibleCard,
  fillStripeFields,
  pathsWithNumber,
  sentTo,
  stripeField,
} from '#tests/support/card.ts'
import {
  booker,
  fillDetails,
  findTimes,
  holdTable,
  openPanel,
  panelOf,
} from '#tests/support/guest.ts'
import { stripeTest } from '#tests/support/stripe-site.ts'

/** A flagship, where a card vouches for a party of 7 or more. */
const UID = 'burrard'
const test = stripeTest('elements')

/** Somebody who sees the times of such a party, and what their browser sends to the site. */
async function toTimes(begin: BeginVisit, site: { url: string }) {
  const { page } = await begin(booker({ width: 390 }))
  const sent = sentTo(page, site.url)
  await openPanel(page, site.url, UID)
  await panelOf(page).people.selectOption('7')
  await findTimes(page)
  return { page, sent }
}

test('a card is typed into Stripe’s own fields, loaded when they are needed, and its number never comes to the site', async ({
  begin,
  site,
  stripe,
}) => {
  const { page, sent } = await toTimes(begin, site)
  const { alert, complete, thanks, panel } = panelOf(page)
  const scripts = page.locator(`script[src^="${stripe.account('elements').api}"]`)
  expect(await scripts.count()).toBe(0)
  await holdTable(page)
  await fillDetails(page)
  await stripeField(page, 'number').waitFor()
  expect(await scripts.count()).toBe(1)
  expect(await cardOf(page).section.textContent()).not.toContain('test')
  await expectAccessibleCard(page)
  await complete.click()
  await alert.waitFor()
  for (const message of CARD_MESSAGES) expect(await alert.textContent()).toContain(message)

  await fillStripeFields(page, CARD.declined)
  // Each error has gone as its field was complete.
  await expect.poll(() => alert.count()).toBe(0)
  await complete.click()
  await alert.filter({ hasText: CARD_REFUSED }).waitFor()
  await stripeField(page, 'number').fill(CARD.good)
  await complete.click()
  await thanks.waitFor()
  expect(await panel.textContent()).toContain('Nothing was charged. Up to $175.00')
  expect(sent.map(({ body }) => body).join()).toContain('tok_')
  expect(pathsWithNumber(sent, CARD.good, CARD.declined)).toEqual([])
})

test.for([
  ['the owner of the card says yes', 'Complete', true],
  ['the owner of the card says yes, and the word of it is lost on the way', 'Complete', false],
  ['the owner of the card says no', 'Fail', true],
] as const)(
  'the bank asks over the page, which steps aside for it: %s',
  async ([_how, answer, heard], { begin, site }) => {
    const { page } = await toTimes(begin, site)
    const { alert, complete, thanks, panel } = panelOf(page)
    await holdTable(page)
    await fillDetails(page)
    if (!heard) await page.evaluate(dropWordOfBank)
    await fillStripeFields(page, CARD.asks)
    await complete.click()
    await answerBank(page, answer)
    if (answer === 'Complete') await thanks.waitFor()
    else await alert.filter({ hasText: CARD_REFUSED }).waitFor()
    expect(page.url()).toContain(`/locations/${UID}`)
    expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  },
)

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

test('the site’s own route takes no card, and there is no test bank', async ({ site }) => {
  const { status } = await fetch(`${site.url}/api/stripe/get-card-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(status).toBe(404)
  expect((await fetch(`${site.url}/test-bank/anything`)).status).toBe(404)
})
