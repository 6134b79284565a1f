import { ok, type Result, refuse } from '#lib/result.ts'
import { instantOf, SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { insertStaffBooked } from '../bookings/reservation-rows.ts'
import { rowById } from '../bookings/reservations.ts'
import { randomToken } from '../identity/tokens.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { NO_TABLE } from '../inventory/table-columns.ts'
import { unitsBetween, unitsForTurn } from '../inventory/units.ts'
import { queueBookingMessage } from '../messages/booking-messages.ts'
import type { FloorPlan, TableOption } from '../settings/floor-plan.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { changedDays, claimBookedUnits, findConflicts, findOverstaying } from './claim-tables.ts'
import { currentFloorPlan, serviceDayAt } from './current-floor-plan.ts'
import { staffRow } from './staff-row.ts'
import {
  bestTable,
  isFreeFor,
  limitsBeyond,
  pacingSeatsOf,
  readStaffDay,
  type StaffDay,
  type Turn,
  turnAt,
} from './staff-times.ts'
import type { StaffBookingCode, StaffBookingRequest } from './types.ts'

/** How far ahead staff can book, ms: two years. */
const FURTHEST_MS = 2 * 366 * 24 * 60 * 60_000

/** The table option that a booking gets; no tables = none yet. */
type GivenTable = Pick<TableOption, 'code' | 'tables' | 'attribute'>

const NONE_YET: GivenTable = { code: NO_TABLE, tables: [], attribute: 'default' }

/**
 * `HostApi.book`, in the caller's transaction. A party takes the pacing seats that are left, so that guests online
 * are offered what remains. Refuses `taken` where a guest was faster: the next attempt goes by what is free then.
 */
export async function bookForGuest(
  sql: BookingSql,
  secret: string,
  request: StaffBookingRequest,
): Promise<Result<{ id: string }, StaffBookingCode | 'taken'>> {
  const { locationId, key } = request
  const earlier = await sql.all<{ id: string }>(
    'SELECT id FROM reservations WHERE hold_id = $1 AND location_id = $2',
    [key, locationId],
  )
  if (earlier[0]) return ok({ id: earlier[0].id })
  const current = await currentFloorPlan(sql, locationId)
  if (!current) return refuse('unknown_location')
  const { plan, now } = current
  const slot = slotAt(plan, now, request)
  if (slot === null) return refuse('invalid_time')
  const turn = turnAt(plan, request.party, slot)
  const staffDay = await readStaffDay(sql, current, { locationId, ...turn })
  const beyond = limitsBeyond(staffDay, turn)
  if (beyond.some((limit) => !request.beyond.includes(limit))) {
    return refuse('beyond_limits', { beyond })
  }
  const given = await giveTable(sql, staffDay, turn, request)
  if (!given.ok) return given
  const { tables } = given.value
  const day = serviceDayAt(plan, turn.first)
  const units = unitsForTurn(
    tables,
    pacingSeatsOf(staffDay, turn),
    turn.first,
    turn.end - turn.first,
  )
  const claimed = await claimBookedUnits(sql, { locationId, serviceDay: day, holdId: key, units })
  if (!claimed.ok) return refuse('taken')
  const id = randomToken()
  const { party, guest, source } = request
  const seating = { id, key, locationId, plan, serviceDay: day, party, guest, table: given.value }
  const row = staffRow(secret, { ...seating, first: turn.first, end: turn.end })
  await insertStaffBooked(sql, { ...row, staff_source: source })
  const detail = [source, ...beyond].join(' ')
  await logStaffAction(sql, request, { subject: id, act: 'book', detail })
  await queueBookingMessage(sql, 'confirmation', await rowById(sql, id))
  const changed = { locationId, day, released: false }
  await bumpDayVersions(sql, changedDays(plan, changed, turn.first, turn.end))
  return ok({ id })
}

/** The slot of the requested time; null = it has passed, is too far ahead, or on no quarter of an hour. */
function slotAt(plan: FloorPlan, now: number, { at }: StaffBookingRequest): number | null {
  const instant = instantOf(at, plan.settings.timeZone)
  if (instant === null || instant % SLOT_MS !== 0) return null
  const slot = instant / SLOT_MS
  const isPast = slot < Math.floor(now / SLOT_MS)
  return isPast || instant > now + FURTHEST_MS ? null : slot
}

/** The table that the staff wish, if it is free for the whole turn. */
async function giveTable(
  sql: BookingSql,
  day: StaffDay,
  turn: Turn,
  { locationId, key, table: wish }: StaffBookingRequest,
): Promise<Result<GivenTable, StaffBookingCode>> {
  if (wish.kind === 'none') return ok(NONE_YET)
  if (wish.kind === 'best') {
    const best = bestTable(day, turn)
    return best ? ok(best) : refuse('no_table_free')
  }
  const option = day.plan.tableOptions.find(({ code }) => code === wish.code)
  if (!option) return refuse('unknown_table')
  if (isFreeFor(day, option, turn)) return ok(option)
  const units = unitsBetween(option.tables, turn.first, turn.end)
  const at = { locationId, day: serviceDayAt(day.plan, turn.first), except: null }
  const inTheWay = [
    ...(await findConflicts(sql, { locationId, holdId: key, units })),
    ...(await findOverstaying(sql, at, option.tables)),
  ]
  const each = new Map(inTheWay.map((one) => [JSON.stringify(one), one]))
  return refuse('table_taken', { inTheWay: [...each.values()] })
}
