import { ok, refuse } from '#lib/result.ts'
import type { BookingDatabase } from '#storage/database.ts'
import type { PaymentProvider } from '../contract.ts'
import { cardMethods } from './card-methods.ts'
import { cardBehaviourOf } from './cards.ts'
import { movementMethods } from './movement-methods.ts'
import { referenceOf } from './rows.ts'
import { createTestTokens } from './tokens.ts'

export type TestPaymentsOptions = {
  store: BookingDatabase
  /** Signs card tokens. */
  secret: string
  /** The URL at which the test bank asks the owner of a card, by the id of the question. */
  bankUrl: (question: string) => string
  /** Its clock, ms. */
  now?: () => number
}

/**
 * The embedded default: test payments. They take only published test card numbers, store none of them, and
 * record in the booking database what a real vendor would have charged.
 */
export function createTestPayments(options: TestPaymentsOptions): PaymentProvider {
  const { store, bankUrl, now = Date.now } = options
  const tokens = createTestTokens(options.secret)
  const context = { store, bankUrl, tokens }
  return {
    cardForm: { mode: 'test' },
    csp: {},

    tokenise: async (card) => {
      const behaviour = cardBehaviourOf(card, now())
      if (!behaviour.ok) return behaviour
      return ok({ token: tokens.issue(behaviour.value), last4: card.number.slice(-4) })
    },

    begin: async ({ id, kind, money }) => {
      await store.run(
        `INSERT INTO test_payments (id, kind, amount, currency, multiplier, state)
          VALUES ($1, $2, $3, $4, $5, 'open') ON CONFLICT (id) DO NOTHING`,
        [id, kind, money.amount, money.currency, money.multiplier],
      )
      return ok(referenceOf(id))
    },

    ...cardMethods(context),
    ...movementMethods(context),

    // No vendor calls: everything that happens to a payment happens in this program.
    readEvent: async () => refuse('bad_signature'),
  }
}
