import type { BookingSql } from '#storage/database.ts'
import { queuePaymentJob, refundPayment } from './payment-jobs.ts'
import type { PaymentRow } from './payment-rows.ts'
import { PAYMENT_JOBS } from './types.ts'

/** Condition on payments `p`: the payment provider knows them. Those of test cards move no money. */
const IS_REAL =
  'p.reference IS NOT NULL AND NOT EXISTS (SELECT 1 FROM test_payments t WHERE t.id = p.id)'

/** Condition on payments `p` whose card is still stored at the payment provider. */
export const WITH_CARD = `p.kind = 'hold' AND p.let_go_at IS NULL
  AND p.state IN ('kept', 'charged', 'declined')`

/** Condition on rows of `outbox`: a payment job that is not done, also one that was given up and is the staff's to see to. */
const isOpenJob = (row: string) =>
  `${row}.kind IN (${PAYMENT_JOBS.map((kind) => `'${kind}'`).join(', ')})
   AND ${row}.state IN ('waiting', 'sending', 'dead')`

/** Condition on payments `p` with such a job. */
const HAS_OPEN_JOB = `EXISTS (SELECT 1 FROM outbox o WHERE ${isOpenJob('o')}
  AND (o.key IN ('payment_capture:' || p.id, 'payment_return:' || p.id, 'payment_release:' || p.id)
    OR o.key LIKE 'payment_fee:' || p.id || '%'))`

/**
 * Counts payments at the payment provider that are under way, or for a visit to come. Cards that are stored since a visit
 * that is over are not among them: they are released.
 */
export async function countOpenPayments(sql: BookingSql): Promise<number> {
  const [row] = await sql.all<{ count: number }>(
    `SELECT COUNT(*) AS count FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id
     WHERE ${IS_REAL} AND (p.state IN ('open', 'taken', 'charging', 'returning')
       OR (p.state IN ('paid', 'kept') AND r.status = 'booked' AND r.visit IS NULL
         AND r.starts_at > ${sql.dialect.now}))`,
  )
  return row?.count ?? 0
}

/** Has a stored card forgotten by the payment provider; nothing is charged to it any more. */
export async function releaseCard(sql: BookingSql, row: PaymentRow): Promise<void> {
  await sql.run(`UPDATE payments SET let_go_at = ${sql.dialect.now} WHERE id = $1`, [row.id])
  if (row.state === 'kept') await refundPayment(sql, row.id)
  else await queuePaymentJob(sql, 'payment_release', row, row.amount)
}

/**
 * Erases payments and their jobs, in the caller's transaction; cards that are stored are released. What the payment
 * provider still has to hear of stays, until it has.
 */
export async function erasePayments(sql: BookingSql): Promise<void> {
  const stored = await sql.all<PaymentRow>(
    `SELECT p.* FROM payments p WHERE ${IS_REAL} AND ${WITH_CARD} ORDER BY p.id`,
  )
  for (const row of stored) await releaseCard(sql, { ...row, last4: null })
  await sql.run(
    `DELETE FROM payments WHERE id IN (SELECT p.id FROM payments p
       WHERE NOT (${IS_REAL} AND (p.state = 'open' OR ${HAS_OPEN_JOB})))`,
  )
  await sql.run(
    `DELETE FROM outbox WHERE kind NOT LIKE 'staff-%' AND NOT (${isOpenJob('outbox')}
       AND EXISTS (SELECT 1 FROM payments p WHERE outbox.key LIKE '%:' || p.id || '%'))`,
  )
  for (const table of ['test_payments', 'test_tokens', 'test_movements'])
    await sql.run(`DELETE FROM ${table}`)
}
