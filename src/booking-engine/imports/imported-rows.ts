import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql, Sql } from '#storage/database.ts'
import { anonymiseAssignments } from '../bookings/anonymise.ts'
import { stateOf, WITH_SETTINGS } from '../bookings/reservations.ts'
import type { HostRow } from '../host/host-reservation.ts'
import type { ImportedBooking, ImportedState, ImportedTerms } from './types.ts'

/** A row of `reservations`. `import_seen`: the version in which an import left it; null = none has written it. */
export type ImportedRow = HostRow & { import_seen: number | null; anonymised_at: number | null }

/** The booking that an import has written by a key, or null. */
export async function rowByKey(sql: Sql, key: string): Promise<ImportedRow | null> {
  const rows = await sql.all<ImportedRow>(`${WITH_SETTINGS} WHERE r.hold_id = $1`, [key])
  return rows[0] ?? null
}

/** The booking of an id, or null where it is gone. */
export async function rowOfSubject(sql: Sql, id: string): Promise<ImportedRow | null> {
  const rows = await sql.all<ImportedRow>(`${WITH_SETTINGS} WHERE r.id = $1`, [id])
  return rows[0] ?? null
}

/** Whether a booking is as an import left it. */
export function isUntouched(row: ImportedRow): boolean {
  return row.changed_at === row.import_seen && row.anonymised_at === null
}

/** A row in the terms of an import. */
export function termsOf(row: ImportedRow): ImportedTerms {
  return {
    at: row.local_start,
    party: row.party,
    state: stateOf(row),
    tables: JSON.parse(row.tables) as string[],
  }
}

/** Sets the state of a booking, and notes that an import has left it in the version that it has now. */
export async function writeState(
  sql: BookingSql,
  id: string,
  state: ImportedState,
  turn: { first: number; end: number },
): Promise<void> {
  const { now } = sql.dialect
  const [start, end] = [turn.first * SLOT_MS, turn.end * SLOT_MS]
  const visitAt = {
    ...{ booked: 'NULL', cancelled: 'NULL', no_show: String(start) },
    ...{ seated: earlier(now, end), finished: earlier(now, end) },
  }[state]
  await sql.run(
    `UPDATE reservations SET status = $2, visit = $3, visit_at = ${visitAt},
       cancelled_at = ${state === 'cancelled' ? earlier(now, start) : 'NULL'},
       import_seen = changed_at WHERE id = $1`,
    [
      ...[id, state === 'cancelled' ? 'cancelled' : 'booked'],
      state === 'booked' || state === 'cancelled' ? null : state,
    ],
  )
}

/** The SQL expression of the database's clock, or of an instant (ms) before it. */
const earlier = (now: string, instant: number) =>
  `CASE WHEN ${now} < ${instant} THEN ${now} ELSE ${instant} END`

type Origin = Pick<ImportedBooking, 'note' | 'isWalkIn' | 'isAnonymised'> & { bookedAt: number }

/**
 * Writes down what a new booking has besides: the note of the staff, when it was made (ms), whether it came without a booking,
 * and whether its guest was forgotten.
 */
export async function writeOrigin(
  sql: BookingSql,
  id: string,
  { note, bookedAt, isWalkIn, isAnonymised }: Origin,
): Promise<void> {
  const source = isWalkIn ? `, source = 'walk_in', staff_source = NULL` : ''
  await sql.run(
    `UPDATE reservations SET staff_note = $2, created_at = CAST($3 AS bigint)${source} WHERE id = $1`,
    [id, note, bookedAt],
  )
  if (!isAnonymised) return
  await sql.run(`UPDATE reservations SET ${anonymiseAssignments(sql.dialect)} WHERE id = $1`, [id])
}

/** Deletes a booking that an import made, as if it had never been. */
export async function deleteRow(sql: Sql, id: string): Promise<void> {
  await sql.run('DELETE FROM reservations WHERE id = $1', [id])
}
