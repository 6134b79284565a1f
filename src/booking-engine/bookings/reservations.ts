import { ok, type Result, refuse } from '#lib/result.ts'
import type { Secrets } from '#lib/security/secrets.ts'
import { databaseNow } from '#storage/clock.ts'
import type { BookingDatabase, BookingSql, Sql, SqlDialect } from '#storage/database.ts'
import { hashOf, keptTokenOf } from '../identity/tokens.ts'
import type { TableColumns } from '../inventory/table-columns.ts'
import { queueCopy } from '../messages/booking-messages.ts'
import { lateCostOf } from '../payments/late-cancellation.ts'
import { PAYMENT_COLUMNS, type PaymentColumns, paymentOf } from '../payments/payment-rows.ts'
import type { Bill } from '../pricing/bill.ts'
import type { BookingSettings } from '../settings/settings.ts'
import type { Booked, Guest, Reservation } from './types.ts'

/** A row of `reservations`, with the settings in force at its location. */
export type ReservationRow = PaymentColumns &
  TableColumns & {
    id: string
    hold_id: string
    /** Hash of the token of its manage link. */
    manage_hash: string
    confirmation: string
    location_id: string
    status: 'booked' | 'cancelled'
    first_name: string
    last_name: string
    email: string | null
    phone: string
    special_request: string
    marketing_opt_in: number
    /** How far the visit is, as the staff report; null = awaited. A cancelled one has none. */
    visit: 'seated' | 'finished' | 'no_show' | null
    visit_at: number | null
    /** How many minutes after its time the party is expected. */
    late_minutes: number
    experience_id: string | null
    experience_version: number | null
    /** JSON of the chosen add-ons. */
    add_ons: string | null
    bill: string | null
    sequence: number
    /** When the staff were told that text messages may be sent, and which of them; null = they may not. */
    texts_at: number | null
    texts_by: string | null
    settings: string | null
    /** The settings that it was booked under, if a card paid for it. */
    agreed: string | null
  }

/** Reservations as `r`, each with its payment and the settings in force at its location. */
export const WITH_SETTINGS = `SELECT r.*, s.settings, b.settings AS agreed, ${PAYMENT_COLUMNS}
  FROM reservations r
  LEFT JOIN payments p ON p.reservation_id = r.id
  LEFT JOIN current_settings c ON c.location_id = r.location_id
  LEFT JOIN snapshots s ON s.location_id = c.location_id AND s.number = c.number
  LEFT JOIN snapshots b ON p.id IS NOT NULL AND b.location_id = r.location_id
    AND b.number = r.snapshot`

/** The booking with an id. Throws if there is none: ids come from our own rows. */
export async function bookingById(sql: Sql, secrets: Secrets, id: string): Promise<Booked> {
  return bookedOf(secrets, await rowById(sql, id))
}

/** The booking with an id, or null. */
export async function bookingIfKnown(
  sql: Sql,
  secrets: Secrets,
  id: string,
): Promise<Booked | null> {
  const row = await findRow(sql, id)
  return row && bookedOf(secrets, row)
}

/** A booking with the token of its manage link. */
export function bookedOf(secrets: Secrets, row: ReservationRow): Booked {
  const manageToken = keptTokenOf(secrets, 'manage', { id: row.id, hash: row.manage_hash })
  return { reservation: reservationOf(row), manageToken }
}

async function findRow(sql: Sql, id: string): Promise<ReservationRow | null> {
  const rows = await sql.all<ReservationRow>(`${WITH_SETTINGS} WHERE r.id = $1`, [id])
  return rows[0] ?? null
}

/** The row of a reservation. Throws if there is none. */
export async function rowById(sql: Sql, id: string): Promise<ReservationRow> {
  const row = await findRow(sql, id)
  if (!row) throw new Error(`reservation ${id} is missing`)
  return row
}

/** The booking that a hold of a location became, or null. */
export async function bookingByHold(
  sql: Sql,
  secrets: Secrets,
  hold: { token: string; locationId: string },
): Promise<Booked | null> {
  const rows = await sql.all<ReservationRow>(
    `${WITH_SETTINGS} WHERE r.hold_id = $1 AND r.location_id = $2`,
    [hold.token, hold.locationId],
  )
  return rows[0] ? bookedOf(secrets, rows[0]) : null
}

/** The row behind a manage link. */
export async function rowByToken(sql: Sql, manageToken: string): Promise<ReservationRow | null> {
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

/** Queues the mail about a booking again; returns false if that was done a few minutes ago. */
export function resendMail(
  db: BookingDatabase,
  manageToken: string,
): Promise<Result<boolean, 'not_found' | 'no_address'>> {
  type Copied = Result<boolean, 'not_found' | 'no_address'>
  return db.transaction({}, async (sql): Promise<Copied> => {
    const row = await rowByToken(sql, manageToken)
    if (!row) return refuse('not_found')
    const { email } = row
    return email
      ? ok(await queueCopy(sql, { ...row, email }, await databaseNow(sql)))
      : refuse('no_address')
  })
}

/** Whether the guest may still change or cancel a booking. */
export async function isChangeable(sql: BookingSql, row: ReservationRow): Promise<boolean> {
  return (await databaseNow(sql)) <= changeableUntil(row)
}

/**
 * Last instant (ms) at which the guest may change or cancel; not after the staff have recorded that the party
 * sits or did not come.
 */
export function changeableUntil({ settings, agreed, starts_at, visit_at }: ReservationRow): number {
  // A guest who paid was told the cut-off for a refund: later settings must not shorten it.
  const minutes = Math.min(cutOffOf(settings), agreed === null ? Infinity : cutOffOf(agreed))
  const cutOff = starts_at - minutes * 60_000
  return visit_at === null ? cutOff : Math.min(cutOff, visit_at - 1)
}

function cutOffOf(settings: string | null): number {
  return settings === null ? 0 : (JSON.parse(settings) as BookingSettings).cancelCutOffMinutes
}

/** A row as a reservation. */
export function reservationOf(row: ReservationRow): Reservation {
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
    sequence: row.sequence,
    attribute: row.attribute,
    tables: JSON.parse(row.tables) as string[],
    guest: guestOf(row),
    texts: row.texts_at !== null,
    experience: bookedExperience(row),
    money: paymentOf(row),
    changeableUntil: changeableUntil(row),
    lateCost: row.status === 'booked' && row.visit_at === null ? lateCostOf(paymentOf(row)) : null,
  }
}

/** The guest of a row; empty fields if they were anonymised. */
export function guestOf(row: ReservationRow): Guest {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    specialRequest: row.special_request,
    marketingOptIn: row.marketing_opt_in === 1,
  }
}

/** The state of a visit, as the staff see it. */
export function stateOf({ status, visit }: Pick<ReservationRow, 'status' | 'visit'>) {
  return status === 'cancelled' ? 'cancelled' : (visit ?? 'booked')
}

function bookedExperience({
  experience_id: id,
  experience_version: version,
  bill,
}: ReservationRow) {
  if (id === null || version === null || bill === null) return null
  return { id, version, bill: JSON.parse(bill) as Bill }
}

/** SQL assignments that give a changed reservation a new version (`seen`), higher than before. */
export function bumpVersion({ dialect }: Pick<BookingSql, 'dialect'>): string {
  return `changed_at = ${nextChange(dialect)}`
}

/** The SQL expression of a reservation's next version (`changed_at`). */
export function nextChange({ now }: SqlDialect): string {
  return `CASE WHEN ${now} > changed_at THEN ${now} ELSE changed_at + 1 END`
}
