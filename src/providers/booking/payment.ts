import type { Money } from '#lib/money/money.ts'

/**
 * What a card must give before the table is booked. `charge`: the amount is paid at once · `hold`: the card is
 * stored, and up to the amount is charged if the party does not come. `policy`: when it is refunded or
 * released, one plain paragraph each.
 */
export type PaymentDue = { kind: 'charge' | 'hold'; money: Money; policy: string[] }

/** The result of the bank's question from Stripe.js, if the payment is not the site's own. */
export type BankAnswer = { kind: CardAction['kind']; paymentMethod: string; intent: string }

/**
 * The payment of a booking. `paid`: a charge · `failed`: the bank did not pay after all · `forfeited`: paid,
 * and kept by the restaurant although the visit was cancelled · `kept`: a stored card that may be charged up to
 * the amount · `charging`, `charged`, `declined`: the restaurant charges it for a no-show or a late
 * cancellation; it succeeded, or the bank refused · `returned`: refunded, or on its way.
 */
export type BookingPayment = {
  kind: PaymentDue['kind']
  state: 'paid' | 'failed' | 'forfeited' | 'kept' | 'charging' | 'charged' | 'declined' | 'returned'
  money: Money
  last4: string | null
}

/**
 * What cancelling costs after the last instant at which it is free. `keep`: what was paid is not refunded ·
 * `charge`: up to that may be charged to the stored card.
 */
export type LateCost = { does: 'nothing' } | { does: 'keep' | 'charge'; money: Money }

/**
 * The question of a card's bank for its owner: what Stripe.js needs to ask it, or where the bank asks. Card and
 * account are named if the payment is not the site's own.
 */
export type CardAction = {
  clientSecret: string
  redirectUrl: string | null
  paymentMethod: string | null
  connectedAccount: string | null
  /** A hold is set up, a prepayment is paid. */
  kind: 'hold' | 'payment'
}
