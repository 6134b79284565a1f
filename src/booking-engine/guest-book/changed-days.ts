import { Conditions } from '#lib/sql/conditions.ts'
import type { BookingSql } from '#storage/database.ts'
import { type ChangedDay, claimedDay, type ServiceDayRow } from '../inventory/day-versions.ts'
import { whereOfKeys } from './bookings-of-keys.ts'
import { GROUP_SCOPE } from './profile-rows.ts'

/** How long after its start a booking may still be on a day that is looked at, ms. */
const STILL_SHOWN = 24 * 60 * 60_000

/** The days on which bookings of some keys are to be shown anew, within the scope of what has changed. */
export async function daysOfKeys(
  sql: BookingSql,
  keys: readonly string[],
  scope: string,
): Promise<ChangedDay[]> {
  const where = new Conditions()
  whereOfKeys(where, keys)
  where.where(`starts_at > ${sql.dialect.now} - ${STILL_SHOWN}`)
  if (scope !== GROUP_SCOPE) where.whereIn('location_id', [scope])
  const rows = await sql.all<ServiceDayRow>(
    `SELECT DISTINCT location_id, service_day FROM reservations ${where.text}`,
    where.values,
  )
  return rows.map(claimedDay)
}
