import { ok, type Result, refuse } from '#lib/result.ts'
import { monthsBefore } from '#lib/time/months-before.ts'
import { instantOf, type LocalDateTime, localOf, SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { allotTable } from '../host/allot-table.ts'
import { serviceDayAt } from '../host/current-floor-plan.ts'
import { type Current, type Turn, turnAt } from '../host/staff-times.ts'
import type { BookingLimit, TableWish } from '../host/types.ts'
import { NO_TABLE } from '../inventory/table-columns.ts'
import type { FloorPlan, TableOption } from '../settings/floor-plan.ts'
import type { ImportBookingCode, ImportedState } from './types.ts'

/** Further ahead nobody books, ms: two years. */
const FURTHEST_MS = 2 * 366 * 24 * 60 * 60_000

/** Another system has promised these bookings: no limit of online booking counts. */
const ALL_LIMITS: readonly BookingLimit[] = ['party_size', 'horizon', 'periods', 'pacing']

/** The quarter of an hour of a booking; `isOver`: it has passed. `at`: its time at the restaurant. */
export type Moment = { slot: number; isOver: boolean; at: LocalDateTime }

/** The quarter of an hour of a written time, for settings in force and the database's clock. */
export function momentOf(
  { plan, now }: Current,
  { at, state }: { at: LocalDateTime; state: ImportedState },
  keptMonths: number,
): Result<Moment, ImportBookingCode> {
  const { timeZone } = plan.settings
  const instant = instantOf(at, timeZone)
  if (instant === null) return refuse('skipped_time')
  const slot = Math.floor(instant / SLOT_MS)
  const isOver = slot < Math.floor(now / SLOT_MS)
  if (isOver && instant < monthsBefore(new Date(now), keptMonths).getTime())
    return refuse('too_old')
  if (!isOver && instant % SLOT_MS !== 0) return refuse('no_quarter')
  if (instant > now + FURTHEST_MS) return refuse('too_far')
  if (!isOver && (state === 'finished' || state === 'no_show')) return refuse('still_to_come')
  return ok({ slot, isOver, at: localOf(slot * SLOT_MS, timeZone) })
}

/** What a booking of another system gets. */
export type ImportedSeating = {
  day: string
  turn: Turn
  table: Pick<TableOption, 'code' | 'tables' | 'attribute'>
  /** Limits of online booking that it goes beyond. */
  beyond: BookingLimit[]
}

/** A booking to be seated; `key` claims its units. */
export type ToSeat = {
  locationId: string
  key: string
  party: number
  state: ImportedState
  table: string | null
}

/**
 * Claims the table that a booking to come names, else the best one that is free, else none. What is over or cancelled has no
 * table. Refuses `taken` where a guest was faster: the next attempt goes by what is free then.
 */
export async function seatImported(
  sql: BookingSql,
  current: Current,
  { slot, isOver, at }: Moment,
  { locationId, key, party, state, table }: ToSeat,
): Promise<Result<ImportedSeating, 'taken'>> {
  const { plan } = current
  if (isOver || state !== 'booked') {
    const none = { code: NO_TABLE, tables: [], attribute: 'default' as const }
    const turn = turnAt(plan, party, slot)
    return ok({ day: serviceDayAt(plan, slot), turn, table: none, beyond: [] })
  }
  const wishes: TableWish[] = [
    ...(table === null ? [] : [{ kind: 'option' as const, code: codeOf(plan, table) }]),
    { kind: 'best' },
    { kind: 'none' },
  ]
  for (const wish of wishes) {
    const wanted = { locationId, holdId: key, party, at, table: wish, beyond: ALL_LIMITS }
    const allotted = await allotTable(sql, current, wanted)
    if (allotted.ok) return allotted
    if (allotted.code === 'taken') return refuse('taken')
    const isNext = ['unknown_table', 'table_taken', 'no_table_free'].includes(allotted.code)
    if (!isNext) throw new Error(`a booking of an import cannot be seated: ${allotted.code}`)
  }
  throw new Error('a booking of an import has not even no table')
}

/** The code of a table option, whatever its capitals are in the other system. */
function codeOf({ tableOptions }: FloorPlan, said: string): string {
  const asked = said.toLowerCase()
  return tableOptions.find(({ code }) => code.toLowerCase() === asked)?.code ?? said
}
