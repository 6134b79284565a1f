import { ok, type Result, refuse } from '#lib/result.ts'
import { billOfHold, matchesHold } from '../holds/hold-bill.ts'
import { type HoldRow, IS_LIVE, usableFor } from '../holds/holds.ts'
import { reclaimExpiredHold } from '../holds/reclaim-hold.ts'
import { confirmationOf, hashOf, manageTokenOf, randomToken } from '../identity/tokens.ts'
import { bumpDayVersions, claimedDay } from '../inventory/day-versions.ts'
import { setUnitState, unitRangeOf } from '../inventory/units.ts'
import { firstSequence, queueBookingMessage } from '../messages/booking-messages.ts'
import { attachPayment } from '../payments/attach-payment.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import { rowById } from './reservations.ts'
import { searchTextOf } from './search-text.ts'
import type { ReserveRequest } from './types.ts'

export type BookCode = 'hold_lost' | 'unknown_experience' | 'unknown_add_on' | 'card_required'

/**
 * Turns a hold into a reservation inside the caller's transaction, which holds the location's settings
 * (`settingsLockKey`): all its units must still be its own, and where a card must pay, `paymentId` must be open
 * for just that. The guest's mail is written with `sql` too, and so must whatever else leaves because of it.
 */
export async function book(
  sql: Sql,
  db: BookingDatabase,
  secret: string,
  { token, locationId, guest, experience = null, addOns = [] }: ReserveRequest,
  paymentId: string | null = null,
): Promise<Result<string, BookCode>> {
  const taken = await convertHold(sql, db, token, locationId)
  if (!taken.ok) return taken
  const row = taken.value
  if (!matchesHold(row, experience)) return refuse('unknown_experience')
  const billed = await billOfHold(sql, row, addOns)
  if (!billed.ok) return billed
  const { bill, due } = billed.value
  const id = randomToken()
  if (due) {
    if (paymentId === null) return refuse('card_required')
    if (!(await attachPayment(sql, db, paymentId, id, due))) return refuse('hold_lost')
  }
  await sql.run(
    `INSERT INTO reservations (id, hold_id, manage_hash, confirmation, location_id, status, party,
       attribute, place, tables, service_day, local_start, time_zone, starts_at, turn_minutes,
       first_slot, slots, snapshot, first_name, last_name, email, phone, special_request,
       marketing_opt_in, search_text, add_ons, bill, experience_id, experience_version,
       units_from, network, created_at, changed_at, sequence)
     SELECT CAST($1 AS text), id, CAST($2 AS text), CAST($3 AS text), location_id, 'booked', party,
       attribute, place, tables, service_day, local_start, time_zone, starts_at, turn_minutes,
       first_slot, slots, snapshot, CAST($4 AS text), CAST($5 AS text), CAST($6 AS text),
       CAST($7 AS text), CAST($8 AS text), CAST($9 AS integer), CAST($10 AS text),
       CAST($11 AS text), CAST($12 AS text), experience_id, experience_version,
       units_from, network, ${db.dialect.now}, ${db.dialect.now}, ${firstSequence(db.dialect)}
     FROM holds WHERE id = $13`,
    [
      id,
      hashOf(manageTokenOf(secret, id)),
      confirmationOf(id),
      guest.firstName,
      guest.lastName,
      guest.email,
      guest.phone,
      guest.specialRequest,
      guest.marketingOptIn ? 1 : 0,
      searchTextOf(guest, confirmationOf(id)),
      bill && JSON.stringify(addOns),
      bill && JSON.stringify(bill),
      row.id,
    ],
  )
  await bumpDayVersions(sql, [claimedDay(row)])
  if (guest.email) await queueBookingMessage(sql, db, 'confirmation', await rowById(sql, id))
  return ok(id)
}

/**
 * held | committing → booked, for the hold and for all its units; `visit` = id of the one that is moved with it.
 * One that ran out is claimed anew: the caller's transaction holds the location's settings.
 */
export async function convertHold(
  sql: Sql,
  db: BookingDatabase,
  token: string,
  locationId: string,
  visit: string | null = null,
): Promise<Result<HoldRow, 'hold_lost'>> {
  const take = async () => {
    const rows = await sql.all<HoldRow>(
      `UPDATE holds SET state = 'booked'
       WHERE id = $1 AND location_id = $2 AND ${IS_LIVE} AND expires_at > ${db.dialect.now}
         AND ${usableFor('$3')} RETURNING *`,
      [token, locationId, visit],
    )
    return rows[0]
  }
  const row = (await take()) ?? ((await reclaimExpiredHold(sql, db, token)) && (await take()))
  if (!row) return refuse('hold_lost')
  const to = { state: 'booked' as const, expiresAt: 0 }
  const whole = await setUnitState(sql, { ...unitRangeOf(row), count: row.units }, to)
  return whole ? ok(row) : refuse('hold_lost')
}
