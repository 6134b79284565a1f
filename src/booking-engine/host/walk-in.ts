import { ok, type Result, refuse } from '#lib/result.ts'
import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { insertWalkIn } from '../bookings/reservation-rows.ts'
import { randomToken } from '../identity/tokens.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { unitsBetween } from '../inventory/units.ts'
import { type FloorPlan, optionOfCode, type TableOption } from '../settings/floor-plan.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { changedDays, claimBookedUnits, findOverstaying } from './claim-tables.ts'
import { currentFloorPlan, serviceDayAt } from './current-floor-plan.ts'
import { findFreeTables, type SeatingWindow, walkInSlots } from './free-tables.ts'
import { staffRow } from './staff-row.ts'
import type { WalkInCode, WalkInRequest } from './types.ts'

/** The longest turn of a walk-in, slots. */
const LONGEST = 40

/**
 * `HostApi.walkIn`, in the caller's transaction. Pacing applies to online bookings only: at the door the host
 * decides.
 */
export async function seatWalkIn(
  sql: BookingSql,
  secret: string,
  request: WalkInRequest,
): Promise<Result<{ id: string }, WalkInCode>> {
  const { locationId, key, party } = request
  const earlier = await sql.all<{ id: string }>(
    'SELECT id FROM reservations WHERE hold_id = $1 AND location_id = $2',
    [key, locationId],
  )
  if (earlier[0]) return ok({ id: earlier[0].id })
  const current = await currentFloorPlan(sql, locationId)
  if (!current) return refuse('unknown_location')
  const { plan, now } = current
  const { first, end } = walkInSlots(plan, now, party, request.start)
  const until = request.until === null ? end : Math.floor(request.until / SLOT_MS)
  if (until <= first || until - first > LONGEST) return refuse('invalid_time')
  const window = { locationId, party, first, end: until, atOnce: true, except: null }
  const chosen = await chooseTable(sql, plan, window, request.place)
  if (!chosen.ok) return chosen
  const day = serviceDayAt(plan, first)
  const units = unitsBetween(chosen.value.tables, first, until)
  const claim = { locationId, serviceDay: day, holdId: key, units, now }
  const claimed = await claimBookedUnits(sql, claim)
  if (!claimed.ok) return claimed
  const id = randomToken()
  const name = { firstName: request.name, lastName: '', email: null, phone: request.phone ?? '' }
  const guest = { ...name, specialRequest: '', marketingOptIn: false }
  const seating = { id, key, locationId, plan, serviceDay: day, party, guest, table: chosen.value }
  await insertWalkIn(sql, staffRow(secret, { ...seating, first, end: until }))
  await logStaffAction(sql, request, { subject: id, act: 'walk_in' })
  await bumpDayVersions(sql, changedDays(plan, { locationId, day, released: false }, first, until))
  return ok({ id })
}

/** The chosen table option, if nobody sits there, or the best-fitting one that is free for long enough. */
async function chooseTable(
  sql: BookingSql,
  plan: FloorPlan,
  window: SeatingWindow,
  code: string | null,
): Promise<Result<Pick<TableOption, 'code' | 'tables' | 'attribute'>, WalkInCode>> {
  if (code === null) {
    const free = await findFreeTables(sql, plan, window)
    const best = free.find(({ fits, until }) => fits && until === null)
    return best ? ok(best) : refuse('no_table_free')
  }
  const option = optionOfCode(plan, code)
  if (!option) return refuse('unknown_table')
  const { locationId, first } = window
  const at = { locationId, day: serviceDayAt(plan, first), except: null }
  const inTheWay = await findOverstaying(sql, at, option.tables)
  return inTheWay.length > 0 ? refuse('table_taken', { inTheWay }) : ok(option)
}
