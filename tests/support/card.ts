import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './axe.ts'
import { atBothWidths } from './browser.ts'
import { panelOf } from './guest.ts'

/** Stripe's published test numbers, by what their bank does. */
export const CARD = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** There is not enough money behind it. */
  broke: '4000 0000 0000 9995',
  /** Its bank asks its owner first (3-D Secure). */
  asks: '4000 0027 6000 3184',
} as const

/** What the panel says of a card that was refused, whatever the reason. */
export const CARD_REFUSED =
  'There was a problem with your card. Please try again or use another card.'

/** What stands at each field of an empty card section (spec:reservations.card-fields), in their order. */
export const CARD_MESSAGES = [
  'Please enter your name as it appears on your card.',
  'The credit card number is blank. Please provide a valid credit card number.',
  'Please enter a valid expiration date.',
  'Please enter a CVC.',
  'Billing postal code of the credit card is required.',
] as const

/** The payment section, by the words that a guest goes by. */
export function cardOf(page: Page) {
  const { panel, button } = panelOf(page)
  const section = panel.getByRole('region', { name: 'Payment' })
  return {
    section,
    name: section.getByLabel('Name on card'),
    number: section.getByLabel('Card number'),
    expiry: section.getByLabel('Expiry'),
    cvc: section.getByLabel('CVC'),
    zip: section.getByLabel('Zip code'),
    complete: button('Complete Reservation'),
  }
}

/** Nothing that axe can find is wrong with the payment section, on a phone and on a laptop. */
export function expectAccessibleCard(page: Page): Promise<void> {
  return atBothWidths(page, async (width) => {
    const found = await violations(page, '[aria-labelledby="reserve-payment"]')
    expect(found, `axe at the payment section, ${width} px`).toEqual([])
  })
}

const STRIPE_FIELDS = ['number', 'expiry', 'cvc'] as const

/** A field of Stripe's own, in its frame. */
export const stripeField = (page: Page, name: (typeof STRIPE_FIELDS)[number]) =>
  page.frameLocator(`iframe[title="Secure ${name} field"]`).getByRole('textbox')

/** Types a card into Stripe's own fields and the two of ours, and waits until the page knows that it is complete. */
export async function fillStripeFields(page: Page, number: string): Promise<void> {
  await stripeField(page, 'number').fill(number)
  await stripeField(page, 'expiry').fill('12 / 34')
  await stripeField(page, 'cvc').fill('123')
  await cardOf(page).name.fill('Ada Byron')
  await cardOf(page).zip.fill('M5V 1J5')
  // A frame's word comes a moment after what is typed in it; Stripe marks the place of a complete field.
  for (const name of STRIPE_FIELDS)
    await page.locator(`#reserve-${name}.StripeElement--complete`).waitFor()
}

/** A request of the browser's: where to, and all that it says there. */
type Sent = { path: string; query: string; body: string }

/** Writes down what the browser sends to an origin from now on. */
export function sentTo(page: Page, origin: string): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request) => {
    const { origin: to, pathname: path, search: query } = new URL(request.url())
    if (to === origin) sent.push({ path, query, body: request.postData() ?? '' })
  })
  return sent
}

/** Whether a text has a card's number in it, however it is written. */
export function hasNumber(text: string, number: string): boolean {
  return text.replaceAll(/\D+/g, '').includes(number.replaceAll(' ', ''))
}

/** The paths to which a card's number was sent. */
export function pathsWithNumber(sent: Sent[], ...numbers: string[]): string[] {
  return sent
    .filter((one) => numbers.some((number) => hasNumber(Object.values(one).join(' '), number)))
    .map(({ path }) => path)
}

const BANK = 'iframe[title="Your bank asks"]'

/** Answers the card's bank, which asks over the page once the panel has stepped aside, and sees it go. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await panelOf(page).panel.waitFor({ state: 'hidden' })
  await page.frameLocator(BANK).getByRole('button', { name: answer }).click()
  await page.locator(BANK).waitFor({ state: 'detached' })
}

/** Fills the card section with a card that is good for years. */
export async function fillCard(page: Page, number: string = CARD.good): Promise<void> {
  const card = cardOf(page)
  await card.name.fill('Ada Byron')
  await card.number.fill(number)
  await card.expiry.fill(`12/${new Date().getUTCFullYear() + 3}`)
  await card.cvc.fill('123')
  await card.zip.fill('M5V 1J5')
}
