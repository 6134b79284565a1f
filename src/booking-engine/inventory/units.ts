import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSql, Sql, SqlDialect } from '#storage/database.ts'

/**
 * The smallest thing that can be taken: one resource (a table, a pacing seat or a seat of an experience) in one
 * slot of 15 minutes.
 */
export type InventoryUnit = [resource: string, slot: number]

export type UnitClaim = {
  locationId: string
  serviceDay: string
  holdId: string
  units: InventoryUnit[]
  /** After how long the units may be taken over by others, ms. */
  heldFor: number
}

/** Units per statement, at most: each number of units is a statement of its own to prepare. */
const UNITS_PER_STATEMENT = 64

/** The units of some tables for a turn, and of pacing seats at its start. */
export function unitsForTurn(
  tables: string[],
  pacing: string[],
  first: number,
  slots: number,
): InventoryUnit[] {
  const turn = Array.from({ length: slots }, (_, index) => first + index)
  return [
    ...tables.flatMap((table) => turn.map((slot): InventoryUnit => [table, slot])),
    ...pacing.map((seat): InventoryUnit => [seat, first]),
  ]
}

/** The statement for a number of units; the common ones stay prepared. */
function claimStatement(count: number, { now }: SqlDialect): string {
  const rows = Array.from({ length: count }, (_, n) => {
    return `($1, $${2 * n + 5}, $${2 * n + 6}, $2, $3, 'held', ${now} + CAST($4 AS bigint))`
  })
  return `
    INSERT INTO units (location_id, resource, slot, service_day, hold_id, state, expires_at)
    VALUES ${rows.join(', ')}
    ON CONFLICT (location_id, resource, slot) DO UPDATE
      SET service_day = excluded.service_day, hold_id = excluded.hold_id,
          expires_at = excluded.expires_at
      WHERE units.state = 'held' AND units.expires_at <= ${now}`
}

/**
 * Claims all units or none: free ones are inserted, those of expired holds are taken over, in key order.
 * Refuses `taken` if any is not available, and the refusal rolls the transaction back. The primary key of
 * `units` decides between any number of processes.
 */
export async function claimUnits(
  sql: BookingSql,
  claim: UnitClaim,
): Promise<Result<null, 'taken'>> {
  const { dialect } = sql
  const { locationId, serviceDay, holdId, heldFor, units } = claim
  const ordered = units.toSorted(inKeyOrder)
  const parts: Promise<number>[] = []
  for (let from = 0; from < ordered.length; from += UNITS_PER_STATEMENT) {
    const part = ordered.slice(from, from + UNITS_PER_STATEMENT)
    const values = [locationId, serviceDay, holdId, heldFor, ...part.flat()]
    parts.push(sql.run(claimStatement(part.length, dialect), values))
  }
  const taken = (await Promise.all(parts)).reduce((sum, count) => sum + count, 0)
  return taken === units.length ? ok(null) : refuse('taken')
}

/** The order in which all transactions claim units, so that no two deadlock. */
function inKeyOrder([resource, slot]: InventoryUnit, [other, otherSlot]: InventoryUnit): number {
  if (resource === other) return slot - otherSlot
  return resource < other ? -1 : 1
}

/** The slots that contain the units of a hold, or of the booking it became. */
export type UnitRange = { locationId: string; holdId: string; first: number; slots: number }

/**
 * Changes the state of a hold's units, and returns whether it still had all of them: an expired hold whose
 * units nobody took is as good as a live one.
 */
export async function setUnitState(
  sql: Sql,
  hold: UnitRange & { count: number },
  to: { state: 'held' | 'committing' | 'booked'; expiresAt: number },
): Promise<boolean> {
  const moved = await sql.run(
    `UPDATE units SET state = $5, expires_at = $6
     WHERE location_id = $1 AND slot >= $2 AND slot < $3 AND hold_id = $4
       AND state IN ('held', 'committing')`,
    [hold.locationId, hold.first, hold.first + hold.slots, hold.holdId, to.state, to.expiresAt],
  )
  return moved === hold.count
}

/** Transfers all units of a hold to another hold that has none of them. */
export async function transferUnits(sql: Sql, hold: UnitRange, to: string): Promise<void> {
  await sql.run(
    `UPDATE units SET hold_id = $5
     WHERE location_id = $1 AND slot >= $2 AND slot < $3 AND hold_id = $4`,
    [hold.locationId, hold.first, hold.first + hold.slots, hold.holdId, to],
  )
}

/** Releases all units that still belong to a hold, or to the booking it became. */
export async function releaseUnits(sql: Sql, hold: UnitRange): Promise<void> {
  await sql.run(
    `DELETE FROM units
     WHERE location_id = $1 AND slot >= $2 AND slot < $3 AND hold_id = $4`,
    [hold.locationId, hold.first, hold.first + hold.slots, hold.holdId],
  )
}

/** The slots that contain the units of a hold, or of the booking it became. */
export function unitRangeOf(row: {
  id: string
  location_id: string
  first_slot: number
  slots: number
  units_from: number | null
}) {
  const first = row.units_from ?? row.first_slot
  return {
    locationId: row.location_id,
    holdId: row.id,
    first,
    slots: row.first_slot + row.slots - first,
  }
}

/** The units of tables from slot `first` up to slot `end`, exclusive. */
export function unitsBetween(
  tables: readonly string[],
  first: number,
  end: number,
): InventoryUnit[] {
  return tables.flatMap((table) =>
    Array.from({ length: Math.max(0, end - first) }, (_, n): InventoryUnit => [table, first + n]),
  )
}
