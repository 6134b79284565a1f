import { SLOT_MS } from '#lib/time/time.ts'
import type { Sql } from '#storage/database.ts'
import { guestOf, type ReservationRow, stateOf, WITH_SETTINGS } from '../bookings/reservations.ts'
import type { StaffSource } from '../bookings/types.ts'
import { paymentOf } from '../payments/payment-rows.ts'
import type { Bill } from '../pricing/bill.ts'
import type { StaffLogEntry } from '../staff-log/types.ts'
import type { HostReservation, ReservationRef } from './types.ts'

/** A row of `reservations` with the columns that only the staff see. */
export type HostRow = ReservationRow & {
  source: 'guest' | 'walk_in'
  /** How it reached the member of staff who booked; null = the guest booked, or walked in. */
  staff_source: StaffSource | null
  staff_note: string
  changed_at: number
}

export type LogRow = StaffLogEntry & { subject: string }

/** A reservation of the staff's location, or null. */
export async function findHostRow(
  sql: Sql,
  { id, locationId }: Pick<ReservationRef, 'id' | 'locationId'>,
): Promise<HostRow | null> {
  const where = 'WHERE r.id = $1 AND r.location_id = $2'
  const rows = await sql.all<HostRow>(`${WITH_SETTINGS} ${where}`, [id, locationId])
  return rows[0] ?? null
}

/** The guest's full name; empty if none was left. */
export function nameOf(row: Pick<HostRow, 'first_name' | 'last_name'>): string {
  return `${row.first_name} ${row.last_name}`.trim()
}

/** A row, with its entries of the log, as the staff see the reservation. */
export function hostReservationOf(row: HostRow, acts: readonly LogRow[]): HostReservation {
  return {
    id: row.id,
    locationId: row.location_id,
    confirmation: row.confirmation,
    state: stateOf(row),
    source: row.staff_source ?? row.source,
    serviceDay: row.service_day,
    at: row.local_start,
    startsAt: row.starts_at,
    endsAt: row.starts_at + row.slots * SLOT_MS,
    turnMinutes: row.turn_minutes,
    lateMinutes: row.late_minutes,
    party: row.party,
    attribute: row.attribute,
    tables: JSON.parse(row.tables) as string[],
    guest: guestOf(row),
    experience: row.bill === null ? null : (JSON.parse(row.bill) as Bill),
    money: paymentOf(row),
    paymentReference: row.payment_reference,
    staffNote: row.staff_note,
    texts: row.texts_at === null ? null : { at: row.texts_at, by: row.texts_by ?? '' },
    stateSince: row.visit_at,
    seen: row.changed_at,
    acts: acts
      .filter(({ subject }) => subject === row.id)
      .map(({ act, detail, staff, at }) => ({ act, detail, staff, at })),
  }
}
