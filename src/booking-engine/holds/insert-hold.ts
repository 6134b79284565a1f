import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { type ColumnTypes, insertOf } from '#storage/typed-rows.ts'
import type { SeatingTime } from '../calendar/service-day.ts'
import type { ClientIdentity } from '../identity/client-identity.ts'
import { TABLE_COLUMNS } from '../inventory/table-columns.ts'
import type { InventoryUnit } from '../inventory/units.ts'
import { type FloorPlan, type TableOption, turnMinutesFor } from '../settings/floor-plan.ts'
import { HELD_FOR, type HoldRow } from './holds.ts'
import type { HoldRequest } from './types.ts'

type NewHoldRow = Omit<HoldRow, 'state' | 'expires_at'>

const COLUMNS: ColumnTypes<NewHoldRow> = {
  ...TABLE_COLUMNS,
  id: 'text',
  location_id: 'text',
  visitor: 'text',
  network: 'text',
  period: 'text',
  units: 'integer',
  snapshot: 'integer',
  experience_id: 'text',
  experience_version: 'integer',
}

const insertRow = insertOf<NewHoldRow>('holds', COLUMNS, {
  computed: ({ now }) => ({
    expires_at: `${now} + ${HELD_FOR}`,
    created_at: now,
    state: `'held'`,
  }),
  suffix: `ON CONFLICT (visitor) WHERE state = 'held' DO NOTHING RETURNING expires_at`,
})

/** A table to be held: `units` are all that the party takes there. */
export type TableToHold = {
  start: SeatingTime
  option: TableOption
  serviceDay: string
  units: InventoryUnit[]
}

/** The row of a new hold, without the number of units that the hold claims itself. */
export function holdRow(
  token: string,
  { settings, number }: FloorPlan,
  { visitor, network }: ClientIdentity,
  { request, table }: { request: HoldRequest; table: TableToHold },
): Omit<NewHoldRow, 'units'> {
  const { locationId, at, party, attribute, experience } = request
  const { start, option, serviceDay, units } = table
  const turnMinutes = turnMinutesFor(settings, party)
  return {
    id: token,
    location_id: locationId,
    visitor,
    network,
    party,
    attribute,
    place: option.code,
    tables: JSON.stringify(option.tables),
    service_day: serviceDay,
    period: start.period,
    local_start: at,
    time_zone: settings.timeZone,
    starts_at: start.slot * SLOT_MS,
    turn_minutes: turnMinutes,
    first_slot: start.slot,
    slots: turnMinutes / 15,
    units_from: Math.min(...units.map(([, slot]) => slot)),
    snapshot: number,
    experience_id: experience?.id ?? null,
    experience_version: experience?.version ?? null,
  }
}

/** Inserts a new hold. Returns when it expires, ms, or null if its visitor already holds another table. */
export async function insertHold(sql: BookingSql, row: NewHoldRow): Promise<number | null> {
  const rows = await sql.all<{ expires_at: number }>(...insertRow(sql.dialect, row))
  return rows[0]?.expires_at ?? null
}
