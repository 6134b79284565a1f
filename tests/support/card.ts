import type { Page } from 'playwright-core'
import { panelOf } from './guest.ts'

/** Stripe's published test numbers, by what their bank does. */
export const CARD = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Its bank asks its owner first (3-D Secure). */
  asks: '4000 0027 6000 3184',
} as const

/** What S2 §5 says at each field of an empty card section, in their order. */
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

/** A field of Stripe's own, in its frame. */
export const stripeField = (page: Page, name: 'number' | 'expiry' | 'cvc') =>
  page.frameLocator(`iframe[title="Secure ${name} field"]`).getByRole('textbox')

/** Types a card into Stripe's own fields and the two of ours. */
export async function fillStripeFields(page: Page, number: string): Promise<void> {
  await stripeField(page, 'number').fill(number)
  await stripeField(page, 'expiry').fill('12 / 34')
  await stripeField(page, 'cvc').fill('123')
  await cardOf(page).name.fill('Ada Byron')
  await cardOf(page).zip.fill('M5V 1J5')
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
