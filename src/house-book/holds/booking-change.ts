import { hashOf } from '../identity/tokens.ts'
import type { InventoryUnit, UnitRange } from '../inventory/units.ts'
import { unitRangeOf } from '../inventory/units.ts'
import type { BookingSql, Sql } from '../store/database.ts'

/** A visit that its guest may change, and what it has: that counts as free for the change. */
export type BookingToChange = { reservationId: string; units: InventoryUnit[] }

type Row = {
  reservation_id: string
  id: string
  location_id: string
  first_slot: number
  slots: number
  units_from: number | null
}

/** The visit behind a manage token that stands at a location, with its units; null where there is none. */
export async function findBookingToChange(
  sql: Sql,
  locationId: string,
  manageToken: string | null | undefined,
): Promise<BookingToChange | null> {
  if (!manageToken) return null
  const rows = await sql.all<Row>(
    `SELECT id AS reservation_id, hold_id AS id, location_id, first_slot, slots, units_from
     FROM reservations WHERE manage_hash = $1 AND location_id = $2 AND status = 'booked'`,
    [hashOf(manageToken), locationId],
  )
  const row = rows[0]
  if (!row) return null
  const { holdId, first, slots } = unitRangeOf(row)
  const units = await sql.all<{ resource: string; slot: number }>(
    `SELECT resource, slot FROM units
     WHERE location_id = $1 AND slot >= $2 AND slot < $3 AND hold_id = $4`,
    [locationId, first, first + slots, holdId],
  )
  return {
    reservationId: row.reservation_id,
    units: units.map(({ resource, slot }): InventoryUnit => [resource, slot]),
  }
}

/** The wanted units, divided into those that the visit has already and those to claim. */
export function splitUnits(
  wanted: InventoryUnit[],
  visit: readonly InventoryUnit[],
): { kept: InventoryUnit[]; claimed: InventoryUnit[] } {
  const own = new Set(visit.map(keyOf))
  return {
    kept: wanted.filter((unit) => own.has(keyOf(unit))),
    claimed: wanted.filter((unit) => !own.has(keyOf(unit))),
  }
}

function keyOf([resource, slot]: InventoryUnit): string {
  return `${slot} ${resource}`
}

/**
 * Notes which units a hold wants of the visit that it is to change: they stay the visit's until then, and
 * nobody but that visit can be booked with such a hold.
 */
export async function reuseUnits(
  sql: Sql,
  holdId: string,
  { reservationId }: BookingToChange,
  kept: InventoryUnit[],
): Promise<void> {
  await sql.run('INSERT INTO changes (hold_id, reservation_id, kept) VALUES ($1, $2, $3)', [
    ...[holdId, reservationId, JSON.stringify(kept)],
  ])
}

/** Notes that a hold wants no more of the visit that it is to change than these units. */
export async function updateReusedUnits(
  sql: Sql,
  holdId: string,
  kept: InventoryUnit[],
): Promise<void> {
  await sql.run('UPDATE changes SET kept = $2 WHERE hold_id = $1', [holdId, JSON.stringify(kept)])
}

/** The units that a hold wants of the visit that it is to change. */
export async function readReusedUnits(sql: Sql, holdId: string): Promise<InventoryUnit[]> {
  const rows = await sql.all<{ kept: string }>('SELECT kept FROM changes WHERE hold_id = $1', [
    holdId,
  ])
  return rows[0] ? (JSON.parse(rows[0].kept) as InventoryUnit[]) : []
}

/**
 * Hands a visit's units over to the hold that changes it, those that the hold wants of them; false where
 * the visit does not have them any more, which the caller's transaction must roll back.
 */
export async function transferReusedUnits(
  sql: BookingSql,
  visit: UnitRange,
  to: { id: string; service_day: string },
): Promise<boolean> {
  const { dialect } = sql
  const kept = await readReusedUnits(sql, to.id)
  if (kept.length === 0) return true
  const taken = await sql.run(
    `UPDATE units SET hold_id = $3, service_day = $4
     WHERE location_id = $1 AND hold_id = $2
       AND (resource, slot) IN (SELECT u.resource, u.slot FROM ${dialect.unitRows('$5')} u)`,
    [visit.locationId, visit.holdId, to.id, to.service_day, JSON.stringify(kept)],
  )
  return taken === kept.length
}

/** Forgets what holds wanted that are gone themselves. */
export async function purgeChanges(sql: Sql): Promise<void> {
  await sql.run('DELETE FROM changes WHERE hold_id NOT IN (SELECT id FROM holds)')
}
