import { ok, type Result, refuse } from '#lib/result.ts'
import { SLOT_MS, startOfDay } from '#lib/time/time.ts'
import type { BookingSql, Sql } from '#storage/database.ts'
import { bumpVersion } from '../../bookings/reservations.ts'
import { IS_LIVE } from '../../holds/holds.ts'
import {
  claimUnits,
  type InventoryUnit,
  releaseUnits,
  setUnitState,
  unitRangeOf,
  unitsBetween,
} from '../../inventory/units.ts'
import { logMoves, moveReminders, moveSoldOut, moveWaitlist } from './move-related.ts'
import { isMoved, type MovedBlock, planTimeZoneMove, type TimeZoneMove } from './plan-move.ts'
import type { TimeZoneChange } from './types.ts'

/** Seats counted for a whole day are units at its midnight. */
const WHOLE_DAY_PREFIX = 'exp-day:'

/** A claim outlasts its statement only as booked units, ms. */
const CLAIM_MS = 60_000

/**
 * Moves everything upcoming at a location to the same local time in the new zone, in the caller's transaction,
 * which has locked the settings exclusively (`settingsLockKey`) and puts the new zone in force. Parties that
 * sit lose their units to visits that have the table by then. Refuses `clash` if two visits would have one
 * table, or a local time does not exist; the transaction must then roll back.
 */
export async function applyTimeZoneMove(
  sql: BookingSql,
  zone: TimeZoneChange,
): Promise<Result<null, 'clash'>> {
  const { locationId, to } = zone
  // Locks the rows: no other transaction releases a hold before this one ends.
  await sql.run(`UPDATE holds SET state = state WHERE location_id = $1 AND ${IS_LIVE}`, [
    locationId,
  ])
  const moves = await planTimeZoneMove(sql, locationId, to)
  const clash = moves.unmovable.find(({ why }) => why !== 'table_in_use')
  if (clash) return refuse('clash', { confirmation: clash.visit.confirmation, why: clash.why })
  for (const hold of moves.lostHolds) {
    await sql.run(`UPDATE holds SET state = 'released' WHERE id = $1`, [hold.id])
    await releaseUnits(sql, unitRangeOf(hold))
  }
  for (const { id: holdId, first_slot: first, slots } of moves.blocks) {
    await releaseUnits(sql, { locationId, holdId, first, slots })
  }
  const midnights = await midnightsOf(sql, zone, moves)
  await moveInventoryUnits(sql, locationId, moves, midnights)
  await moveRows(sql, zone, moves, midnights)
  await moveReusedUnits(sql, locationId, moves, new Map(midnights))
  for (const block of moves.blocks) await moveBlock(sql, locationId, block)
  await moveWaitlist(sql, zone)
  await moveReminders(sql, zone, moves.visits)
  await moveSoldOut(sql, zone)
  const moved = [...moves.visits, ...moves.blocks].filter(isMoved)
  await logMoves(
    sql,
    zone,
    moved.map(({ id }) => id),
  )
  return ok(null)
}

type Midnights = [day: string, slot: number][]

/** The new midnights of service days with seats that are counted for a whole day. */
async function midnightsOf(
  sql: Sql,
  { locationId, to }: TimeZoneChange,
  { earliest }: TimeZoneMove,
): Promise<Midnights> {
  const days = await sql.all<{ service_day: string }>(
    `SELECT DISTINCT service_day FROM units
     WHERE location_id = $1 AND slot >= $2 AND resource LIKE '${WHOLE_DAY_PREFIX}%'`,
    [locationId, earliest],
  )
  return days.map(({ service_day: day }) => [day, Math.floor(startOfDay(day, to) / SLOT_MS)])
}

