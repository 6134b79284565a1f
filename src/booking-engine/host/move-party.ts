import { ok, type Result, refuse } from '#lib/result.ts'
import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { bumpVersion, stateOf } from '../bookings/reservations.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { unitsBetween } from '../inventory/units.ts'
import { type FloorPlan, optionOfCode, type TableOption } from '../settings/floor-plan.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { StaffContext } from '../staff-log/types.ts'
import {
  changedDays,
  claimBookedUnits,
  findConflicts,
  findOverstaying,
  releaseSomeUnits,
} from './claim-tables.ts'
import { currentFloorPlan } from './current-floor-plan.ts'
import { findReservation } from './find-reservation.ts'
import type { HostRow } from './host-reservation.ts'
import type { MoveCode, ReservationRef } from './types.ts'

/** A party with the table that it is to have; `leaving` = ids of parties that give theirs up in the same transaction. */
export type TableMove = {
  plan: FloorPlan
  now: number
  row: HostRow
  to: Pick<TableOption, 'code' | 'tables' | 'attribute'>
  leaving: readonly string[]
}

/**
 * `HostApi.move`, in the caller's transaction: the new tables are claimed for the rest of the turn before the
 * old ones are released.
 */
export async function moveParty(
  sql: BookingSql,
  subject: ReservationRef,
  code: string,
): Promise<Result<null, MoveCode>> {
  const found = await findReservation(sql, subject)
  if (!found.ok) return found
  const row = found.value
  if (!isExpectedOrSeated(row)) return refuse('wrong_state')
  const current = await currentFloorPlan(sql, subject.locationId)
  if (!current) return refuse('not_found')
  const to = optionOfCode(current.plan, code)
  if (!to) return refuse('unknown_table')
  const move = { ...current, row, to, leaving: [] }
  const claimed = await claimOtherTables(sql, move)
  if (!claimed.ok) return claimed
  await releaseTables(
    sql,
    move,
    tablesOf(row).filter((table) => !to.tables.includes(table)),
  )
  await recordMove(sql, subject, move, 'move')
  return ok(null)
}

/** Whether a party is still to come, or sits: then its table can be another one. */
export function isExpectedOrSeated(row: HostRow): boolean {
  const state = stateOf(row)
  return state === 'booked' || state === 'seated'
}

/** Claims other tables for the rest of a party's turn. */
export async function claimOtherTables(
  sql: BookingSql,
  move: TableMove,
): Promise<Result<null, 'table_taken'>> {
  const { now, row, to, leaving } = move
  const { location_id: locationId, service_day: day, hold_id: holdId } = row
  if (row.visit === 'seated') {
    const sitting = await findOverstaying(sql, { locationId, day, except: row.id }, to.tables)
    const inTheWay = sitting.filter((one) => !('id' in one && leaving.includes(one.id)))
    if (inTheWay.length > 0) return refuse('table_taken', { inTheWay })
  }
  const slot = Math.floor(now / SLOT_MS)
  const { first, end } = restOfTurn(move)
  if (end <= slot) {
    // The turn is over and nothing is left to claim, but the table may be another party's by now.
    const units = unitsBetween(to.tables, slot, slot + 1)
    const inTheWay = await findConflicts(sql, { locationId, holdId, units })
    if (inTheWay.length > 0) return refuse('table_taken', { inTheWay })
  }
  const units = unitsBetween(to.tables, first, end)
  return claimBookedUnits(sql, { locationId, serviceDay: day, holdId, units })
}

/** Releases tables of a party for the rest of its turn. */
export async function releaseTables(
  sql: BookingSql,
  move: Pick<TableMove, 'now' | 'row'>,
  tables: readonly string[],
): Promise<void> {
  const { location_id: locationId, hold_id: holdId } = move.row
  const { first, end } = restOfTurn(move)
  await releaseSomeUnits(sql, { locationId, holdId, units: unitsBetween(tables, first, end) })
}

/** Writes down at which tables a party is now, and that it was moved there. */
export async function recordMove(
  sql: BookingSql,
  at: StaffContext,
  move: TableMove,
  act: 'move' | 'swap',
): Promise<void> {
  const { plan, row, to } = move
  await sql.run(
    `UPDATE reservations SET place = $2, tables = $3, attribute = $4, ${bumpVersion(sql)} WHERE id = $1`,
    [row.id, to.code, JSON.stringify(to.tables), to.attribute],
  )
  const detail = `${tablesOf(row).join(' + ') || '–'} → ${to.tables.join(' + ')}`
  await logStaffAction(sql, at, { subject: row.id, act, detail })
  const { location_id: locationId, service_day: day } = row
  const { first, end } = restOfTurn(move)
  await bumpDayVersions(sql, changedDays(plan, { locationId, day, released: true }, first, end))
}

/** Codes of the tables of a party. */
export function tablesOf({ tables }: Pick<HostRow, 'tables'>): string[] {
  return JSON.parse(tables) as string[]
}

/** A seated party needs a table from now on, even before its time; a later one only from its time on. */
function restOfTurn({ now, row }: Pick<TableMove, 'now' | 'row'>) {
  const slot = Math.floor(now / SLOT_MS)
  const first = row.visit === 'seated' ? slot : Math.max(row.first_slot, slot)
  return { first, end: row.first_slot + row.slots }
}
