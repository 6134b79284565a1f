import { ok, type Result, refuse } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import type { BookingSql, Sql } from '#storage/database.ts'
import { serviceDayOf } from '../calendar/service-day.ts'
import type { ChangedDay } from '../inventory/day-versions.ts'
import { claimUnits, type InventoryUnit, setUnitState, type UnitClaim } from '../inventory/units.ts'
import type { FloorPlan } from '../settings/floor-plan.ts'
import { type HostRow, nameOf } from './host-reservation.ts'
import type { TableConflict } from './types.ts'

/** A staff claim outlasts its transaction only as booked units, ms. */
const CLAIM_MS = 60_000

/**
 * Claims units for a party or a block and marks them booked, all or none; units that it has already count as
 * claimed. Refuses `table_taken` with `detail.inTheWay`.
 */
export async function claimBookedUnits(
  sql: BookingSql,
  claim: Omit<UnitClaim, 'heldFor'>,
): Promise<Result<null, 'table_taken'>> {
  const { locationId, holdId } = claim
  const own = await ownUnits(sql, claim)
  const units = claim.units.filter(([resource, slot]) => !own.has(`${resource} ${slot}`))
  if (units.length === 0) return ok(null)
  const claimed = await claimUnits(sql, { ...claim, units, heldFor: CLAIM_MS })
  if (!claimed.ok) {
    return refuse('table_taken', { inTheWay: await findConflicts(sql, { ...claim, units }) })
  }
  const slots = units.map(([, slot]) => slot)
  const first = Math.min(...slots)
  const range = { locationId, holdId, first, slots: Math.max(...slots) - first + 1 }
  const to = { state: 'booked' as const, expiresAt: 0 }
  const whole = await setUnitState(sql, { ...range, count: units.length }, to)
  if (!whole) throw new Error(`claimed units of ${holdId} are gone in the same transaction`)
  return ok(null)
}

type UnitsOfHolder = { locationId: string; holdId: string; units: InventoryUnit[] }

async function ownUnits(sql: BookingSql, wanted: UnitsOfHolder) {
  const { dialect } = sql
  const rows = await sql.all<{ resource: string; slot: number }>(
    `SELECT u.resource, u.slot FROM units u
     JOIN ${dialect.unitRows('$3')} w ON w.resource = u.resource AND w.slot = u.slot
     WHERE u.location_id = $1 AND u.hold_id = $2`,
    [wanted.locationId, wanted.holdId, JSON.stringify(wanted.units)],
  )
  return new Set(rows.map(({ resource, slot }) => `${resource} ${slot}`))
}

type OccupantRow = Partial<HostRow> & {
  hold: string
  resource: string
  block: string | null
  block_start: string
  block_end: string
  reason: string
}

/** Who occupies any of the units, each once. */
export async function findConflicts(sql: BookingSql, wanted: UnitsOfHolder) {
  const { dialect } = sql
  const rows = await sql.all<OccupantRow>(
    `SELECT DISTINCT u.hold_id AS hold, u.resource AS resource, r.id, r.confirmation,
       r.local_start, r.party, r.tables, r.first_name, r.last_name,
       b.id AS block, b.local_start AS block_start, b.local_end AS block_end, b.reason
     FROM units u
     JOIN ${dialect.unitRows('$3')} w ON w.resource = u.resource AND w.slot = u.slot
     LEFT JOIN reservations r ON r.hold_id = u.hold_id
     LEFT JOIN blocks b ON b.id = u.hold_id
     WHERE u.location_id = $1 AND u.hold_id <> $2
       AND (u.state <> 'held' OR u.expires_at > ${dialect.now})`,
    [wanted.locationId, wanted.holdId, JSON.stringify(wanted.units)],
  )
  const byHolder = Map.groupBy(rows, ({ hold }) => hold)
  return [...byHolder.values()].flatMap(([row, ...more]): TableConflict[] => {
    if (!row) return []
    const tables = [row, ...more].map(({ resource }) => resource)
    if (row.id) return [reservationConflict(row as HostRow)]
    if (!row.block) return [{ kind: 'hold', tables }]
    const { block: id, block_start: from, block_end: to, reason } = row
    return [{ kind: 'block', id, from, to, tables, reason }]
  })
}

function reservationConflict(row: HostRow): TableConflict {
  return {
    kind: 'reservation',
    id: row.id,
    confirmation: row.confirmation,
    at: row.local_start,
    party: row.party,
    tables: JSON.parse(row.tables) as string[],
    name: nameOf(row),
  }
}

/**
 * Parties that still sit at one of the tables after their turn: their units are released, but the table is not
 * free. Parties of earlier service days do not count.
 */
export async function findOverstaying(
  sql: Sql,
  { locationId, day, except }: { locationId: string; day: string; except: string | null },
  tables: readonly string[],
): Promise<TableConflict[]> {
  const rows = await sql.all<HostRow>(
    `SELECT * FROM reservations
     WHERE location_id = $1 AND service_day = $2 AND status = 'booked' AND visit = 'seated'`,
    [locationId, day],
  )
  return rows
    .filter(({ id }) => id !== except)
    .map((row) => reservationConflict(row))
    .filter((other) => other.tables.some((table) => tables.includes(table)))
}

/** Releases some of a holder's units. */
export async function releaseSomeUnits(
  sql: BookingSql,
  { locationId, holdId, units }: UnitsOfHolder,
): Promise<void> {
  const { dialect } = sql
  await sql.run(
    `DELETE FROM units WHERE location_id = $1 AND hold_id = $2 AND (resource, slot) IN
       (SELECT resource, slot FROM ${dialect.unitRows('$3')} w)`,
    [locationId, holdId, JSON.stringify(units)],
  )
}

/** The days whose searches include the slots: their own, and neighbours that overlap it. */
export function changedDays(
  plan: FloorPlan,
  at: { locationId: string; day: string; released: boolean },
  first: number,
  end: number,
): ChangedDay[] {
  const { locationId, day, released } = at
  const near = [addDays(day, -1), addDays(day, 1)].filter((other) => {
    const {
      firstSeatingSlot: opens,
      firstSlot: from,
      slotCount: length,
    } = serviceDayOf(plan, other)
    return opens < end && first < from + length
  })
  return [day, ...near].map((one) => ({ locationId, day: one, released }))
}
