import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSql } from '#storage/database.ts'
import { billOfHold, matchesHold } from '../holds/hold-bill.ts'
import { type HoldRow, IS_LIVE, usableFor } from '../holds/holds.ts'
import { reclaimExpiredHold } from '../holds/reclaim-hold.ts'
import { randomToken } from '../identity/tokens.ts'
import { bumpDayVersions, claimedDay } from '../inventory/day-versions.ts'
import { setUnitState, unitRangeOf } from '../inventory/units.ts'
import { queueBookingMessage } from '../messages/booking-messages.ts'
import { attachPayment } from '../payments/attach-payment.ts'
import { columnsOfHold, guestColumns, insertBooked } from './reservation-rows.ts'
import { rowById } from './reservations.ts'
import type { ReserveRequest } from './types.ts'

export type BookCode = 'hold_lost' | 'unknown_experience' | 'unknown_add_on' | 'card_required'

/**
 * Turns a hold into a reservation in the caller's transaction, which has locked the location's settings
 * (`settingsLockKey`). All units must still be the hold's, and if a card must pay, `paymentId` must be an open
 * payment of exactly that. Queues the guest's mail in the same transaction. Returns the reservation's id.
 */
export async function book(
  sql: BookingSql,
  secret: string,
  { token, locationId, guest, experience = null, addOns = [] }: ReserveRequest,
  paymentId: string | null = null,
): Promise<Result<string, BookCode>> {
  const taken = await convertHold(sql, token, locationId)
  if (!taken.ok) return taken
  const row = taken.value
  if (!matchesHold(row, experience)) return refuse('unknown_experience')
  const billed = await billOfHold(sql, row, addOns)
  if (!billed.ok) return billed
  const { bill, due } = billed.value
  const id = randomToken()
  if (due) {
    if (paymentId === null) return refuse('card_required')
    if (!(await attachPayment(sql, paymentId, id, due))) return refuse('hold_lost')
  }
  await insertBooked(sql, {
    ...columnsOfHold(row),
    ...guestColumns(secret, id, guest),
    hold_id: row.id,
    location_id: row.location_id,
    network: row.network,
    experience_id: row.experience_id,
    add_ons: bill && JSON.stringify(addOns),
    bill: bill && JSON.stringify(bill),
  })
  await bumpDayVersions(sql, [claimedDay(row)])
  if (guest.email) await queueBookingMessage(sql, 'confirmation', await rowById(sql, id))
  return ok(id)
}

/**
 * held | committing → booked, for the hold and all its units; `visit` = id of the booking that is being
 * changed. An expired hold is reclaimed, for which the caller's transaction has locked the location's settings.
 */
export async function convertHold(
  sql: BookingSql,
  token: string,
  locationId: string,
  visit: string | null = null,
): Promise<Result<HoldRow, 'hold_lost'>> {
  const take = async () => {
    const rows = await sql.all<HoldRow>(
      `UPDATE holds SET state = 'booked'
       WHERE id = $1 AND location_id = $2 AND ${IS_LIVE} AND expires_at > ${sql.dialect.now}
         AND ${usableFor('$3')} RETURNING *`,
      [token, locationId, visit],
    )
    return rows[0]
  }
  const row = (await take()) ?? ((await reclaimExpiredHold(sql, token)) && (await take()))
  if (!row) return refuse('hold_lost')
  const to = { state: 'booked' as const, expiresAt: 0 }
  const whole = await setUnitState(sql, { ...unitRangeOf(row), count: row.units }, to)
  return whole ? ok(row) : refuse('hold_lost')
}
