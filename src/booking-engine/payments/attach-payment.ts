import type { BookingSql } from '#storage/database.ts'
import type { AmountDue } from '../pricing/amount-due.ts'
import { queuePaymentJob } from './payment-jobs.ts'
import type { PaymentRow } from './payment-rows.ts'

/**
 * Attaches an open payment to its reservation in the transaction that books it: an authorised amount is then
 * captured, a card stored. Returns false if the payment is not open any more, or is for something else.
 */
export async function attachPayment(
  sql: BookingSql,
  id: string,
  reservationId: string,
  { kind, amount }: AmountDue,
): Promise<boolean> {
  const rows = await sql.all<PaymentRow>(
    `UPDATE payments SET reservation_id = $2, request = NULL, card = NULL, changed_at = ${sql.dialect.now},
       state = CASE WHEN kind = 'hold' THEN 'kept' ELSE 'taken' END
     WHERE id = $1 AND state = 'open' AND kind = $3 AND amount = $4 AND reference IS NOT NULL
     RETURNING *`,
    [id, reservationId, kind, amount],
  )
  const row = rows[0]
  if (row?.state === 'taken') await queuePaymentJob(sql, 'payment_capture', row, amount)
  return row !== undefined
}
