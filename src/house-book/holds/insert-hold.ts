import { SLOT } from '#lib/time.ts'
import type { SeatingTime } from '../calendar/service-day.ts'
import type { ClientIdentity } from '../identity/client-identity.ts'
import type { InventoryUnit } from '../inventory/units.ts'
import { type FloorPlan, type TableOption, turnMinutesFor } from '../settings/floor-plan.ts'
import { type BookingDatabase, type Sql, type SqlValue, sqlFor } from '../store/database.ts'
import type { HoldRequest } from './types.ts'

/** The columns of a hold up to its experience, in the order of `insertHold`. */
export function holdRow(
  token: string,
  { settings }: FloorPlan,
  { visitor, network }: ClientIdentity,
  { locationId, at, party, attribute, experience }: HoldRequest,
  {
    start,
    place,
    day,
    units,
  }: { start: SeatingTime; place: TableOption; day: string; units: InventoryUnit[] },
): SqlValue[] {
  const turnMinutes = turnMinutesFor(settings, party)
  const who = [token, locationId, visitor, network, party, attribute]
  const where = [place.code, JSON.stringify(place.tables), day, start.period]
  const when = [at, settings.timeZone, start.slot * SLOT, turnMinutes]
  const within = [start.slot, turnMinutes / 15, Math.min(...units.map(([, slot]) => slot))]
  return [...who, ...where, ...when, ...within, experience?.id ?? null, experience?.version ?? null]
}

const INSERT = sqlFor(
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
  { dialect }: Pick<BookingDatabase, 'dialect'>,
  values: SqlValue[],
): Promise<number | null> {
  const rows = await sql.all<{ expires_at: number }>(INSERT(dialect), values)
  return rows[0]?.expires_at ?? null
}
