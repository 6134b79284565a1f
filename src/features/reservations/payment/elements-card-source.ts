import type { RefObject } from 'react'
import { checkCard, EMPTY_CARD } from '#lib/money/card.ts'
import type { BankAnswer } from '#providers/booking/payment.ts'
import type { Question } from '../flow/state.ts'
import type { CardSource } from './card-source.ts'
import { type ElementsMode, type Fields, PARTS, type Places } from './stripe-fields.ts'
import { loadStripe, type StripeJs } from './stripe-js.ts'

/** Has a question answered; what came of it, where that is not for the site's own server to ask. */
async function answerTo(
  { clientSecret, connected }: Question,
  stripe: StripeJs,
  scriptUrl: string,
): Promise<BankAnswer | undefined> {
  if (!connected) return void (await stripe.handleNextAction({ clientSecret }))
  const { account, paymentMethod, kind } = connected
  const theirs = await loadStripe(scriptUrl, account)
  const card = { payment_method: paymentMethod }
  const intent =
    kind === 'hold'
      ? (await theirs.confirmCardSetup(clientSecret, card)).setupIntent
      : (await theirs.confirmCardPayment(clientSecret, card)).paymentIntent
  return intent && { kind, paymentMethod, intent: intent.id }
}

/** The card in Stripe's fields, with its owner as typed; without `fields` there is no card yet. */
export function cardSourceOf(
  fields: Fields | null,
  typed: RefObject<{ name: string; zip: string }>,
  places: Places,
  cards: ElementsMode,
): CardSource {
  const source: CardSource = {
    check() {
      const complete = PARTS.filter((part) => fields?.complete.has(part))
      const wrong = Object.entries(checkCard({ ...EMPTY_CARD, ...typed.current }, ''))
      return Object.fromEntries(wrong.filter(([name]) => !complete.some((part) => part === name)))
    },
    async token() {
      const { name, zip } = typed.current
      const owner = { name: name.trim(), address_zip: zip.trim() }
      const made = await fields?.stripe.createToken(fields.elements.number, owner).catch(() => null)
      const { id, card } = made?.token ?? {}
      if (id && card) return { ok: true, value: { token: id, last4: card.last4 } }
      return { ok: false, problem: 'payment', fields: {} }
    },
  }
  if (!fields) return source
  return {
    ...source,
    answer: (question) =>
      aside(places.current.number, () => answerTo(question, fields.stripe, cards.scriptUrl)),
  }
}

/**
 * A modal dialog stands above all else on the page and makes it inert, what Stripe.js asks there too: it
 * steps aside for as long. How that went is the payment's to say, which the server asks next.
 */
async function aside<T>(
  place: HTMLElement | null | undefined,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const dialog = place?.closest('dialog')
  dialog?.close()
  const answered = await work().catch(() => undefined)
  if (place?.isConnected && dialog?.open === false) dialog.showModal()
  return answered
}
