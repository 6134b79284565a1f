import { ok, type Result, refuse } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import { instantOf, type LocalDate, type LocalDateTime, SLOT_MS } from '#lib/time/time.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { serviceDayOf, todayAt } from '../calendar/service-day.ts'
import { localTimeAt } from '../settings/clock-times.ts'
import {
  type FloorPlan,
  type TableOption,
  tableOptionsFor,
  turnMinutesFor,
} from '../settings/floor-plan.ts'
import { findOverstaying } from './claim-tables.ts'
import { currentFloorPlan, serviceDayAt } from './current-floor-plan.ts'
import { findHostRow } from './host-reservation.ts'
import { type SlotRange, TakenSlots } from './taken-slots.ts'
import type { BookingLimit, StaffTime, StaffTimes, StaffTimesQuestion } from './types.ts'

/** Minutes after midnight between which staff are offered times, seatings or not: 5 AM to 2 AM. */
const EARLIEST = 5 * 60
const LATEST = 26 * 60

/** Settings in force, the database's clock, and what is taken of the day on which a party comes. */
export type StaffDay = {
  plan: FloorPlan
  now: number
  taken: TakenSlots
  /** Tables at which somebody still sits after their turn: taken in the current slot. */
  overstayed: readonly string[]
}

/** A party's turn from slot `first` up to slot `end`, exclusive. */
export type Turn = { party: number; first: number; end: number }

/** The turn of a party that comes at a slot. */
export function turnAt({ settings }: FloorPlan, party: number, first: number): Turn {
  return { party, first, end: first + turnMinutesFor(settings, party) / 15 }
}

/** Settings in force, and the database's clock. */
export type Current = { plan: FloorPlan; now: number }

/** A reservation that is being changed: what it has counts as free. `first` = its first slot, past or not. */
export type OwnReservation = { id: string; hold: string; first: number }

/** What staff can find free between two slots, `end` exclusive, for a new reservation or for one that changes. */
export async function readStaffDay(
  sql: BookingSql,
  { plan, now }: Current,
  range: Omit<SlotRange, 'hold'>,
  own: OwnReservation | null = null,
): Promise<StaffDay> {
  const current = Math.floor(now / SLOT_MS)
  const day = serviceDayAt(plan, current)
  const at = { locationId: range.locationId, day, except: own?.id ?? null }
  const codes = plan.settings.tables.map(({ code }) => code)
  const [taken, overstaying] = await Promise.all([
    TakenSlots.read(sql, own ? { ...range, hold: own.hold } : range),
    range.first <= current ? findOverstaying(sql, at, codes) : [],
  ])
  return { plan, now, taken, overstayed: overstaying.flatMap(({ tables }) => tables) }
}

/** Whether a party can be booked for a slot: from the current one on, and at the time that it has already. */
export function isStillToCome(now: number, slot: number, own?: OwnReservation | null): boolean {
  return slot >= Math.floor(now / SLOT_MS) || slot === own?.first
}

/** Whether a table option is free for a turn. */
export function isFreeFor(
  { now, taken, overstayed }: StaffDay,
  { tables }: Pick<TableOption, 'tables'>,
  { first, end }: Turn,
): boolean {
  const isNow = first <= Math.floor(now / SLOT_MS)
  if (isNow && tables.some((table) => overstayed.includes(table))) return false
  return taken.isFree(tables, first, end)
}

/** The best-fitting table option that is free for a turn. */
export function bestTable(day: StaffDay, turn: Turn): TableOption | null {
  return (
    tableOptionsFor(day.plan, turn.party).find((option) => isFreeFor(day, option, turn)) ?? null
  )
}

/** The free pacing seats that a party takes: fewer than the party where too few are left. */
export function pacingSeatsOf({ plan, taken }: StaffDay, { party, first }: Turn): string[] {
  const covers = seatingAt(plan, first)?.covers ?? null
  return covers === null ? [] : taken.freePacingSeats(first, covers, party)
}

/** The limits of online booking that a party goes beyond. */
export function limitsBeyond(day: StaffDay, turn: Turn): BookingLimit[] {
  const { plan, now } = day
  const { settings } = plan
  const { party, first } = turn
  const seating = seatingAt(plan, first)
  const lastDay = addDays(todayAt(settings, now), settings.horizonDays)
  const isBeyond: Record<BookingLimit, boolean> = {
    party_size: party < settings.minParty || party > settings.maxParty,
    horizon: serviceDayAt(plan, first) > lastDay,
    periods: seating === undefined,
    pacing: (seating?.covers ?? null) !== null && pacingSeatsOf(day, turn).length < party,
  }
  return (Object.keys(isBeyond) as BookingLimit[]).filter((limit) => isBeyond[limit])
}

function seatingAt(plan: FloorPlan, slot: number) {
  const { seatingTimes } = serviceDayOf(plan, serviceDayAt(plan, slot))
  return seatingTimes.find((seating) => seating.slot === slot)
}

/** `HostApi.staffTimes`. */
export async function readStaffTimes(
  db: BookingDatabase,
  locationId: string,
  { day: date, party, reservation }: StaffTimesQuestion,
): Promise<Result<StaffTimes, 'unknown_location' | 'not_found'>> {
  const current = await currentFloorPlan(db, locationId)
  if (!current) return refuse('unknown_location')
  const row =
    reservation === undefined ? null : await findHostRow(db, { id: reservation, locationId })
  if (reservation !== undefined && !row) return refuse('not_found')
  const own = row && { id: row.id, hold: row.hold_id, first: row.first_slot }
  const { plan, now } = current
  const fits = tableOptionsFor(plan, party).length > 0
  const turns = slotsOn(plan, date).flatMap(({ at, slot }) =>
    isStillToCome(now, slot, own) ? [{ at, turn: turnAt(plan, party, slot) }] : [],
  )
  const [first, last] = [turns[0], turns.at(-1)]
  if (!first || !last) return ok({ times: [], fits })
  const range = { locationId, first: first.turn.first, end: last.turn.end }
  const day = await readStaffDay(db, current, range, own)
  const times = turns.map(({ at, turn }): StaffTime => {
    const best = bestTable(day, turn)
    return {
      ...{ at, beyond: limitsBeyond(day, turn) },
      best: best && { code: best.code, tables: best.tables },
    }
  })
  return ok({ times, fits })
}

/** The quarters of an hour of a service day at which staff can book, seatings or not. */
function slotsOn(plan: FloorPlan, date: LocalDate): { at: LocalDateTime; slot: number }[] {
  const slots = new Map<number, LocalDateTime>()
  for (const { time, slot } of serviceDayOf(plan, date).seatingTimes) slots.set(slot, time)
  for (let minute = EARLIEST; minute <= LATEST; minute += 15) {
    const at = localTimeAt(date, minute)
    const instant = instantOf(at, plan.settings.timeZone)
    const slot = instant === null ? null : Math.floor(instant / SLOT_MS)
    if (slot !== null && !slots.has(slot) && serviceDayAt(plan, slot) === date) slots.set(slot, at)
  }
  return [...slots].toSorted(([one], [other]) => one - other).map(([slot, at]) => ({ at, slot }))
}
