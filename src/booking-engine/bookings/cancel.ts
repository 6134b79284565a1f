import { ok, type Result, refuse } from '#lib/result.ts'
import { databaseNow } from '#storage/clock.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { hashOf } from '../identity/tokens.ts'
import { bumpDayVersions, type ChangedDay, releasedDay } from '../inventory/day-versions.ts'
import { releaseUnits, unitRangeOf } from '../inventory/units.ts'
import { nextSequence, queueBookingMessage } from '../messages/booking-messages.ts'
import { decisionFor, isSameCost, lateCostOf } from '../payments/late-cancellation.ts'
import { applyPaymentDecision, type PaymentDecision } from '../payments/payment-decision.ts'
import { paymentOf } from '../payments/payment-rows.ts'
import type { LateCancellationCost } from '../payments/types.ts'
import { settingsLockKey } from '../settings/snapshots.ts'
import {
  changeableUntil,
  type ReservationRow,
  reservationOf,
  rowById,
  rowByToken,
} from './reservations.ts'
import type { Booked } from './types.ts'

/**
 * Cancels a booking and releases its units. After the cut-off, and until the visit begins, only if the guest
 * accepts what it costs.
 */
export async function cancelBooking(
  db: BookingDatabase,
  manageToken: string,
  accepts: LateCancellationCost | null,
): Promise<Result<Booked, 'not_found' | 'past_cut_off'>> {
  type Cancelled = Result<Booked, 'not_found' | 'past_cut_off'>
  const before = await rowByToken(db, manageToken)
  if (!before) return refuse('not_found')
  // The settings are locked so that no change of time zone moves the units meanwhile.
  const locks = { exclusive: [hashOf(manageToken)], shared: [settingsLockKey(before.location_id)] }
  return db.transaction(locks, async (sql): Promise<Cancelled> => {
    const row = await rowByToken(sql, manageToken)
    if (!row) return refuse('not_found')
    if (row.status === 'cancelled') return ok({ reservation: reservationOf(row), manageToken })
    const now = await databaseNow(sql)
    const cost = now <= changeableUntil(row) ? null : lateCost(row, now)
    if (cost === 'too_late') return refuse('past_cut_off')
    if (cost && !(accepts && isSameCost(cost, accepts))) return refuse('past_cut_off')
    const cancelled = await cancelRow(sql, row, undefined, cost ? decisionFor(cost) : undefined)
    return ok({ reservation: reservationOf(cancelled), manageToken })
  })
}

/**
 * Cancels a reservation in the caller's transaction and releases its units, for the guest or the staff; the
 * guest is told by mail. `changes` are the days that this changes. The payment is refunded unless the staff
 * decide otherwise.
 */
export async function cancelRow(
  sql: BookingSql,
  row: ReservationRow,
  changes: ChangedDay[] = [releasedDay(row)],
  money: PaymentDecision = { does: 'return' },
): Promise<ReservationRow> {
  await sql.run(
    `UPDATE reservations SET status = 'cancelled', cancelled_at = ${sql.dialect.now},
       changed_at = ${sql.dialect.now}, sequence = ${nextSequence(sql.dialect)} WHERE id = $1`,
    [row.id],
  )
  await releaseUnits(sql, { ...unitRangeOf(row), holdId: row.hold_id })
  await bumpDayVersions(sql, changes)
  if (row.payment_id !== null) await applyPaymentDecision(sql, row.payment_id, money)
  const cancelled = await rowById(sql, row.id)
  await queueBookingMessage(sql, 'cancelled', cancelled)
  return cancelled
}

/** What cancelling costs after the cut-off; a visit that has begun cannot be cancelled. */
function lateCost(row: ReservationRow, now: number): LateCancellationCost | 'too_late' {
  return row.visit_at === null && now < row.starts_at ? lateCostOf(paymentOf(row)) : 'too_late'
}
