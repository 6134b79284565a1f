import { ok, type Result, refuse } from '#lib/result.ts'
import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { bumpVersion } from '../bookings/reservations.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { unitsBetween } from '../inventory/units.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import {
  changedDays,
  claimBookedUnits,
  findConflicts,
  findOverstaying,
  releaseSomeUnits,
} from './claim-tables.ts'
import { currentFloorPlan } from './current-floor-plan.ts'
import { findReservation } from './find-reservation.ts'
import { stateOf } from './host-reservation.ts'
import type { MoveCode, ReservationRef } from './types.ts'

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
  const state = stateOf(row)
  if (state !== 'booked' && state !== 'seated') return refuse('wrong_state')
  const current = await currentFloorPlan(sql, subject.locationId)
  if (!current) return refuse('not_found')
  const { plan, now } = current
  const option = plan.tableOptions.find((option) => option.code === code)
  if (!option) return refuse('unknown_table')
  const { location_id: locationId, service_day: day, hold_id: holdId } = row
  const seated = state === 'seated'
  if (seated) {
    const inTheWay = await findOverstaying(sql, { locationId, day, except: row.id }, option.tables)
    if (inTheWay.length > 0) return refuse('table_taken', { inTheWay })
  }
  const slot = Math.floor(now / SLOT_MS)
  // A seated party needs the table from now on, even before its time; a later one only from its time on.
  const first = seated ? slot : Math.max(row.first_slot, slot)
  const end = row.first_slot + row.slots
  if (end <= slot) {
    // The turn is over and nothing is left to claim, but the table may be another party's by now.
    const units = unitsBetween(option.tables, slot, slot + 1)
    const inTheWay = await findConflicts(sql, { locationId, holdId, units })
    if (inTheWay.length > 0) return refuse('table_taken', { inTheWay })
  }
  const units = unitsBetween(option.tables, first, end)
  const claimed = await claimBookedUnits(sql, { locationId, serviceDay: day, holdId, units })
  if (!claimed.ok) return claimed
  const before = JSON.parse(row.tables) as string[]
  const left = before.filter((table) => !option.tables.includes(table))
  const old = unitsBetween(left, first, end)
  await releaseSomeUnits(sql, { locationId, holdId, units: old })
  await sql.run(
    `UPDATE reservations SET place = $2, tables = $3, attribute = $4, ${bumpVersion(sql)} WHERE id = $1`,
    [row.id, option.code, JSON.stringify(option.tables), option.attribute],
  )
  const detail = `${before.join(' + ') || '–'} → ${option.tables.join(' + ')}`
  await logStaffAction(sql, subject, { subject: row.id, act: 'move', detail })
  await bumpDayVersions(sql, changedDays(plan, { locationId, day, released: true }, first, end))
  return ok(null)
}
