import { ok, type Result, refuse } from '#lib/result.ts'
import { freeUnits, moveUnits } from './claim.ts'
import { bumpDays } from './day-versions.ts'
import { freedBy, type HoldRow, heldUnits, takenBy } from './holds.ts'
import type { BookingSettings, SeatingAttribute } from './settings.ts'
import type { BookingDatabase, Sql } from './store/database.ts'
import { confirmationOf, hashOf, manageTokenOf, randomToken } from './tokens.ts'
import type { Booked, Guest, ManageCode, Reservation } from './types.ts'

/** A row of `reservations`, with the settings in force at its location. */
export type ReservationRow = {
  id: string
  hold_id: string
  confirmation: string
  location_id: string
  status: 'booked' | 'cancelled'
  party: number
  attribute: SeatingAttribute
  place: string
  tables: string
  service_day: string
  local_start: string
  time_zone: string
  starts_at: number
  turn_minutes: number
  first_slot: number
  slots: number
  first_name: string
  last_name: string
  email: string | null
  phone: string
  special_request: string
  marketing_opt_in: number
  settings: string | null
}

const WITH_SETTINGS = `SELECT r.*, s.settings FROM reservations r
  LEFT JOIN current_settings c ON c.location_id = r.location_id
  LEFT JOIN snapshots s ON s.location_id = c.location_id AND s.number = c.number`

/**
 * Turns a hold into a reservation inside the caller's transaction: all its units must still be its
 * own. Whatever must leave because of the booking (mail, payment capture) is written with `sql` too.
 */
export async function book(
  sql: Sql,
  db: BookingDatabase,
  secret: string,
  hold: { token: string; locationId: string },
  guest: Guest,
): Promise<Result<string, 'hold_lost'>> {
  const taken = await takeForBooking(sql, db, hold.token, hold.locationId)
  if (!taken.ok) return taken
  const row = taken.value
  const id = randomToken()
  await sql.run(
    `INSERT INTO reservations (id, hold_id, manage_hash, confirmation, location_id, status, party,
       attribute, place, tables, service_day, local_start, time_zone, starts_at, turn_minutes,
       first_slot, slots, snapshot, first_name, last_name, email, phone, special_request,
       marketing_opt_in, created_at, changed_at)
     SELECT CAST($1 AS text), id, CAST($2 AS text), CAST($3 AS text), location_id, 'booked', party,
       attribute, place, tables, service_day, local_start, time_zone, starts_at, turn_minutes,
       first_slot, slots, snapshot, CAST($4 AS text), CAST($5 AS text), CAST($6 AS text),
       CAST($7 AS text), CAST($8 AS text), CAST($9 AS integer), ${db.words.now}, ${db.words.now}
     FROM holds WHERE id = $10`,
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
      row.id,
    ],
  )
  await bumpDays(sql, [takenBy(row)])
  return ok(id)
}

/** held | committing → booked, for the hold and for all its units. */
async function takeForBooking(
  sql: Sql,
  db: BookingDatabase,
  token: string,
  locationId: string,
): Promise<Result<HoldRow, 'hold_lost'>> {
  const rows = await sql.all<HoldRow>(
    // A hold that ran out before its own time is good as long as nobody took it; not after.
    `UPDATE holds SET state = 'booked'
     WHERE id = $1 AND location_id = $2 AND state IN ('held', 'committing')
       AND (expires_at > ${db.words.now} OR starts_at > ${db.words.now}) RETURNING *`,
    [token, locationId],
  )
  const row = rows[0]
  if (!row) return refuse('hold_lost')
  const to = { state: 'booked' as const, expiresAt: 0 }
  const whole = await moveUnits(sql, { ...heldUnits(row), count: row.units }, to)
  return whole ? ok(row) : refuse('hold_lost')
}

/** The booking with an id. Throws where there is none: ids come from our own rows. */
export async function bookingById(sql: Sql, secret: string, id: string): Promise<Booked> {
  const rows = await sql.all<ReservationRow>(`${WITH_SETTINGS} WHERE r.id = $1`, [id])
  const row = rows[0]
  if (!row) throw new Error(`reservation ${id} is missing`)
  return { reservation: reservationOf(row), manageToken: manageTokenOf(secret, id) }
}

/** The booking that a hold of a location became, or null. */
export async function bookingByHold(
  sql: Sql,
  secret: string,
  hold: { token: string; locationId: string },
): Promise<Booked | null> {
  const rows = await sql.all<ReservationRow>(
    `${WITH_SETTINGS} WHERE r.hold_id = $1 AND r.location_id = $2`,
    [hold.token, hold.locationId],
  )
  const row = rows[0]
  return row
    ? { reservation: reservationOf(row), manageToken: manageTokenOf(secret, row.id) }
    : null
}

