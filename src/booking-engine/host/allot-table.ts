import { ok, type Result, refuse } from '#lib/result.ts'
import { instantOf, type LocalDateTime, SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { NO_TABLE } from '../inventory/table-columns.ts'
import { type InventoryUnit, unitsBetween, unitsForTurn } from '../inventory/units.ts'
import { type FloorPlan, optionOfCode, type TableOption } from '../settings/floor-plan.ts'
import { claimBookedUnits, findConflicts, findOverstaying } from './claim-tables.ts'
import { serviceDayAt } from './current-floor-plan.ts'
import {
  bestTable,
  type Current,
  isFreeFor,
  isStillToCome,
  limitsBeyond,
  type OwnReservation,
  pacingSeatsOf,
  readStaffDay,
  type StaffDay,
  type Turn,
  turnAt,
} from './staff-times.ts'
import type { BookingLimit, StaffBookingCode, TableWish } from './types.ts'

/** How far ahead staff can book, ms: two years. */
const FURTHEST_MS = 2 * 366 * 24 * 60 * 60_000

/** The table option that a party gets; no tables = none yet. */
type GivenTable = Pick<TableOption, 'code' | 'tables' | 'attribute'>

const NONE_YET: GivenTable = { code: NO_TABLE, tables: [], attribute: 'default' }

/** What the staff ask for a party; `holdId` claims it, `own` is the reservation that it is a change of. */
export type Wanted = {
  locationId: string
  holdId: string
  party: number
  at: LocalDateTime
  table: TableWish
  /** The limits that the staff accept to go beyond. */
  beyond: readonly BookingLimit[]
  own?: OwnReservation
}

/** What a party got: its service day, turn, table and units, and the limits that it goes beyond. */
export type Allotment = {
  day: string
  turn: Turn
  table: GivenTable
  units: InventoryUnit[]
  beyond: BookingLimit[]
}

/**
 * Claims a table and the pacing seats that are left for a party, so that guests online are offered what remains.
 * Refuses `taken` where a guest was faster: the next attempt goes by what is free then.
 */
export async function allotTable(
  sql: BookingSql,
  current: Current,
  wanted: Wanted,
): Promise<Result<Allotment, StaffBookingCode | 'taken'>> {
  const { plan, now } = current
  const { locationId, holdId } = wanted
  const slot = slotAt(plan, now, wanted)
  if (slot === null) return refuse('invalid_time')
  const turn = turnAt(plan, wanted.party, slot)
  const staffDay = await readStaffDay(sql, current, { locationId, ...turn }, wanted.own)
  const beyond = limitsBeyond(staffDay, turn)
  if (beyond.some((limit) => !wanted.beyond.includes(limit))) {
    return refuse('beyond_limits', { beyond })
  }
  const given = await giveTable(sql, staffDay, turn, wanted)
  if (!given.ok) return given
  const table = given.value
  const day = serviceDayAt(plan, turn.first)
  const pacing = pacingSeatsOf(staffDay, turn)
  const units = unitsForTurn(table.tables, pacing, turn.first, turn.end - turn.first)
  const claimed = await claimBookedUnits(sql, { locationId, serviceDay: day, holdId, units })
  return claimed.ok ? ok({ day, turn, table, units, beyond }) : refuse('taken')
}

/** The slot of a requested time; null = it has passed, is too far ahead, or on no quarter of an hour. */
function slotAt(plan: FloorPlan, now: number, { at, own }: Wanted): number | null {
  const instant = instantOf(at, plan.settings.timeZone)
  if (instant === null || instant % SLOT_MS !== 0) return null
  const slot = instant / SLOT_MS
  return isStillToCome(now, slot, own) && instant <= now + FURTHEST_MS ? slot : null
}

/** The table that the staff wish, if it is free for the whole turn. */
async function giveTable(
  sql: BookingSql,
  day: StaffDay,
  turn: Turn,
  { locationId, holdId, own, table: wish }: Wanted,
): Promise<Result<GivenTable, StaffBookingCode>> {
  if (wish.kind === 'none') return ok(NONE_YET)
  if (wish.kind === 'best') {
    const best = bestTable(day, turn)
    return best ? ok(best) : refuse('no_table_free')
  }
  const option = optionOfCode(day.plan, wish.code)
  if (!option) return refuse('unknown_table')
  if (isFreeFor(day, option, turn)) return ok(option)
  const units = unitsBetween(option.tables, turn.first, turn.end)
  const at = { locationId, day: serviceDayAt(day.plan, turn.first), except: own?.id ?? null }
  const inTheWay = [
    ...(await findConflicts(sql, { locationId, holdId, units })),
    ...(await findOverstaying(sql, at, option.tables)),
  ]
  const each = new Map(inTheWay.map((one) => [JSON.stringify(one), one]))
  return refuse('table_taken', { inTheWay: [...each.values()] })
}
