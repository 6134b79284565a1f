import { randomToken } from '#booking-engine/identity/tokens.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { Sql } from '#lib/sql/sql.ts'
import {
  type CardRefusedCode,
  type PaymentProvider,
  type PaymentState,
  UNKNOWN_PAYMENT,
} from '../contract.ts'
import { refusalAtOnce } from './cards.ts'
import { findTokenUse, savePayment, type TestPaymentRow } from './rows.ts'
import { onPayment, stateOf, type TestPaymentsContext } from './transact.ts'

/** Methods that give a card to a test payment, and read and change its state. */
export function cardMethods(
  context: TestPaymentsContext,
): Pick<PaymentProvider, 'confirm' | 'find' | 'capture' | 'cancel'> {
  return {
    confirm: async (payment, card) => {
      const told = await onPayment<Result<PaymentState, CardRefusedCode>>(
        context,
        payment,
        ok(UNKNOWN_PAYMENT),
        async (sql, row) => {
          const waits = row.state === 'open' || row.state === 'question'
          if (!waits) return ok(await stateOf(context, sql, row))
          const used = await findTokenUse(sql, card.token)
          if (!used) return attachCard(context, sql, row, card)
          if (used.payment_id !== row.id) return refuse('card_refused', { reason: 'token_used' })
          return ok(await stateOf(context, sql, row))
        },
      )
      // A refusal would roll the transaction back, and with it the memory of the card.
      if (!told.ok || told.value.state !== 'open') return told
      const used = await findTokenUse(context.store, card.token)
      return refuse('card_refused', { reason: used?.refused ?? 'card_declined' })
    },

    find: (payment) =>
      onPayment(context, payment, ok(UNKNOWN_PAYMENT), async (sql, row) =>
        ok(await stateOf(context, sql, row)),
      ),

    capture: (payment) =>
      onPayment(context, payment, ok(UNKNOWN_PAYMENT), async (sql, row) => {
        const takes = row.state === 'authorised' && row.kind === 'charge'
        const next: TestPaymentRow = takes ? { ...row, state: 'paid' } : row
        if (takes) await savePayment(sql, next)
        return ok(await stateOf(context, sql, next))
      }),

    cancel: (payment) =>
      onPayment(context, payment, ok(UNKNOWN_PAYMENT), async (sql, row) => {
        const ends = row.state !== 'paid' && row.state !== 'cancelled'
        const next: TestPaymentRow = ends ? { ...row, state: 'cancelled', card: null } : row
        if (ends) await savePayment(sql, next)
        return ok(await stateOf(context, sql, next))
      }),
  }
}

/** Gives an open payment a card whose token was not used before. */
async function attachCard(
  context: TestPaymentsContext,
  sql: Sql,
  row: TestPaymentRow,
  card: { token: string; returnUrl: string },
): Promise<Result<PaymentState, CardRefusedCode>> {
  const behaviour = context.tokens.read(card.token)
  if (!behaviour) return refuse('card_refused', { reason: 'unknown_token' })
  const refused = refusalAtOnce(behaviour, row.kind)
  await sql.run('INSERT INTO test_tokens VALUES ($1, $2, $3)', [card.token, row.id, refused])
  const asks = refused === null && behaviour === 'ask'
  const state = refused !== null ? 'open' : asks ? 'question' : 'authorised'
  const next: TestPaymentRow = {
    ...{ ...row, state, card: refused === null ? behaviour : null },
    question: asks ? randomToken() : null,
    return_url: asks ? card.returnUrl : null,
  }
  await savePayment(sql, next)
  return ok(await stateOf(context, sql, next))
}
