import { guestOf, type ReservationRow, WITH_SETTINGS } from '../bookings/reservations.ts'
import { moneyIn } from '../payments/payment-rows.ts'
import type { Bill } from '../pricing/bill.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import type { DeskReservation, DeskState, RecordedAct, Subject } from './types.ts'

/** A row of `reservations` with what only the staff see. */
export type DeskRow = ReservationRow & {
  source: 'guest' | 'walk_in'
  staff_note: string
  changed_at: number
}

export type ActRow = RecordedAct & { subject: string }

/** The reservation that the staff mean, or null; it must be of their location. */
export async function deskRow(
  sql: Sql,
  { id, locationId }: Pick<Subject, 'id' | 'locationId'>,
): Promise<DeskRow | null> {
  const where = 'WHERE r.id = $1 AND r.location_id = $2'
  const rows = await sql.all<DeskRow>(`${WITH_SETTINGS} ${where}`, [id, locationId])
  return rows[0] ?? null
}

/** How far a reservation is. */
export function stateOf({ status, visit }: Pick<DeskRow, 'status' | 'visit'>): DeskState {
  return status === 'cancelled' ? 'cancelled' : (visit ?? 'booked')
}

/** Assignments of a statement that changes a reservation: its `seen` is never the same again. */
export function touch({ words }: BookingDatabase): string {
  return `changed_at = CASE WHEN ${words.now} > changed_at THEN ${words.now} ELSE changed_at + 1 END`
}

/** Names of a guest as one; empty where none was left. */
export function nameOf(row: Pick<DeskRow, 'first_name' | 'last_name'>): string {
  return `${row.first_name} ${row.last_name}`.trim()
}

/** A row and the acts of all rows as the staff see the reservation. */
export function deskReservationOf(row: DeskRow, acts: readonly ActRow[]): DeskReservation {
  return {
    id: row.id,
    locationId: row.location_id,
    confirmation: row.confirmation,
    state: stateOf(row),
    source: row.source,
    serviceDay: row.service_day,
    at: row.local_start,
    startsAt: row.starts_at,
    endsAt: row.starts_at + row.turn_minutes * 60_000,
    party: row.party,
    attribute: row.attribute,
    tables: JSON.parse(row.tables) as string[],
    guest: guestOf(row),
    experience: row.bill === null ? null : (JSON.parse(row.bill) as Bill),
    money: moneyIn(row),
    paymentReference: row.payment_reference,
    staffNote: row.staff_note,
    stateSince: row.visit_at,
    seen: row.changed_at,
    acts: acts
      .filter(({ subject }) => subject === row.id)
      .map(({ act, detail, staff, at }) => ({ act, detail, staff, at })),
  }
}
