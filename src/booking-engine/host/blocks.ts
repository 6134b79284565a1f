import { ok, type Result, refuse } from '#lib/result.ts'
import { instantOf, SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { insertOf } from '#storage/typed-rows.ts'
import type { BlockRow } from '../inventory/block.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { releaseUnits, unitsBetween } from '../inventory/units.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { StaffContext } from '../staff-log/types.ts'
import { changedDays, claimBookedUnits } from './claim-tables.ts'
import { currentFloorPlan, serviceDayAt } from './current-floor-plan.ts'
import type { BlockCode, BlockRequest } from './types.ts'

const insertBlock = insertOf<BlockRow>('blocks', {
  id: 'text',
  location_id: 'text',
  service_day: 'text',
  tables: 'text',
  local_start: 'text',
  local_end: 'text',
  first_slot: 'integer',
  slots: 'integer',
  reason: 'text',
})

/** The longest block, slots: a day. */
const LONGEST = 96

/** `HostApi.block`, in the caller's transaction: units are claimed as by a party. */
export async function blockTables(
  sql: BookingSql,
  request: BlockRequest,
): Promise<Result<{ id: string }, BlockCode>> {
  const { locationId, key, tables, from, to } = request
  const earlier = await sql.all<{ id: string }>(
    'SELECT id FROM blocks WHERE id = $1 AND location_id = $2',
    [key, locationId],
  )
  if (earlier[0]) return ok({ id: key })
  const current = await currentFloorPlan(sql, locationId)
  if (!current) return refuse('unknown_location')
  const { plan, now } = current
  const known = plan.settings.tables.map(({ code }) => code)
  if (tables.length === 0 || tables.some((table) => !known.includes(table))) {
    return refuse('unknown_table')
  }
  const start = instantOf(from, plan.settings.timeZone)
  const stop = instantOf(to, plan.settings.timeZone)
  if (start === null || stop === null || stop <= now) return refuse('invalid_time')
  // The past needs no block; the current quarter is blocked as a whole.
  const first = Math.max(Math.floor(start / SLOT_MS), Math.floor(now / SLOT_MS))
  const end = Math.ceil(stop / SLOT_MS)
  if (end <= first || end - first > LONGEST) return refuse('invalid_time')
  const day = serviceDayAt(plan, first)
  const units = unitsBetween([...new Set(tables)], first, end)
  const claim = { locationId, serviceDay: day, holdId: key, units, now }
  const claimed = await claimBookedUnits(sql, claim)
  if (!claimed.ok) return claimed
  const row = {
    id: key,
    location_id: locationId,
    service_day: day,
    tables: JSON.stringify([...new Set(tables)]),
    local_start: from,
    local_end: to,
    first_slot: first,
    slots: end - first,
    reason: request.reason,
  }
  await sql.run(...insertBlock(sql.dialect, row))
  await logStaffAction(sql, request, { subject: key, act: 'block', detail: tables.join(', ') })
  await bumpDayVersions(sql, changedDays(plan, { locationId, day, released: false }, first, end))
  return ok({ id: key })
}

/** `HostApi.unblock`, in the caller's transaction. */
export async function unblockTables(
  sql: BookingSql,
  at: StaffContext,
  id: string,
): Promise<Result<null, 'not_found'>> {
  const { locationId } = at
  const current = await currentFloorPlan(sql, locationId)
  const rows = await sql.all<Pick<BlockRow, 'service_day' | 'first_slot' | 'slots'>>(
    `DELETE FROM blocks WHERE id = $1 AND location_id = $2
     RETURNING service_day, first_slot, slots`,
    [id, locationId],
  )
  const row = rows[0]
  if (!row || !current) return refuse('not_found')
  const { first_slot: first, slots, service_day: day } = row
  await releaseUnits(sql, { locationId, holdId: id, first, slots })
  await logStaffAction(sql, at, { subject: id, act: 'unblock' })
  const released = { locationId, day, released: true }
  await bumpDayVersions(sql, changedDays(current.plan, released, first, first + slots))
  return ok(null)
}
