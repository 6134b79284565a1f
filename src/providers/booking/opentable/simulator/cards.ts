import type { Money } from '#lib/money/money.ts'
import { errorReply, type Reply } from './reply.ts'

/** What a card is asked for: `charge` is taken when it is booked, `hold` keeps the card. */
export type Due = { kind: 'charge' | 'hold'; money: Money }

/** The account at Stripe that the restaurants' cards come to. */
export type StripeAccount = { api: string; secretKey: string; publishableKey: string }

/** Takes a card for what is due; null, or why not. */
export type ChargeFn = (card: Card, due: Due) => Promise<Reply | null>
/** `credit_card` of make. */
export type Card = Record<string, unknown>

type Intent = { id: string; status: string; client_secret: string; error?: object }

export const NO_CARD = errorReply(409, 'SlotStatusError - CreditCardRequired')
export const REFUSED = errorReply(422, 'PAYMENT_VALIDATION_FAILED')

/** What the bank's question is called; `details` is what the browser needs for it. */
export function bankQuestion(kind: Due['kind'], details: object): Reply {
  const why = kind === 'hold' ? 'CreditCardTokenSCARequired' : 'SCAForPayment'
  return errorReply(424, `ReservationTransactionError - ${why}`, details)
}

/** Takes cards by the names of their tokens, as Stripe calls its own for tests: nothing is asked. */
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

/** Takes cards at Stripe, or at its simulator, as OpenTable does: by their tokens. */
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

/** The intent that the browser had answered, by the name that belongs to what is due. */
function answerOf(card: Card, kind: Due['kind']): string | null {
  const intent = kind === 'hold' ? card.setupIntent : card.paymentIntent
  return card.paymentMethod && intent ? String(intent) : null
}
