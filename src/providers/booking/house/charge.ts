import type { Charge, ChargeCode, OpenPayment, Payments } from '#house-book/payments/types.ts'
import { ok, type Refusal, type Result, refuse } from '#lib/result.ts'
import type {
  Begun,
  CardToken,
  PaymentProvider,
  PaymentState,
  Unavailable,
} from '../../payments/contract.ts'

/** What a charge needs to know of the guest's attempt. */
export type ChargeOptions = {
  card: CardToken | null
  /** Stands in the vendor's dashboard. */
  description: string
  /** Where the card's bank leads its owner back to. */
  returnUrl: string
}

/**
 * Charges a card for a table of the house book. A payment that was begun before is asked how it stands
 * first: after a crash, an answer that never came, or the bank's question. No card counts twice.
 */
export function chargeWith(
  payments: PaymentProvider,
  book: Pick<Payments, 'saveReference' | 'saveCard'>,
  { card, description, returnUrl }: ChargeOptions,
): Charge {
  const run: Charge['run'] = async (payment) => {
    const begun = await begin(payments, book, payment, description)
    if (!begun.ok) return begun
    const isNew = card !== null && card.token !== payment.card
    if (payment.card !== null) {
      const state = await payments.find(begun.value)
      // What became of the card that was given is not known then, whatever the reason.
      if (!state.ok) return refuse('provider_unavailable')
      const { state: now } = state.value
      // The bank may never have got a card whose request was not answered: it is sent again.
      const unheard = now === 'open' && card !== null
      if (now === 'authorised' || (!isNew && !unheard)) return chargeResult(state.value, payment)
    }
    if (card === null) return refuse('card_required')
    await book.saveCard(payment.id, card)
    const state = await payments.confirm(begun.value, { token: card.token, returnUrl })
    if (state.ok) return chargeResult(state.value, payment)
    return state.code === 'card_refused' ? refuse('payment_failed') : refusalOf(state.code)
  }
  return { hasCard: card !== null, run }
}

async function begin(
  payments: PaymentProvider,
  book: Pick<Payments, 'saveReference'>,
  { id, kind, money, reference }: OpenPayment,
  description: string,
): Promise<Result<Begun, 'not_bookable' | 'provider_unavailable'>> {
  const payment = { id, kind, money, description }
  if (reference !== null) return ok({ ...payment, reference })
  const begun = await payments.begin(payment)
  if (!begun.ok) return refusalOf(begun.code)
  await book.saveReference(id, begun.value)
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
      // Nobody captures or cancels what is open here: somebody did at the vendor. It will be given up.
      return refuse('payment_failed')
  }
}
