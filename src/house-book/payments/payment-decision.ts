import type { BookingSql } from '../store/database.ts'
import { queuePaymentJob, refundPayment } from './payment-jobs.ts'
import type { PaymentRow } from './payment-rows.ts'
import type { ReservationPayment } from './types.ts'

/**
 * What becomes of a visit's money when it is cancelled. `return`: what was paid goes back, a kept card is
 * let go · `keep`: what was paid stays the restaurant's · `charge`: a kept card pays up to its amount,
 * minor units.
 */
export type PaymentDecision =
  | { does: 'return' }
  | { does: 'keep' }
  | { does: 'charge'; amount: number }

/** Whether a choice can be made of the money as it stands. */
export function isPossible(
  choice: PaymentDecision,
  { state, amount }: ReservationPayment,
): boolean {
  const isPaid = state === 'taken' || state === 'paid'
  switch (choice.does) {
    case 'return':
      return isPaid || state === 'kept'
    case 'keep':
      return isPaid
    case 'charge':
      return (
        (state === 'kept' || state === 'declined') && choice.amount > 0 && choice.amount <= amount
      )
  }
}

/** Does what was chosen with a payment, in the transaction that cancels its visit. */
export async function applyPaymentDecision(
  sql: BookingSql,
  paymentId: string,
  choice: PaymentDecision,
): Promise<void> {
  if (choice.does === 'return') await refundPayment(sql, paymentId)
  if (choice.does === 'charge') await chargeStoredCard(sql, paymentId, choice.amount)
}

/**
 * Has a kept card charged up to its amount, in the caller's transaction; one that was declined before is
 * asked anew. False where it is neither: it is charged once.
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
