import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSql, Sql } from '#storage/database.ts'
import { bumpVersion } from '../bookings/reservations.ts'
import { bumpDayVersions, claimedDay } from '../inventory/day-versions.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { findHostRow, type HostRow } from './host-reservation.ts'
import { LONGEST_NOTE, type NoteCode, type ReservationRef } from './types.ts'

/** The reservation in the version that the staff see, or why not. */
export async function findReservation(
  sql: Sql,
  subject: ReservationRef,
): Promise<Result<HostRow, 'not_found' | 'changed_meanwhile'>> {
  const row = await findHostRow(sql, subject)
  if (!row) return refuse('not_found')
  return row.changed_at === subject.seen ? ok(row) : refuse('changed_meanwhile')
}

/** `HostApi.note`, in the caller's transaction. */
export async function writeNote(
  sql: BookingSql,
  subject: ReservationRef,
  note: string,
): Promise<Result<null, NoteCode>> {
  if (note.length > LONGEST_NOTE) return refuse('note_too_long')
  const found = await findReservation(sql, subject)
  if (!found.ok) return found
  await sql.run(`UPDATE reservations SET staff_note = $2, ${bumpVersion(sql)} WHERE id = $1`, [
    subject.id,
    note,
  ])
  await logStaffAction(sql, subject, { subject: subject.id, act: 'note' })
  await bumpDayVersions(sql, [claimedDay(found.value)])
  return ok(null)
}
