import { ok, type Result, refuse } from '#lib/result.ts'
import type { Secrets } from '#lib/security/secrets.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { transferReusedUnits } from '../holds/booking-change.ts'
import { billOfHold } from '../holds/hold-bill.ts'
import { hashOf } from '../identity/tokens.ts'
import { bumpDayVersions, claimedDay, releasedDay } from '../inventory/day-versions.ts'
import { releaseUnits, transferUnits, unitRangeOf } from '../inventory/units.ts'
import { queueBookingMessage } from '../messages/booking-messages.ts'
import { paymentOf } from '../payments/payment-rows.ts'
import { coversAmountDue } from '../pricing/amount-due.ts'
import type { ChosenAddOn } from '../pricing/bill.ts'
import { settingsLockKey } from '../settings/snapshots.ts'
import { convertHold } from './book.ts'
import { columnsOfHold, updateReservation } from './reservation-rows.ts'
import { bookedOf, isChangeable, rowById, rowByToken } from './reservations.ts'
import type { Booked, ManageCode } from './types.ts'

/**
 * Moves a booking onto another hold of the same location: the hold's units become the booking's, its old ones
 * are released.
 */
export async function modifyBooking(
  db: BookingDatabase,
  secrets: Secrets,
  manageToken: string,
  holdToken: string,
): Promise<Result<Booked, ManageCode>> {
  const before = await rowByToken(db, manageToken)
  if (!before) return refuse('not_found')
  return db.transaction(
    { exclusive: [hashOf(manageToken)], shared: [settingsLockKey(before.location_id)] },
    async (sql): Promise<Result<Booked, ManageCode>> => {
      const row = await rowByToken(sql, manageToken)
      if (!row) return refuse('not_found')
      if (row.status === 'cancelled') return refuse('cancelled')
      if (!(await isChangeable(sql, row))) return refuse('past_cut_off')
      const taken = await convertHold(sql, holdToken, row.location_id, row.id)
      if (!taken.ok) return taken
      const to = taken.value
      if (row.experience_id !== to.experience_id) return refuse('unknown_experience')
      const addOns = JSON.parse(row.add_ons ?? '[]') as ChosenAddOn[]
      const billed = await billOfHold(sql, to, addOns)
      if (!billed.ok) return refuse('unknown_experience')
      const { bill, due } = billed.value
      if (!coversAmountDue(due, paymentOf(row))) return refuse('payment_differs')
      // The booking keeps the id of its first hold, so that a repeated submit of that hold still returns this
      // booking.
      const had = { ...unitRangeOf(row), holdId: row.hold_id }
      if (!(await transferReusedUnits(sql, had, to))) return refuse('hold_lost')
      await releaseUnits(sql, had)
      await transferUnits(sql, unitRangeOf(to), row.hold_id)
      const table = { ...columnsOfHold(to), bill: bill && JSON.stringify(bill) }
      await updateReservation(sql, row.id, table)
      await bumpDayVersions(sql, [releasedDay(row), claimedDay(to)])
      const moved = await rowById(sql, row.id)
      await queueBookingMessage(sql, 'changed', moved)
      return ok(bookedOf(secrets, moved))
    },
  )
}
