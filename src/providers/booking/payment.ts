import type { Money } from '#lib/money.ts'

/**
 * What a card must give before the table is booked. `charge`: the amount is paid at once · `hold`: the card
 * is kept, and up to the amount is charged where the party does not come. `policy`: when it is given back,
 * one plain paragraph each.
 */
export type PaymentDue = { kind: 'charge' | 'hold'; money: Money; policy: string[] }

/** What Stripe.js made of the bank's question, where the payment is not the site's own. */
export type BankAnswer = { kind: CardAction['kind']; paymentMethod: string; intent: string }

/**
 * The money of a booking. `paid` (a charge), `failed`: its bank did not pay after all, `forfeited` where the restaurant keeps it although the visit was
 * cancelled · `kept` (a card that may be charged up to the amount) · `charging`, `charged`, `declined`: the
 * restaurant charges it, because nobody came or for a late cancellation; it is paid, or its bank refused ·
 * `returned`: given back, or on its way.
 */
export type BookingPayment = {
  kind: PaymentDue['kind']
  state: 'paid' | 'failed' | 'forfeited' | 'kept' | 'charging' | 'charged' | 'declined' | 'returned'
  money: Money
  last4: string | null
}

/**
 * What cancelling costs after the last moment for nothing. `keep`: what was paid is not given back · `charge`: up
 * to that may be charged to the kept card.
 */
export type LateCost = { does: 'nothing' } | { does: 'keep' | 'charge'; money: Money }

/**
 * What a card's bank wants to ask its owner: what Stripe.js needs for that, or where the bank does it. Card
 * and account are named where the payment is not the site's own.
 */
export type CardAction = {
  clientSecret: string
  redirectUrl: string | null
  paymentMethod: string | null
  connectedAccount: string | null
  /** A hold is set up, a prepayment is paid. */
  kind: 'hold' | 'payment'
}
