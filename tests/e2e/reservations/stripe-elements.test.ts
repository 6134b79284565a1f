import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Simulator, startSimulator } from '#providers/payments/stripe/simulator.ts'
import { violations } from '#tests/support/axe.ts'
import {
  answerBank,
  CARD,
  CARD_MESSAGES,
  cardOf,
  fillStripeFields,
  stripeField,
} from '#tests/support/card.ts'
import { fillDetails, findTimes, holdTable, openPanel, panelOf } from '#tests/support/guest.ts'
import { oneVisit } from '#tests/support/one-visit.ts'
import { type Site, startSite } from '#tests/support/site.ts'

/** Here a card vouches for a party of 7 or more. */
const UID = 'king-west'
const visits = oneVisit()

let simulator: Simulator
let site: Site
let scriptUrl: string
beforeAll(async () => {
  simulator = await startSimulator()
  const { secretKey, api, form } = simulator.account('elements')
  if (form.mode !== 'elements') throw new Error('the simulator has no card fields')
  scriptUrl = form.scriptUrl
  site = await startSite({
    seed: inject('seeds').sqlite,
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: form.publishableKey,
      STRIPE_API_URL: api,
      STRIPE_JS_URL: scriptUrl,
    },
  })
})
afterAll(async () => {
  await site?.stop()
  await simulator?.stop()
})

let guests = 0
async function toDetails(width: number) {
  guests += 1
  const address = `192.0.2.${100 + guests}`
  const { page } = await visits.begin({ width, reducedMotion: 'reduce', address })
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin === site.url) sent.push(request.postData() ?? '')
  })
  await openPanel(page, site.url, UID)
  const before = await stripeScripts(page)
  await panelOf(page).people.selectOption('8')
  await findTimes(page)
  await holdTable(page)
  await fillDetails(page)
  return { page, sent, before }
}

/** How often the page has loaded Stripe.js. */
const stripeScripts = (page: Page) => page.locator(`script[src="${scriptUrl}"]`).count()
test.each([390, 1440])(
  'a card is typed into Stripe’s own fields, loaded when they are needed, at %i px',
  async (width) => {
    const { page, sent, before } = await toDetails(width)
    const { alert, complete, thanks, panel } = panelOf(page)
    await stripeField(page, 'number').waitFor()
    expect([before, await stripeScripts(page)]).toEqual([0, 1])
    expect(await cardOf(page).section.textContent()).not.toContain('test')
    expect(await violations(page, '[aria-labelledby="reserve-payment"]')).toEqual([])
    await complete.click()
    await alert.waitFor()
    for (const message of CARD_MESSAGES) expect(await alert.textContent()).toContain(message)

    await fillStripeFields(page, CARD.declined)
    await complete.click()
    await alert.filter({ hasText: 'There was a problem with your card.' }).waitFor()
    await stripeField(page, 'number').fill(CARD.good)
    await complete.click()
    await thanks.waitFor()
    expect(await panel.textContent()).toContain('Nothing was charged. Up to $200.00')
    for (const number of [CARD.good, CARD.declined])
      for (const written of [number, number.replaceAll(' ', '')])
        expect(sent.join()).not.toContain(written)
  },
)

test.each([
  ['Complete', true],
  ['Fail', false],
] as const)('the bank asks over the page, which steps aside for it: %s', async (answer, good) => {
  const { page } = await toDetails(1440)
  const { alert, complete, thanks, panel } = panelOf(page)
  await fillStripeFields(page, CARD.asks)
  await complete.click()
  await answerBank(page, answer)
  if (good) await thanks.waitFor()
  else await alert.filter({ hasText: 'There was a problem with your card.' }).waitFor()
  expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
})
