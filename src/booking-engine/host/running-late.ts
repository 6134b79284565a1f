import { ok, type Result, refuse } from '#lib/result.ts'
import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { bumpVersion } from '../bookings/reservations.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { unitsBetween } from '../inventory/units.ts'
import type { FloorPlan } from '../settings/floor-plan.ts'
import { nextLateMinutes } from '../shift/running-late.ts'
import { changedDays, claimBookedUnits, findConflicts, releaseSomeUnits } from './claim-tables.ts'
import type { HostRow } from './host-reservation.ts'
import { tablesOf } from './move-party.ts'

type LateParty = { plan: FloorPlan; now: number; row: HostRow }

/**
 * Expects a party by a quarter of an hour, or more, later. Its tables are reserved for as much longer, up to where
 * somebody else has them: who that is stays as it is.
 */
export async function expectLater(
  sql: BookingSql,
  { plan, now, row }: LateParty,
): Promise<Result<null, 'wrong_state' | 'table_taken'>> {
  const party = { startsAt: row.starts_at, lateMinutes: row.late_minutes }
  const late = nextLateMinutes(party, now)
  if (late === null) return refuse('wrong_state')
  const longest = slotsOf(row.turn_minutes + late)
  const reserved = await reserveLonger(sql, row, longest)
  if (!reserved.ok) return reserved
  const slots = reserved.value
  await sql.run(
    `UPDATE reservations SET late_minutes = $2, slots = $3, ${bumpVersion(sql)} WHERE id = $1`,
    [row.id, late, slots],
  )
  const at = { locationId: row.location_id, day: row.service_day, released: false }
  await bumpDayVersions(sql, changedDays(plan, at, row.first_slot, row.first_slot + slots))
  return ok(null)
}

/** Claims the tables of a party slot by slot up to `longest` slots after its time; returns for how many it has them. */
async function reserveLonger(
  sql: BookingSql,
  row: HostRow,
  longest: number,
): Promise<Result<number, 'table_taken'>> {
  const { location_id: locationId, service_day: serviceDay, hold_id: holdId } = row
  for (let slots = row.slots; slots < longest; slots++) {
    const slot = row.first_slot + slots
    const units = unitsBetween(tablesOf(row), slot, slot + 1)
    if ((await findConflicts(sql, { locationId, holdId, units })).length > 0) return ok(slots)
    const claimed = await claimBookedUnits(sql, { locationId, serviceDay, holdId, units })
    if (!claimed.ok) return claimed
  }
  return ok(Math.max(row.slots, longest))
}

/** Expects a party at its time again; what its tables were reserved for longer is released. */
export async function expectOnTime(
  sql: BookingSql,
  { plan, row }: Omit<LateParty, 'now'>,
): Promise<Result<null, 'wrong_state'>> {
  if (row.late_minutes === 0) return refuse('wrong_state')
  const { location_id: locationId, service_day: day, hold_id: holdId } = row
  const slots = slotsOf(row.turn_minutes)
  const end = row.first_slot + row.slots
  const units = unitsBetween(tablesOf(row), row.first_slot + slots, end)
  await releaseSomeUnits(sql, { locationId, holdId, units })
  await sql.run(
    `UPDATE reservations SET late_minutes = 0, slots = $2, ${bumpVersion(sql)} WHERE id = $1`,
    [row.id, slots],
  )
  await bumpDayVersions(
    sql,
    changedDays(plan, { locationId, day, released: true }, row.first_slot, end),
  )
  return ok(null)
}

function slotsOf(minutes: number): number {
  return Math.ceil((minutes * 60_000) / SLOT_MS)
}
