import { ok, type Result, refuse } from '#lib/result.ts'
import { monthsBefore } from '#lib/time/months-before.ts'
import { instantOf, type LocalDateTime, localOf, SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { allotTable } from '../host/allot-table.ts'
import { claimBookedUnits } from '../host/claim-tables.ts'
import { serviceDayAt } from '../host/current-floor-plan.ts'
import {
  bestTable,
  type Current,
  isFreeFor,
  pacingSeatsOf,
  readStaffDay,
  type Turn,
  turnAt,
} from '../host/staff-times.ts'
import type { BookingLimit, TableWish } from '../host/types.ts'
import { NO_TABLE } from '../inventory/table-columns.ts'
import { unitsForTurn } from '../inventory/units.ts'
import { type FloorPlan, optionOfCode, type TableOption } from '../settings/floor-plan.ts'
import type { ImportBookingCode, ImportedBooking, ImportedState } from './types.ts'

/** Further ahead nobody books, ms: two years. */
const FURTHEST_MS = 2 * 366 * 24 * 60 * 60_000

/** Another system has promised these bookings: no limit of online booking counts. */
const ALL_LIMITS: readonly BookingLimit[] = ['party_size', 'horizon', 'periods', 'pacing']

/** Whether a turn is still to come, has begun, or has ended. */
type Phase = 'to_come' | 'begun' | 'over'

/** The quarter of an hour of a booking, and how far its turn is. `at`: its time at the restaurant. */
export type Moment = { slot: number; phase: Phase; at: LocalDateTime }

/** How far the turn of a party is that comes at a slot. */
export function phaseOf({ plan, now }: Current, party: number, slot: number): Phase {
  if (slot > Math.floor(now / SLOT_MS)) return 'to_come'
  return now < turnAt(plan, party, slot).end * SLOT_MS ? 'begun' : 'over'
}

/**
 * The quarter of an hour of a written time, for settings in force and the database's clock, and the state of the booking at
 * that moment: a party that has arrived is awaited before its turn, sits during it, and has finished after it.
 */
export function momentOf(
  current: Current,
  {
    at,
    party,
    state,
    isAnonymised,
  }: Pick<ImportedBooking, 'at' | 'party' | 'state' | 'isAnonymised'>,
  keptMonths: number,
): Result<Moment & { state: ImportedState }, ImportBookingCode> {
  const { plan, now } = current
  const { timeZone } = plan.settings
  const instant = instantOf(at, timeZone)
  if (instant === null) return refuse('skipped_time')
  const isTooOld = instant < monthsBefore(new Date(now), keptMonths).getTime()
  if (isTooOld && !isAnonymised) return refuse('too_old')
  if (instant > now + FURTHEST_MS) return refuse('too_far')
  if (instant > now && (state === 'finished' || state === 'no_show')) return refuse('still_to_come')
  const slot = Math.floor(instant / SLOT_MS)
  const phase = phaseOf(current, party, slot)
  const arrived = { to_come: 'booked', begun: 'seated', over: 'finished' } as const
  return ok({
    ...{ slot, phase, at: localOf(slot * SLOT_MS, timeZone) },
    state: state === 'seated' ? arrived[phase] : state,
  })
}

const NONE: Pick<TableOption, 'code' | 'tables' | 'attribute'> = {
  ...{ code: NO_TABLE, tables: [], attribute: 'default' },
}

/** Day, turn and table of an imported booking. */
export type ImportedSeating = {
  day: string
  turn: Turn
  table: Pick<TableOption, 'code' | 'tables' | 'attribute'>
  /** A party for which there is no table is still awaited. */
  state: ImportedState
  /** Limits of online booking that it goes beyond. */
  beyond: BookingLimit[]
}

/** A booking to be seated; `key` claims its units. `table`: the code that is named, null = none is, `NO_TABLE` = it is to have none. `own`: the reservation that it is a change of, whose units are released. */
export type ToSeat = {
  locationId: string
  key: string
  party: number
  state: ImportedState
  table: string | null
  own?: { id: string; table: string }
}

/**
 * Claims the table that a booking names whose turn has not ended, else the best one that is free, else none; of a turn that has
 * begun, from the current quarter of an hour on. What is over, finished or cancelled has no table. Refuses `taken` where a guest was faster: the next attempt goes by what is free then.
 */
export async function seatImported(
  sql: BookingSql,
  current: Current,
  { slot, phase, at }: Moment,
  { locationId, key, party, state, table, own }: ToSeat,
): Promise<Result<ImportedSeating, 'taken'>> {
  const { plan } = current
  if (phase === 'over' || (state !== 'booked' && state !== 'seated')) {
    const turn = turnAt(plan, party, slot)
    return ok({ day: serviceDayAt(plan, slot), turn, table: NONE, state, beyond: [] })
  }
  if (phase === 'begun')
    return seatBegun(sql, current, slot, { locationId, key, party, state, table, own })
  const named = table === NO_TABLE ? null : table
  const wishes: TableWish[] = [
    ...(named === null ? [] : [{ kind: 'option' as const, code: codeOf(plan, named) }]),
    ...(table === NO_TABLE ? [] : [{ kind: 'best' as const }]),
    { kind: 'none' },
  ]
  for (const wish of wishes) {
    const wanted = { locationId, holdId: key, party, at, table: wish, beyond: ALL_LIMITS }
    const allotted = await allotTable(sql, current, wanted)
    if (allotted.ok) return ok({ ...allotted.value, state })
    if (allotted.code === 'taken') return refuse('taken')
    const isNext = ['unknown_table', 'table_taken', 'no_table_free'].includes(allotted.code)
    if (!isNext) throw new Error(`a booking of an import cannot be seated: ${allotted.code}`)
  }
  throw new Error('a booking of an import has not even no table')
}

/** Seats a party whose turn has begun. The table that it has stays its own, whoever else is said to sit there. */
async function seatBegun(
  sql: BookingSql,
  current: Current,
  slot: number,
  { locationId, key, party, state, table, own }: ToSeat,
): Promise<Result<ImportedSeating, 'taken'>> {
  const { plan, now } = current
  const turn = turnAt(plan, party, slot)
  const rest = { ...turn, first: Math.floor(now / SLOT_MS) }
  const range = { locationId, first: rest.first, end: rest.end }
  const taken = await readStaffDay(
    sql,
    current,
    range,
    own ? { id: own.id, hold: key, first: slot } : null,
  )
  const named = table === null ? null : optionOfCode(plan, codeOf(plan, table))
  const had = own && own.table !== NO_TABLE ? optionOfCode(plan, own.table) : null
  const isHad = (option: TableOption) =>
    option.code === had?.code && taken.taken.isFree(option.tables, rest.first, rest.end)
  const isFree = (option: TableOption) => isHad(option) || isFreeFor(taken, option, rest)
  const given =
    table === NO_TABLE
      ? null
      : ([named, had].find((option) => option && isFree(option)) ?? bestTable(taken, rest))
  const found = given ?? NONE
  // Guests who come at a quarter of an hour that has passed take no pacing seat any more.
  const pacing = slot === rest.first ? pacingSeatsOf(taken, turn) : []
  const units = unitsForTurn(found.tables, pacing, rest.first, rest.end - rest.first)
  const day = serviceDayAt(plan, slot)
  const claimed = await claimBookedUnits(sql, { locationId, serviceDay: day, holdId: key, units })
  if (!claimed.ok) return refuse('taken')
  return ok({ day, turn, table: found, state: given ? state : 'booked', beyond: [] })
}

/** The code of a table option, whatever its capitals are in the other system. */
function codeOf({ tableOptions }: FloorPlan, said: string): string {
  const asked = said.toLowerCase()
  return tableOptions.find(({ code }) => code.toLowerCase() === asked)?.code ?? said
}
