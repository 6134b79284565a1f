import type { Money } from '#lib/money/money.ts'
import { errorReply, type Reply } from './reply.ts'

/** What a card must give: a `charge` is taken at booking, for a `hold` the card is only kept. */
export type Due = { kind: 'charge' | 'hold'; money: Money }

/** The Stripe account of the restaurants. */
export type StripeAccount = { api: string; secretKey: string; publishableKey: string }

/** Charges or keeps a card; returns null, or the error reply. */
export type ChargeFn = (card: Card, due: Due) => Promise<Reply | null>
/** `credit_card` of make. */
export type Card = Record<string, unknown>

type Intent = { id: string; status: string; client_secret: string; error?: object }

export const NO_CARD = errorReply(409, 'SlotStatusError - CreditCardRequired')
export const REFUSED = errorReply(422, 'PAYMENT_VALIDATION_FAILED')

/** The error reply for a card whose bank asks its owner; `details` is what the browser needs to ask. */
export function bankQuestion(kind: Due['kind'], details: object): Reply {
  const why = kind === 'hold' ? 'CreditCardTokenSCARequired' : 'SCAForPayment'
  return errorReply(424, `ReservationTransactionError - ${why}`, details)
}

/** Decides by the name of the card token, as Stripe names those for tests; no bank asks anything. */
export const chargeByTokenName: ChargeFn = async (card, { kind }) => {
  const token = String(card.token)
  if (/declined/i.test(token)) return REFUSED
  if (!/threeDSecure|asks/i.test(token) || answerOf(card, kind)) return null
  const prefix = kind === 'hold' ? 'seti' : 'pi'
  return bankQuestion(kind, {
    ...{ stripeToken: token, clientSecret: `${prefix}_simulated_secret_1` },
    ...{ paymentMethod: 'pm_simulated', connectedAccountPk: 'pk_test_connected' },
  })
}

/** Charges or keeps cards at Stripe, or at its simulator, by their tokens. */
export function chargeAtStripe({ api, secretKey, publishableKey }: StripeAccount): ChargeFn {
  async function call<T>(path: string, fields?: Record<string, string>): Promise<T> {
    const response = await fetch(`${api}/v1/${path}`, {
      headers: { authorization: `Bearer ${secretKey}` },
      ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
    })
    return (await response.json()) as T
  }

  return async (card, { kind, money }) => {
    const of = kind === 'hold' ? 'setup_intents' : 'payment_intents'
    const known = answerOf(card, kind)
    if (known) {
      const { status } = await call<Intent>(`${of}/${known}`)
      return status === 'succeeded' ? null : REFUSED
    }
    const kept = { type: 'card', 'card[token]': String(card.token) }
    const method = await call<{ id?: string }>('payment_methods', kept)
    if (!method.id) return REFUSED
    const amount: Record<string, string> =
      kind === 'hold' ? {} : { amount: String(money.amount), currency: money.currency }
    const how = { confirm: 'true', use_stripe_sdk: 'true', payment_method: method.id }
    const intent = await call<Intent>(of, { ...amount, ...how })
    if (intent.error) return REFUSED
    if (intent.status !== 'requires_action') return null
    return bankQuestion(kind, {
      ...{ stripeToken: card.token, clientSecret: intent.client_secret },
      ...{ paymentMethod: method.id, connectedAccountPk: publishableKey },
    })
  }
}

/** Id of the intent that the browser has confirmed after a question of the bank; null = there was none. */
function answerOf(card: Card, kind: Due['kind']): string | null {
  const intent = kind === 'hold' ? card.setupIntent : card.paymentIntent
  return card.paymentMethod && intent ? String(intent) : null
}
