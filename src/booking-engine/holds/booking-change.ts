import type { BookingSql, Sql } from '#storage/database.ts'
import { hashOf } from '../identity/tokens.ts'
import type { InventoryUnit, UnitRange } from '../inventory/units.ts'
import { unitRangeOf } from '../inventory/units.ts'

/** A booking that its guest is changing, and its units: they count as free for the change. */
export type BookingToChange = { reservationId: string; units: InventoryUnit[] }

type Row = {
  reservation_id: string
  id: string
  location_id: string
  first_slot: number
  slots: number
  units_from: number | null
}

/** The booking behind a manage token, with its units; null if the location has no such booking. */
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

/** Splits wanted units into those that the booking has already (`kept`) and those to be claimed. */
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
 * Records which units of the booking a hold reuses: they stay the booking's until then, and only that booking
 * can be changed with such a hold.
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

/** Replaces the units of the booking that a hold reuses. */
export async function updateReusedUnits(
  sql: Sql,
  holdId: string,
  kept: InventoryUnit[],
): Promise<void> {
  await sql.run('UPDATE changes SET kept = $2 WHERE hold_id = $1', [holdId, JSON.stringify(kept)])
}

/** The units of the booking that a hold reuses. */
export async function readReusedUnits(sql: Sql, holdId: string): Promise<InventoryUnit[]> {
  const rows = await sql.all<{ kept: string }>('SELECT kept FROM changes WHERE hold_id = $1', [
    holdId,
  ])
  return rows[0] ? (JSON.parse(rows[0].kept) as InventoryUnit[]) : []
}

/**
 * Transfers the reused units from a booking to the hold that changes it. Returns false if the booking does not
 * have them any more; the caller's transaction must then roll back.
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

/** Deletes the records of holds that are gone. */
export async function purgeChanges(sql: Sql): Promise<void> {
  await sql.run('DELETE FROM changes WHERE hold_id NOT IN (SELECT id FROM holds)')
}
