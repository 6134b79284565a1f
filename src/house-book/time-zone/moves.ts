import { instantOf, instantOrLater, SLOT } from '#lib/time.ts'
import { type HoldRow, LIVE } from '../holds.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import type { Stranded } from '../types.ts'

/** A visit, or what a guest holds, with its slot of old (`first_slot`) and the one in another zone (`to`). */
type Moved<Row> = Row & { to: number }

type VisitRow = {
  id: string
  hold_id: string
  confirmation: string
  local_start: string
  time_zone: string
  starts_at: number
  turn_minutes: number
  party: number
  attribute: Stranded['attribute']
  tables: string
  service_day: string
  first_slot: number
  slots: number
  units_from: number | null
  first_name: string
  last_name: string
  phone: string
  email: string | null
}

type BlockRow = {
  id: string
  service_day: string
  /** JSON list of codes. */
  tables: string
  local_start: string
  local_end: string
  first_slot: number
  slots: number
  reason: string
}

/** A block with its first slot in another zone, and the one after its last. */
export type MovedBlock = BlockRow & { to: number; end: number }

/**
 * Why a visit cannot keep its wall time: the clocks skip it that night · another visit would have its table
 * then, which happens on the nights when the clocks change · a party sits there at this moment.
 */
export type StuckWhy = 'time_skipped' | 'table_taken' | 'table_in_use'

export type Stuck = { visit: Moved<VisitRow>; why: StuckWhy }

/**
 * What of a location another time zone moves with the clock: what is to come keeps its wall time and gets
 * another instant. Parties that sit, or have sat, stay at theirs.
 */
export type Moves = {
  /** In the order of their instants. */
  visits: Moved<VisitRow>[]
  blocks: MovedBlock[]
  holds: Moved<HoldRow>[]
  /** Held tables that a visit would have then, or that no time is left for. */
  lostHolds: Moved<HoldRow>[]
  stuck: Stuck[]
  /** No unit of them is in an earlier slot, of old or by the new zone. */
  earliest: number
}

/** Whether something is at another instant by the new zone. */
export function isMoved({ first_slot, to }: { first_slot: number; to: number }): boolean {
  return first_slot !== to
}

const DAY = 96
/** What began so many slots ago is to come nowhere on earth. */
const LONG_AGO = 2 * DAY

/** What another time zone moves, and which visits it cannot. */
export async function movesTo(
  sql: Sql,
  { words }: Pick<BookingDatabase, 'words'>,
  locationId: string,
  timeZone: string,
): Promise<Moves> {
  const clock = await sql.all<{ now: number }>(`SELECT ${words.now} AS now`)
  const slot = Math.floor((clock[0]?.now ?? 0) / SLOT)
  const since = [locationId, slot - LONG_AGO]
  const [visits, holds, blocks, sitting] = await Promise.all([
    sql.all<VisitRow>(
      `SELECT id, hold_id, confirmation, local_start, time_zone, starts_at, turn_minutes, party,
         attribute, tables, service_day, first_slot, slots, units_from, first_name, last_name, phone, email
       FROM reservations
       WHERE location_id = $1 AND first_slot > $2 AND status = 'booked' AND visit IS NULL
       ORDER BY starts_at, id`,
      since,
    ),
    sql.all<HoldRow & { changes: string | null }>(
      `SELECT h.*, c.reservation_id AS changes FROM holds h LEFT JOIN changes c ON c.hold_id = h.id
       WHERE h.location_id = $1 AND h.${LIVE}`,
      [locationId],
    ),
    sql.all<BlockRow>(
      `SELECT id, service_day, tables, local_start, local_end, first_slot, slots, reason FROM blocks
       WHERE location_id = $1 AND first_slot > $2 ORDER BY first_slot, id`,
      since,
    ),
    sql.all<{ resource: string; slot: number }>(
      `SELECT u.resource, u.slot FROM units u JOIN reservations r ON r.hold_id = u.hold_id
       WHERE u.location_id = $1 AND u.slot >= $2 AND r.visit = 'seated'`,
      [locationId, slot],
    ),
  ])
  const wall = wallIn(timeZone)
  const isToCome = (first: number, end: number) => end > slot || first >= slot
  const to = <Row extends { local_start: string }>(row: Row) => ({
    ...row,
    to: Math.floor(wall(row.local_start).slots),
  })
  const coming = visits.map(to).filter((row) => isToCome(row.to, row.first_slot + row.slots))
  const taken = new Map<string, Moved<VisitRow>>()
  const stuck = new Map<string, Stuck>()
  for (const visit of coming) {
    if (wall(visit.local_start).skipped) {
      stuck.set(visit.id, { visit, why: 'time_skipped' })
    }
    for (const unit of tableUnits(visit)) {
      const other = taken.get(unit)
      if (!other) taken.set(unit, visit)
      else if (!stuck.has(visit.id)) stuck.set(visit.id, { visit, why: 'table_taken' })
    }
  }
  for (const { resource, slot: at } of sitting) {
    const visit = taken.get(unitOf(resource, at))
    if (visit && !stuck.has(visit.id)) stuck.set(visit.id, { visit, why: 'table_in_use' })
  }
  // A hold that changes a visit may count on its table.
  const isLost = (hold: Moved<HoldRow> & { changes: string | null }) =>
    wall(hold.local_start).skipped ||
    tableUnits(hold).some((unit) => (taken.get(unit)?.id ?? hold.changes) !== hold.changes)
  const held = Map.groupBy(holds.map(to), isLost)
  return {
    visits: coming,
    blocks: blocks
      .map((row) => ({ ...to(row), end: Math.ceil(wall(row.local_end).slots) }))
      .filter(({ first_slot, slots, to: first, end }) =>
        isToCome(Math.max(first, end - 1), first_slot + slots),
      ),
    holds: held.get(false) ?? [],
    lostHolds: held.get(true) ?? [],
    stuck: [...stuck.values()],
    earliest: slot - LONG_AGO - 2 * DAY,
  }
}

/** Instants of wall times in a zone, in slots; many visits share theirs. `skipped`: the clocks skip it. */
function wallIn(timeZone: string) {
  const known = new Map<string, { slots: number; skipped: boolean }>()
  return (local: string) => {
    const before = known.get(local)
    if (before) return before
    const instant = instantOf(local, timeZone)
    const slots = (instant ?? instantOrLater(local, timeZone)) / SLOT
    const wall = { slots, skipped: instant === null }
    known.set(local, wall)
    return wall
  }
}

function tableUnits({ tables, to, slots }: { tables: string; to: number; slots: number }) {
  return (JSON.parse(tables) as string[]).flatMap((table) =>
    Array.from({ length: slots }, (_, n) => unitOf(table, to + n)),
  )
}

function unitOf(resource: string, slot: number): string {
  return `${slot} ${resource}`
}
