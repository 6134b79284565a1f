import { ok, type Result, refuse } from '#lib/result.ts'
import { takenBy } from '../holds/holds.ts'
import { bumpDays } from '../inventory/day-versions.ts'
import { recordAct } from '../staff-log/staff-log.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import { type DeskRow, deskRow, touch } from './host-reservation.ts'
import { LONGEST_NOTE, type NoteCode, type Subject } from './types.ts'

/** The reservation that is meant, as the staff have it before them, or why it is not. */
export async function subjectOf(
  sql: Sql,
  subject: Subject,
): Promise<Result<DeskRow, 'not_found' | 'changed_meanwhile'>> {
  const row = await deskRow(sql, subject)
  if (!row) return refuse('not_found')
  return row.changed_at === subject.seen ? ok(row) : refuse('changed_meanwhile')
}

/** `Desk.note`, inside a transaction of the desk. */
export async function writeNote(
  sql: Sql,
  db: BookingDatabase,
  subject: Subject,
  note: string,
): Promise<Result<null, NoteCode>> {
  if (note.length > LONGEST_NOTE) return refuse('note_too_long')
  const found = await subjectOf(sql, subject)
  if (!found.ok) return found
  await sql.run(`UPDATE reservations SET staff_note = $2, ${touch(db)} WHERE id = $1`, [
    subject.id,
    note,
  ])
  await recordAct(sql, db, subject, { subject: subject.id, act: 'note' })
  await bumpDays(sql, [takenBy(found.value)])
  return ok(null)
}
