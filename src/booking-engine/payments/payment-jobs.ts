import { ok, refuse } from '#lib/result.ts'
import { queueMessage } from '#outbox/messages.ts'
import { replaceRecipients } from '#outbox/recipients.ts'
import type { BookingDatabase, BookingSql, Sql } from '#storage/database.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { type PaymentMessageRow, queuePaymentMessage } from '../messages/booking-messages.ts'
import * as t from './messages.gen.ts'
import type { PaymentRow, PaymentState } from './payment-rows.ts'
import type { PaymentJobKind, PaymentJobPayload, SettledPayment } from './types.ts'

/** The states in which a job is still to be done, and the state that it leads to; null = unchanged. */
const TRANSITIONS: Record<PaymentJobKind, { from: PaymentState[]; to: PaymentState | null }> = {
  payment_capture: { from: ['taken', 'failed'], to: 'paid' },
  payment_return: { from: ['returning'], to: 'returned' },
  payment_fee: { from: ['charging'], to: 'charged' },
  payment_release: { from: ['charged', 'declined'], to: null },
}

type JobPayment = Pick<PaymentRow, 'id' | 'location_id' | 'last4' | 'charges'>

/** Queues a payment job, in the transaction that causes it. */
export async function queuePaymentJob(
  sql: BookingSql,
  kind: PaymentJobKind,
  owner: JobPayment,
  amount: number,
): Promise<void> {
  const { location_id: locationId, last4 } = owner
  const payload: PaymentJobPayload = { payment: owner.id, amount }
  const id = kind === 'payment_fee' ? chargeId(owner.id, owner.charges) : owner.id
  const recipient = last4 ? t.cardEndingIn({ last4 }) : t.card()
  await queueMessage(sql, { kind, id, locationId, recipient, payload })
}

/** A charge that is tried again after it was declined is a new job. */
function chargeId(id: string, charge: number): string {
  return charge > 1 ? `${id}:${charge}` : id
}

/** Erases the card from a payment's jobs; what they did, and whether, is kept. */
export async function eraseCardInJobs(sql: Sql, { id, charges }: JobPayment): Promise<void> {
  const fees = Array.from({ length: charges }, (_, n) => `payment_fee:${chargeId(id, n + 1)}`)
  const others = ['payment_capture', 'payment_return', 'payment_release'].map((k) => `${k}:${id}`)
  await replaceRecipients(sql, [...fees, ...others], t.card())
}

/**
 * Reverses a payment in the caller's transaction, whatever its state: what was authorised or paid goes back to
 * the card, and a stored card is released.
 */
export async function refundPayment(sql: BookingSql, id: string): Promise<void> {
  const rows = await sql.all<PaymentRow>(
    `UPDATE payments SET request = NULL, card = NULL, changed_at = ${sql.dialect.now},
       state = CASE WHEN reference IS NULL THEN 'returned' ELSE 'returning' END
     WHERE id = $1 AND state IN ('open', 'taken', 'paid', 'kept') RETURNING *`,
    [id],
  )
  const row = rows[0]
  if (row?.state === 'returning') await queuePaymentJob(sql, 'payment_return', row, row.amount)
}

/** A payment for which this job is still to be done; null = not any more. */
export async function findPaymentForJob(
  sql: Sql,
  job: PaymentJobKind,
  id: string,
): Promise<SettledPayment | null> {
  const from = TRANSITIONS[job].from.map((state) => `'${state}'`).join(', ')
  const rows = await sql.all<PaymentRow>(
    `SELECT * FROM payments WHERE id = $1 AND state IN (${from})`,
    [id],
  )
  const row = rows[0]
  if (!row?.reference) return null
  const { kind, amount, currency, multiplier, reference } = row
  const money = { amount, currency, multiplier }
  return { id, kind, money, reference, booked: row.reservation_id !== null }
}

/** Records that a job is done. */
export async function completeJob(
  db: BookingDatabase,
  job: PaymentJobKind,
  id: string,
): Promise<void> {
  const { from, to } = TRANSITIONS[job]
  if (to === null) return
  for (const state of from) if (await changeState(db, id, state, to)) return
}

/** See `Payments.chargeDeclined`. */
export async function recordDeclinedCharge(db: BookingDatabase, id: string): Promise<void> {
  await changeState(db, id, 'charging', 'declined')
}

/** See `Payments.captureFailed`. */
export async function recordFailedCapture(db: BookingDatabase, id: string): Promise<void> {
  await changeState(db, id, 'taken', 'failed')
}

/** Changes the state of a payment; returns whether it was in state `from`. */
async function changeState(
  db: BookingDatabase,
  id: string,
  from: PaymentState,
  to: PaymentState,
): Promise<boolean> {
  const settled = await db.transaction({}, async (sql) => {
    const rows = await sql.all<Pick<PaymentRow, 'reservation_id'>>(
      // A refund without a booking belongs to nobody: no digit of its card is kept.
      `UPDATE payments SET state = CAST($3 AS text), changed_at = ${db.dialect.now},
         last4 = CASE WHEN reservation_id IS NULL THEN NULL ELSE last4 END
       WHERE id = $1 AND state = $2 RETURNING reservation_id`,
      [id, from, to],
    )
    if (!rows[0]) return refuse('settled')
    if (isShownToStaff(from, to)) await announceState(sql, rows[0].reservation_id, to)
    return ok(null)
  })
  return settled.ok
}

/** Whether the staff's day must show the change at once: the result of a charge, or a failed capture. */
function isShownToStaff(from: PaymentState, to: PaymentState): boolean {
  return from === 'charging' || from === 'failed' || to === 'failed'
}

type Visit = PaymentMessageRow & { service_day: string }

/** Shows the staff the new state of a reservation's payment, and tells the guest by mail what was charged. */
async function announceState(
  sql: BookingSql,
  reservationId: string | null,
  state: PaymentState,
): Promise<void> {
  const rows = await sql.all<Visit>('SELECT * FROM reservations WHERE id = $1', [reservationId])
  const row = rows[0]
  if (!row) throw new Error(`reservation ${reservationId} of a payment is missing`)
  await bumpDayVersions(sql, [
    { locationId: row.location_id, day: row.service_day, released: false },
  ])
  if (state === 'charged') await queuePaymentMessage(sql, 'charged', row)
}
