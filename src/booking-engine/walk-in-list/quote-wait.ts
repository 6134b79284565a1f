import type { TableOption } from '../settings/floor-plan.ts'
import type { SeatingAttribute } from '../settings/settings.ts'
import { LONGEST_QUOTE, QUOTE_STEP, type WaitQuote } from './types.ts'

const MINUTE = 60_000

/** So many imagined turns that last exactly as long as planned weigh beside tonight's. */
const PLANNED_TURNS = 4
/** Nobody who sits leaves sooner than in so many minutes. */
const LEAST_REMAINING = 10
/** A turn counts as so many times its planned length at most: one party that talks till late is no pace. */
const LONGEST_RATIO = 3

/** A party with its tables: since when it sits, or from when it is booked (ms), and for how many minutes. */
export type Stay = { tables: readonly string[]; from: number; plannedMinutes: number }

/** A party that waits, as far as it matters for the others. */
export type WaitingParty = { party: number; wish: SeatingAttribute | null }

/** What a wait is reckoned from. */
export type Evening = {
  /** Instant, ms. */
  now: number
  tableOptions: readonly TableOption[]
  /** Minutes that the settings give to a party of a size. */
  turnMinutes(party: number): number
  seated: readonly Stay[]
  /** Bookings that are still to come, and have a table. */
  toCome: readonly Stay[]
  /** Tables that are blocked, from an instant up to another, ms. */
  blocked: readonly { tables: readonly string[]; from: number; to: number }[]
  /** Turns that ended tonight: planned and measured, minutes. */
  measured: readonly { plannedMinutes: number; minutes: number }[]
}

/**
 * The wait to be quoted to a party, with others ahead of it in the list. Deterministic, and in words that a host can say:
 *
 * 1. Tonight's pace is the mean of measured to planned turn times of the parties that have left, and of those that sit
 *    longer than planned, with four turns as planned among them. All turns are taken to last their planned time at this
 *    pace.
 * 2. For each table that serves the party, and for combinations of others, the times are found at which a party can sit
 *    down: once whoever sits there has left, and not where a booking to come or a block is in the way.
 * 3. The parties ahead that would be given these tables, each counted by the share of its own best tables that are among
 *    them, take the earliest of the times; the next one is the wait, rounded up to 5 minutes.
 *
 * It never gets shorter by a party more ahead, by a longer turn, or by a booking more (quote-wait.test.ts).
 */
export function quoteWait(
  evening: Evening,
  party: WaitingParty,
  ahead: readonly WaitingParty[],
): WaitQuote {
  const { pace, measured } = paceOf(evening)
  const options = optionsFor(evening, party)
  const competitors = ahead
    .map((other) => ({ other, takes: tablesTaken(evening, options, other) }))
    .filter(({ takes }) => takes > 0)
  const takenFirst = Math.round(competitors.reduce((sum, { takes }) => sum + takes, 0))
  const sizes = [party.party, ...competitors.map(({ other }) => other.party)]
  const turn = Math.max(...sizes.map((size) => evening.turnMinutes(size))) * pace * MINUTE
  const latest = evening.now + LONGEST_QUOTE * MINUTE
  const times = options
    .flatMap(({ tables }) =>
      seatingTimes(occupied(evening, tables, pace), evening.now, turn, latest),
    )
    .toSorted((one, other) => one - other)
  const wait = (times[takenFirst] ?? latest) - evening.now
  const steps = Math.ceil(wait / MINUTE / QUOTE_STEP)
  return {
    minutes: options.length === 0 ? null : Math.min(LONGEST_QUOTE, steps * QUOTE_STEP),
    ...{ tables: options.length, ahead: takenFirst },
    ...{ pace: Math.round(pace * 100), measured },
  }
}

/** How long turns last tonight, of their planned time, and how many of them say so. */
function paceOf({ now, seated, measured }: Evening): { pace: number; measured: number } {
  const overTurn = seated
    .map(({ from, plannedMinutes }) => ({ plannedMinutes, minutes: (now - from) / MINUTE }))
    .filter(({ plannedMinutes, minutes }) => minutes > plannedMinutes)
  const turns = [...measured, ...overTurn].filter(({ plannedMinutes }) => plannedMinutes > 0)
  const ratios = turns.map(({ plannedMinutes, minutes }) =>
    Math.min(LONGEST_RATIO, Math.max(0, minutes) / plannedMinutes),
  )
  const sum = ratios.reduce((total, ratio) => total + ratio, PLANNED_TURNS)
  return { pace: sum / (PLANNED_TURNS + ratios.length), measured: ratios.length }
}

/** The tables that serve a party, and combinations of further ones, of which no two share a table. */
function optionsFor({ tableOptions }: Evening, { party, wish }: WaitingParty): TableOption[] {
  const fitting = tableOptions.filter(
    ({ minParty, maxParty, attribute }) =>
      minParty <= party && party <= maxParty && (wish === null || attribute === wish),
  )
  const apart: TableOption[] = []
  for (const option of fitting.toSorted((one, other) => one.tables.length - other.tables.length)) {
    if (!apart.some((other) => sharesTable(other, option))) apart.push(option)
  }
  return apart
}

/**
 * How many of some table options a party takes that is given one of those that fit it best, whichever that is: the share
 * of these that are among them.
 */
function tablesTaken(evening: Evening, options: readonly TableOption[], other: WaitingParty) {
  const fitting = optionsFor(evening, other)
  const smallest = Math.min(...fitting.map(({ maxParty }) => maxParty))
  const best = fitting.filter(({ maxParty }) => maxParty === smallest)
  const taken = best.map((one) => options.filter((option) => sharesTable(option, one)).length)
  return taken.reduce((sum, count) => sum + count, 0) / Math.max(1, best.length)
}

function sharesTable(one: Pick<TableOption, 'tables'>, other: { tables: readonly string[] }) {
  return one.tables.some((table) => other.tables.includes(table))
}

/** From when to when (ms) one of some tables is not free. */
function occupied(evening: Evening, tables: string[], pace: number): [number, number][] {
  const { now, seated, toCome, blocked } = evening
  const at = <T extends { tables: readonly string[] }>(list: readonly T[]) =>
    list.filter((one) => sharesTable({ tables }, one))
  const length = ({ plannedMinutes }: Stay) => plannedMinutes * pace * MINUTE
  return [
    ...at(seated).map((stay): [number, number] => [
      Number.NEGATIVE_INFINITY,
      Math.max(stay.from + length(stay), now + LEAST_REMAINING * MINUTE),
    ]),
    // Who is late sits for as long as they would have; whose whole turn has passed does not come any more.
    ...at(toCome)
      .filter(({ from, plannedMinutes }) => from + plannedMinutes * MINUTE > now)
      .map((stay): [number, number] => [stay.from, Math.max(stay.from, now) + length(stay)]),
    ...at(blocked).map(({ from, to }): [number, number] => [from, to]),
  ]
}

/** The instants, one turn after the other, at which parties can sit down between what is occupied. */
function seatingTimes(
  occupied: readonly [number, number][],
  now: number,
  turn: number,
  latest: number,
): number[] {
  const times: number[] = []
  for (let at = now; at < latest; ) {
    const inTheWay = occupied.filter(([from, to]) => from < at + turn && to > at)
    if (inTheWay.length > 0) at = Math.max(...inTheWay.map(([, to]) => to))
    else {
      times.push(at)
      at += Math.max(turn, MINUTE)
    }
  }
  return times
}
