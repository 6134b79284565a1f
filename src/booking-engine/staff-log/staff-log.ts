import type { BookingSql } from '#storage/database.ts'
import type { StaffContext, StaffLogEntry } from './types.ts'

/** Records which member of staff did what to a reservation, a block or a dish, and when. */
export async function logStaffAction(
  sql: BookingSql,
  { locationId, staff }: StaffContext,
  done: { subject: string; act: StaffLogEntry['act']; detail?: string },
): Promise<void> {
  const { dialect } = sql
  await sql.run(
    `INSERT INTO desk_acts (subject, number, location_id, act, detail, staff, at)
     SELECT CAST($1 AS text), COALESCE(MAX(number), 0) + 1, CAST($2 AS text), CAST($3 AS text),
       CAST($4 AS text), CAST($5 AS text), ${dialect.now}
     FROM desk_acts WHERE subject = $1`,
    [done.subject, locationId, done.act, done.detail ?? '', staff],
  )
}

/** Lock key that makes the staff's transactions at one location run one after the other. */
export function hostLockKey(locationId: string): string {
  return `desk ${locationId}`
}