/** Moves units by way of negative slots, so that no two are ever the same on the way. */
async function moveInventoryUnits(
  sql: BookingSql,
  locationId: string,
  { visits, holds, earliest }: TimeZoneMove,
  midnights: Midnights,
): Promise<void> {
  const { dialect } = sql
  await sql.run(
    `UPDATE units SET slot = -m.slot FROM ${dialect.unitRows('$3')} m
     WHERE units.location_id = $1 AND units.slot >= $2 AND units.service_day = m.resource
       AND units.resource LIKE '${WHOLE_DAY_PREFIX}%'`,
    [locationId, earliest, JSON.stringify(midnights)],
  )
  const shifts = Map.groupBy(
    [
      ...visits.map(({ hold_id, first_slot, to }) => ({ owner: hold_id, by: to - first_slot })),
      ...holds.map(({ id, first_slot, to }) => ({ owner: id, by: to - first_slot })),
    ],
    ({ by }) => by,
  )
  for (const [by, owned] of shifts) {
    // A list instead of a join: a join would scan all units for each owner.
    await sql.run(
      `UPDATE units SET slot = -(slot + $3) WHERE location_id = $1 AND slot >= $2
         AND hold_id IN (SELECT m.resource FROM ${dialect.unitRows('$4')} m)`,
      [locationId, earliest, by, JSON.stringify(owned.map(({ owner }) => [owner, 0]))],
    )
  }
  await sql.run(
    `DELETE FROM units WHERE location_id = $1 AND slot >= $2 AND EXISTS (
       SELECT 1 FROM units moved WHERE moved.location_id = units.location_id
         AND moved.resource = units.resource AND moved.slot = -units.slot)`,
    [locationId, earliest],
  )
  await sql.run('UPDATE units SET slot = -slot WHERE location_id = $1 AND slot < 0', [locationId])
}

async function moveRows(
  sql: BookingSql,
  { locationId, to }: TimeZoneChange,
  { visits, holds }: TimeZoneMove,
  midnights: Midnights,
): Promise<void> {
  const { unitRows } = sql.dialect
  const midnight = new Map(midnights)
  for (const [table, rows] of [
    ['reservations', visits],
    ['holds', holds],
  ] as const) {
    // The first unit of a visit is at its time, or at the midnight of its whole-day seats.
    const from = rows.map(({ id, first_slot, units_from, service_day, to: slot }) => [
      id,
      units_from === null || units_from === first_slot ? slot : (midnight.get(service_day) ?? slot),
    ])
    await sql.run(
      `UPDATE ${table} SET units_from = m.slot FROM ${unitRows('$2')} m
       WHERE location_id = $1 AND service_day = m.resource AND units_from < first_slot`,
      [locationId, JSON.stringify(midnights)],
    )
    await sql.run(
      `UPDATE ${table} SET units_from = m.slot FROM ${unitRows('$1')} m WHERE id = m.resource`,
      [JSON.stringify(from)],
    )
    await sql.run(
      `UPDATE ${table} SET first_slot = m.slot, starts_at = CAST(m.slot AS bigint) * ${SLOT_MS},
         time_zone = $2 ${table === 'reservations' ? `, ${bumpVersion(sql)}` : ''}
       FROM ${unitRows('$1')} m WHERE id = m.resource`,
      [JSON.stringify(rows.map(({ id, to: slot }) => [id, slot])), to],
    )
  }
}

/** Holds that reuse a booking's units keep reusing them where they are now. */
async function moveReusedUnits(
  sql: Sql,
  locationId: string,
  { visits }: TimeZoneMove,
  midnights: ReadonlyMap<string, number>,
): Promise<void> {
  const changes = await sql.all<{ hold_id: string; kept: string; reservation_id: string }>(
    `SELECT c.hold_id, c.kept, c.reservation_id FROM changes c JOIN holds h ON h.id = c.hold_id
     WHERE h.location_id = $1 AND h.${IS_LIVE}`,
    [locationId],
  )
  for (const { hold_id, kept, reservation_id } of changes) {
    const visit = visits.find(({ id }) => id === reservation_id)
    if (!visit) continue
    const { first_slot, to, service_day } = visit
    const units = (JSON.parse(kept) as InventoryUnit[]).map(([resource, slot]) => [
      resource,
      resource.startsWith(WHOLE_DAY_PREFIX) ? midnights.get(service_day) : slot + to - first_slot,
    ])
    await sql.run('UPDATE changes SET kept = $2 WHERE hold_id = $1', [
      hold_id,
      JSON.stringify(units),
    ])
  }
}

/** Blocks a table for those slots of its new time that nobody has. */
async function moveBlock(
  sql: BookingSql,
  locationId: string,
  { id: holdId, service_day: serviceDay, tables, to: first, end }: MovedBlock,
): Promise<void> {
  const units = unitsBetween(JSON.parse(tables) as string[], first, end)
  const slots = Math.max(0, end - first)
  await claimUnits(sql, { locationId, serviceDay, holdId, units, heldFor: CLAIM_MS })
  const block = { locationId, holdId, first, slots, count: units.length }
  await setUnitState(sql, block, { state: 'booked', expiresAt: 0 })
  await sql.run('UPDATE blocks SET first_slot = $2, slots = $3 WHERE id = $1', [
    ...[holdId, first, slots],
  ])
}
