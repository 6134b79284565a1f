import { SLOT } from '#lib/time.ts'
import type { Start } from '../calendar/service-day.ts'
import type { Unit } from '../inventory/units.ts'
import { type Place, type Plan, turnOf } from '../settings/floor-plan.ts'
import { type BookingDatabase, type Sql, type SqlValue, worded } from '../store/database.ts'
import type { HoldRequest } from '../types.ts'
import type { Asker } from './rate-limits.ts'

/** The columns of a hold up to its experience, in the order of `insertHold`. */
export function holdRow(
  token: string,
  { settings }: Plan,
  { visitor, network }: Asker,
  { locationId, at, party, attribute, experience }: HoldRequest,
  { start, place, day, units }: { start: Start; place: Place; day: string; units: Unit[] },
): SqlValue[] {
  const turnMinutes = turnOf(settings, party)
  const who = [token, locationId, visitor, network, party, attribute]
  const where = [place.code, JSON.stringify(place.tables), day, start.period]
  const when = [at, settings.timeZone, start.slot * SLOT, turnMinutes]
  const within = [start.slot, turnMinutes / 15, Math.min(...units.map(([, slot]) => slot))]
  return [...who, ...where, ...when, ...within, experience?.id ?? null, experience?.version ?? null]
}

const INSERT = worded(
  ({ now }) =>
    `INSERT INTO holds (id, location_id, visitor, network, party, attribute, place, tables,
       service_day, period, local_start, time_zone, starts_at, turn_minutes, first_slot, slots,
       units_from, experience_id, experience_version, units, snapshot, expires_at, created_at, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
       $20, $21, ${now} + CAST($22 AS bigint), ${now}, 'held')
     ON CONFLICT (visitor) WHERE state = 'held' DO NOTHING
     RETURNING expires_at`,
)

/**
 * Writes a new hold: the columns of `holdRow`, its units, snapshot, and for how long, ms. Its end, or null where
 * its visitor holds another table.
 */
export async function insertHold(
  sql: Sql,
  { words }: Pick<BookingDatabase, 'words'>,
  values: SqlValue[],
): Promise<number | null> {
  const rows = await sql.all<{ expires_at: number }>(INSERT(words), values)
  return rows[0]?.expires_at ?? null
}
