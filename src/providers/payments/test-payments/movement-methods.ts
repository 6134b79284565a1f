import { type Ok, ok, type Result, refuse } from '#lib/result.ts'
import type { BeyondPaidCode, PaymentProvider, PaymentState } from '../contract.ts'
import { refusalLater } from './cards.ts'
import { findMovement, recordMovement, refundedOf } from './rows.ts'
import { onPayment, stateOf, type TestPaymentsContext } from './transact.ts'

/** Methods that refund a test payment and charge a stored card, each once per id. */
export function movementMethods(
  context: TestPaymentsContext,
): Pick<PaymentProvider, 'refund' | 'chargeHold'> {
  return {
    refund: (payment, { id, amount }) =>
      onPayment<Result<PaymentState, BeyondPaidCode>>(
        context,
        payment,
        refuse('beyond_paid'),
        async (sql, row) => {
          if (!(await findMovement(sql, row.id, 'refund', id))) {
            const paid = row.state === 'paid' ? row.amount : 0
            if (amount > paid - (await refundedOf(sql, row.id))) return refuse('beyond_paid')
            await recordMovement(sql, {
              payment: row.id,
              kind: 'refund',
              id,
              amount,
              refused: null,
            })
          }
          return ok(await stateOf(context, sql, row))
        },
      ),

    chargeHold: async (payment, { id, amount }) => {
      const charged = await onPayment<Ok<string | null>>(
        context,
        payment,
        ok('no_card'),
        async (sql, row) => {
          if (amount > row.amount)
            throw new Error(`Payment ${row.id} is charged beyond its amount.`)
          const before = await findMovement(sql, row.id, 'charge', id)
          if (before) return ok(before.refused)
          const kept = row.kind === 'hold' && row.state === 'authorised' && row.card
          const refused = kept ? refusalLater(kept) : 'no_card'
          await recordMovement(sql, { payment: row.id, kind: 'charge', id, amount, refused })
          return ok(refused)
        },
      )
      if (charged.value === null) return ok(null)
      return refuse('card_refused', { reason: charged.value })
    },
  }
}
