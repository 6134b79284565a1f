import { ok, type Result, refuse } from '#lib/result.ts'
import { monthsBefore } from '#lib/time/months-before.ts'
import { databaseNow } from '#storage/clock.ts'
import type { BookingDatabase, BookingSql, Sql } from '#storage/database.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { currentSnapshot } from '../settings/snapshots.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { StaffContext } from '../staff-log/types.ts'
import type { Section, Shift, ShiftChange, ShiftCode } from './types.ts'

type ShiftRow = { service_day: string; version: number; note: string; sections: string }

/** The shift of a service day of a location. */
export async function readShift(sql: Sql, locationId: string, day: string): Promise<Shift> {
  const rows = await sql.all<ShiftRow>(
    `SELECT service_day, version, note, sections FROM shifts
     WHERE location_id = $1 AND service_day <= $2 AND (service_day = $2 OR sections <> '[]')
     ORDER BY service_day DESC LIMIT 2`,
    [locationId, day],
  )
  const today = rows.find(({ service_day }) => service_day === day)
  const before = rows.find(({ service_day }) => service_day < day)
  return {
    note: today?.note ?? '',
    sections: sectionsOf(today),
    sectionsBefore: sectionsOf(before),
    version: today?.version ?? 0,
  }
}

/** Writes down a note or sections, in the caller's transaction, which runs alone among the staff's of its location. */
export async function saveShift(
  sql: BookingSql,
  at: StaffContext,
  { day, seen, ...change }: ShiftChange,
): Promise<Result<null, ShiftCode>> {
  const { locationId } = at
  const current = await currentSnapshot(sql, locationId)
  if (!current) return refuse('unknown_location')
  const before = await readShift(sql, locationId, day)
  if (before.version !== seen) return refuse('changed_meanwhile')
  const { note = before.note, sections = before.sections } = change
  const known = new Set(current.settings.tables.map(({ code }) => code))
  if (change.sections?.some(({ tables }) => tables.some((table) => !known.has(table)))) {
    return refuse('unknown_table')
  }
  await sql.run(
    `INSERT INTO shifts (location_id, service_day, version, note, sections)
     VALUES ($1, $2, 1, $3, $4)
     ON CONFLICT (location_id, service_day) DO UPDATE
       SET version = shifts.version + 1, note = excluded.note, sections = excluded.sections`,
    [locationId, day, note, JSON.stringify(sections)],
  )
  const subject = `${locationId} ${day}`
  if (note !== before.note) await logStaffAction(sql, at, { subject, act: 'day_note' })
  if (change.sections) {
    const detail = `${textOf(before.sections)} → ${textOf(sections)}`
    await logStaffAction(sql, at, { subject, act: 'sections', detail })
  }
  await bumpDayVersions(sql, [{ locationId, day, released: false }])
  return ok(null)
}

/** Deletes what was written down for days more than `keptMonths` ago: notes may name guests. */
export async function purgeShifts(db: BookingDatabase, keptMonths: number): Promise<void> {
  const before = monthsBefore(new Date(await databaseNow(db)), keptMonths)
  await db.run('DELETE FROM shifts WHERE service_day < $1', [before.toISOString().slice(0, 10)])
}

function sectionsOf(row: ShiftRow | undefined): Section[] {
  return row ? (JSON.parse(row.sections) as Section[]) : []
}

/** `Ana 1+2, Ben 3`. */
function textOf(sections: readonly Section[]): string {
  return sections.map(({ server, tables }) => `${server} ${tables.join('+')}`).join(', ') || '–'
}
