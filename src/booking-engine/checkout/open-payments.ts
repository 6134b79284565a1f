import { ok, refuse } from '#lib/result.ts'
import type { BookingDatabase, BookingSql, Locks, Sql, Waits } from '#storage/database.ts'
import { book } from '../bookings/book.ts'
import type { ReserveRequest } from '../bookings/types.ts'
import { dropHold } from '../holds/holds.ts'
import { refundPayment } from '../payments/payment-jobs.ts'
import { findOpenPaymentRow, openPaymentOf, type PaymentRow } from '../payments/payment-rows.ts'
import type { OpenPayment, StalePayment } from '../payments/types.ts'
import { settingsLockKey } from '../settings/snapshots.ts'
import { queueNotBookedMessage } from './not-booked-message.ts'

const DAY = 24 * 60 * 60_000

/** Lock key under which a hold's payment is begun, settled and abandoned. */
export const paymentKey = (holdToken: string) => `payment ${holdToken}`

/** Locks for work on a payment, during which the settings of its location do not change. */
export const paymentLocks = (
  { token, locationId }: ReserveRequest,
  more: readonly string[] = [],
): Locks => ({
  exclusive: [paymentKey(token), ...more],
  shared: [settingsLockKey(locationId)],
})

/** An open payment by its id; null if there is none. */
export async function findOpenPayment(sql: Sql, id: string): Promise<OpenPayment | null> {
  const row = await findOpenPaymentRow(sql, { id })
  return row && openPaymentOf(row)
}

/** See `Payments.finish`. */
export async function finishPayment(
  db: BookingDatabase,
  secret: string,
  id: string,
): Promise<boolean> {
  const found = await findOpenPaymentRow(db, { id })
  if (!found?.request) return false
  const request = JSON.parse(found.request) as ReserveRequest
  const booked = await db.transaction(paymentLocks(request), (sql) =>
    book(sql, secret, request, id),
  )
  if (!booked.ok) await abandonPayment(db, id)
  return booked.ok
}

/**
 * Abandons an open payment and its hold, and tells the guest by mail if they gave a card. `stale`: only if
 * nobody works on it again.
 */
export async function abandonPayment(
  db: BookingDatabase,
  id: string,
  { stale = false, ...waits }: Waits & { stale?: boolean } = {},
): Promise<void> {
  const found = await findOpenPaymentRow(db, { id })
  if (!found) return
  await db.transaction({ exclusive: [paymentKey(found.hold_id)], ...waits }, async (sql) => {
    const row = await findOpenPaymentRow(sql, { id })
    if (!row) return refuse('settled')
    if (stale && (await findStale(sql, [id])).length === 0) return refuse('not_stale')
    await queueNotBookedMessage(sql, row)
    await refundPayment(sql, id)
    await dropHold(sql, row.hold_id)
    return ok(null)
  })
}

const TAKEN_BEFORE = `h.visitor = $1 AND h.id <> $2
  AND h.created_at <= (SELECT created_at FROM holds WHERE id = $2)`

/**
 * Abandons what a visitor is still paying for: a hold that they release, or all that they took before another one, which
 * may itself have been followed by a third meanwhile. What their bank authorises later is refunded. Returns whether there
 * was any.
 */
export async function abandonPayments(
  db: BookingDatabase,
  of: { token: string } | { visitor: string; before: string },
  waits: Waits = {},
): Promise<boolean> {
  const rows = await db.all<{ id: string }>(
    `SELECT p.id FROM payments p JOIN holds h ON h.id = p.hold_id
     WHERE p.state = 'open' AND ${'token' in of ? 'h.id = $1' : TAKEN_BEFORE}`,
    'token' in of ? [of.token] : [of.visitor, of.before],
  )
  for (const { id } of rows) await abandonPayment(db, id, waits)
  return rows.length > 0
}

/** Abandons the payments of visitors who hold another table since, in case `abandonPayments` failed. */
export async function abandonSupersededPayments(db: BookingDatabase): Promise<void> {
  const rows = await db.all<{ id: string }>(
    `SELECT p.id FROM payments p JOIN holds h ON h.id = p.hold_id
     WHERE p.state = 'open' AND EXISTS (SELECT 1 FROM holds other
       WHERE other.visitor = h.visitor AND other.created_at > h.created_at)`,
  )
  for (const { id } of rows) await abandonPayment(db, id)
}

/** See `Payments.stale`. */
export async function stalePayments(db: BookingDatabase): Promise<StalePayment[]> {
  const rows = await findStale(db, null)
  return rows.map((row) => ({ ...openPaymentOf(row), overdue: Number(row.overdue) === 1 }))
}

/** Open payments whose hold has expired or is gone: all, or the one with an id. */
function findStale(
  sql: BookingSql,
  only: [string] | null,
): Promise<(PaymentRow & { overdue: number })[]> {
  const { now } = sql.dialect
  return sql.all<PaymentRow & { overdue: number }>(
    `SELECT p.*, CASE WHEN p.created_at < ${now} - ${DAY} THEN 1 ELSE 0 END AS overdue
     FROM payments p LEFT JOIN holds h ON h.id = p.hold_id
     WHERE p.state = 'open' AND (h.id IS NULL OR h.state NOT IN ('held', 'committing')
       OR h.expires_at <= ${now}) ${only ? 'AND p.id = $1' : ''}
     ORDER BY p.created_at, p.id LIMIT 50`,
    only ?? [],
  )
}
