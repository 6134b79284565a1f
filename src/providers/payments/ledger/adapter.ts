import { randomToken } from '#booking-engine/identity/tokens.ts'
import { type Ok, ok, type Result, refuse } from '#lib/result.ts'
import type { Sql } from '#lib/sql/sql.ts'
import type { BookingDatabase } from '#storage/database.ts'
import {
  type Begun,
  type BeyondPaid,
  type CardRefused,
  type PaymentProvider,
  type PaymentState,
  UNKNOWN,
} from '../contract.ts'
import { behaviourOf, refusalAtOnce, refusalLater } from './cards.ts'
import {
  findUse,
  move,
  movementOf,
  paymentOf,
  type Row,
  referenceOf,
  refundedOf,
  write,
} from './rows.ts'
import { createTestTokens } from './tokens.ts'

export type LedgerOptions = {
  store: BookingDatabase
  /** Signs card tokens. */
  secret: string
  /** Where the test bank asks the owner of a card, by the name of the question. */
  bankUrl: (question: string) => string
  /** Its clock, ms. */
  now?: () => number
}

/**
 * The embedded default: a bank that is a test and says so. It takes nothing but published test numbers,
 * of which it keeps none, and writes down in the booking database what a real one would have moved.
 */
export function createLedger(options: LedgerOptions): PaymentProvider {
  const { store, bankUrl, now = Date.now } = options
  const tokens = createTestTokens(options.secret)

  /** Works on one payment, alone; `nobodys` is the answer for one that was not begun here. */
  function onPayment<R extends Result<unknown>>(
    payment: Begun,
    nobodys: R,
    work: (sql: Sql, row: Row) => Promise<R>,
  ): Promise<R> {
    return store.transaction({ exclusive: [lockOf(payment.id)] }, async (sql) => {
      const row = await paymentOf(sql, payment)
      return row ? work(sql, row) : nobodys
    })
  }

  async function stateOf(sql: Sql, row: Row): Promise<PaymentState> {
    if (row.state === 'question') {
      const name = row.question ?? ''
      const clientSecret = `${referenceOf(row.id)}_secret_${name}`
      return { state: 'question', question: { clientSecret, redirectUrl: bankUrl(name) } }
    }
    if (row.state !== 'paid') return { state: row.state }
    return { state: 'paid', refunded: await refundedOf(sql, row.id) }
  }

  /** Gives an open payment a card that was not used before. */
  async function present(
    sql: Sql,
    row: Row,
    card: { token: string; returnUrl: string },
  ): Promise<Result<PaymentState, CardRefused>> {
    const behaviour = tokens.read(card.token)
    if (!behaviour) return refuse('card_refused', { reason: 'unknown_token' })
    const refused = refusalAtOnce(behaviour, row.kind)
    await sql.run('INSERT INTO test_tokens VALUES ($1, $2, $3)', [card.token, row.id, refused])
    const asks = refused === null && behaviour === 'ask'
    const state = refused !== null ? 'open' : asks ? 'question' : 'authorised'
    const next: Row = {
      ...{ ...row, state, card: refused === null ? behaviour : null },
      question: asks ? randomToken() : null,
      return_url: asks ? card.returnUrl : null,
    }
    await write(sql, next)
    return ok(await stateOf(sql, next))
  }

  return {
    cardForm: { mode: 'test' },
    csp: {},

    tokenise: async (card) => {
      const behaviour = behaviourOf(card, now())
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

    confirm: async (payment, card) => {
      const told = await onPayment<Result<PaymentState, CardRefused>>(
        payment,
        ok(UNKNOWN),
        async (sql, row) => {
          const waits = row.state === 'open' || row.state === 'question'
          if (!waits) return ok(await stateOf(sql, row))
          const used = await findUse(sql, card.token)
          if (!used) return present(sql, row, card)
          if (used.payment_id !== row.id) return refuse('card_refused', { reason: 'token_used' })
          return ok(await stateOf(sql, row))
        },
      )
      // A refusal would roll the transaction back, and with it the memory of the card.
      if (!told.ok || told.value.state !== 'open') return told
      const used = await findUse(store, card.token)
      return refuse('card_refused', { reason: used?.refused ?? 'card_declined' })
    },

    find: (payment) =>
      onPayment(payment, ok(UNKNOWN), async (sql, row) => ok(await stateOf(sql, row))),

    capture: (payment) =>
      onPayment(payment, ok(UNKNOWN), async (sql, row) => {
        const takes = row.state === 'authorised' && row.kind === 'charge'
        const next: Row = takes ? { ...row, state: 'paid' } : row
        if (takes) await write(sql, next)
        return ok(await stateOf(sql, next))
      }),

    cancel: (payment) =>
      onPayment(payment, ok(UNKNOWN), async (sql, row) => {
        const ends = row.state !== 'paid' && row.state !== 'cancelled'
        const next: Row = ends ? { ...row, state: 'cancelled', card: null } : row
        if (ends) await write(sql, next)
        return ok(await stateOf(sql, next))
      }),

    refund: (payment, { id, amount }) =>
      onPayment<Result<PaymentState, BeyondPaid>>(
        payment,
        refuse('beyond_paid'),
        async (sql, row) => {
          if (!(await movementOf(sql, row.id, 'refund', id))) {
            const paid = row.state === 'paid' ? row.amount : 0
            if (amount > paid - (await refundedOf(sql, row.id))) return refuse('beyond_paid')
            await move(sql, { payment: row.id, kind: 'refund', id, amount, refused: null })
          }
          return ok(await stateOf(sql, row))
        },
      ),

    chargeHold: async (payment, { id, amount }) => {
      const charged = await onPayment<Ok<string | null>>(
        payment,
        ok('no_card'),
        async (sql, row) => {
          if (amount > row.amount)
            throw new Error(`Payment ${row.id} is charged beyond its amount.`)
          const before = await movementOf(sql, row.id, 'charge', id)
          if (before) return ok(before.refused)
          const kept = row.kind === 'hold' && row.state === 'authorised' && row.card
          const refused = kept ? refusalLater(kept) : 'no_card'
          await move(sql, { payment: row.id, kind: 'charge', id, amount, refused })
          return ok(refused)
        },
      )
      if (charged.value === null) return ok(null)
      return refuse('card_refused', { reason: charged.value })
    },

    // Nobody calls: everything that happens here, happens in this program.
    readEvent: async () => refuse('bad_signature'),
  }
}

/** What whoever changes a payment waits for. */
export function lockOf(id: string): string {
  return `test-payment:${id}`
}
