import type { Result } from '#lib/result.ts'
import type { Sql } from '#lib/sql/sql.ts'
import type { BookingDatabase } from '#storage/database.ts'
import type { BegunPayment, PaymentState } from '../contract.ts'
import { findPayment, referenceOf, refundedOf, type TestPaymentRow } from './rows.ts'
import type { TestTokens } from './tokens.ts'

/** The parts that the methods of the test payments share. */
export type TestPaymentsContext = {
  store: BookingDatabase
  tokens: TestTokens
  /** Address of the page on which the test bank asks the owner of a card, by the id of the question. */
  bankUrl: (question: string) => string
}

/** Key of the lock under which a payment is changed. */
export function paymentLockKey(id: string): string {
  return `test-payment:${id}`
}

/** Works on one payment under its lock. Returns `missing` for a payment that was not begun here. */
export function onPayment<R extends Result<unknown>>(
  { store }: TestPaymentsContext,
  payment: BegunPayment,
  missing: R,
  work: (sql: Sql, row: TestPaymentRow) => Promise<R>,
): Promise<R> {
  return store.transaction({ exclusive: [paymentLockKey(payment.id)] }, async (sql) => {
    const row = await findPayment(sql, payment)
    return row ? work(sql, row) : missing
  })
}

/** The state of a stored payment in the port's shape. */
export async function stateOf(
  { bankUrl }: TestPaymentsContext,
  sql: Sql,
  row: TestPaymentRow,
): Promise<PaymentState> {
  if (row.state === 'question') {
    const name = row.question ?? ''
    const clientSecret = `${referenceOf(row.id)}_secret_${name}`
    return { state: 'question', question: { clientSecret, redirectUrl: bankUrl(name) } }
  }
  if (row.state !== 'paid') return { state: row.state }
  return { state: 'paid', refunded: await refundedOf(sql, row.id) }
}
