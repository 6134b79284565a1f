import type { HostReservation, HostTable } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { instantAtOffsets, localAtOffsets } from '#lib/time/local-at-offsets.ts'
import type { LocalDateTime } from '#lib/time/time.ts'

type Block = HostDayView['blocks'][number]

/** From where to where something lies, in quarters of an hour from the first column on; fractions are allowed. */
export type Span = { from: number; to: number }

/** A party over its turn. `lane` = which of the lines of a row it lies on, from 0 on. */
export type PartyBar = Span & { one: HostReservation; lane: number }
export type BlockBar = Span & { block: Block }

/** The parties of a table; of `table` null those that have none yet, which may lie beside each other. */
export type TimelineRow = {
  table: HostTable | null
  parties: PartyBar[]
  blocks: BlockBar[]
  lanes: number
}

/** A column: the covers that start in its quarter of an hour, and how many may online; null = as tables allow. */
export type TimelineColumn = { at: LocalDateTime; covers: number; most: number | null }

export type Timeline = {
  /** The instant of the first column, ms. */
  start: number
  columns: TimelineColumn[]
  rows: TimelineRow[]
  /** The current time in quarters of an hour from the first column on; null = not on this day. */
  now: number | null
}

const QUARTER_MS = 15 * 60_000

/** A day as bars by tables and quarters of an hour, at an instant, ms; null = there is nothing to draw. */
export function timelineOf(day: HostDayView, now: number): Timeline | null {
  const parties = day.reservations.filter(({ state }) => state !== 'no_show')
  const turns = parties.map((one) => ({ one, ...turnOf(one, now) }))
  const hours = hoursOf(day, turns)
  if (!hours) return null
  const { start, count } = hours
  const columnOf = (instant: number) => (instant - start) / QUARTER_MS
  const bars = turns.map(({ one, from, to }) => ({
    ...{ one, from: columnOf(from), to: columnOf(to) },
  }))
  const columns = columnsOf(day, bars, hours)
  const times = columns.map(({ at }) => at)
  const rows = day.tables.map((table) => ({
    table,
    blocks: day.blocks
      .filter(({ tables }) => tables.includes(table.code))
      .map((block) => ({ block, ...blockSpan(block, times) })),
    ...laid(bars.filter(({ one }) => one.tables.includes(table.code))),
  }))
  const without = laid(bars.filter(({ one }) => one.tables.length === 0))
  const at = columnOf(now)
  return {
    ...{ start, columns },
    rows: [...(without.lanes > 0 ? [{ table: null, blocks: [], ...without }] : []), ...rows],
    now: day.day === day.today && at >= 0 && at <= count ? at : null,
  }
}

/** The local time of a place on the timeline. */
export function timeAt({ start }: Timeline, day: HostDayView, column: number): LocalDateTime {
  return localAtOffsets(start + Math.round(column) * QUARTER_MS, day.utcOffsets)
}

/** The instants (ms) between which a party has its table: until it left, or as long as it sits there. */
function turnOf({ state, startsAt, endsAt, stateSince }: HostReservation, now: number) {
  const least = startsAt + QUARTER_MS
  if (state === 'finished') return { from: startsAt, to: Math.max(stateSince ?? endsAt, least) }
  return { from: startsAt, to: state === 'seated' ? Math.max(endsAt, now) : endsAt }
}

type Hours = { start: number; count: number }

/** The hours of service, and beyond them as far as parties sit. */
function hoursOf(day: HostDayView, turns: readonly { from: number; to: number }[]): Hours | null {
  const { quarters, utcOffsets } = day
  const [first, last] = [quarters[0], quarters.at(-1)]
  const served = [first, last].flatMap((at) => (at ? instantAtOffsets(at, utcOffsets) : []))
  const starts = [...served, ...turns.map(({ from }) => from)]
  const ends = [...served, ...turns.map(({ to }) => to)]
  if (starts.length === 0) return null
  const start = Math.floor(Math.min(...starts) / QUARTER_MS) * QUARTER_MS
  return { start, count: Math.ceil((Math.max(...ends) - start) / QUARTER_MS) }
}

function columnsOf(
  day: HostDayView,
  bars: readonly (Span & { one: HostReservation })[],
  { start, count }: Hours,
): TimelineColumn[] {
  const covers = new Map<number, number>()
  for (const { one, from } of bars) {
    const column = Math.floor(from)
    covers.set(column, (covers.get(column) ?? 0) + one.party)
  }
  const most = new Map(day.pacing.map((each) => [each.at, each.covers]))
  return Array.from({ length: count }, (_, column) => {
    const at = localAtOffsets(start + column * QUARTER_MS, day.utcOffsets)
    return { at, covers: covers.get(column) ?? 0, most: most.get(at) ?? null }
  })
}

/** Parties on as few lines as keep them from lying on each other. */
function laid(bars: readonly (Span & { one: HostReservation })[]) {
  const ends: number[] = []
  const parties = bars
    .toSorted((one, other) => one.from - other.from)
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.from)
      const lane = free < 0 ? ends.length : free
      ends[lane] = bar.to
      return { ...bar, lane }
    })
  return { parties, lanes: ends.length }
}

function blockSpan({ from, to }: Block, times: readonly LocalDateTime[]): Span {
  const columnAt = (at: LocalDateTime) => {
    const column = times.findIndex((time) => time >= at)
    return column < 0 ? times.length : column
  }
  return { from: columnAt(from), to: columnAt(to) }
}
