import type { HostReservation, HostTable } from '#booking-engine/host/types.ts'
import { JOIN } from '#booking-engine/settings/floor-plan.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { localAtOffsets } from '#lib/time/local-at-offsets.ts'

type Block = HostDayView['blocks'][number]

/** `soon` = the next party is due within half an hour, or late · `over` = its party sits there beyond its turn. */
export type TableState = 'free' | 'soon' | 'seated' | 'over' | 'blocked'

/** A table at an instant: who sits there, who comes next, and until when nobody does. */
export type TableView = {
  table: HostTable
  state: TableState
  sitting: HostReservation | null
  /** Parties that are still to come, soonest first. */
  next: HostReservation[]
  /** The block that is in force. */
  block: Block | null
  /** Local time of the next party or block; null = free for the rest of the day. */
  freeUntil: string | null
}

/** What a tap on a table does with a party that is being moved. */
export type Target =
  | { kind: 'move'; place: string }
  | { kind: 'join'; place: string }
  | { kind: 'swap'; other: HostReservation }

const SOON_MS = 30 * 60_000
/** How long before its time a party may be seated, ms. */
const EARLIEST_SEATING_MS = 3 * 60 * 60_000

/** A table of a day at an instant, ms. */
export function viewTable(day: HostDayView, now: number, table: HostTable): TableView {
  const wall = localAtOffsets(now, day.utcOffsets)
  const here = day.reservations.filter(({ tables }) => tables.includes(table.code))
  const sitting = here.find(({ state }) => state === 'seated') ?? null
  const next = here
    .filter(({ state }) => state === 'booked')
    .toSorted((one, other) => one.startsAt - other.startsAt)
  const blocks = day.blocks.filter(({ tables, to }) => tables.includes(table.code) && to > wall)
  const block = blocks.find(({ from }) => from <= wall) ?? null
  const taken = [...next.map(({ at }) => at), ...blocks.map(({ from }) => from)].toSorted()
  const view = { table, sitting, next, block, freeUntil: taken[0] ?? null }
  return { ...view, state: stateAt(view, now) }
}

function stateAt({ sitting, next, block }: Omit<TableView, 'state'>, now: number): TableState {
  if (sitting) return now > sitting.endsAt ? 'over' : 'seated'
  if (block) return 'blocked'
  return next[0] && next[0].startsAt <= now + SOON_MS ? 'soon' : 'free'
}

/** Whether a party that is due can sit down: it has tables, all of them are free now, and it is early enough. */
export function canBeSeated(day: HostDayView, now: number, one: HostReservation): boolean {
  if (one.state !== 'booked' || one.tables.length === 0 || day.day !== day.today) return false
  if (one.startsAt - now > EARLIEST_SEATING_MS) return false
  const own = day.tables.filter(({ code }) => one.tables.includes(code))
  return own.every((table) => {
    const { sitting, block } = viewTable(day, now, table)
    return sitting === null && block === null
  })
}

/** What can be done with a party at a table; null = nothing. Guests who are booking this minute are not known here. */
export function targetAt(
  day: HostDayView,
  now: number,
  one: HostReservation,
  code: string,
  joins: boolean,
): Target | null {
  const isOwn = one.tables.includes(code)
  if (isOwn && (joins || one.tables.length === 1)) return null
  if (isBlockedFor(day, now, one, code)) return null
  const others = day.reservations.filter((other) => isInTheWay(other, { one, code, now }))
  if (others.length === 0) {
    if (!joins) return { kind: 'move', place: code }
    return { kind: 'join', place: placeOf(day, [...one.tables, code]) }
  }
  const [other, ...more] = others
  const canSwap = other && more.length === 0 && !joins && one.tables.length > 0
  return canSwap ? { kind: 'swap', other } : null
}

/** The combination of the settings that has exactly these tables, else their codes, joined for one party. */
export function placeOf(day: Pick<HostDayView, 'tables' | 'combinations'>, codes: string[]) {
  const inOrder = day.tables.map(({ code }) => code).filter((code) => codes.includes(code))
  const known = day.combinations.find(
    ({ tables }) => tables.length === inOrder.length && tables.every((one) => codes.includes(one)),
  )
  return known?.code ?? inOrder.join(JOIN)
}

type Wish = { one: HostReservation; code: string; now: number }

/** Whether another party has the table while this one needs it. */
function isInTheWay(other: HostReservation, { one, code, now }: Wish): boolean {
  if (other.id === one.id || !other.tables.includes(code)) return false
  if (other.state !== 'booked' && other.state !== 'seated') return false
  const needed = windowOf(one, now)
  const taken = windowOf(other, now)
  return taken.from < needed.to && needed.from < taken.to
}

function isBlockedFor(day: HostDayView, now: number, one: HostReservation, code: string): boolean {
  const { from, to } = windowOf(one, now)
  const [first, last] = [from, to].map((instant) => localAtOffsets(instant, day.utcOffsets))
  return day.blocks.some(
    (block) => block.tables.includes(code) && block.from < (last ?? '') && (first ?? '') < block.to,
  )
}

/** From when to when (ms) a party needs a table: from now on where it sits, and as long as it does. */
function windowOf({ state, startsAt, endsAt }: HostReservation, now: number) {
  return { from: state === 'seated' ? now : Math.max(startsAt, now), to: Math.max(endsAt, now + 1) }
}
