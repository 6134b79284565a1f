import { ok, type Result, refuse } from '#lib/result.ts'
import type { BegunPayment, CardRefusedCode, PaymentProvider } from '../contract.ts'
import { type StripeContext, stateAfter } from './context.ts'
import { cardRefusal, isUnexpectedState, isUsedToken, reasonOf } from './errors.ts'
import { lastErrorOf, stateOf } from './states.ts'

const TOKEN = /^tok_\w{1,100}$/

/** The method that gives a card to a payment. */
export function confirmMethod(context: StripeContext): PaymentProvider['confirm'] {
  const { log, intentsOf } = context
  const inElements = context.account.form.mode === 'elements'
  return async (payment, { token, returnUrl }) => {
    try {
      const before = await stateAfter(context, () => intentsOf(payment).find(payment))
      const waits = before.ok && ['open', 'question'].includes(before.value.state)
      if (!waits) return before
      const card = await cardFor(context, payment, token)
      if (!card.ok) return card
      const confirmed = await intentsOf(payment).confirm(payment, {
        key: `${payment.id}:${token}`,
        payment_method: card.value,
        return_url: returnUrl,
        use_stripe_sdk: inElements,
      })
      const replayed = confirmed.lastResponse.headers['idempotent-replayed'] === 'true'
      const intent = replayed ? await intentsOf(payment).read(payment) : confirmed
      const state = stateOf(intent)
      if (!state.ok || state.value.state !== 'open') return state
      return refuse('card_refused', { reason: reasonOf(lastErrorOf(intent) ?? {}) })
    } catch (error) {
      // Somebody was faster with it: how it stands now is the answer.
      if (isUnexpectedState(error))
        return stateAfter(context, () => intentsOf(payment).find(payment))
      return cardRefusal(error, log)
    }
  }
}

/** The payment method that a card token becomes, for this payment alone. */
async function cardFor(
  { stripe }: StripeContext,
  payment: BegunPayment,
  token: string,
): Promise<Result<string, CardRefusedCode>> {
  if (!TOKEN.test(token)) return refuse('card_refused', { reason: 'unknown_token' })
  try {
    const made = await stripe.paymentMethods.create(
      { type: 'card', card: { token } },
      { idempotencyKey: `${payment.id}:card:${token}` },
    )
    return ok(made.id)
  } catch (error) {
    if (!isUsedToken(error)) throw error
    return refuse('card_refused', { reason: 'token_used' })
  }
}
