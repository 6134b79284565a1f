import type { BookingSql } from '#storage/database.ts'
import { queuePaymentJob, refundPayment } from './payment-jobs.ts'
import type { PaymentRow } from './payment-rows.ts'
import type { ReservationPayment } from './types.ts'

/**
 * What becomes of a visit's payment when it is cancelled. `return`: what was paid is refunded, a stored card is
 * released · `keep`: the restaurant keeps what was paid · `charge`: a stored card is charged up to its amount,
 * minor units.
 */
export type PaymentDecision =
  | { does: 'return' }
  | { does: 'keep' }
  | { does: 'charge'; amount: number }

/** Whether a decision is possible in the payment's state. */
export function isPossible(
  decision: PaymentDecision,
  { state, amount }: ReservationPayment,
): boolean {
  const isPaid = state === 'taken' || state === 'paid'
  switch (decision.does) {
    case 'return':
      return isPaid || state === 'kept'
    case 'keep':
      return isPaid
    case 'charge':
      return (
        (state === 'kept' || state === 'declined') &&
        decision.amount > 0 &&
        decision.amount <= amount
      )
  }
}

/** Applies a decision to a payment, in the transaction that cancels its visit. */
export async function applyPaymentDecision(
  sql: BookingSql,
  paymentId: string,
  decision: PaymentDecision,
): Promise<void> {
  if (decision.does === 'return') await refundPayment(sql, paymentId)
  if (decision.does === 'charge') await chargeStoredCard(sql, paymentId, decision.amount)
}

/**
 * Orders the charge of a stored card, up to its amount, in the caller's transaction; a declined one is tried
 * again. Returns false if the payment is in another state: it is charged once.
 */
export async function chargeStoredCard(
  sql: BookingSql,
  paymentId: string,
  amount: number,
): Promise<boolean> {
  const rows = await sql.all<PaymentRow>(
    `UPDATE payments SET state = 'charging', fee = CAST($2 AS integer), charges = charges + 1,
       changed_at = ${sql.dialect.now}
     WHERE id = $1 AND state IN ('kept', 'declined') AND amount >= CAST($2 AS integer) RETURNING *`,
    [paymentId, amount],
  )
  const row = rows[0]
  if (row) await queuePaymentJob(sql, 'payment_fee', row, amount)
  return row !== undefined
}
