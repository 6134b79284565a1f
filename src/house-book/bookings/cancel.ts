import { ok, type Result, refuse } from '#lib/result.ts'
import { freedBy, heldUnits } from '../holds/holds.ts'
import { hashOf } from '../identity/tokens.ts'
import { bumpDays, type ChangedDay } from '../inventory/day-versions.ts'
import { freeUnits } from '../inventory/units.ts'
import { settingsKey } from '../locations/snapshots.ts'
import { nextSequence, writePost } from '../messages/booking-messages.ts'
import { choiceAt, isSameCost, lateCostOf } from '../payments/late-cancellation.ts'
import { type MoneyChoice, settleMoney } from '../payments/payment-decision.ts'
import { moneyIn } from '../payments/payment-rows.ts'
import type { LateCost } from '../payments/types.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import type { Booked } from '../types.ts'
import {
  changeableUntil,
  clockOf,
  type ReservationRow,
  reservationOf,
  rowById,
  rowByToken,
} from './reservations.ts'

/**
 * Cancels a booking and frees its units. When it is too late to do so for nothing, only a guest who accepts
 * what it costs, until the visit begins.
 */
export async function cancelBooking(
  db: BookingDatabase,
  manageToken: string,
  accepts: LateCost | null,
): Promise<Result<Booked, 'not_found' | 'past_cut_off'>> {
  type Cancelled = Result<Booked, 'not_found' | 'past_cut_off'>
  const before = await rowByToken(db, manageToken)
  if (!before) return refuse('not_found')
  // Another time zone does not move its units between the look at them and their end.
  const locks = { alone: [hashOf(manageToken)], together: [settingsKey(before.location_id)] }
  return db.transaction(locks, async (sql): Promise<Cancelled> => {
    const row = await rowByToken(sql, manageToken)
    if (!row) return refuse('not_found')
    if (row.status === 'cancelled') return ok({ reservation: reservationOf(row), manageToken })
    const now = await clockOf(sql, db)
    const cost = now <= changeableUntil(row) ? null : lateCost(row, now)
    if (cost === 'too_late') return refuse('past_cut_off')
    if (cost && !(accepts && isSameCost(cost, accepts))) return refuse('past_cut_off')
    const cancelled = await cancelRow(sql, db, row, undefined, cost ? choiceAt(cost) : undefined)
    return ok({ reservation: reservationOf(cancelled), manageToken })
  })
}

/**
 * Cancels a reservation and frees its units inside the caller's transaction, whoever asked for it:
 * its guest or the staff; the guest is told by mail. `changes` are the days that this changes. All money
 * goes back unless the staff choose otherwise.
 */
export async function cancelRow(
  sql: Sql,
  db: BookingDatabase,
  row: ReservationRow,
  changes: ChangedDay[] = [freedBy(row)],
  money: MoneyChoice = { does: 'return' },
): Promise<ReservationRow> {
  await sql.run(
    `UPDATE reservations SET status = 'cancelled', cancelled_at = ${db.words.now},
       changed_at = ${db.words.now}, sequence = ${nextSequence(db.words)} WHERE id = $1`,
    [row.id],
  )
  await freeUnits(sql, { ...heldUnits(row), holdId: row.hold_id })
  await bumpDays(sql, changes)
  if (row.payment_id !== null) await settleMoney(sql, db, row.payment_id, money)
  const cancelled = await rowById(sql, row.id)
  await writePost(sql, db, 'cancelled', cancelled)
  return cancelled
}

/** What cancelling costs after the cut-off; nobody cancels a visit that has begun. */
function lateCost(row: ReservationRow, now: number): LateCost | 'too_late' {
  return row.visit_at === null && now < row.starts_at ? lateCostOf(moneyIn(row)) : 'too_late'
}
