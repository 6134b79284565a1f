import type { Charge, ChargeCode, OpenPayment, Payments } from '#booking-engine/payments/types.ts'
import { ok, type Refusal, type Result, refuse } from '#lib/result.ts'
import type {
  BegunPayment,
  CardToken,
  PaymentProvider,
  PaymentState,
  Unavailable,
} from '../../payments/contract.ts'

/** The card and the texts of one attempt to charge. */
export type ChargeOptions = {
  card: CardToken | null
  /** Shown in the payment provider's dashboard. */
  description: string
  /** Address to which the card's bank sends its owner back. */
  returnUrl: string
}

/**
 * Charges a card for a table of the booking engine. If the payment was begun before, its state is queried
 * first: after a crash, a lost answer, or the bank's question. No card is charged twice.
 */
export function chargeWith(
  payments: PaymentProvider,
  saved: Pick<Payments, 'saveReference' | 'saveCard'>,
  { card, description, returnUrl }: ChargeOptions,
): Charge {
  const run: Charge['run'] = async (payment) => {
    const begun = await begin(payments, saved, payment, description)
    if (!begun.ok) return begun
    const isNew = card !== null && card.token !== payment.card
    if (payment.card !== null) {
      const state = await payments.find(begun.value)
      // Then the result of the earlier card is unknown, whatever the reason.
      if (!state.ok) return refuse('provider_unavailable')
      const { state: now } = state.value
      // If the confirm call got no answer, the bank may not have the card: send it again (idempotent).
      const unanswered = now === 'open' && card !== null
      if (now === 'authorised' || (!isNew && !unanswered)) return chargeResult(state.value, payment)
    }
    if (card === null) return refuse('card_required')
    // Abandoned, or booked by its settlement, while the provider was asked.
    if (!(await saved.saveCard(payment.id, card))) return refuse('payment_failed')
    const state = await payments.confirm(begun.value, { token: card.token, returnUrl })
    if (state.ok) return chargeResult(state.value, payment)
    return state.code === 'card_refused' ? refuse('payment_failed') : refusalOf(state.code)
  }
  return { hasCard: card !== null, run }
}

async function begin(
  payments: PaymentProvider,
  saved: Pick<Payments, 'saveReference'>,
  { id, kind, money, reference }: OpenPayment,
  description: string,
): Promise<Result<BegunPayment, 'not_bookable' | 'provider_unavailable'>> {
  const payment = { id, kind, money, description }
  if (reference !== null) return ok({ ...payment, reference })
  const begun = await payments.begin(payment)
  if (!begun.ok) return refusalOf(begun.code)
  await saved.saveReference(id, begun.value)
  return ok({ ...payment, reference: begun.value })
}

function refusalOf(code: Unavailable): Refusal<'not_bookable' | 'provider_unavailable'> {
  return refuse(code === 'payment_rejected' ? 'not_bookable' : code)
}

function chargeResult(state: PaymentState, { kind }: OpenPayment): Result<null, ChargeCode> {
  switch (state.state) {
    case 'authorised':
      return ok(null)
    case 'question': {
      const { clientSecret, redirectUrl } = state.question
      const cardAction = { clientSecret, redirectUrl, kind: kind === 'hold' ? 'hold' : 'payment' }
      return refuse('card_action_required', { cardAction })
    }
    case 'open':
      return refuse('payment_failed')
    case 'paid':
    case 'cancelled':
      // Open payments are never captured or cancelled here, so it was done at the vendor. It will be abandoned.
      return refuse('payment_failed')
  }
}