/** The row behind a manage link. */
async function rowByToken(sql: Sql, manageToken: string): Promise<ReservationRow | null> {
  const hash = hashOf(manageToken)
  const rows = await sql.all<ReservationRow>(`${WITH_SETTINGS} WHERE r.manage_hash = $1`, [hash])
  return rows[0] ?? null
}

/** The booking behind a manage link, cancelled ones included. */
export async function findBooking(
  sql: Sql,
  manageToken: string,
): Promise<Result<Booked, 'not_found'>> {
  const row = await rowByToken(sql, manageToken)
  return row ? ok({ reservation: reservationOf(row), manageToken }) : refuse('not_found')
}

/** Cancels a booking and frees its units. */
export function cancelBooking(
  db: BookingDatabase,
  manageToken: string,
): Promise<Result<Booked, 'not_found' | 'past_cut_off'>> {
  type Cancelled = Result<Booked, 'not_found' | 'past_cut_off'>
  return db.transaction({ alone: [hashOf(manageToken)] }, async (sql): Promise<Cancelled> => {
    const row = await rowByToken(sql, manageToken)
    if (!row) return refuse('not_found')
    if (row.status === 'cancelled') return ok({ reservation: reservationOf(row), manageToken })
    if (!(await changeable(sql, db, row))) return refuse('past_cut_off')
    await sql.run(
      `UPDATE reservations SET status = 'cancelled', cancelled_at = ${db.words.now},
         changed_at = ${db.words.now} WHERE id = $1`,
      [row.id],
    )
    await freeUnits(sql, { ...heldUnits(row), holdId: row.hold_id })
    await bumpDays(sql, [freedBy(row)])
    return ok({ reservation: reservationOf({ ...row, status: 'cancelled' }), manageToken })
  })
}

/** Moves a booking onto another hold of the same location; then its old units are free. */
export function modifyBooking(
  db: BookingDatabase,
  secret: string,
  manageToken: string,
  holdToken: string,
): Promise<Result<Booked, ManageCode>> {
  return db.transaction(
    { alone: [hashOf(manageToken)] },
    async (sql): Promise<Result<Booked, ManageCode>> => {
      const row = await rowByToken(sql, manageToken)
      if (!row) return refuse('not_found')
      if (row.status === 'cancelled') return refuse('cancelled')
      if (!(await changeable(sql, db, row))) return refuse('past_cut_off')
      const taken = await takeForBooking(sql, db, holdToken, row.location_id)
      if (!taken.ok) return taken
      const to = taken.value
      await freeUnits(sql, { ...heldUnits(row), holdId: row.hold_id })
      await sql.run(
        `UPDATE reservations SET hold_id = $2, party = $3, attribute = $4, place = $5, tables = $6,
         service_day = $7, local_start = $8, time_zone = $9, starts_at = $10, turn_minutes = $11,
         first_slot = $12, slots = $13, snapshot = $14, changed_at = ${db.words.now}
       WHERE id = $1`,
        [
          ...[row.id, to.id, to.party, to.attribute, to.place, to.tables, to.service_day],
          ...[to.local_start, to.time_zone, to.starts_at, to.turn_minutes, to.first_slot, to.slots],
          to.snapshot,
        ],
      )
      await bumpDays(sql, [freedBy(row), takenBy(to)])
      return ok(await bookingById(sql, secret, row.id))
    },
  )
}

async function changeable(sql: Sql, db: BookingDatabase, row: ReservationRow): Promise<boolean> {
  const rows = await sql.all<{ now: number }>(`SELECT ${db.words.now} AS now`)
  return (rows[0]?.now ?? 0) <= changeableUntil(row)
}

function changeableUntil({ settings, starts_at }: ReservationRow): number {
  if (settings === null) return starts_at
  const { cancelCutOffMinutes } = JSON.parse(settings) as BookingSettings
  return starts_at - cancelCutOffMinutes * 60_000
}

function reservationOf(row: ReservationRow): Reservation {
  return {
    id: row.id,
    locationId: row.location_id,
    status: row.status,
    confirmation: row.confirmation,
    at: row.local_start,
    timeZone: row.time_zone,
    startsAt: row.starts_at,
    turnMinutes: row.turn_minutes,
    party: row.party,
    attribute: row.attribute,
    tables: JSON.parse(row.tables) as string[],
    guest: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      specialRequest: row.special_request,
      marketingOptIn: row.marketing_opt_in === 1,
    },
    changeableUntil: changeableUntil(row),
  }
}
